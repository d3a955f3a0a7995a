import RxCocoa
import RxSwift
import UIKit

@preconcurrency @MainActor
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource,
    @preconcurrency SectionedViewDataSourceType
{
    public typealias Item = Section.Item
    public typealias ConfigureCell =
        (TableViewSectionedDataSource<Section>, UITableView, IndexPath, Item) -> UITableViewCell
    public typealias TitleForHeaderInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
    public typealias TitleForFooterInSection = (TableViewSectionedDataSource<Section>, Int) -> String?
    public typealias CanEditRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
    public typealias CanMoveRowAtIndexPath = (TableViewSectionedDataSource<Section>, IndexPath) -> Bool
    public typealias SectionIndexTitles = (TableViewSectionedDataSource<Section>) -> [String]?
    public typealias SectionForSectionIndexTitle = (TableViewSectionedDataSource<Section>, String, Int) -> Int

    open var configureCell: ConfigureCell
    open var titleForHeaderInSection: TitleForHeaderInSection
    open var titleForFooterInSection: TitleForFooterInSection
    open var canEditRowAtIndexPath: CanEditRowAtIndexPath
    open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
    open var sectionIndexTitles: SectionIndexTitles
    open var sectionForSectionIndexTitle: SectionForSectionIndexTitle
    open var rowAnimation: UITableView.RowAnimation = .automatic

    private var sections = Sections<Section>()

    public init(
        configureCell: @escaping ConfigureCell,
        titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
        titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
        canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
        canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
        sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
        sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
    ) {
        self.configureCell = configureCell
        self.titleForHeaderInSection = titleForHeaderInSection
        self.titleForFooterInSection = titleForFooterInSection
        self.canEditRowAtIndexPath = canEditRowAtIndexPath
        self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
        self.sectionIndexTitles = sectionIndexTitles
        self.sectionForSectionIndexTitle = sectionForSectionIndexTitle
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

    open func numberOfSections(in tableView: UITableView) -> Int { sections.models.count }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections.count(in: section)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        configureCell(self, tableView, indexPath, self[indexPath])
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titleForHeaderInSection(self, section)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        titleForFooterInSection(self, section)
    }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        canEditRowAtIndexPath(self, indexPath)
    }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        canMoveRowAtIndexPath(self, indexPath)
    }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { sections.move(sourceIndexPath, to: destinationIndexPath) }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { sectionIndexTitles(self) }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { sectionForSectionIndexTitle(self, title, index) }
}

@preconcurrency @MainActor
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: TableViewSectionedDataSource<Section>,
    @preconcurrency RxTableViewDataSourceType
{
    public typealias Element = [Section]

    open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
        guard case .next(let sections) = observedEvent else { return }
        setSections(sections)
        tableView.reloadData()
    }
}

@preconcurrency @MainActor
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
    TableViewSectionedDataSource<Section>, @preconcurrency RxTableViewDataSourceType
{
    public typealias Element = [Section]
    public typealias DecideViewTransition =
        (TableViewSectionedDataSource<Section>, UITableView, [Changeset<Section>]) -> ViewTransition

    public var animationConfiguration: AnimationConfiguration
    public var decideViewTransition: DecideViewTransition

    public init(
        animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
        decideViewTransition: @escaping DecideViewTransition = { _, _, _ in .animated },
        configureCell: @escaping ConfigureCell,
        titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
        titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
        canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
        canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false },
        sectionIndexTitles: @escaping SectionIndexTitles = { _ in nil },
        sectionForSectionIndexTitle: @escaping SectionForSectionIndexTitle = { _, _, index in index }
    ) {
        self.animationConfiguration = animationConfiguration
        self.decideViewTransition = decideViewTransition
        super.init(
            configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
            titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath,
            canMoveRowAtIndexPath: canMoveRowAtIndexPath, sectionIndexTitles: sectionIndexTitles,
            sectionForSectionIndexTitle: sectionForSectionIndexTitle)
    }

    open func tableView(_ tableView: UITableView, observedEvent: Event<Element>) {
        guard case .next(let sections) = observedEvent else { return }
        setSections(sections)
        tableView.reloadData()
    }
}
