import RxCocoa
import RxSwift
import UIKit

@preconcurrency @MainActor
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject, UICollectionViewDataSource,
    @preconcurrency SectionedViewDataSourceType
{
    public typealias Item = Section.Item
    public typealias ConfigureCell =
        (CollectionViewSectionedDataSource<Section>, UICollectionView, IndexPath, Item) -> UICollectionViewCell
    public typealias ConfigureSupplementaryView =
        (CollectionViewSectionedDataSource<Section>, UICollectionView, String, IndexPath) -> UICollectionReusableView
    public typealias MoveItem = (CollectionViewSectionedDataSource<Section>, IndexPath, IndexPath) -> Void
    public typealias CanMoveItemAtIndexPath = (CollectionViewSectionedDataSource<Section>, IndexPath) -> Bool

    open var configureCell: ConfigureCell
    open var configureSupplementaryView: ConfigureSupplementaryView?
    open var moveItem: MoveItem
    open var canMoveItemAtIndexPath: CanMoveItemAtIndexPath

    private var sections = Sections<Section>()

    public init(
        configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil,
        moveItem: @escaping MoveItem = { _, _, _ in },
        canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
    ) {
        self.configureCell = configureCell
        self.configureSupplementaryView = configureSupplementaryView
        self.moveItem = moveItem
        self.canMoveItemAtIndexPath = canMoveItemAtIndexPath
        super.init()
    }

    open var sectionModels: [Section] { sections.models }
    open subscript(section: Int) -> Section { sections.models[section] }
    open subscript(indexPath: IndexPath) -> Item {
        get { sections.item(at: indexPath) }
        set {
            var items = sections.models[indexPath.section].items
            items[indexPath.item] = newValue
            sections.models[indexPath.section] = Section(original: sections.models[indexPath.section], items: items)
        }
    }
    open func model(at indexPath: IndexPath) throws -> Any { try sections.model(at: indexPath) }
    open func setSections(_ sections: [Section]) { self.sections.models = sections }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { sections.models.count }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections.count(in: section)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { configureCell(self, collectionView, indexPath, self[indexPath]) }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        configureSupplementaryView?(self, collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        canMoveItemAtIndexPath(self, indexPath)
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        sections.move(sourceIndexPath, to: destinationIndexPath)
        moveItem(self, sourceIndexPath, destinationIndexPath)
    }
}

@preconcurrency @MainActor
open class RxCollectionViewSectionedReloadDataSource<Section: SectionModelType>:
    CollectionViewSectionedDataSource<Section>, @preconcurrency RxCollectionViewDataSourceType
{
    public typealias Element = [Section]

    open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
        guard case .next(let sections) = observedEvent else { return }
        setSections(sections)
        collectionView.reloadData()
    }
}

@preconcurrency @MainActor
open class RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
    CollectionViewSectionedDataSource<Section>, @preconcurrency RxCollectionViewDataSourceType
{
    public typealias Element = [Section]
    public typealias DecideViewTransition =
        (CollectionViewSectionedDataSource<Section>, UICollectionView, [Changeset<Section>]) -> ViewTransition

    public var animationConfiguration: AnimationConfiguration
    public var decideViewTransition: DecideViewTransition

    public init(
        animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
        decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
        configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil,
        moveItem: @escaping MoveItem = { _, _, _ in },
        canMoveItemAtIndexPath: @escaping CanMoveItemAtIndexPath = { _, _ in false }
    ) {
        self.animationConfiguration = animationConfiguration
        self.decideViewTransition = decideViewTransition
        super.init(
            configureCell: configureCell, configureSupplementaryView: configureSupplementaryView, moveItem: moveItem,
            canMoveItemAtIndexPath: canMoveItemAtIndexPath)
    }

    open func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>) {
        guard case .next(let sections) = observedEvent else { return }
        setSections(sections)
        collectionView.reloadData()
    }
}
