import Foundation
import Maquette
import Testing

/// Alerts over the screens of documents.
@MainActor @Suite struct AlertTests {
    private func document(_ alert: String, _ more: String = "") throws -> JSONDocument {
        try JSONDocument(
            Data(#"{ \#(more) "device": "iPhone 16", "ios": 26, "view": {}, "alert": \#(alert) }"#.utf8),
            file: "screen.json")
    }

    private func problems(_ alert: String, _ more: String = "") -> [String] {
        do {
            _ = try document(alert, more)
            return []
        } catch { return (error as? UnusableDocument)?.problems.map(\.message) ?? [] }
    }

    @Test func anAlertIsPresentedWithWhatTheDocumentSays() throws {
        let document = try document(
            """
            { "title": "Sign In", "message": "To the library", "textFields": [{ "placeholder": "Name" },
              { "text": "1234", "isSecureTextEntry": true }],
              "actions": [{ "title": "Not Now", "style": "cancel" }, { "title": "Sign In", "isPreferred": true },
                { "title": "Delete", "style": "destructive", "isEnabled": false }] }
            """)
        let scene = try #require(document.scenes.first)
        let stage = Stage(Headless.Settings(), room: .screen).honouring(scene.preferences)
        try stage.show(document.build(scene)) { shown in
            let window = try #require(shown.canvas as? UIWindow)
            let alert = try #require(window.rootViewController?.presentedViewController as? UIAlertController)
            #expect(alert.title == "Sign In" && alert.message == "To the library" && alert.preferredStyle == .alert)
            #expect(alert.textFields?.map(\.placeholder) == ["Name", nil])
            #expect(alert.textFields?[1].text == "1234" && alert.textFields?[1].isSecureTextEntry == true)
            #expect(alert.actions.map(\.title) == ["Not Now", "Sign In", "Delete"])
            #expect(alert.actions.map(\.style) == [.cancel, .default, .destructive])
            #expect(alert.actions.map(\.isEnabled) == [true, true, false])
            #expect(alert.preferredAction === alert.actions[1])
            // Measured on iOS 26.1: 320 wide, its left edge on the pixel at 36.667.
            #expect(alert.view.window === window && alert.view.frame.width == 320)
            #expect(abs(alert.view.frame.minX - 36.667) < 0.001)
        }
    }

    @Test func whatUIKitWouldNotTakeIsReported() {
        #expect(
            problems(#"{ "style": "actionSheet", "textFields": [{}] }"#) == [
                "only an alert has text fields, not an action sheet"
            ])
        #expect(
            problems(#"{ "actions": [{ "title": "A", "style": "cancel" }, { "title": "B", "style": "cancel" }] }"#) == [
                "an alert has one action with the style \"cancel\" at most"
            ])
        #expect(problems(#"{ "actions": [{ "style": "cancel" }] }"#) == ["an action needs the key \"title\""])
        #expect(
            problems(#"{ "title": "A" }"#, #""size": { "width": 100, "height": 44 },"#) == [
                "a part of a screen, which has a \"size\", cannot have an alert over it"
            ])
    }

    /// Once, with its place.
    @Test func aSymbolWithoutAnOutlineIsReported() throws {
        let json = try JSONDocument(
            Data(
                #"""
                { "view": { "subviews": [{ "type": "imageView", "image": "symbol:no.such.thing" },
                    { "type": "imageView", "image": "symbol:no.such.thing" }] } }
                """#.utf8), file: "screen.json")
        let message = "there is no outline for the system symbol “no.such.thing”; a neutral frame is drawn for it"
        #expect(json.warnings.map(\.message) == [message] && json.warnings.first?.line == 1)
        let drawn = try JSONDocument(
            Data(#"{ "view": { "subviews": [{ "type": "imageView", "image": "symbol:heart.fill" }] } }"#.utf8),
            file: "screen.json")
        #expect(drawn.warnings.isEmpty)
    }
}
