import Foundation
import MaquetteViewModel

/// The data source of a table, with the cells of the document: static ones in their sections, or one of each prototype.
final class DocumentRows: NSObject, FixedRows {
    struct Section {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
        /// The document's heights of rows, before the table's.
        let heights: [CGFloat?]
    }

    let sections: [Section]
    let isStatic: Bool
    /// The background of titles in plain tables, at the document's time.
    private let titleBackground: UIColor?

    init(_ sections: [Section], isStatic: Bool, titleBackground: UIColor?) {
        (self.sections, self.isStatic, self.titleBackground) = (sections, isStatic, titleBackground)
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].cells.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].cells[indexPath.row]
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sections[indexPath.section].heights[indexPath.row] ?? tableView.rowHeight
    }

    /// Titles have a height of their own in all tables of documents, as `UITableView` gives those of groups.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        sections[section].header == nil ? tableView.sectionHeaderHeight : UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        sections[section].footer == nil ? tableView.sectionFooterHeight : UITableView.automaticDimension
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        title(sections[section].header, .header, in: tableView)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        title(sections[section].footer, .footer, in: tableView)
    }

    private func title(_ text: String?, _ role: TableTitleRole, in table: UITableView) -> UIView? {
        guard let text else { return nil }
        let view = UITableViewHeaderFooterView(showing: text, as: role, isInPlainTable: table.style == .plain)
        if table.style == .plain { view.backgroundColor = titleBackground }
        return view
    }
}
