import Testing
import UIKit

/// What makes sense on a phone alone is there, and does nothing.
@MainActor @Suite struct PhoneOnlyTests {
    @Test func theLastThingCopiedIsOnThePasteboard() {
        let pasteboard = UIPasteboard.general
        let changes = pasteboard.changeCount
        pasteboard.string = "text"
        #expect(pasteboard.string == "text" && pasteboard.hasStrings)
        pasteboard.color = .red
        #expect(pasteboard.string == nil && pasteboard.hasColors)
        #expect(pasteboard.changeCount == changes + 2)
    }

    @Test func anAlertRemembersWhatItWouldAsk() {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in Issue.record("nobody taps") })
        alert.addTextField { $0.placeholder = "Name" }
        #expect(alert.title == "Title" && alert.message == "Message")
        #expect(alert.actions.map(\.title) == ["OK"])
        #expect(alert.textFields?.first?.placeholder == "Name")
    }

    @Test func blursAreFlatColoursByStyleAndAppearance() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        let label = UILabel()
        view.contentView.addSubview(label)
        #expect(view.contentView.superview === view && view.contentView.frame.size == CGSize(width: 40, height: 30))
        #expect(view.effect is UIBlurEffect)
    }
}
