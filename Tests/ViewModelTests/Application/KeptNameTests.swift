import Foundation
import Testing
import UIKit

/// Names that few apps use, each as its page of Apple's documentation describes it.
@MainActor @Suite struct KeptNameTests {
    /// The keys of `CATransaction`: "animationDuration", "disableActions" and so on are its properties.
    @Test func aTransactionHasItsPropertiesByName() {
        CATransaction.begin()
        CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
        CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 1.5)
        #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
    }

    /// A project that declares the operators for itself uses its own: those below add twice as much.
    @Test func operatorsOfPrioritiesAreTheProjectsOwn() {
        var priority = UILayoutPriority(500) - 1
        #expect(priority.rawValue == 498)
        priority -= 1
        #expect(priority.rawValue == 496)
        // What it does not declare is there.
        #expect((priority + 4).rawValue == 500)
    }

    /// "UIMenuController": what is set is no menu on the screen where there are no touches.
    @Test func aMenuStaysHidden() {
        UIMenuController.shared.isMenuVisible = true
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    private final class Field: UIView {
        let label = UILabel()
        override var lastBaselineAnchor: NSLayoutYAxisAnchor { label.lastBaselineAnchor }
    }

    /// A view may hand out the anchor of one inside it, and what is aligned with it is aligned with that one.
    @Test func aViewHandsOutTheBaselineOfAnother() {
        let (root, field, mark) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Field(), UIView())
        for view in [field, mark] { root.addSubview(view) }
        field.addSubview(field.label)
        field.frame = CGRect(x: 0, y: 10, width: 100, height: 50)
        mark.translatesAutoresizingMaskIntoConstraints = false
        field.label.frame = CGRect(x: 0, y: 5, width: 100, height: 20)
        NSLayoutConstraint.activate([
            mark.topAnchor.constraint(equalTo: root.topAnchor),
            mark.bottomAnchor.constraint(equalTo: field.lastBaselineAnchor),
        ])
        let plain = NSLayoutConstraint(
            item: mark, attribute: .bottom, relatedBy: .equal, toItem: field.label, attribute: .lastBaseline,
            multiplier: 1, constant: 0)
        root.layoutIfNeeded()
        let height = mark.frame.height
        NSLayoutConstraint.deactivate(root.constraints)
        NSLayoutConstraint.activate([mark.topAnchor.constraint(equalTo: root.topAnchor), plain])
        root.layoutIfNeeded()
        #expect(height == mark.frame.height && height > 15 && height <= 35)
    }

    private final class Memo: UIDocument {
        var text = "new"
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self) + (typeName ?? "")
        }
    }

    /// "Document-based apps": a new document is saved for creating, an open one is normal, a closed one closed.
    @Test func aDocumentIsWrittenAndRead() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).memo")
        defer { try? FileManager.default.removeItem(at: url) }
        let memo = Memo(fileURL: url)
        var answers: [Bool] = []
        memo.open { answers.append($0) }
        #expect(memo.documentState == [.closed, .savingError])
        memo.save(to: url, for: .forCreating) { answers.append($0) }
        #expect(memo.documentState == .normal && (try? String(contentsOf: url, encoding: .utf8)) == "new")
        memo.text = "changed"
        memo.updateChangeCount(.done)
        #expect(memo.hasUnsavedChanges)
        memo.close { answers.append($0) }
        #expect(memo.documentState == .closed && !memo.hasUnsavedChanges)
        let other = Memo(fileURL: url)
        other.open { answers.append($0) }
        #expect(other.text == "changedmemo" && answers == [false, true, true, true])
    }

    /// "The leading item groups": the items are at the leading end, those of hidden groups nowhere.
    @Test func groupsOfItemsAreInTheBar() {
        let item = UINavigationItem(title: "")
        let buttons = ["1", "2", "3"].map { UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil) }
        item.leadingItemGroups = [
            .fixedGroup(items: Array(buttons[..<2])),
            .optionalGroup(customizationIdentifier: "more", isInDefaultCustomization: false, items: [buttons[2]]),
        ]
        #expect(item.leftBarButtonItems == Array(buttons[..<2]))
        item.trailingItemGroups = [buttons[0].creatingFixedGroup(), buttons[2].creatingFixedGroup()]
        #expect(item.rightBarButtonItems?.map(\.title) == ["3", "1"])
    }

    @Test func aSearchFieldKeepsTokens() {
        let field = UISearchTextField(frame: .zero)
        let tokens = ["from", "to"].map { UISearchToken(icon: nil, text: $0) }
        field.insertToken(tokens[1], at: 0)
        field.insertToken(tokens[0], at: 0)
        #expect(field.tokens == tokens)
        field.removeToken(at: 0)
        #expect(field.tokens == [tokens[1]])
    }

    private final class Restorer: UIViewControllerRestoration {
        static func viewController(
            withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> UIViewController? { UIViewController() }
    }
    private final class Kept: UIViewController {
        override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
        override var previewActionItems: [any UIPreviewActionItem] {
            [UIPreviewActionGroup(title: "More", style: .default, actions: [])]
        }
        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    }

    @Test func aControllerSaysWhoMakesItAgain() {
        let kept = Kept()
        kept.restorationClass = Restorer.self
        #expect(kept.restorationClass == Restorer.self && kept.previewActionItems.map(\.title) == ["More"])
        #expect(kept.restoresFocusAfterTransition && kept.extensionContext == nil)
    }

    @Test func localNotificationsAreKeptUntilTheyAreCancelled() {
        let (app, note) = (UIApplication.shared, UILocalNotification())
        app.scheduleLocalNotification(note)
        #expect(app.scheduledLocalNotifications == [note] && app.currentUserNotificationSettings?.types == [])
        app.cancelAllLocalNotifications()
        #expect(app.scheduledLocalNotifications == [])
    }

    /// `hideShowBarDuration`: "a global constant that specifies a preferred duration when animating the navigation bar".
    @Test func barsAndTextsHaveWhatLibrariesAskFor() {
        #expect(UINavigationController.hideShowBarDuration == CGFloat(0.2))
        let field = UITextField(frame: .zero)
        let pasted = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        field.pasteConfiguration = pasted
        #expect(field.pasteConfiguration === pasted && (field as Any) is any UIContentSizeCategoryAdjusting)
        let group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
        field.inputAssistantItem.leadingBarButtonGroups = [group]
        #expect(field.inputAssistantItem.leadingBarButtonGroups == [group])

        final class Editor: UIView {
            let own = UITextInputAssistantItem()
            override var inputAssistantItem: UITextInputAssistantItem { own }
        }
        let editor = Editor()
        #expect((editor as UIResponder).inputAssistantItem === editor.own)
    }
}

private func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - 2 * rhs) }
private func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
