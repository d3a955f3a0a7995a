import Foundation

/// An action that an assistive technology offers for an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    private let state: CustomActionState

    public convenience init(name: String, actionHandler: Handler?) {
        self.init(attributedName: NSAttributedString(string: name), image: nil, actionHandler: actionHandler)
    }

    public convenience init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.init(attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
    }

    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
    }

    /// Calls the target's method, as a control does.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), target: target, selector: selector)
    }

    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
    }

    public convenience init(
        attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
    ) {
        let receiver = WeakReceiver(target as? NSObject)
        self.init(attributedName: attributedName, image: image) { action in
            guard let object = receiver.object else { return false }
            _ = object.perform(action.selector, with: action)
            return true
        }
        (self.target, self.selector) = (receiver.object, selector)
    }

    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        state = CustomActionState(name: attributedName, image: image, handler: actionHandler)
        super.init()
    }

    open var name: String {
        get { state.name.string }
        set { state.name = NSAttributedString(string: newValue) }
    }
    open var attributedName: NSAttributedString {
        get { state.name }
        set { state.name = newValue }
    }
    open var image: UIImage? {
        get { state.image }
        set { state.image = newValue }
    }
    /// Whose method it calls, if it was made with one.
    open weak var target: AnyObject?
    open var selector = Selector("")
    /// `UIAccessibilityCustomActionCategoryEdit` and the like, by which the system groups actions.
    open var category: String?
    open var actionHandler: Handler? {
        get { state.handler }
        set { state.handler = newValue }
    }
}

@MainActor private final class CustomActionState: HiddenState {
    var name: NSAttributedString
    var image: UIImage?
    var handler: UIAccessibilityCustomAction.Handler?

    init(name: NSAttributedString, image: UIImage?, handler: UIAccessibilityCustomAction.Handler?) {
        self.name = name
        self.image = image
        self.handler = handler
    }
}

/// The order in which the elements of a container are visited.
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// The relation between the elements of a container.
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }

public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// The action does not keep its target.
private final class WeakReceiver {
    weak var object: NSObject?
    init(_ object: NSObject?) { self.object = object }
}
