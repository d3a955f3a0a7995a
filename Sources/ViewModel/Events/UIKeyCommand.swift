import Foundation

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// An entry of the main menu whose action a responder has. Menus do not choose it.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    private let commandState = CommandState()

    /// The action may be a method as a value, where there is no selector.
    public convenience init<Target: AnyObject>(
        title: String, image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(title: title, image: image)
        (commandState.propertyList, commandState.discoverabilityTitle) = (propertyList, discoverabilityTitle)
        (commandState.attributes, commandState.state) = (attributes, state)
    }

    public convenience init(title: String, image: UIImage? = nil, action: Selector?, propertyList: Any? = nil) {
        self.init(title: title, image: image)
        commandState.propertyList = propertyList
    }

    init(title: String, image: UIImage?) { super.init(title: title, subtitle: nil, image: image) }

    func remember(_ propertyList: Any?) { commandState.propertyList = propertyList }

    open var propertyList: Any? { commandState.propertyList }
    open var discoverabilityTitle: String? {
        get { commandState.discoverabilityTitle }
        set { commandState.discoverabilityTitle = newValue }
    }
    open var attributes: UIMenuElement.Attributes {
        get { commandState.attributes }
        set { commandState.attributes = newValue }
    }
    open var state: UIMenuElement.State {
        get { commandState.state }
        set { commandState.state = newValue }
    }
}

/// What a command becomes while further modifiers are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }
}

/// A key, the modifiers held with it, and what they do. Nobody presses keys here.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    private let keyState = KeyState()

    public convenience init<Target: AnyObject>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void, discoverabilityTitle: String? = nil
    ) {
        self.init(title: "", input: input, modifierFlags: modifierFlags)
        self.discoverabilityTitle = discoverabilityTitle
    }

    public convenience init<Target: AnyObject>(
        input: String, modifierFlags: UIKeyModifierFlags,
        action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void, discoverabilityTitle: String? = nil
    ) {
        self.init(title: "", input: input, modifierFlags: modifierFlags)
        self.discoverabilityTitle = discoverabilityTitle
    }

    public convenience init<Target: AnyObject>(
        title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(title: title, input: input, modifierFlags: modifierFlags)
        self.image = image
        self.discoverabilityTitle = discoverabilityTitle
        (self.attributes, self.state) = (attributes, state)
    }

    public convenience init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.init(title: title, input: input, modifierFlags: modifierFlags)
        self.image = image
        self.discoverabilityTitle = discoverabilityTitle
        (self.attributes, self.state) = (attributes, state)
        (keyState.alternates, keyState.action) = (alternates, action)
        remember(propertyList)
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector?) {
        self.init(title: "", input: input, modifierFlags: modifierFlags)
        keyState.action = action
    }

    private init(title: String, input: String, modifierFlags: UIKeyModifierFlags) {
        super.init(title: title, image: nil)
        (keyState.input, keyState.modifiers) = (input, modifierFlags)
    }

    open var input: String? { keyState.input }
    open var modifierFlags: UIKeyModifierFlags { keyState.modifiers }
    open var action: Selector? { keyState.action }
    open var alternates: [UICommandAlternate] { keyState.alternates }
    open var wantsPriorityOverSystemBehavior: Bool {
        get { keyState.wantsPriority }
        set { keyState.wantsPriority = newValue }
    }
    open var allowsAutomaticLocalization: Bool {
        get { keyState.isLocalized }
        set { keyState.isLocalized = newValue }
    }
    open var allowsAutomaticMirroring: Bool {
        get { keyState.isMirrored }
        set { keyState.isMirrored = newValue }
    }

    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    public nonisolated static let f1 = "UIKeyInputF1"
    public nonisolated static let f2 = "UIKeyInputF2"
    public nonisolated static let f3 = "UIKeyInputF3"
    public nonisolated static let f4 = "UIKeyInputF4"
    public nonisolated static let f5 = "UIKeyInputF5"
}

@MainActor private final class CommandState: HiddenState {
    var propertyList: Any?
    var discoverabilityTitle: String?
    var attributes: UIMenuElement.Attributes = []
    var state = UIMenuElement.State.off
}

@MainActor private final class KeyState: HiddenState {
    var input: String?
    var modifiers: UIKeyModifierFlags = []
    var action: Selector?
    var alternates: [UICommandAlternate] = []
    var wantsPriority = false
    var isLocalized = true
    var isMirrored = true
}

/// The menu over a selection, as it was until iOS 15. It remembers its items and shows nothing.
@preconcurrency @MainActor open class UIMenuController: NSObject {
    public static let shared = UIMenuController()

    open var menuItems: [UIMenuItem]?
    /// Always false: what code sets is not kept.
    open var isMenuVisible: Bool {
        get { false }
        set {}
    }
    open var menuFrame: CGRect { .zero }
    open var arrowDirection = UIMenuController.ArrowDirection.default
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    open func hideMenu(from targetView: UIView) {}
    open func hideMenu() {}
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    open func update() {}

    public enum ArrowDirection: Int, Hashable, Sendable { case `default`, up, down, left, right }

    public nonisolated static let willShowMenuNotification =
        NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification =
        NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification =
        NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification =
        NSNotification.Name("UIMenuControllerDidHideMenuNotification")
}

@preconcurrency @MainActor open class UIMenuItem: NSObject {
    open var title: String

    public init<Target: AnyObject>(
        title: String, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) { self.title = title }
    public init<Target: AnyObject, Sender>(
        title: String, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) { self.title = title }
    public init(title: String, action: Selector?) { self.title = title }
}

/// Menus of the whole app. No menu bar is ever drawn, so nothing is built again.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
    public static let main = UIMenuSystem()
    public static let context = UIMenuSystem()

    override init() { super.init() }

    open func setNeedsRebuild() {}
    open func setNeedsRevalidate() {}
}

/// What the main menu is built with.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
    var system: UIMenuSystem { get }
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu.Identifier {
    public static let application = UIMenu.Identifier("com.apple.menu.application")
    public static let file = UIMenu.Identifier("com.apple.menu.file")
    public static let edit = UIMenu.Identifier("com.apple.menu.edit")
    public static let view = UIMenu.Identifier("com.apple.menu.view")
    public static let window = UIMenu.Identifier("com.apple.menu.window")
    public static let help = UIMenu.Identifier("com.apple.menu.help")
    public static let share = UIMenu.Identifier("com.apple.menu.share")
    public static let format = UIMenu.Identifier("com.apple.menu.format")
    public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
    public static let root = UIMenu.Identifier("com.apple.menu.root")
}

/// Entries that are asked for when the menu opens. No menu opens by itself, so they are never asked for.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    private let provide: @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

    public init(_ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void) {
        provide = elementProvider
        super.init(title: "", subtitle: nil, image: nil)
    }

    open class func uncached(
        _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
