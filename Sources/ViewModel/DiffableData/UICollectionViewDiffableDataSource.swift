import Foundation

/// Fills a collection view from snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, UICollectionViewDataSource
{
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private let sourceState: DiffableState<SectionIdentifierType, ItemIdentifierType, UICollectionView>
    private let cellProvider: CellProvider
    public var supplementaryViewProvider: SupplementaryViewProvider?
    public var reorderingHandlers = ReorderingHandlers()
    public var sectionSnapshotHandlers = SectionSnapshotHandlers()

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        sourceState = DiffableState(collectionView)
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
        sourceState.snapshot = snapshot
        sourceState.view?.reload()
        if let completion { Deferred.run(completion) }
    }
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        apply(snapshot, animatingDifferences: false, completion: completion)
    }
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        sourceState.outlines[section] = snapshot
        sourceState.snapshot.replaceItems(inSection: section, with: snapshot.visibleItems)
        apply(sourceState.snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    open func snapshot() -> Snapshot { sourceState.snapshot }
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { sourceState.outline(of: section) }
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { sourceState.section(at: index) }
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        sourceState.snapshot.indexOfSection(sectionIdentifier)
    }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        sourceState.snapshot.item(at: indexPath)
    }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { sourceState.path(of: itemIdentifier) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { sourceState.snapshot.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sourceState.snapshot.sections[section].items.count
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            fatalError("UICollectionView dataSource returned a nil cell for item at index path \(indexPath)")
        }
        // A cell may have shown another item before, also one of another section.
        if !sourceState.outlines.isEmpty {
            let outline = sourceState.outline(at: indexPath.section)
            cell._takeOutline(level: outline?.level(of: item) ?? 0, isExpanded: outline?.isExpanded(item) ?? false)
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            fatalError(
                "the view returned from the supplementary view provider for \(kind) at \(indexPath) is nil")
        }
        return view
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// What a finger would call: the handlers are kept.
extension UICollectionViewDiffableDataSource {
    public typealias Transaction = NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((Transaction) -> Void)?
        public var didReorder: ((Transaction) -> Void)?
        public init() {}
    }

    public struct SectionSnapshotHandlers {
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// Gives the descendants of an item when it is expanded.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
        public init() {}
    }
}

/// What a reordering changed.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public var difference: CollectionDifference<ItemIdentifierType>
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a reordering changed in one section.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public var sectionIdentifier: SectionIdentifierType
    public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public var difference: CollectionDifference<ItemIdentifierType>
}

/// The state of a diffable data source.
@MainActor final class DiffableState<Section: Hashable, Item: Hashable, View: UIView>: HiddenState {
    weak var view: View?
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    var outlines: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

    init(_ view: View) { self.view = view }

    func section(at index: Int) -> Section? {
        snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
    }

    func path(of item: Item) -> IndexPath? {
        snapshot.place(of: item).map { IndexPath(item: $0.item, section: $0.section) }
    }

    func outline(at index: Int) -> NSDiffableDataSourceSectionSnapshot<Item>? {
        outlines.isEmpty ? nil : section(at: index).flatMap { outlines[$0] }
    }

    func outline(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        if let outline = outlines[section] { return outline }
        var outline = NSDiffableDataSourceSectionSnapshot<Item>()
        if snapshot.indexOfSection(section) != nil { outline.append(snapshot.itemIdentifiers(inSection: section)) }
        return outline
    }
}
