import Foundation
import Testing

/// What an app is and does before its screens counts in `preview render` of its files.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PreviewedAppTests {
    @Test func `An app that has one appearance alone is shown in it`() throws {
        let list =
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>"
        let package = try Toolset.Package([
            "Lone.swift": """
            import UIKit
            func word(_ view: UIView) -> UIView {
                let label = UILabel()
                label.text = UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light"
                return label
            }
            #Preview("Word") { word(UIView()) }
            """,
            "Info.plist": list,
        ])
        defer { package.remove() }
        #expect(try package.texts("Word", of: "Lone.swift") == ["dark"])
    }

    @Test func `The app in a file that is in no package starts before its screens`() throws {
        let package = try Toolset.Package([
            "Lone.swift": """
            import UIKit
            enum Store { nonisolated(unsafe) static var word = "not started" }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationDidFinishLaunching(_ application: UIApplication) { Store.word = "started" }
            }
            #Preview("Word") {
                let label = UILabel()
                label.text = Store.word
                return label
            }
            """
        ])
        defer { package.remove() }
        #expect(try package.texts("Word", of: "Lone.swift") == ["started"])
    }

    @Test func `An app of SwiftUI shows its first window, and a view that needs nothing itself`() throws {
        let package = try Toolset.Package([
            "Cards.swift": """
            import SwiftUI
            @main struct Cards: App {
                var body: some Scene {
                    WindowGroup { Text("first window") }
                    WindowGroup(id: "other") { Text("second window") }
                }
            }
            """,
            "Screen.swift": """
            import SwiftUI
            struct Screen: View {
                @State private var name = "Anna"
                var body: some View { Text("Hello, \\(name)") }
            }
            """,
        ])
        defer { package.remove() }
        #expect(try package.texts("Cards", of: "Cards.swift") == ["first window"])
        #expect(try package.texts("Screen", of: "Screen.swift") == ["Hello, Anna"])
    }

    /// Apple on `Preview(_:traits:arguments:body:)`: the body gets one of the arguments.
    @Test func `Each of a preview's arguments has a picture`() throws {
        let package = try Toolset.Package([
            "Lone.swift": """
            import SwiftUI
            enum Size: CaseIterable { case small, large }
            #Preview("Badge", arguments: ["one", "two"]) { word in
                let shown = word.uppercased()
                Text(shown)
            }
            #Preview("Size", arguments: Size.allCases) { Text("\\($0)") }
            """,
            "Old.swift": """
            import UIKit
            #Preview("Label", arguments: [1, 2]) { (number: Int) in
                let label = UILabel()
                label.text = "label \\(number)"
                return label
            }
            """,
        ])
        defer { package.remove() }
        #expect(try package.texts("Badge (one)", of: "Lone.swift") == ["ONE"])
        #expect(try package.texts("Badge (two)", of: "Lone.swift") == ["TWO"])
        #expect(try package.texts("Size", of: "Lone.swift") == ["small"])
        #expect(try package.texts("Label (2)", of: "Old.swift") == ["label 2"])
    }

    /// Apple on `PreviewModifier`: what `makeSharedContext()` returns is passed into `body`, whose content is the preview; a trait of one's
    /// own is added to `PreviewTrait where T == Preview.ViewTraits`.
    @Test func `A modifier of a preview makes its context, and changes the preview`() throws {
        let package = try Toolset.Package([
            "Lone.swift": """
            import SwiftUI
            @Observable final class Store { var name: String; init(name: String) { self.name = name } }
            struct Sample: PreviewModifier {
                static func makeSharedContext() async throws -> Store { Store(name: "sample") }
                func body(content: Content, context: Store) -> some View {
                    VStack { content; Text("below") }.environment(context)
                }
            }
            struct Broken: PreviewModifier {
                struct Failure: Error {}
                static func makeSharedContext() throws -> Store { throw Failure() }
                func body(content: Content, context: Store) -> some View { content }
            }
            extension PreviewTrait where T == Preview.ViewTraits {
                @MainActor static var sample: Self { .modifier(Sample()) }
            }
            struct Named: View {
                @Environment(Store.self) private var store
                var body: some View { Text(store.name) }
            }
            #Preview("One", traits: .sample) { Named() }
            #Preview("Two", traits: .sizeThatFitsLayout, .modifier(Sample())) { Named() }
            #Preview("Three", traits: .modifier(Broken())) { Text("three") }
            """
        ])
        defer { package.remove() }
        #expect(try package.texts("One", of: "Lone.swift") == ["sample", "below"])
        #expect(try package.texts("Two", of: "Lone.swift") == ["sample", "below"])
        #expect(try package.texts("Three", of: "Lone.swift").joined(separator: " ").contains("Failure()"))
    }

    /// Row 360 of the facts about SwiftUI, from Apple's page on `PreviewTrait`. The safe area of an iPhone 16 is 393 x 759 points, below 59.
    @Test func `Traits say how large the container of a preview of SwiftUI is`() throws {
        let package = try Toolset.Package([
            "Lone.swift": """
            import SwiftUI
            #Preview("Device") { Color.red.frame(width: 101, height: 51) }
            #Preview("Hug", traits: .sizeThatFitsLayout) { Color.red.frame(width: 101, height: 51) }
            #Preview("Wide", traits: .sizeThatFitsLayout) { Color.red.frame(height: 51) }
            #Preview("Fixed", traits: .fixedLayout(width: 301, height: 81)) { Color.red.frame(width: 101, height: 51) }
            """
        ])
        defer { package.remove() }
        for (name, frame) in [
            ("Device", (146, 413, 101, 51)), ("Hug", (0, 0, 101, 51)), ("Wide", (0, 0, 393, 51)),
            ("Fixed", (100, 15, 101, 51)),
        ] {
            let run = try package.preview(["frames", "Lone.swift#\(name)", "--device", "iPhone 16"])
            let (x, y, width, height) = frame
            #expect(
                run.text.contains(#""frame":{"x":\#(x),"y":\#(y),"width":\#(width),"height":\#(height)}"#),
                "\(name): \(run.text)")
        }
    }

    /// What a phone shows and Maquette does not, by the page on SwiftUI: named on the edge of the picture, and once on standard error.
    @Test func `A modifier that is not drawn is named below the picture`() throws {
        let package = try Toolset.Package([
            "Lone.swift": """
            import SwiftUI
            #Preview("Small") { VStack { Text("one").textScale(.secondary); Text("two").textScale(.secondary) } }
            #Preview("Usual") { Form { Text("one") }.formStyle(.grouped) }
            """
        ])
        defer { package.remove() }
        let small = try package.preview(["render", "Lone.swift", "--preview", "Small", "--format", "text", "-o", "-"])
        #expect(small.text.contains("not drawn: textScale"), "\(small.text)")
        #expect(small.text.split(separator: "\n").count { $0.contains("textScale is not drawn") } == 1, "\(small.text)")
        #expect(try package.texts("Usual", of: "Lone.swift") == ["one"])
    }
}
