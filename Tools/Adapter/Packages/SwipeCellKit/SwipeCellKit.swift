import UIKit

public enum SwipeActionsOrientation: CGFloat, Sendable {
    case left = -1
    case right = 1
}

public enum SwipeActionStyle: Int, Sendable {
    case `default`, destructive
}

public enum SwipeTransitionStyle: Sendable {
    case border, drag, reveal
}

public enum SwipeVerticalAlignment: Sendable {
    case centerFirstBaseline, center
}

public enum ExpansionFulfillmentStyle: Sendable {
    case delete, reset
}

@preconcurrency @MainActor public protocol SwipeActionTransitioning {
    func didTransition(with context: SwipeActionTransitioningContext)
}

@preconcurrency @MainActor public struct SwipeActionTransitioningContext {
    public let actionIdentifier: String?
    public let button: UIButton
    public let newPercentVisible: CGFloat
    public let oldPercentVisible: CGFloat
}

public struct ScaleTransition: SwipeActionTransitioning {
    public static var `default`: ScaleTransition { ScaleTransition(duration: 0.15, initialScale: 0.8, threshold: 0.5) }
    public init(duration: Double, initialScale: CGFloat, threshold: CGFloat) {}
    public func didTransition(with context: SwipeActionTransitioningContext) {}
}

public struct SwipeExpansionStyle: Sendable {
    public static let selection = SwipeExpansionStyle()
    public static let destructive = SwipeExpansionStyle()
    public static let destructiveAfterFill = SwipeExpansionStyle()
    public static let fill = SwipeExpansionStyle()
    public static func destructive(automaticallyDelete: Bool, timing: FillTiming = .with) -> SwipeExpansionStyle {
        SwipeExpansionStyle()
    }
    public enum FillTiming: Sendable { case with, after }
}

@preconcurrency @MainActor public final class SwipeAction: NSObject {
    public var identifier: String?
    public var title: String?
    public var style: SwipeActionStyle
    public var transitionDelegate: (any SwipeActionTransitioning)?
    public var font: UIFont?
    public var textColor: UIColor?
    public var highlightedTextColor: UIColor?
    public var image: UIImage?
    public var highlightedImage: UIImage?
    public var handler: ((SwipeAction, IndexPath) -> Void)?
    public var backgroundColor: UIColor?
    public var highlightedBackgroundColor: UIColor?
    public var backgroundEffect: UIVisualEffect?
    public var hidesWhenSelected = false

    public init(style: SwipeActionStyle, title: String?, handler: ((SwipeAction, IndexPath) -> Void)?) {
        (self.style, self.title, self.handler) = (style, title, handler)
    }
    public func fulfill(with style: ExpansionFulfillmentStyle) {}
}

@preconcurrency @MainActor public struct SwipeOptions {
    public var expansionStyle: SwipeExpansionStyle?
    public var expansionDelegate: Any?
    public var transitionStyle = SwipeTransitionStyle.border
    public var maximumButtonWidth: CGFloat?
    public var minimumButtonWidth: CGFloat?
    public var buttonVerticalAlignment = SwipeVerticalAlignment.centerFirstBaseline
    public var backgroundColor: UIColor?
    public var buttonPadding: CGFloat?
    public var buttonSpacing: CGFloat?
    public init() {}
}

public typealias SwipeTableOptions = SwipeOptions

@preconcurrency @MainActor public protocol SwipeTableViewCellDelegate: AnyObject {
    func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
    ) -> [SwipeAction]?
    func tableView(
        _ tableView: UITableView, editActionsOptionsForRowAt indexPath: IndexPath,
        for orientation: SwipeActionsOrientation
    ) -> SwipeOptions
    func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation)
    func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?, for orientation: SwipeActionsOrientation)
    func visibleRect(for tableView: UITableView) -> CGRect?
}

extension SwipeTableViewCellDelegate {
    public func tableView(
        _ tableView: UITableView, editActionsOptionsForRowAt indexPath: IndexPath,
        for orientation: SwipeActionsOrientation
    ) -> SwipeOptions { SwipeOptions() }
    public func tableView(
        _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
    ) {}
    public func tableView(
        _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?, for orientation: SwipeActionsOrientation
    ) {}
    public func visibleRect(for tableView: UITableView) -> CGRect? { nil }
}

@preconcurrency @MainActor public protocol SwipeCollectionViewCellDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, editActionsForItemAt indexPath: IndexPath,
        for orientation: SwipeActionsOrientation
    ) -> [SwipeAction]?
    func collectionView(
        _ collectionView: UICollectionView, editActionsOptionsForItemAt indexPath: IndexPath,
        for orientation: SwipeActionsOrientation
    ) -> SwipeOptions
    func collectionView(
        _ collectionView: UICollectionView, willBeginEditingItemAt indexPath: IndexPath,
        for orientation: SwipeActionsOrientation)
    func collectionView(
        _ collectionView: UICollectionView, didEndEditingItemAt indexPath: IndexPath?,
        for orientation: SwipeActionsOrientation)
    func visibleRect(for collectionView: UICollectionView) -> CGRect?
}

extension SwipeCollectionViewCellDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, editActionsOptionsForItemAt indexPath: IndexPath,
        for orientation: SwipeActionsOrientation
    ) -> SwipeOptions { SwipeOptions() }
    public func collectionView(
        _ collectionView: UICollectionView, willBeginEditingItemAt indexPath: IndexPath,
        for orientation: SwipeActionsOrientation
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, didEndEditingItemAt indexPath: IndexPath?,
        for orientation: SwipeActionsOrientation
    ) {}
    public func visibleRect(for collectionView: UICollectionView) -> CGRect? { nil }
}

/// A row whose actions nobody swipes into sight.
open class SwipeTableViewCell: UITableViewCell {
    public weak var delegate: (any SwipeTableViewCellDelegate)?
    open func hideSwipe(animated: Bool, completion: ((Bool) -> Void)? = nil) { completion?(true) }
    open func showSwipe(
        orientation: SwipeActionsOrientation, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) { completion?(true) }
    open func setSwipeOffset(_ offset: CGFloat, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        completion?(true)
    }
}

open class SwipeCollectionViewCell: UICollectionViewCell {
    public weak var delegate: (any SwipeCollectionViewCellDelegate)?
    open func hideSwipe(animated: Bool, completion: ((Bool) -> Void)? = nil) { completion?(true) }
    open func showSwipe(
        orientation: SwipeActionsOrientation, animated: Bool = true, completion: ((Bool) -> Void)? = nil
    ) { completion?(true) }
    open func setSwipeOffset(_ offset: CGFloat, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        completion?(true)
    }
}
