import Foundation

/// What takes part in the search for something to focus: views and controllers. Nobody moves the focus here, so it stays nowhere.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier?
}

extension UIFocusEnvironment {
    public func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
}

/// What can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var isFocused: Bool { get }
    var frame: CGRect { get }
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

extension UIFocusItem {
    public var isFocused: Bool { false }
    public func didHintFocusMovement(_ hint: UIFocusMovementHint) {}
}

/// What finds the items in a part of itself.
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {
    var coordinateSpace: any UICoordinateSpace { get }
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    var contentOffset: CGPoint { get set }
    var contentSize: CGSize { get }
    var visibleSize: CGSize { get }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
    public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIScrollView: UIFocusItemScrollableContainer {
    public var visibleSize: CGSize { bounds.size }
}

extension UIViewController: UIFocusEnvironment {}

/// The focus of a screen.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    open weak var focusedItem: (any UIFocusItem)? { nil }
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    open func updateFocusIfNeeded() {}

    /// Always nil: nothing here can move a focus, as on a phone without a keyboard.
    public init?(for environment: any UIFocusEnvironment) { nil }
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    open class func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {}
    open class func environment(
        _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
    ) -> Bool {
        var found: (any UIFocusEnvironment)? = otherEnvironment
        while let one = found, one !== environment { found = one.parentFocusEnvironment }
        return found != nil
    }

    public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    public nonisolated static let movementDidFailNotification =
        NSNotification.Name("UIFocusMovementDidFailNotification")
}

public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = Self(rawValue: "UIFocusSoundIdentifierNone")
    public static let `default` = Self(rawValue: "UIFocusSoundIdentifierDefault")
}

public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let ignored = Self(0)
    public static let previouslyFocused = Self(1_000)
    public static let prioritized = Self(2_000)
    public static let currentlyFocused = Self(.max)
}

public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = Self(rawValue: 1)
    public static let down = Self(rawValue: 2)
    public static let left = Self(rawValue: 4)
    public static let right = Self(rawValue: 8)
    public static let next = Self(rawValue: 16)
    public static let previous = Self(rawValue: 32)
    public static let first = Self(rawValue: 64)
    public static let last = Self(rawValue: 128)
}

/// How far a finger on a remote has moved towards the next item.
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {
    open var movementDirection: CGVector { CGVector(dx: 0, dy: 0) }
    open var translation: CGVector { CGVector(dx: 0, dy: 0) }
    open var rotation: CGVector { CGVector(dx: 0, dy: 0) }
    open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
    open var interactionTransform: CATransform3D { CATransform3DIdentity }
}

/// How focus moves from one view to another. It stays where it is.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    open weak var previouslyFocusedItem: (any UIFocusItem)? { nil }
    open weak var nextFocusedItem: (any UIFocusItem)? { nil }
    open weak var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    open weak var nextFocusedView: UIView? { nextFocusedItem as? UIView }
    open var focusHeading: UIFocusHeading { [] }
}

@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// A guide that leads the focus elsewhere.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
    open var isEnabled = true
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    open weak var preferredFocusedView: UIView? {
        preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first
    }
}

/// How an item with the focus looks. None has it.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
    public override init() { super.init() }
    open class func effect() -> UIFocusEffect { UIFocusEffect() }
}
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
    let path: UIBezierPath?

    public override init() {
        path = nil
        super.init()
    }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        path = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
        super.init()
    }
    public init(path bezierPath: UIBezierPath) {
        path = bezierPath
        super.init()
    }

    public enum Position: Int, Sendable { case automatic, outside, inside }
    open weak var containerView, referenceView: UIView?
    open var position = Position.automatic
}
