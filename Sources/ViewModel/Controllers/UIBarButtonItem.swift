import Foundation

/// A button in a bar. Besides a selector, its action can be a method as a value.
///
///     UIBarButtonItem(title: "Done", style: .done, target: self, action: Editor.finish)
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    private let buttonState = BarButtonState()

    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2

        /// The name of `done` since iOS 26: both have the value 2.
        public static let prominent = Style.done
    }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    public override init() { super.init() }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIBarButtonItem.self)
    }

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        set(style, target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        set(style, target, action)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        buttonState.systemItem = systemItem
        set(systemItem == .done ? .done : .plain, target, action)
    }

    /// Becomes another of the system's items.
    func show(_ item: SystemItem) {
        buttonState.systemItem = item
        style = item == .done ? .done : .plain
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    open class func flexibleSpace() -> Self { spacer(.flexibleSpace, 0) }
    open class func fixedSpace(_ width: CGFloat) -> Self { spacer(.fixedSpace, width) }
    /// Parts the glass of its neighbours.
    open class func fixedSpace() -> Self { spacer(.fixedSpace, 0) }

    open var style: Style {
        get { buttonState.style }
        set {
            buttonState.style = newValue
            onChange?()
        }
    }
    /// The group that the item is in.
    open var buttonGroup: UIBarButtonItemGroup? { buttonState.group }
    func take(group: UIBarButtonItemGroup?) { buttonState.group = group }
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
        set {
            buttonState.customView = newValue
            onChange?()
        }
    }
    open var target: AnyObject? {
        get { buttonState.target }
        set { buttonState.target = newValue }
    }
    open var action: Selector? {
        get { buttonState.action }
        set { buttonState.action = newValue }
    }
    open var tintColor: UIColor? {
        get { AppearanceProxies.resolved(self) { $0.buttonState.tintColor } }
        set {
            buttonState.tintColor = newValue
            onChange?()
        }
    }

    open override func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State)
    {
        buttonState.titleAttributes[state.rawValue] = attributes
        onChange?()
    }
    open override func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        AppearanceProxies.resolved(self) { $0.buttonState.titleAttributes[state.rawValue] }
    }
    open var isHidden: Bool {
        get { buttonState.isHidden }
        set {
            buttonState.isHidden = newValue
            onChange?()
        }
    }
    /// What the item does when it is chosen.
    open var primaryAction: UIAction? {
        get { buttonState.primaryAction }
        set {
            buttonState.primaryAction = newValue
            if let newValue { (title, image) = (newValue.title, newValue.image) }
        }
    }
    open var menu: UIMenu? {
        get { buttonState.menu }
        set { buttonState.menu = newValue }
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        buttonState.primaryAction = primaryAction
        self.menu = menu
    }

    var systemItem: SystemItem? { buttonState.systemItem }
    var novelties: BarItemNovelties { buttonState.novelties }

    func set(_ style: Style, _ target: Any?, _ action: Selector?) {
        buttonState.style = style
        buttonState.target = target as AnyObject?
        buttonState.action = action
    }

    private class func spacer(_ item: SystemItem, _ width: CGFloat) -> Self {
        let spacer = _BarItemOfAnyClass.make(self)
        spacer.buttonState.systemItem = item
        spacer.width = width
        return spacer
    }
}

/// Targets with methods.
extension UIBarButtonItem {
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        perform(action, on: target)
    }

    public convenience init<Target: AnyObject, Sender>(
        title: String?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        perform(action, on: target)
    }

    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(image: image, style: style, target: target, action: nil)
        perform(action, on: target)
    }

    public convenience init<Target: AnyObject, Sender>(
        image: UIImage?, style: Style, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(image: image, style: style, target: target, action: nil)
        perform(action, on: target)
    }

    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        perform(action, on: target)
    }

    public convenience init<Target: AnyObject, Sender>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        perform(action, on: target)
    }

    private func perform<Target: AnyObject>(
        _ action: @escaping @MainActor (Target) -> @MainActor () -> Void, on target: Target
    ) {
        buttonState.perform = { [weak target] _ in if let target { action(target)() } }
    }

    private func perform<Target: AnyObject, Sender>(
        _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, on target: Target
    ) {
        buttonState.perform = { [weak target] sender in
            if let target, let sender = sender as? Sender { action(target)(sender) }
        }
    }

    /// Does what a tap on the item does, and returns whether that is anything.
    @discardableResult package func choose() -> Bool {
        if let action = buttonState.primaryAction {
            action.perform(sender: self)
        } else if let perform = buttonState.perform {
            perform(self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        } else {
            return false
        }
        return true
    }

    /// Lets a tap on the item do what a document connects with it.
    package func whenChosen(_ action: @escaping @MainActor (UIBarButtonItem) -> Void) { buttonState.perform = action }
}

@MainActor private final class BarButtonState: HiddenState {
    weak var group: UIBarButtonItemGroup?
    let novelties = BarItemNovelties()
    var systemItem: UIBarButtonItem.SystemItem?
    var style = UIBarButtonItem.Style.plain
    var width: CGFloat = 0
    var possibleTitles: Set<String>?
    var customView: UIView?
    weak var target: AnyObject?
    var action: Selector?
    var perform: (@MainActor (UIBarButtonItem) -> Void)?
    var tintColor: UIColor?
    var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    var isHidden = false
    var primaryAction: UIAction?
    var menu: UIMenu?
}

/// What bar items of iOS 26 add.
extension UIBarButtonItem {
    /// A small mark on an item: a number, a text, or a dot.
    public struct Badge: Hashable, Sendable {
        public let stringValue: String?

        public static func count(_ count: UInt) -> Badge { Badge(stringValue: "\(count)") }
        public static func string(_ value: String) -> Badge { Badge(stringValue: value) }
        public static func indicator() -> Badge { Badge(stringValue: nil) }
    }

    /// Drawn at the upper corner of the button.
    public var badge: Badge? {
        get { novelties.badge }
        set {
            novelties.badge = newValue
            onChange?()
        }
    }
    /// Whether the glass behind the item may reach on behind its neighbours, where all of them show images.
    public var sharesBackground: Bool {
        get { novelties.sharesBackground }
        set {
            novelties.sharesBackground = newValue
            onChange?()
        }
    }
    /// The item has no glass of its own.
    public var hidesSharedBackground: Bool {
        get { novelties.hidesBackground }
        set {
            novelties.hidesBackground = newValue
            onChange?()
        }
    }
    public var identifier: String? {
        get { novelties.identifier }
        set { novelties.identifier = newValue }
    }
}

@MainActor final class BarItemNovelties {
    var badge: UIBarButtonItem.Badge?
    var sharesBackground = true
    var hidesBackground = false
    var identifier: String?
}

extension ClassTable {
    package static let barButtonItem = ClassTable(of: UIBarButtonItem.self) { item in
        item.key("customView", \.customView)
        item.key("tintColor", \.tintColor)
    }
}
