import Maquette
import MaquetteAccessibility
import SwiftUI
import Testing

/// What VoiceOver reads of views of SwiftUI, in the words that `Tests/AccessibilityTests` has for the same controls of UIKit. Sources:
/// Apple, "Accessibility modifiers" and "Supporting VoiceOver in your app"; the words as AccessibilitySnapshot 0.12 has them.
@MainActor @Suite struct ReadingTests {
    private func reading(_ view: some View) throws -> AccessibilityReading {
        try Stage(device: .iPhone16, room: .screen).show(UIHostingController(rootView: view)) {
            AccessibilityReading($0)
        }
    }
    private func words(_ view: some View) throws -> [String] { try reading(view).elements.map(\.description) }

    @Test func `A form is read as one of UIKit's`() throws {
        let reading = try reading(
            VStack {
                Text(verbatim: "Welcome").accessibilityAddTraits(.isHeader)
                TextField("Email", text: .constant(""))
                SecureField("Password", text: .constant("abc"))
                Button("Sign In") {}
            })
        #expect(
            reading.elements.map(\.description) == [
                "Welcome. Heading.", "Email. Text Field.", "Password: •••. Secure Text Field.", "Sign In. Button.",
            ])
        #expect(reading.elements.map(\.spokenHint) == [nil, "Double tap to edit.", "Double tap to edit.", nil])
        #expect(reading.elements(of: .headings).map(\.number) == [1])
        #expect(reading.elements(of: .textFields).map(\.number) == [2, 3])
    }

    @Test func `Toggles say their state, sliders their value`() throws {
        #expect(
            try words(
                VStack {
                    Toggle("Wi-Fi", isOn: .constant(true))
                    Toggle("Bluetooth", isOn: .constant(false)).disabled(true)
                    Slider(value: .constant(0.5)) { Text(verbatim: "Volume") }
                }) == [
                    "Wi-Fi. Switch Button. On.", "Bluetooth. Dimmed. Switch Button. Off.", "Volume: 50%. Adjustable.",
                ])
    }

    @Test func `Segments say which is chosen`() throws {
        #expect(
            try words(
                Picker("Span", selection: .constant(1)) {
                    Text(verbatim: "Day").tag(0)
                    Text(verbatim: "Week").tag(1)
                }
                .pickerStyle(.segmented)) == ["Day. Button. 1 of 2.", "Selected: Week. Button. 2 of 2."])
    }

    @Test func `A link in a list is a button, and a label is its title`() throws {
        #expect(
            try words(
                NavigationStack {
                    List {
                        NavigationLink("Bergen") { Text(verbatim: "There") }
                        Label("Favourites", systemImage: "star")
                    }
                    .toolbarVisibility(.hidden, for: .navigationBar)
                }) == ["Bergen. Button.", "Favourites"])
    }

    // Documented: `AccessibilityChildBehavior`, `accessibilityHidden(_:)`, `accessibilitySortPriority(_:)`.
    @Test func `Elements may be combined, replaced, hidden and sorted`() throws {
        #expect(
            try words(
                VStack {
                    HStack {
                        Text(verbatim: "One")
                        Text(verbatim: "Two")
                    }
                    .accessibilityElement(children: .combine)
                    HStack {
                        Text(verbatim: "A")
                        Text(verbatim: "B")
                    }
                    .accessibilityElement(children: .ignore).accessibilityLabel("Both")
                    Text(verbatim: "Hidden").accessibilityHidden(true)
                    Text(verbatim: "First").accessibilitySortPriority(2)
                }) == ["First", "One, Two", "Both"])
    }

    @Test func `Values, hints and actions are said`() throws {
        let reading = try reading(
            Text(verbatim: "Rating").accessibilityValue("3 of 5").accessibilityHint("Swipe to change.")
                .accessibilityAction(named: "Reset") {})
        #expect(reading.elements.map(\.description) == ["Rating: 3 of 5"])
        #expect(reading.elements.first?.spokenHint?.contains("Swipe to change.") == true)
    }

    @Test func `A screen with bars is read from the top`() throws {
        let words = try words(
            NavigationStack {
                Text(verbatim: "Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Edit") {} }
            })
        #expect(words.first == "Title. Heading.")
        #expect(Set(words.dropFirst()) == ["Edit. Button.", "Content"])
        #expect(words.last == "Content")
    }
}
