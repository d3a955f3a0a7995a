import UIKit

public protocol ListDiffable: AnyObject {
    func diffIdentifier() -> any NSObjectProtocol
    func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool
}

extension NSString: ListDiffable {
    public func diffIdentifier() -> any NSObjectProtocol { self }
    public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object as? NSString) }
}

extension NSNumber: ListDiffable {
    public func diffIdentifier() -> any NSObjectProtocol { self }
    public func isEqual(toDiffableObject object: (any ListDiffable)?) -> Bool { isEqual(object as? NSNumber) }
}

public typealias ListUpdaterCompletion = (Bool) -> Void

@preconcurrency @MainActor public protocol ListAdapterDataSource: AnyObject {
    func objects(for listAdapter: ListAdapter) -> [any ListDiffable]
    func listAdapter(_ listAdapter: ListAdapter, sectionControllerFor object: Any) -> ListSectionController
    func emptyView(for listAdapter: ListAdapter) -> UIView?
}

@preconcurrency @MainActor public protocol ListBindable: AnyObject {
    func bindViewModel(_ viewModel: Any)
}

@preconcurrency @MainActor public protocol ListSupplementaryViewSource: AnyObject {
    func supportedElementKinds() -> [String]
    func viewForSupplementaryElement(ofKind elementKind: String, at index: Int) -> UICollectionReusableView
    func sizeForSupplementaryView(ofKind elementKind: String, at index: Int) -> CGSize
}

@preconcurrency @MainActor public protocol ListDisplayDelegate: AnyObject {
    func listAdapter(_ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController)
    func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController)
    func listAdapter(
        _ listAdapter: ListAdapter, willDisplay sectionController: ListSectionController, cell: UICollectionViewCell,
        at index: Int)
    func listAdapter(
        _ listAdapter: ListAdapter, didEndDisplaying sectionController: ListSectionController,
        cell: UICollectionViewCell, at index: Int)
}

@preconcurrency @MainActor public protocol ListScrollDelegate: AnyObject {
    func listAdapter(_ listAdapter: ListAdapter, didScroll sectionController: ListSectionController)
    func listAdapter(_ listAdapter: ListAdapter, willBeginDragging sectionController: ListSectionController)
    func listAdapter(
        _ listAdapter: ListAdapter, didEndDragging sectionController: ListSectionController,
        willDecelerate decelerate: Bool)
}

@preconcurrency @MainActor public protocol ListWorkingRangeDelegate: AnyObject {
    func listAdapter(_ listAdapter: ListAdapter, sectionControllerWillEnterWorkingRange: ListSectionController)
    func listAdapter(_ listAdapter: ListAdapter, sectionControllerDidExitWorkingRange: ListSectionController)
}

@preconcurrency @MainActor public protocol ListAdapterDelegate: AnyObject {
    func listAdapter(_ listAdapter: ListAdapter, willDisplay object: Any, at index: Int)
    func listAdapter(_ listAdapter: ListAdapter, didEndDisplaying object: Any, at index: Int)
}

public protocol ListUpdatingDelegate: AnyObject {}

open class ListAdapterUpdater: NSObject, ListUpdatingDelegate {
    open var movesAsDeletesInserts = false
    open var allowsBackgroundReloading = true
    public override init() {}
}

public typealias ListReloadDataUpdater = ListAdapterUpdater

/// A flow layout; the one of the package also lays several sections into a row.
open class ListCollectionViewLayout: UICollectionViewFlowLayout {
    public convenience init(stickyHeaders: Bool, topContentInset: CGFloat, stretchToEdge: Bool) {
        self.init()
        sectionHeadersPinToVisibleBounds = stickyHeaders
        (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
    }
    public convenience init(
        stickyHeaders: Bool, scrollDirection: UICollectionView.ScrollDirection, topContentInset: CGFloat,
        stretchToEdge: Bool
    ) {
        self.init(stickyHeaders: stickyHeaders, topContentInset: topContentInset, stretchToEdge: stretchToEdge)
        self.scrollDirection = scrollDirection
    }
}

open class ListCollectionView: UICollectionView {
    public init(frame: CGRect, listCollectionViewLayout: ListCollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: listCollectionViewLayout)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
