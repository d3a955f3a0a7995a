import SwiftUI
import Testing

/// Apple's documentation of `LocalizedStringResource` and of the initialisers that take one as a title.
@MainActor @Suite struct ResourceTitleTests {
    private func texts(_ view: some View) -> [String] {
        Laid(view).leaves.compactMap { ($0 as? UILabel)?.text }
    }
    private let name = LocalizedStringResource("Anchor")

    @Test func `Controls have resources for titles`() {
        #expect(texts(Button(name) {}) == ["Anchor"])
        #expect(texts(Button(name, systemImage: "star") {}) == ["Anchor"])
        #expect(texts(Toggle(name, isOn: .constant(true))) == ["Anchor"])
        #expect(texts(Stepper(name, value: .constant(1), in: 0...3)) == ["Anchor"])
        #expect(texts(LabeledContent(name, value: "12")) == ["Anchor", "12"])
        #expect(texts(GroupBox(name) { Text("in it") }) == ["Anchor", "in it"])
        #expect(texts(DisclosureGroup(name) {}) == ["Anchor"])
        #expect(texts(ProgressView(name, value: 0.5)) == ["Anchor"])
        #expect(texts(Menu(name) {}) == ["Anchor"])
    }

    @Test func `Bars and alerts take resources`() {
        let controller = show(
            NavigationStack {
                Text("Page").navigationTitle(name).alert(name, isPresented: .constant(true)) { Button(name) {} }
            })
        let alert = controller.presentedViewController as? UIAlertController
        #expect(alert?.title == "Anchor")
        #expect(alert?.actions.map(\.title) == ["Anchor"])
    }

    /// The formats of C's `printf`, and places by their numbers.
    @Test func `A text by its symbol has its values where its places are`() {
        func text(_ key: String, _ values: [any Sendable & CVarArg]) -> String {
            String(localized: LocalizedStringResource(_key: key, table: nil, values: values))
        }
        #expect(text("%lld of %lld", [2, 5]) == "2 of 5")
        #expect(text("%2$@ before %1$(first)@", ["a", "b"]) == "b before a")
        #expect(text("%.1f %%", [2.25]) == String(format: "%.1f %%", 2.25))
        #expect(text("%@", ["50 %"]) == "50 %")
        #expect(text("none, %lld", []) == "none, %lld")
        #expect(String(localized: "No. \(7, specifier: "%03d")") == "No. 007")
    }
}
