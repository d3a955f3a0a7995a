import Foundation

/// A link of the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Tells of a property that was observed with `addObserver(_:forKeyPath:options:context:)`.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.current === self }

    @discardableResult open func becomeFirstResponder() -> Bool { FirstResponder.change(to: self) }
    @discardableResult open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Whether the responder answers to the selector now.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isKnown(of: self) }
    /// Itself, or the next one along the chain that can perform the action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// A view shown in place of the keyboard, and one on top of it.
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIInputViewController? { nil }
    open var inputAccessoryViewController: UIInputViewController? { nil }
    open var inputAssistantItem: UITextInputAssistantItem {
        if let kept: UITextInputAssistantItem = Remembered.value("inputAssistantItem", of: self, nil) { return kept }
        let made = UITextInputAssistantItem()
        Remembered.set("inputAssistantItem", of: self, made)
        return made
    }
    open func reloadInputViews() {}
    open var textInputMode: UITextInputMode? { nil }
    open var textInputContextIdentifier: String? { nil }
    open class func clearTextInputContextIdentifier(_ identifier: String) {}
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
    open func paste(itemProviders: [NSItemProvider]) {}

    // MARK: Keys, menus and what is undone

    open var keyCommands: [UIKeyCommand]? { nil }
    open var undoManager: UndoManager? { next?.undoManager }
    open func buildMenu(with builder: any UIMenuBuilder) {}
    open func validate(_ command: UICommand) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: What menus do with a selection. Views of text do it; others have nothing selected.

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) { paste(sender) }
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}

    // MARK: What the user is doing

    open var userActivity: NSUserActivity? {
        get { nil }
        set {}
    }
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Accessibility

    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
}

public enum UIEditingInteractionConfiguration: Int, Hashable, Sendable { case none, `default` }

/// The first responder: one object in the whole process, held weakly.
@MainActor enum FirstResponder {
    private struct Held { weak var responder: UIResponder? }
    @ScreenState private static var held = Held()

    private(set) static var current: UIResponder? {
        get { held.responder }
        set { held.responder = newValue }
    }

    static func change(to responder: UIResponder) -> Bool {
        if current === responder { return true }
        guard responder.canBecomeFirstResponder else { return false }
        if let current, !current.resignFirstResponder() { return false }
        current = responder
        return true
    }

    static func resign(_ responder: UIResponder) -> Bool {
        guard current === responder else { return true }
        guard responder.canResignFirstResponder else { return false }
        current = nil
        return true
    }
}

/// The notifications of the keyboard, posted where a picture of a screen has one.
extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification =
        NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification =
        NSNotification.Name("UIKeyboardDidChangeFrameNotification")

    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
