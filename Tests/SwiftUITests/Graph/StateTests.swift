import Combine
import SwiftUI
import Testing

/// A macro adds an extension to it, which a class in a function cannot have.
@Observable private final class Watched {
    var width: CGFloat = 10
    var other = 0
    var ids = [1, 2, 3]
}

/// What Apple's pages on "Managing user interface state" and "Watched data" say of each wrapper.
@MainActor @Suite struct StateTests {
    /// Counts how often something happens.
    @MainActor final class Count { var value = 0 }

    @Test func `A view keeps its state, and another one at its place begins anew`() {
        struct Counter: View {
            @State private var width: CGFloat = 10
            let more: Count
            var body: some View {
                Color(uiColor: .red).frame(width: width, height: 5).onAppear {
                    width += 10; more.value += 1
                }
            }
        }
        struct Screen: View {
            @State var isOther = false
            let more: Count
            let actions: Count
            var body: some View {
                if isOther { Counter(more: more) } else { Counter(more: more).onAppear { actions.value += 1 } }
            }
        }
        let (more, actions) = (Count(), Count())
        let laid = Laid(Screen(more: more, actions: actions))
        #expect(laid.frames[0].width == 20)
        #expect((more.value, actions.value) == (1, 1))
    }

    @Test func `Who reads a state through a binding is evaluated again, and who does not is not`() {
        struct Reader: View {
            @Binding var width: CGFloat
            let bodies: Count
            var body: some View {
                let _ = bodies.value += 1
                Color(uiColor: .red).frame(width: width, height: 5)
            }
        }
        struct Owner: View {
            @State private var width: CGFloat = 10
            let bodies: Count
            let own: Count
            var body: some View {
                let _ = own.value += 1
                Reader(width: $width, bodies: bodies).onAppear { width = 30 }
            }
        }
        let (bodies, own) = (Count(), Count())
        let laid = Laid(Owner(bodies: bodies, own: own))
        #expect(laid.frames[0].width == 30)
        // Both twice before the first picture, and the reader once more.
        #expect((own.value, bodies.value) == (2, 3))
    }

    @Test func `Observable objects tell those who read the property that changes`() {
        struct Screen: View {
            let model: Watched
            let bodies: Count
            var body: some View {
                let _ = bodies.value += 1
                Color(uiColor: .red).frame(width: model.width, height: 5)
            }
        }
        let (model, bodies) = (Watched(), Count())
        let laid = Laid(Screen(model: model, bodies: bodies))
        let before = bodies.value
        model.other = 5
        laid.host.layoutIfNeeded()
        #expect(bodies.value == before)
        model.width = 40
        laid.host.layoutIfNeeded()
        #expect(laid.frames[0].width == 40)
        #expect(bodies.value == before + 1)
    }

    @Test func `A bindable object gives bindings to its properties`() {
        struct Editor: View {
            @Bindable var model: Watched
            var body: some View { Child(width: $model.width) }
        }
        struct Child: View {
            @Binding var width: CGFloat
            var body: some View { Color(uiColor: .red).frame(width: width, height: 5).onAppear { width = 25 } }
        }
        let laid = Laid(Editor(model: Watched()))
        #expect(laid.frames[0].width == 25)
    }

    @Test func `Objects with publishers tell their views, whoever owns them`() {
        final class Model: ObservableObject {
            @Published var width: CGFloat = 10
            static let made = Count()
            init() { MainActor.assumeIsolated { Self.made.value += 1 } }
        }
        struct Shower: View {
            @EnvironmentObject var model: Model
            var body: some View { Color(uiColor: .red).frame(width: model.width, height: 5) }
        }
        struct Screen: View {
            @StateObject private var model = Model()
            var body: some View { Shower().environmentObject(model).onAppear { model.width = 50 } }
        }
        let laid = Laid(Screen())
        #expect(laid.frames[0].width == 50)
        #expect(Model.made.value == 1)
    }

    @Test func `Views of a loop keep their state by identity`() {
        struct Cell: View {
            let id: Int
            @State private var width: CGFloat = 0
            var body: some View {
                Color(uiColor: .red).frame(width: width, height: 5)
                    .onAppear { width = CGFloat(id) * 10 }
            }
        }
        struct Screen: View {
            let model: Watched
            var body: some View { VStack { ForEach(model.ids, id: \.self) { Cell(id: $0) } } }
        }
        let model = Watched()
        let laid = Laid(Screen(model: model))
        #expect(laid.frames.map(\.width) == [10, 20, 30])
        model.ids = [3, 1]
        laid.host.layoutIfNeeded()
        #expect(laid.frames.map(\.width) == [30, 10])
    }

    @Test func `What is inside appears before what is around it, and all before the picture`() {
        final class Log { var words: [String] = [] }
        let log = Log()
        let view = VStack {
            Color(uiColor: .red).onAppear { log.words.append("first") }
            Color(uiColor: .red).onAppear { log.words.append("second") }
        }.onAppear { log.words.append("stack") }
        _ = Laid(view)
        #expect(log.words == ["first", "second", "stack"])
    }

    @Test func `A change is told with the old and the new value, once`() {
        final class Log { var words: [String] = [] }
        struct Screen: View {
            @State var number = 1
            let log: Log
            var body: some View {
                Color(uiColor: .red)
                    .onChange(of: number) { old, new in log.words.append("\(old) \(new)") }
                    .onChange(of: number, initial: true) { log.words.append("now \(number)") }
                    .onAppear { number = 2 }
            }
        }
        let log = Log()
        _ = Laid(Screen(log: log))
        #expect(log.words == ["now 1", "1 2", "now 2"])
    }

    @Test func `State that changes at every layout ends after a while`() {
        struct Restless: View {
            @State var number = 0
            var body: some View { Color(uiColor: .red).onChange(of: number, initial: true) { number += 1 } }
        }
        var words: [String] = []
        Headless.Diagnostics.handler = { words.append($0) }
        defer { Headless.Diagnostics.handler = nil }
        _ = Laid(Restless())
        #expect(words.count == 1 && words[0].contains("Restless"))
    }

    @Test func `A view that contains itself ends after a while`() {
        struct Endless: View { var body: some View { AnyView(Endless()) } }
        var words: [String] = []
        Headless.Diagnostics.handler = { words.append($0) }
        defer { Headless.Diagnostics.handler = nil }
        _ = Laid(Endless())
        #expect(words.count == 1 && words[0].contains("Endless"))
    }

    @Test func `Preferences go up, and are reduced in order`() {
        struct Widths: PreferenceKey {
            static let defaultValue: [CGFloat] = []
            static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
        }
        struct Screen: View {
            @State var widths: [CGFloat] = []
            var body: some View {
                VStack(spacing: 0) {
                    HStack(spacing: 0) {
                        ForEach([10, 30] as [CGFloat], id: \.self) { width in
                            Color(uiColor: .red).frame(width: width, height: 5)
                                .background {
                                    GeometryReader {
                                        Color(uiColor: .clear).preference(key: Widths.self, value: [$0.size.width])
                                    }
                                }
                        }
                    }
                    Color(uiColor: .blue).frame(width: widths.reduce(0, +), height: 1)
                }
                .onPreferenceChange(Widths.self) { widths = $0 }
            }
        }
        #expect(Laid(Screen()).frames.last?.width == 40)
    }

    /// As in renaudjenny/SwiftClockUI, whose numerals are as large as their plates on its pictures testPlateHardXII and testPlateSoftI.
    @Test func `What one view says is not reduced with the default`() {
        struct Side: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {}
        }
        struct Plate: View {
            @State private var side: CGFloat = 0
            var body: some View {
                Color(uiColor: .red).frame(width: 60, height: 20)
                    .background(
                        GeometryReader { Color(uiColor: .clear).preference(key: Side.self, value: $0.size.width) }
                    )
                    .onPreferenceChange(Side.self) { side = $0 }
                    .overlay { Color(uiColor: .blue).frame(width: side, height: 5) }
            }
        }
        #expect(Laid(Plate()).frames.last?.width == 60)
    }

    /// Apple: `overlayPreferenceValue` "reads the specified preference value from the view, using it to produce a second view".
    @Test func `What is made of a preference follows it when only what is below changes`() {
        struct Width: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }
        struct Inner: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color(uiColor: .red).preference(key: Width.self, value: width).onAppear { width = 90 }
            }
        }
        let laid = Laid(Inner().overlayPreferenceValue(Width.self) { Color(uiColor: .blue).frame(width: $0) })
        #expect(laid.frames.map(\.width) == [400, 90])
    }

    /// After it was left as it is, what changes later is shown.
    @Test func `A view that was given up is not lost`() {
        struct Restless: View {
            let model: Watched
            @State private var number = 0
            var body: some View {
                Color(uiColor: .red).frame(width: model.width)
                    .onChange(of: number, initial: true) { if model.other == 0 { number += 1 } }
            }
        }
        Headless.Diagnostics.handler = { _ in }
        defer { Headless.Diagnostics.handler = nil }
        let model = Watched()
        let laid = Laid(Restless(model: model))
        model.other = 1
        laid.host.layoutIfNeeded()
        model.width = 60
        laid.host.layoutIfNeeded()
        #expect(laid.frames[0].width == 60)
    }

    @Test func `The environment goes down, and only who reads what was set is different`() {
        struct Reader: View {
            @Environment(\.layoutDirection) var direction
            var body: some View { Color(uiColor: .red).frame(width: direction == .rightToLeft ? 20 : 10, height: 5) }
        }
        let laid = Laid(
            VStack {
                Reader(); Reader().environment(\.layoutDirection, .rightToLeft)
            })
        #expect(laid.frames.map(\.width) == [10, 20])
    }

    @Test func `A task begins once the view is there, and what it changes is shown`() async {
        struct Screen: View {
            @State private var width: CGFloat = 10
            var body: some View { Color(uiColor: .red).frame(width: width).task { width = 70 } }
        }
        let laid = Laid(Screen())
        #expect(laid.frames[0].width == 10)
        for _ in 0..<20 where laid.frames[0].width != 70 {
            await Task.yield()
            laid.host.layoutIfNeeded()
        }
        #expect(laid.frames[0].width == 70)
    }

    @Test func `A modifier of an author's has a state of its own`() {
        struct Growing: ViewModifier {
            @State private var width: CGFloat = 1
            func body(content: Content) -> some View { content.frame(width: width).onAppear { width = 60 } }
        }
        #expect(Laid(Color(uiColor: .red).modifier(Growing())).frames[0].width == 60)
    }

    /// Documentation of `EnvironmentalModifier`: "A modifier that must resolve to a concrete modifier in an environment before use."
    @Test func `A modifier is another one in each environment`() {
        struct Wide: ViewModifier {
            let width: CGFloat
            func body(content: Content) -> some View { content.frame(width: width) }
        }
        struct Scaled: EnvironmentalModifier {
            func resolve(in environment: EnvironmentValues) -> Wide {
                Wide(width: environment.colorScheme == .dark ? 90 : 30)
            }
        }
        let view = Color(uiColor: .red).modifier(Scaled())
        #expect(Laid(view.environment(\.colorScheme, .light)).frames[0].width == 30)
        #expect(Laid(view.environment(\.colorScheme, .dark)).frames[0].width == 90)
    }

    /// Documentation of `autoconnect()`: "Automates the process of connecting or disconnecting from this connectable publisher." Authors
    /// keep one under the name of its type.
    @Test func `A timer begins with the first who listens`() {
        let timer: Publishers.Autoconnect<Timer.TimerPublisher> =
            Timer.publish(every: 0.01, on: .current, in: .default).autoconnect()
        var ticks = 0
        let listening = timer.sink { _ in ticks += 1 }
        for _ in 0..<200 where ticks == 0 { RunLoop.current.run(until: Date() + 0.01) }
        #expect(ticks > 0)
        listening.cancel()
        let last = ticks
        RunLoop.current.run(until: Date() + 0.05)
        #expect(ticks == last)
    }

    /// Apple's sample "Backyard Birds" fills the store that its last body made: bodies run twice before a first picture, and what
    /// is done then is what the last one says.
    @Test func `What is done when a view appears is what its last body says`() {
        final class Made {
            nonisolated(unsafe) static var count = 0
            let number: Int
            init() {
                Self.count += 1
                number = Self.count
            }
        }
        final class Heard { var numbers: [Int] = [] }
        struct Screen: View {
            let heard: Heard
            var body: some View {
                let made = Made()
                Color.clear.onAppear { heard.numbers.append(made.number) }
            }
        }
        let heard = Heard()
        _ = Laid(Screen(heard: heard))
        #expect(heard.numbers == [Made.count])
    }

    /// In the words of a phone's log, as authors quote them: `ForEach<Array<ExpenseItem>, String, Text>: the ID Test occurs multiple times
    /// within the collection, this will give undefined results!`
    @Test func `An identity that several values have is told once, with the view`() {
        defer { Headless.reset() }
        var said: [String] = []
        Headless.Diagnostics.handler = { said.append($0) }
        func words(_ ids: [String]) -> some View { VStack { ForEach(ids, id: \.self) { Text($0) } } }
        let laid = Laid(words(["a", "b", "a", "a"]))
        #expect(laid.frames.count == 4)
        _ = Laid(words(["a", "b", "c"]))
        #expect(
            said == [
                "ForEach<Array<String>, String, Text>: the ID a occurs multiple times within the collection, this will give undefined results!"
            ])
    }
}
