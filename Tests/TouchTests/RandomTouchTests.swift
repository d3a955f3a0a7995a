import MaquetteTouch
import MaquetteViewModel
import SwiftUI
import Testing
import UIKit

/// Fingers that do anything anywhere: no touch traps, and the same touches always end in the same screen.
@MainActor @Suite struct RandomTouchTests {
    /// Numbers of a linear congruence by Knuth (MMIX).
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 32 | state << 32
        }
    }

    private struct Shop: View {
        @State private var count = 0
        @State private var isOn = false
        @State private var name = ""
        @State private var level = 0.5
        @State private var isShown = false
        @State private var chosen: Int?

        var body: some View {
            TabView {
                NavigationStack {
                    List {
                        ForEach(0..<20) { row in NavigationLink("Row \(row)") { Text("Page \(row)") } }
                        Toggle("Sound", isOn: $isOn)
                        TextField("Name", text: $name)
                        Slider(value: $level)
                        Stepper("Count \(count)", value: $count)
                    }
                    .searchable(text: $name)
                    .toolbar {
                        EditButton()
                        Button("Ask") { isShown = true }
                    }
                }
                .tabItem { Text("List") }
                NavigationSplitView {
                    List(selection: $chosen) { ForEach(0..<5) { Text("Box \($0)").tag($0) } }
                } detail: {
                    Text("Chosen \(chosen ?? -1)").contextMenu { Button("More") { count += 1 } }
                }
                .tabItem { Text("Boxes") }
                TabView {
                    Text("First").onTapGesture(count: 2) { count += 2 }
                    Text("Second")
                }
                .tabViewStyle(.page)
                .tabItem { Text("Pages") }
            }
            .sheet(isPresented: $isShown) { Button("Done") { isShown = false }.presentationDetents([.medium]) }
        }
    }

    private func texts(after touches: Int) -> [String] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = UIHostingController(rootView: Shop())
        window.isHidden = false
        window.layoutIfNeeded()
        defer { window.isHidden = true }
        var numbers = Numbers(state: 7)
        func place() -> TouchTarget {
            .place(x: CGFloat.random(in: 0..<393, using: &numbers), y: CGFloat.random(in: 0..<852, using: &numbers))
        }
        let ways = TouchStep.Way.allCases
        for _ in 0..<touches {
            let step: TouchStep =
                switch Int.random(in: 0..<8, using: &numbers) {
                case 0: .longPress(place())
                case 1: .swipe(ways[Int.random(in: 0..<ways.count, using: &numbers)], on: place())
                case 2: .drag(place(), to: place())
                case 3: .type("a")
                case 4: .press(.back)
                default: .tap(place(), count: Int.random(in: 1...2, using: &numbers))
                }
            // Some cannot be done where there is nothing to type into or to go back to.
            try? ScreenHand(window).perform([step])
        }
        var found: [String] = []
        func visit(_ view: UIView) {
            guard !view.isHidden else { return }
            if let text = (view as? UILabel)?.text {
                found.append("\(text) \(view.convert(view.bounds, to: window))")
            }
            view.subviews.forEach(visit)
        }
        visit(window)
        return found
    }

    @Test func aThousandTouchesEndInTheSameScreen() {
        let first = texts(after: 1000)
        #expect(!first.isEmpty && texts(after: 1000) == first)
    }
}
