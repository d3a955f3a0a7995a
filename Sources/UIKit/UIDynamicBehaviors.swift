import Foundation
import MaquetteViewModel

@preconcurrency @MainActor open class UIGravityBehavior: _UIBehaviorOfItems {
    public override init(items: [any UIDynamicItem]) { super.init(items: items) }
    public convenience init() { self.init(items: []) }
    open var gravityDirection = CGVector(dx: 0, dy: 1)
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
}

@preconcurrency @MainActor open class UICollisionBehavior: _UIBehaviorOfItems {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything = Mode(rawValue: .max)
    }

    public override init(items: [any UIDynamicItem]) { super.init(items: items) }
    public convenience init() { self.init(items: []) }
    open var collisionMode = Mode.everything
    open var translatesReferenceBoundsIntoBoundary = false
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        translatesReferenceBoundsIntoBoundary = true
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, for path: UIBezierPath) {
        boundaries.append((identifier, path))
    }
    open func addBoundary(withIdentifier identifier: any NSCopying, from start: CGPoint, to end: CGPoint) {
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: end)
        addBoundary(withIdentifier: identifier, for: path)
    }
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.last { Self.isSame($0.identifier, identifier) }?.path
    }
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    }
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }
    open func removeAllBoundaries() { boundaries = [] }

    private static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
        (one as? AnyHashable).map { $0 == other as? AnyHashable } ?? false
    }
}
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor one: any UIDynamicItem, with other: any UIDynamicItem,
        at point: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor one: any UIDynamicItem, with other: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}
extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor one: any UIDynamicItem, with other: any UIDynamicItem,
        at point: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor one: any UIDynamicItem, with other: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at point: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

@preconcurrency @MainActor open class UIDynamicItemBehavior: _UIBehaviorOfItems {
    public override init(items: [any UIDynamicItem]) { super.init(items: items) }
    public convenience init() { self.init(items: []) }
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var charge: CGFloat = 0
    open var isAnchored = false
    open var allowsRotation = true
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

@preconcurrency @MainActor open class UIPushBehavior: _UIBehaviorOfItems {
    public enum Mode: Int, Sendable { case continuous, instantaneous }
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }
    public let mode: Mode
    open var active = true
    open var pushDirection = CGVector.zero
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}
}

/// Pulls an item to a point, where it is at once.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    public init(item: any UIDynamicItem, snapTo point: CGPoint) { (self.item, snapPoint) = (item, point) }
    open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { settle() } } }
    open var damping: CGFloat = 0.5
    override var ownItems: [any UIDynamicItem] { [item] }
    override func settle() {
        item.center = snapPoint
        super.settle()
    }
}

@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }
    public let items: [any UIDynamicItem]
    public let attachedBehaviorType: AttachmentType
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        (items, attachedBehaviorType, anchorPoint) = ([item], .anchor, point)
    }
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }
    public init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedTo other: any UIDynamicItem,
        offsetFromCenter otherOffset: UIOffset
    ) {
        (items, attachedBehaviorType, anchorPoint) = ([item, other], .items, .zero)
    }
    public convenience init(item: any UIDynamicItem, attachedTo other: any UIDynamicItem) {
        self.init(item: item, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    }
    open var anchorPoint: CGPoint
    open var length: CGFloat = 0
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0
    open var frictionTorque: CGFloat = 0
    override var ownItems: [any UIDynamicItem] { items }
}
