import Testing
import UIKit

/// Snapshots of sections and items, and the tables and collections that show them.
@MainActor @Suite struct DiffableDataTests {
    enum Section: Hashable { case main, other }

    private var snapshot: NSDiffableDataSourceSnapshot<Section, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
        snapshot.appendSections([.main, .other])
        snapshot.appendItems(["a", "b"], toSection: .main)
        snapshot.appendItems(["x"])
        return snapshot
    }

    @Test func aSnapshotKnowsItsOrder() {
        var snapshot = snapshot
        #expect(snapshot.itemIdentifiers == ["a", "b", "x"])
        #expect(snapshot.numberOfItems(inSection: .main) == 2)
        snapshot.insertItems(["c"], beforeItem: "b")
        snapshot.insertItems(["d"], afterItem: "x")
        snapshot.moveItem("a", afterItem: "d")
        #expect(snapshot.itemIdentifiers(inSection: .main) == ["c", "b"])
        #expect(snapshot.itemIdentifiers(inSection: .other) == ["x", "d", "a"])
        #expect(snapshot.indexOfItem("x") == 2)
        #expect(snapshot.sectionIdentifier(containingItem: "a") == .other)
        snapshot.moveSection(.other, beforeSection: .main)
        snapshot.deleteItems(["x", "b"])
        #expect(snapshot.itemIdentifiers == ["d", "a", "c"])
        snapshot.deleteSections([.other])
        #expect(snapshot.itemIdentifiers == ["c"])
        #expect(snapshot.sectionIdentifier(containingItem: "a") == nil)
    }

    @Test func anOutlineShowsWhatIsExpanded() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "bread"])
        outline.append(["apple", "pear"], to: "fruit")
        #expect(outline.items == ["fruit", "apple", "pear", "bread"])
        #expect(outline.visibleItems == ["fruit", "bread"])
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apple", "pear", "bread"])
        #expect(outline.level(of: "pear") == 1)
        outline.delete(["fruit"])
        #expect(outline.items == ["bread"])
    }

    @Test func outlinesAreTakenApartAndPutTogether() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "bread"])
        outline.append(["apple", "pear"], to: "fruit")
        outline.append(["boskoop"], to: "apple")
        outline.expand(["apple"])
        let family = outline.snapshot(of: "fruit")
        #expect(family.items == ["apple", "boskoop", "pear"])
        #expect(family.rootItems == ["apple", "pear"] && family.level(of: "boskoop") == 1)
        #expect(family.isExpanded("apple") && family.parent(of: "boskoop") == "apple")
        #expect(outline.snapshot(of: "fruit", includingParent: true).rootItems == ["fruit"])

        var fewer = NSDiffableDataSourceSectionSnapshot<String>()
        fewer.append(["quince"])
        outline.replace(childrenOf: "fruit", using: fewer)
        #expect(outline.items == ["fruit", "quince", "bread"])
        #expect(outline.level(of: "quince") == 1 && outline.parent(of: "quince") == "fruit")
        outline.insert(family, before: "bread")
        #expect(outline.items == ["fruit", "quince", "apple", "boskoop", "pear", "bread"])
        #expect(outline.level(of: "boskoop") == 1 && outline.parent(of: "pear") == nil)
        outline.insert(outline.snapshot(of: "apple"), after: "nothing")
        #expect(outline.items.count == 6)
    }

    /// Apple's header: the indentation level is set by a hierarchical data source.
    @Test func rowsOfAnOutlineAreIndentedAndKnowWhetherTheyAreOpen() throws {
        let list = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: list)
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            if text == "fruit" { cell.accessories = [.outlineDisclosure(options: .init(style: .header))] }
        }
        let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "bread"])
        outline.append(["apple"], to: "fruit")
        outline.expand(["fruit"])
        source.apply(outline, to: .main)
        view.layoutIfNeeded()
        let rows = try (0..<3).map { item in
            try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
        }
        #expect(rows.map(\.indentationLevel) == [0, 1, 0])
        #expect(rows.map(\.configurationState.isExpanded) == [true, false, false])
        #expect(rows[1].contentView.frame.minX == rows[0].contentView.frame.minX + rows[1].indentationWidth)

        // Cells that are used again in a flat section are not indented any more.
        source.apply(NSDiffableDataSourceSectionSnapshot<String>(), to: .main)
        view.layoutIfNeeded()
        var flat = source.snapshot()
        flat.appendSections([.other])
        flat.appendItems(["x", "y", "z"], toSection: .other)
        source.apply(flat)
        view.layoutIfNeeded()
        let levels = (0..<3).map { item in
            (view.cellForItem(at: IndexPath(item: item, section: 1)) as? UICollectionViewListCell)?.indentationLevel
        }
        #expect(levels == [0, 0, 0])
    }

    @Test func aCollectionShowsTheSnapshot() throws {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, text in
            cell.accessibilityLabel = text
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.accessibilityLabel) == ["a", "b", "x"])
        #expect(source.indexPath(for: "x") == IndexPath(item: 0, section: 1))
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == "b")
        var next = source.snapshot()
        next.deleteItems(["a"])
        source.apply(next)
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.accessibilityLabel) == ["b", "x"])
    }

    @Test func aTableShowsTheSnapshot() {
        final class Titled: UITableViewDiffableDataSource<Section, String> {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sectionIdentifier(for: section) == .main ? "Main" : "Other"
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 500))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = Titled(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        source.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "x"])
        #expect(table.numberOfSections == 2)
        #expect(table.rectForHeader(inSection: 1).height > 0)
    }
}
