import Foundation
import Testing

/// Screens of SwiftUI whose views are in a package that is missing.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct MissingViewAppTests {
    /// By hand: what is in the closures of the package's views is the app's own and is shown, and so are their texts; its modifiers
    /// and styles are left out, and its colours are there.
    @Test func `Views of a missing package show the app's own that are in them`() throws {
        let fixture = try AppFixture([
            "App/Screen.swift": """
            import BrandKit
            import SwiftUI
            struct Screen: View {
                let names = ["first", "second"]
                var body: some View {
                    ScrollView {
                        BrandSection(title: "Heading", mode: .large) {
                            ForEach(names, id: \\.self) { Text($0) }
                            Button("Press") { Tracker.shared.note("x") }.buttonStyle(BrandStyle(mode: .filled))
                        }
                        .padding()
                        Text("after").foregroundStyle(Color.brandText).background(Color.brandGround)
                        BrandRow(text: names[0], icon: "star").brandShadow(3)
                        Button(action: {}) { BrandIcon.trash.view }
                        emptyNote
                    }
                    .brandOverlay(isShown: false) { Text("never") }
                }
                private var emptyNote: some View { BrandNote(message: "Note") }
            }
            #Preview { Screen() }
            """
        ])
        let run = try fixture.run(["render", fixture.path + "/App/Screen.swift", "--format", "text", "-o", "-"])
        for text in ["Heading", "first", "second", "Press", "after", "Note"] {
            #expect(run.output.contains("\"\(text)\""), "\(text): \(run.output) \(run.errors)")
        }
        #expect(!run.output.contains("\"never\"") && !run.output.contains("\"star\""), "\(run.output)")
    }
}
