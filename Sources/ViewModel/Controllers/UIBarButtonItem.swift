import Foundation

/// A button in a bar. Swift has no selectors on Linux, so that the only action a target can be given is nil.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    private let buttonState = BarButtonState()

    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    public required override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
        self.init()
        self.title = title
        set(style, target)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
        self.init()
        self.image = image
        set(style, target)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Never?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Never?) {
        self.init()
        buttonState.systemItem = systemItem
        set(systemItem == .done ? .done : .plain, target)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public class func flexibleSpace() -> Self { spacer(.flexibleSpace, 0) }
    public class func fixedSpace(_ width: CGFloat) -> Self { spacer(.fixedSpace, width) }

    open var style: Style {
        get { buttonState.style }
        set { buttonState.style = newValue }
    }
    open var width: CGFloat {
        get { buttonState.width }
        set { buttonState.width = newValue }
    }
    open var possibleTitles: Set<String>? {
        get { buttonState.possibleTitles }
        set { buttonState.possibleTitles = newValue }
    }
    open var customView: UIView? {
        get { buttonState.customView }
        set { buttonState.customView = newValue }
    }
    open var target: AnyObject? {
        get { buttonState.target }
        set { buttonState.target = newValue }
    }
    open var action: Never? {
        get { buttonState.action }
        set { buttonState.action = newValue }
    }
    open var tintColor: UIColor? {
        get { buttonState.tintColor }
        set { buttonState.tintColor = newValue }
    }

    private func set(_ style: Style, _ target: Any?) {
        buttonState.style = style
        buttonState.target = target as AnyObject?
    }

    private class func spacer(_ item: SystemItem, _ width: CGFloat) -> Self {
        let spacer = self.init()
        spacer.buttonState.systemItem = item
        spacer.width = width
        return spacer
    }
}

@MainActor private final class BarButtonState: HiddenState {
    var systemItem: UIBarButtonItem.SystemItem?
    var style = UIBarButtonItem.Style.plain
    var width: CGFloat = 0
    var possibleTitles: Set<String>?
    var customView: UIView?
    weak var target: AnyObject?
    var action: Never?
    var tintColor: UIColor?
}
