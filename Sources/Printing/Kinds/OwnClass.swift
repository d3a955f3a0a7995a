extension Helpers {
    /// A class that is part of the printed file: a view of UIKit's that needs a data source, and here is
    /// its own.
    enum OwnClass: String {
        case textPicker = "TextPicker"
        case staticTable = "StaticTableView"
        case staticCollection = "StaticCollectionView"

        var declaration: [String] {
            switch self {
            case .textPicker: Self.textPickerDeclaration
            case .staticTable: Self.tableDeclaration
            case .staticCollection: Self.collectionDeclaration
            }
        }
    }
}

extension Helpers.OwnClass {
    private static let textPickerDeclaration = [
        "/// Shows a list of texts in each column.",
        "private class TextPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {",
        "    var columns: [[String]] = [] {",
        "        didSet {",
        "            dataSource = self",
        "            delegate = self",
        "            reloadAllComponents()",
        "        }",
        "    }",
        "",
        "    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }",
        "    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {",
        "        columns[component].count",
        "    }",
        "    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)",
        "        -> String?",
        "    { columns[component][row] }",
        "}",
    ]

    private static let tableDeclaration = [
        "/// A table with fixed cells, each row as high as its cell.",
        "private class StaticTableView: UITableView, UITableViewDataSource, UITableViewDelegate {",
        "    struct Section {",
        "        var header: String?",
        "        var headerHeight = CGFloat.leastNormalMagnitude",
        "        var cells: [UITableViewCell]",
        "        var footer: String?",
        "        var footerHeight = CGFloat.leastNormalMagnitude",
        "    }",
        "",
        "    var titlePadding: CGFloat = 0",
        "    var sections: [Section] = [] {",
        "        didSet {",
        "            rowHeights = sections.map { $0.cells.map(\\.bounds.height) }",
        "            if #available(iOS 15, *) { sectionHeaderTopPadding = titlePadding }",
        "            dataSource = self",
        "            delegate = self",
        "            reloadData()",
        "        }",
        "    }",
        "    private var rowHeights: [[CGFloat]] = []",
        "",
        "    func numberOfSections(in tableView: UITableView) -> Int { sections.count }",
        "    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {",
        "        sections[section].cells.count",
        "    }",
        "    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {",
        "        sections[indexPath.section].cells[indexPath.row]",
        "    }",
        "    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {",
        "        rowHeights[indexPath.section][indexPath.row]",
        "    }",
        "    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {",
        "        sections[section].header",
        "    }",
        "    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {",
        "        sections[section].headerHeight",
        "    }",
        "    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {",
        "        sections[section].footer",
        "    }",
        "    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {",
        "        sections[section].footerHeight",
        "    }",
        "}",
    ]

    private static let collectionDeclaration = [
        "/// A collection view with fixed items, each with its own size.",
        "private class StaticCollectionView: UICollectionView, UICollectionViewDataSource,",
        "    UICollectionViewDelegateFlowLayout",
        "{",
        "    var header: UIView?",
        "    var footer: UIView?",
        "    var items: [UIView] = [] {",
        "        didSet {",
        "            itemSizes = items.map(\\.bounds.size)",
        "            register(UICollectionViewCell.self, forCellWithReuseIdentifier: \"item\")",
        "            for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {",
        "                register(",
        "                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind,",
        "                    withReuseIdentifier: kind)",
        "            }",
        "            dataSource = self",
        "            delegate = self",
        "            reloadData()",
        "        }",
        "    }",
        "    private var itemSizes: [CGSize] = []",
        "",
        "    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)",
        "        -> Int",
        "    { items.count }",
        "    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)",
        "        -> UICollectionViewCell",
        "    {",
        "        let cell = dequeueReusableCell(withReuseIdentifier: \"item\", for: indexPath)",
        "        fill(cell.contentView, with: items[indexPath.item])",
        "        return cell",
        "    }",
        "    func collectionView(",
        "        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,",
        "        sizeForItemAt indexPath: IndexPath",
        "    ) -> CGSize { itemSizes[indexPath.item] }",
        "    func collectionView(",
        "        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,",
        "        at indexPath: IndexPath",
        "    ) -> UICollectionReusableView {",
        "        let view = dequeueReusableSupplementaryView(",
        "            ofKind: kind, withReuseIdentifier: kind, for: indexPath)",
        "        if let end = kind == Self.elementKindSectionHeader ? header : footer { fill(view, with: end) }",
        "        return view",
        "    }",
        "    private func fill(_ view: UIView, with content: UIView) {",
        "        content.frame = view.bounds",
        "        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
        "        view.addSubview(content)",
        "    }",
        "}",
    ]
}
