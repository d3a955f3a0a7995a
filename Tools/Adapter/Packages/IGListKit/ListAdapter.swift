import UIKit

/// Asks a section controller for each object's items, and shows them in a collection view.
@preconcurrency @MainActor public final class ListAdapter: NSObject {
    public weak var viewController: UIViewController?
    public weak var collectionView: UICollectionView? { didSet { connect() } }
    public weak var dataSource: (any ListAdapterDataSource)? { didSet { connect() } }
    public weak var delegate: (any ListAdapterDelegate)?
    public weak var collectionViewDelegate: (any UICollectionViewDelegate)?
    public weak var scrollViewDelegate: (any UIScrollViewDelegate)?
    public weak var performanceDelegate: AnyObject?
    public var updater: any ListUpdatingDelegate
    private var sections: [(object: any ListDiffable, controller: ListSectionController)] = []
    private var registered: Set<String> = []

    public init(updater: any ListUpdatingDelegate, viewController: UIViewController?, workingRangeSize: Int = 0) {
        (self.updater, self.viewController) = (updater, viewController)
    }

    private func connect() {
        guard let collectionView, dataSource != nil else { return }
        registered = []
        collectionView.dataSource = self
        collectionView.delegate = self
        refresh(keepingControllers: true)
    }

    /// Objects of an identifier that is there already keep their controller.
    private func refresh(keepingControllers: Bool) {
        guard let dataSource else { return }
        let former = sections
        var seen: Set<AnyHashable> = []
        sections = []
        for object in dataSource.objects(for: self) {
            let key = identifier(object)
            guard seen.insert(key).inserted else { continue }
            let kept = keepingControllers ? former.first { identifier($0.object) == key }?.controller : nil
            let controller = kept ?? dataSource.listAdapter(self, sectionControllerFor: object)
            sections.append((object, controller))
        }
        for (index, section) in sections.enumerated() {
            let controller = section.controller
            controller.section = index
            controller.isFirstSection = index == 0
            controller.isLastSection = index == sections.count - 1
            controller.viewController = viewController
            controller.collectionContext = self
            controller.didUpdate(to: section.object)
        }
        collectionView?.backgroundView = sections.isEmpty ? dataSource.emptyView(for: self) : nil
        collectionView?.reloadData()
    }

    private func identifier(_ object: any ListDiffable) -> AnyHashable {
        let identifier = object.diffIdentifier()
        return (identifier as? NSObject).map(AnyHashable.init) ?? AnyHashable(ObjectIdentifier(identifier))
    }

    // MARK: Updates

    public func performUpdates(animated: Bool, completion: ListUpdaterCompletion? = nil) {
        refresh(keepingControllers: true)
        completion?(true)
    }

    public func reloadData(completion: ListUpdaterCompletion? = nil) {
        refresh(keepingControllers: false)
        completion?(true)
    }

    public func reloadObjects(_ objects: [Any]) { refresh(keepingControllers: true) }

    // MARK: What is shown

    public func objects() -> [any ListDiffable] { sections.map(\.object) }
    public func visibleObjects() -> [any ListDiffable] { objects() }
    public func visibleSectionControllers() -> [ListSectionController] { sections.map(\.controller) }
    public func sectionController(forSection section: Int) -> ListSectionController? {
        sections.indices.contains(section) ? sections[section].controller : nil
    }
    public func section(for sectionController: ListSectionController) -> Int {
        sections.firstIndex { $0.controller === sectionController } ?? NSNotFound
    }
    public func sectionController(for object: Any) -> ListSectionController? {
        sections.first { $0.object === object as AnyObject }?.controller
    }
    public func object(for sectionController: ListSectionController) -> Any? {
        sections.first { $0.controller === sectionController }?.object
    }
    public func object(atSection section: Int) -> Any? {
        sections.indices.contains(section) ? sections[section].object : nil
    }
    public func section(for object: Any) -> Int {
        sections.firstIndex { $0.object === object as AnyObject } ?? NSNotFound
    }
    public func visibleCells(for object: Any) -> [UICollectionViewCell] {
        sectionController(for: object).map { visibleCells(for: $0) } ?? []
    }
    public func sizeForItem(at indexPath: IndexPath) -> CGSize {
        sectionController(forSection: indexPath.section)?.sizeForItem(at: indexPath.item) ?? .zero
    }
    public func scroll(
        to object: Any, supplementaryKinds: [String]?, scrollDirection: UICollectionView.ScrollDirection,
        scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard let controller = sectionController(for: object) else { return }
        scroll(to: controller, at: 0, scrollPosition: scrollPosition, animated: animated)
    }
}

extension ListAdapter: ListCollectionContext, ListBatchContext {
    public var containerSize: CGSize { collectionView?.bounds.size ?? .zero }
    public var containerInset: UIEdgeInsets { collectionView?.contentInset ?? .zero }
    public var adjustedContainerInset: UIEdgeInsets { collectionView?.adjustedContentInset ?? .zero }
    public var insetContainerSize: CGSize {
        let (size, inset) = (containerSize, adjustedContainerInset)
        return CGSize(width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom)
    }
    public func containerSize(for sectionController: ListSectionController) -> CGSize {
        let (size, inset) = (insetContainerSize, sectionController.inset)
        return CGSize(width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom)
    }

    public func index(for cell: UICollectionViewCell, sectionController: ListSectionController) -> Int {
        collectionView?.indexPath(for: cell)?.item ?? NSNotFound
    }
    public func cellForItem(at index: Int, sectionController: ListSectionController) -> UICollectionViewCell? {
        collectionView?.cellForItem(at: IndexPath(item: index, section: sectionController.section))
    }
    public func visibleCells(for sectionController: ListSectionController) -> [UICollectionViewCell] {
        let section = sectionController.section
        return collectionView?.indexPathsForVisibleItems.filter { $0.section == section }.sorted()
            .compactMap { collectionView?.cellForItem(at: $0) } ?? []
    }

    private func dequeue(
        _ name: String, _ sectionController: ListSectionController, _ index: Int,
        register: (UICollectionView) -> Void
    ) -> UICollectionViewCell {
        guard let collectionView else { return UICollectionViewCell() }
        if registered.insert(name).inserted { register(collectionView) }
        let place = IndexPath(item: index, section: sectionController.section)
        return collectionView.dequeueReusableCell(withReuseIdentifier: name, for: place)
    }

    public func dequeueReusableCell(
        of cellClass: AnyClass, withReuseIdentifier reuseIdentifier: String?,
        for sectionController: ListSectionController, at index: Int
    ) -> UICollectionViewCell {
        let name = (reuseIdentifier ?? "") + String(reflecting: cellClass)
        return dequeue(name, sectionController, index) { $0.register(cellClass, forCellWithReuseIdentifier: name) }
    }
    public func dequeueReusableCellFromStoryboard(
        withIdentifier identifier: String, for sectionController: ListSectionController, at index: Int
    ) -> UICollectionViewCell { dequeue(identifier, sectionController, index) { _ in } }
    public func dequeueReusableCell(
        withNibName nibName: String, bundle: Bundle?, for sectionController: ListSectionController, at index: Int
    ) -> UICollectionViewCell {
        dequeue(nibName, sectionController, index) {
            $0.register(UINib(nibName: nibName, bundle: bundle), forCellWithReuseIdentifier: nibName)
        }
    }
    public func dequeueReusableSupplementaryView(
        ofKind elementKind: String, for sectionController: ListSectionController, class viewClass: AnyClass,
        at index: Int
    ) -> UICollectionReusableView {
        guard let collectionView else { return UICollectionReusableView() }
        let name = String(reflecting: viewClass)
        if registered.insert(elementKind + name).inserted {
            collectionView.register(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: name)
        }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: elementKind, withReuseIdentifier: name,
            for: IndexPath(item: index, section: sectionController.section))
    }

    public func performBatch(
        animated: Bool, updates: @escaping (any ListBatchContext) -> Void, completion: ((Bool) -> Void)?
    ) {
        updates(self)
        completion?(true)
    }
    public func reload(in sectionController: ListSectionController, at indexes: IndexSet) {
        collectionView?.reloadData()
    }
    public func insert(in sectionController: ListSectionController, at indexes: IndexSet) {
        collectionView?.reloadData()
    }
    public func delete(in sectionController: ListSectionController, at indexes: IndexSet) {
        collectionView?.reloadData()
    }
    public func reload(_ sectionController: ListSectionController) { collectionView?.reloadData() }
    public func invalidateLayout(for sectionController: ListSectionController, completion: ((Bool) -> Void)?) {
        collectionView?.collectionViewLayout.invalidateLayout()
        completion?(true)
    }
    public func scroll(
        to sectionController: ListSectionController, at index: Int, scrollPosition: UICollectionView.ScrollPosition,
        animated: Bool
    ) {
        let place = IndexPath(item: index, section: sectionController.section)
        guard let collectionView, place.section < collectionView.numberOfSections,
            index < collectionView.numberOfItems(inSection: place.section)
        else { return }
        collectionView.scrollToItem(at: place, at: scrollPosition, animated: animated)
    }
    public func selectItem(
        at index: Int, sectionController: ListSectionController, animated: Bool,
        scrollPosition: UICollectionView.ScrollPosition
    ) {
        let place = IndexPath(item: index, section: sectionController.section)
        collectionView?.selectItem(at: place, animated: animated, scrollPosition: scrollPosition)
    }
    public func deselectItem(at index: Int, sectionController: ListSectionController, animated: Bool) {
        collectionView?.deselectItem(at: IndexPath(item: index, section: sectionController.section), animated: animated)
    }
}

extension ListAdapter: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].controller.numberOfItems()
    }
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { sections[indexPath.section].controller.cellForItem(at: indexPath.item) }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        sections[indexPath.section].controller.supplementaryViewSource?
            .viewForSupplementaryElement(ofKind: kind, at: indexPath.item) ?? UICollectionReusableView()
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizeForItem(at: indexPath) }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { sections[section].controller.inset }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { sections[section].controller.minimumLineSpacing }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { sections[section].controller.minimumInteritemSpacing }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { size(UICollectionView.elementKindSectionHeader, section) }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { size(UICollectionView.elementKindSectionFooter, section) }
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        sections[indexPath.section].controller.didSelectItem(at: indexPath.item)
    }

    private func size(_ kind: String, _ section: Int) -> CGSize {
        guard let source = sections[section].controller.supplementaryViewSource,
            source.supportedElementKinds().contains(kind)
        else { return .zero }
        return source.sizeForSupplementaryView(ofKind: kind, at: 0)
    }
}
