import Foundation
import MaquetteViewModel

public enum UITextInteractionMode: Int, Hashable, Sendable { case editable, nonEditable }

/// The gestures of a system text view for a view that sets its text itself. Nobody touches a picture.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
    open weak var delegate: (any UITextInteractionDelegate)?
    open weak var textInput: (any UIResponder & UITextInput)?
    open private(set) var textInteractionMode: UITextInteractionMode
    open weak var view: UIView?
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

    public init(for mode: UITextInteractionMode) {
        textInteractionMode = mode
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    func interactionWillBegin(_ interaction: UITextInteraction)
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
