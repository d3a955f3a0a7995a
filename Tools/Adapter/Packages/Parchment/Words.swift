import UIKit

public protocol PagingItem {
    var identifier: Int { get }
    func isEqual(to item: any PagingItem) -> Bool
    func isBefore(item: any PagingItem) -> Bool
}

extension PagingItem where Self: Equatable {
    public func isEqual(to item: any PagingItem) -> Bool { (item as? Self) == self }
}

extension PagingItem where Self: Comparable {
    public func isBefore(item: any PagingItem) -> Bool { (item as? Self).map { self < $0 } ?? false }
}

extension PagingItem where Self: Hashable {
    public var identifier: Int { hashValue }
}

public protocol PagingIndexable {
    var index: Int { get }
}

extension PagingItem where Self: PagingIndexable {
    public func isBefore(item: any PagingItem) -> Bool {
        (item as? any PagingIndexable).map { index < $0.index } ?? false
    }
}

public struct PagingIndexItem: PagingItem, PagingIndexable, Hashable, Comparable, Sendable {
    public let index: Int
    public let title: String
    public init(index: Int, title: String) { (self.index, self.title) = (index, title) }
    public static func < (lhs: PagingIndexItem, rhs: PagingIndexItem) -> Bool { lhs.index < rhs.index }
    public func isBefore(item: any PagingItem) -> Bool {
        (item as? any PagingIndexable).map { index < $0.index } ?? false
    }
}

public enum PagingMenuItemSize: Sendable {
    case fixed(width: CGFloat, height: CGFloat)
    case selfSizing(estimatedWidth: CGFloat, height: CGFloat)
    case sizeToFit(minWidth: CGFloat, height: CGFloat)

    public var width: CGFloat {
        switch self {
        case .fixed(let width, _), .selfSizing(let width, _), .sizeToFit(let width, _): width
        }
    }
    public var height: CGFloat {
        switch self {
        case .fixed(_, let height), .selfSizing(_, let height), .sizeToFit(_, let height): height
        }
    }
}

public enum PagingIndicatorOptions: Sendable {
    case hidden
    case visible(height: CGFloat, zIndex: Int = 1, spacing: UIEdgeInsets = .zero, insets: UIEdgeInsets = .zero)
}

public enum PagingBorderOptions: Sendable {
    case hidden
    case visible(height: CGFloat, zIndex: Int = 0, insets: UIEdgeInsets = .zero)
}

public enum PagingMenuPosition: Sendable {
    case top, bottom
}

public enum PagingMenuHorizontalAlignment: Sendable {
    case left, center, right
}

public enum PagingMenuTransition: Sendable {
    case scrollAlongside, animateAfter
}

public enum PagingMenuInteraction: Sendable {
    case scrolling, swipe, none
}

public enum PagingContentInteraction: Sendable {
    case scrolling, none
}

public enum PagingSelectedScrollPosition: Sendable {
    case left, right, center, preferCentered
}

public enum PagingNavigationOrientation: Sendable {
    case vertical, horizontal
}

@preconcurrency @MainActor public struct PagingOptions {
    public init() {}
    public var menuItemSize = PagingMenuItemSize.sizeToFit(minWidth: 150, height: 40)
    public var menuItemSpacing: CGFloat = 0
    public var menuItemLabelSpacing: CGFloat = 20
    public var menuInsets = UIEdgeInsets.zero
    public var menuHorizontalAlignment = PagingMenuHorizontalAlignment.left
    public var menuPosition = PagingMenuPosition.top
    public var menuTransition = PagingMenuTransition.scrollAlongside
    public var menuInteraction = PagingMenuInteraction.scrolling
    public var selectedScrollPosition = PagingSelectedScrollPosition.preferCentered
    public var indicatorOptions = PagingIndicatorOptions.visible(
        height: 4, zIndex: .max, spacing: .zero, insets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    public var borderOptions = PagingBorderOptions.visible(
        height: 1, zIndex: .max - 1, insets: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    public var includeSafeAreaInsets = true
    public var font = UIFont.systemFont(ofSize: 15, weight: .medium)
    public var selectedFont = UIFont.systemFont(ofSize: 15, weight: .medium)
    public var textColor = UIColor.black
    public var selectedTextColor = UIColor(red: 3 / 255, green: 125 / 255, blue: 233 / 255, alpha: 1)
    public var backgroundColor = UIColor.clear
    public var selectedBackgroundColor = UIColor.clear
    public var menuBackgroundColor = UIColor.white
    public var pagingContentBackgroundColor = UIColor.white
    public var borderColor = UIColor(white: 0.9, alpha: 1)
    public var indicatorColor = UIColor(red: 3 / 255, green: 125 / 255, blue: 233 / 255, alpha: 1)
    public var contentNavigationOrientation = PagingNavigationOrientation.horizontal
    public var contentInteraction = PagingContentInteraction.scrolling
}

@preconcurrency @MainActor public protocol PagingViewControllerDataSource: AnyObject {
    func numberOfViewControllers(in pagingViewController: PagingViewController) -> Int
    func pagingViewController(_: PagingViewController, viewControllerAt index: Int) -> UIViewController
    func pagingViewController(_: PagingViewController, pagingItemAt index: Int) -> any PagingItem
}

@preconcurrency @MainActor public protocol PagingViewControllerInfiniteDataSource: AnyObject {
    func pagingViewController(_: PagingViewController, viewControllerFor pagingItem: any PagingItem) -> UIViewController
    func pagingViewController(_: PagingViewController, itemBefore pagingItem: any PagingItem) -> (any PagingItem)?
    func pagingViewController(_: PagingViewController, itemAfter pagingItem: any PagingItem) -> (any PagingItem)?
}

@preconcurrency @MainActor public protocol PagingViewControllerSizeDelegate: AnyObject {
    func pagingViewController(
        _: PagingViewController, widthForPagingItem pagingItem: any PagingItem, isSelected: Bool
    ) -> CGFloat
}

@preconcurrency @MainActor public protocol PagingViewControllerDelegate: AnyObject {
    func pagingViewController(
        _: PagingViewController, isScrollingFromItem currentPagingItem: any PagingItem,
        toItem upcomingPagingItem: (any PagingItem)?, startingViewController: UIViewController,
        destinationViewController: UIViewController?, progress: CGFloat)
    func pagingViewController(
        _: PagingViewController, willScrollToItem pagingItem: any PagingItem, startingViewController: UIViewController,
        destinationViewController: UIViewController)
    func pagingViewController(
        _ pagingViewController: PagingViewController, didScrollToItem pagingItem: any PagingItem,
        startingViewController: UIViewController?, destinationViewController: UIViewController,
        transitionSuccessful: Bool)
    func pagingViewController(_ pagingViewController: PagingViewController, didSelectItem pagingItem: any PagingItem)
}

extension PagingViewControllerDelegate {
    public func pagingViewController(
        _: PagingViewController, isScrollingFromItem currentPagingItem: any PagingItem,
        toItem upcomingPagingItem: (any PagingItem)?, startingViewController: UIViewController,
        destinationViewController: UIViewController?, progress: CGFloat
    ) {}
    public func pagingViewController(
        _: PagingViewController, willScrollToItem pagingItem: any PagingItem, startingViewController: UIViewController,
        destinationViewController: UIViewController
    ) {}
    public func pagingViewController(
        _ pagingViewController: PagingViewController, didScrollToItem pagingItem: any PagingItem,
        startingViewController: UIViewController?, destinationViewController: UIViewController,
        transitionSuccessful: Bool
    ) {}
    public func pagingViewController(
        _ pagingViewController: PagingViewController, didSelectItem pagingItem: any PagingItem
    ) {}
}

// MARK: Cells

open class PagingCell: UICollectionViewCell {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open func setPagingItem(_ pagingItem: any PagingItem, selected: Bool, options: PagingOptions) {}
}

open class PagingTitleCell: PagingCell {
    public let titleLabel = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        titleLabel.textAlignment = .center
        contentView.addSubview(titleLabel)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = contentView.bounds
    }

    open override func setPagingItem(_ pagingItem: any PagingItem, selected: Bool, options: PagingOptions) {
        titleLabel.text = (pagingItem as? PagingIndexItem)?.title
        titleLabel.font = selected ? options.selectedFont : options.font
        titleLabel.textColor = selected ? options.selectedTextColor : options.textColor
        backgroundColor = selected ? options.selectedBackgroundColor : options.backgroundColor
    }
}

open class PagingView: UIView {
    public let collectionView: UICollectionView
    public let pageView: UIView
    public var options: PagingOptions
    public init(options: PagingOptions, collectionView: UICollectionView, pageView: UIView) {
        (self.options, self.collectionView, self.pageView) = (options, collectionView, pageView)
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    open func configure() {
        addSubview(pageView)
        addSubview(collectionView)
        setupConstraints()
    }
    open func setupConstraints() {}
}
