import UIKit

@preconcurrency @MainActor public protocol ListBatchContext: AnyObject {
    func reload(in sectionController: ListSectionController, at indexes: IndexSet)
    func insert(in sectionController: ListSectionController, at indexes: IndexSet)
    func delete(in sectionController: ListSectionController, at indexes: IndexSet)
    func reload(_ sectionController: ListSectionController)
}

/// What section controllers ask of the collection view.
@preconcurrency @MainActor public protocol ListCollectionContext: AnyObject {
    var containerSize: CGSize { get }
    var containerInset: UIEdgeInsets { get }
    var adjustedContainerInset: UIEdgeInsets { get }
    var insetContainerSize: CGSize { get }
    func containerSize(for sectionController: ListSectionController) -> CGSize
    func index(for cell: UICollectionViewCell, sectionController: ListSectionController) -> Int
    func cellForItem(at index: Int, sectionController: ListSectionController) -> UICollectionViewCell?
    func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell]
    func dequeueReusableCell(
        of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
        for sectionController: ListSectionController,
        at index: Int
    ) -> UICollectionViewCell
    func dequeueReusableCellFromStoryboard(
        withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
    ) -> UICollectionViewCell
    func dequeueReusableCell(
        withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController, at index: Int
    ) -> UICollectionViewCell
    func dequeueReusableSupplementaryView(
        ofKind elementKind: String, for sectionController: ListSectionController, class viewClass: AnyClass,
        at index: Int
    ) -> UICollectionReusableView
    func performBatch(
        animated: Bool, updates: @escaping (any ListBatchContext) -> Void, completion: ((Bool) -> Void)?)
    func invalidateLayout(for sectionController: ListSectionController, completion: ((Bool) -> Void)?)
    func scroll(
        to sectionController: ListSectionController, at index: Int, scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool)
    func selectItem(
        at index: Int, sectionController: ListSectionController, animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition)
    func deselectItem(at index: Int, sectionController: ListSectionController, animated: Bool)
}

extension ListCollectionContext {
    public func dequeueReusableCell(
        of cellClass: AnyClass, for sectionController: ListSectionController, at index: Int
    ) -> UICollectionViewCell {
        dequeueReusableCell(of: cellClass, withReuseIdentifier: nil, for: sectionController, at: index)
    }
    public func dequeueReusableCell<T: UICollectionViewCell>(
        for sectionController: ListSectionController, at index: Int
    ) -> T {
        let cell = dequeueReusableCell(of: T.self, for: sectionController, at: index)
        return cell as? T ?? _made(T.self)
    }
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, forSectionController sectionController: ListSectionController,
        class viewClass: AnyClass, at index: Int
    ) -> UICollectionReusableView {
        dequeueReusableSupplementaryView(ofKind: elementKind, for: sectionController, class: viewClass, at: index)
    }
    public func performBatch(animated: Bool, updates: @escaping (any ListBatchContext) -> Void) {
        performBatch(animated: animated, updates: updates, completion: nil)
    }
    public func invalidateLayout(for sectionController: ListSectionController) {
        invalidateLayout(for: sectionController, completion: nil)
    }
}

/// The items of one object.
@preconcurrency @MainActor open class ListSectionController: NSObject {
    public internal(set) weak var viewController: UIViewController?
    public internal(set) weak var collectionContext: (any ListCollectionContext)?
    public internal(set) var section = NSNotFound
    public internal(set) var isFirstSection = false
    public internal(set) var isLastSection = false
    open var inset = UIEdgeInsets.zero
    open var minimumLineSpacing: CGFloat = 0
    open var minimumInteritemSpacing: CGFloat = 0
    open weak var supplementaryViewSource: (any ListSupplementaryViewSource)?
    open weak var displayDelegate: (any ListDisplayDelegate)?
    open weak var workingRangeDelegate: (any ListWorkingRangeDelegate)?
    open weak var scrollDelegate: (any ListScrollDelegate)?

    public override init() {}

    open func numberOfItems() -> Int { 1 }
    open func sizeForItem(at index: Int) -> CGSize { .zero }
    open func cellForItem(at index: Int) -> UICollectionViewCell { UICollectionViewCell() }
    open func didUpdate(to object: Any) {}
    open func didSelectItem(at index: Int) {}
    open func didDeselectItem(at index: Int) {}
    open func didHighlightItem(at index: Int) {}
    open func didUnhighlightItem(at index: Int) {}
    open func canMoveItem(at index: Int) -> Bool { false }
}

open class ListSingleSectionController: ListSectionController {
    public typealias Configure = (Any, UICollectionViewCell) -> Void
    private let cellClass: AnyClass
    private let configure: Configure
    private let size: (Any, (any ListCollectionContext)?) -> CGSize
    private var object: Any?

    public init(
        cellClass: AnyClass, configureBlock: @escaping Configure,
        sizeBlock: @escaping (Any, (any ListCollectionContext)?) -> CGSize
    ) { (self.cellClass, configure, size) = (cellClass, configureBlock, sizeBlock) }

    open override func didUpdate(to object: Any) { self.object = object }
    open override func sizeForItem(at index: Int) -> CGSize { object.map { size($0, collectionContext) } ?? .zero }
    open override func cellForItem(at index: Int) -> UICollectionViewCell {
        let cell = collectionContext?.dequeueReusableCell(of: cellClass, for: self, at: index) ?? UICollectionViewCell()
        if let object { configure(object, cell) }
        return cell
    }
}

@preconcurrency @MainActor public protocol ListBindingSectionControllerDataSource: AnyObject {
    func sectionController(
        _ sectionController: ListBindingSectionController<any ListDiffable>, viewModelsFor object: Any
    ) -> [any ListDiffable]
    func sectionController(
        _ sectionController: ListBindingSectionController<any ListDiffable>, cellForViewModel viewModel: Any,
        at index: Int
    ) -> UICollectionViewCell & ListBindable
    func sectionController(
        _ sectionController: ListBindingSectionController<any ListDiffable>, sizeForViewModel viewModel: Any,
        at index: Int
    ) -> CGSize
}

@preconcurrency @MainActor public protocol ListBindingSectionControllerSelectionDelegate: AnyObject {
    func sectionController(
        _ sectionController: ListBindingSectionController<any ListDiffable>, didSelectItemAt index: Int,
        viewModel: Any)
    func sectionController(
        _ sectionController: ListBindingSectionController<any ListDiffable>, didDeselectItemAt index: Int,
        viewModel: Any)
    func sectionController(
        _ sectionController: ListBindingSectionController<any ListDiffable>, didHighlightItemAt index: Int,
        viewModel: Any)
    func sectionController(
        _ sectionController: ListBindingSectionController<any ListDiffable>, didUnhighlightItemAt index: Int,
        viewModel: Any)
}

/// What the controllers of all types of objects keep.
open class ListBindingSectionControllerBase: ListSectionController {
    open weak var dataSource: (any ListBindingSectionControllerDataSource)?
    open weak var selectionDelegate: (any ListBindingSectionControllerSelectionDelegate)?
    public fileprivate(set) var viewModels: [any ListDiffable] = []
    fileprivate var kept: Any?
}

/// An item for each view model of an object. On iOS the controllers of all types of objects are of one class, which
/// their data source is given. Here each is a class of its own, of one layout: it keeps nothing that its base does not.
open class ListBindingSectionController<Object>: ListBindingSectionControllerBase {
    public final var object: Object? { kept as? Object }

    public override init() {}

    private var asAny: ListBindingSectionController<any ListDiffable> {
        Unmanaged.fromOpaque(Unmanaged.passUnretained(self).toOpaque()).takeUnretainedValue()
    }

    open func update(animated: Bool, shouldUpdateCell: ((Int) -> Bool)? = nil, completion: ((Bool) -> Void)? = nil) {
        refresh()
        collectionContext?.performBatch(animated: animated, updates: { $0.reload(self) }, completion: completion)
    }

    private func refresh() {
        guard let kept else { return }
        viewModels = dataSource?.sectionController(asAny, viewModelsFor: kept) ?? []
    }

    open override func numberOfItems() -> Int { viewModels.count }
    open override func didUpdate(to object: Any) {
        kept = object
        refresh()
    }
    open override func sizeForItem(at index: Int) -> CGSize {
        dataSource?.sectionController(asAny, sizeForViewModel: viewModels[index], at: index) ?? .zero
    }
    open override func cellForItem(at index: Int) -> UICollectionViewCell {
        guard let cell = dataSource?.sectionController(asAny, cellForViewModel: viewModels[index], at: index) else {
            return UICollectionViewCell()
        }
        cell.bindViewModel(viewModels[index])
        return cell
    }
    open override func didSelectItem(at index: Int) {
        selectionDelegate?.sectionController(asAny, didSelectItemAt: index, viewModel: viewModels[index])
    }
}
