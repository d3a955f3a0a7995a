import Foundation
import MaquetteViewModel

/// What behaviours move: a view, or the attributes of a cell.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Moves items by laws of physics. As with all animation, no time passes here: what a snap pulls is where it is pulled to, and
/// everything else stays where it was put.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
    public private(set) weak var referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open weak var delegate: (any UIDynamicAnimatorDelegate)?

    public init(referenceView view: UIView) { referenceView = view }
    public init(collectionViewLayout layout: UICollectionViewLayout) { referenceView = layout.collectionView }
    public override init() { super.init() }

    open var isRunning: Bool { false }
    open var elapsedTime: TimeInterval { 0 }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(behavior) else { return }
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        behavior.willMove(to: self)
        behavior.settle()
    }
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = behaviors.firstIndex(of: behavior) else { return }
        behaviors.remove(at: place)
        behavior.willMove(to: nil)
        behavior.dynamicAnimator = nil
    }
    open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        behaviors.flatMap(\.movedItems).filter { item in
            let (center, size) = (item.center, item.bounds.size)
            return rect.intersects(
                CGRect(
                    x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            )
        }
    }
    open func updateItem(usingCurrentState item: any UIDynamicItem) {}

    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        behaviors.flatMap(\.movedItems).lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
            .first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }
}

@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
    public override init() { super.init() }
    open var action: (() -> Void)?
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        if dynamicAnimator != nil { behavior.settle() }
    }
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
    open func willMove(to animator: UIDynamicAnimator?) {}

    var ownItems: [any UIDynamicItem] { [] }
    var movedItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.movedItems) }
    /// Puts items where they come to rest, if that is certain.
    func settle() { for behavior in childBehaviors { behavior.settle() } }
}

/// A behaviour with a list of items.
@preconcurrency @MainActor open class _UIBehaviorOfItems: UIDynamicBehavior {
    public init(items: [any UIDynamicItem]) { self.items = items }
    open private(set) var items: [any UIDynamicItem]
    open func addItem(_ item: any UIDynamicItem) { items.append(item) }
    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
    override var ownItems: [any UIDynamicItem] { items }
}
