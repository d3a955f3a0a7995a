import Testing
import UIKit

/// What Apple's pages say of snapshots.
@Suite("Documented: snapshots") @MainActor
struct DocumentedSnapshotTests {
    private func sample() -> NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5], toSection: "b")
        return snapshot
    }

    @Test("An empty snapshot") func empty() {
        let snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        documented("uikit/nsdiffabledatasourcesnapshot-swift.struct/numberofitems", snapshot.numberOfItems, 0)
        documented("uikit/nsdiffabledatasourcesnapshot-swift.struct/numberofsections", snapshot.numberOfSections, 0)
        documented("uikit/nsdiffabledatasourcesnapshot-swift.struct/itemidentifiers", snapshot.itemIdentifiers, [])
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/sectionidentifiers", snapshot.sectionIdentifiers, [])
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/indexofitem(_:)", snapshot.indexOfItem(1) == nil, true)
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/indexofsection(_:)", snapshot.indexOfSection("a") == nil,
            true)
    }

    @Test("Counting and finding") func finding() {
        let snapshot = sample()
        documented("uikit/nsdiffabledatasourcesnapshot-swift.struct/numberofitems", snapshot.numberOfItems, 5)
        documented("uikit/nsdiffabledatasourcesnapshot-swift.struct/numberofsections", snapshot.numberOfSections, 2)
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/numberofitems(insection:)",
            snapshot.numberOfItems(inSection: "b"), 2)
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/itemidentifiers(insection:)",
            snapshot.itemIdentifiers(inSection: "a"), [1, 2, 3])
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/sectionidentifier(containingitem:)",
            snapshot.sectionIdentifier(containingItem: 4), "b")
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/sectionidentifier(containingitem:)",
            snapshot.sectionIdentifier(containingItem: 9) == nil, true)
        documented("uikit/nsdiffabledatasourcesnapshot-swift.struct/indexofitem(_:)", snapshot.indexOfItem(4), 3)
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/indexofsection(_:)", snapshot.indexOfSection("b"), 1)
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/itemidentifiers", snapshot.itemIdentifiers,
            [1, 2, 3, 4, 5])
    }

    @Test("Items without a section go to the last") func lastSection() {
        var snapshot = sample()
        snapshot.appendItems([6])
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/appenditems(_:tosection:)",
            snapshot.itemIdentifiers(inSection: "b"), [4, 5, 6])
        snapshot.appendItems([7], toSection: "a")
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/appenditems(_:tosection:)",
            snapshot.itemIdentifiers(inSection: "a"), [1, 2, 3, 7])
    }

    @Test("Inserting and moving items") func moving() {
        var snapshot = sample()
        snapshot.insertItems([10, 11], beforeItem: 2)
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/insertitems(_:beforeitem:)",
            snapshot.itemIdentifiers(inSection: "a"), [1, 10, 11, 2, 3])
        snapshot.insertItems([12, 13], afterItem: 4)
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/insertitems(_:afteritem:)",
            snapshot.itemIdentifiers(inSection: "b"), [4, 12, 13, 5])
        snapshot.moveItem(1, afterItem: 5)
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/moveitem(_:afteritem:)",
            snapshot.itemIdentifiers(inSection: "b"), [4, 12, 13, 5, 1])
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/moveitem(_:afteritem:)",
            snapshot.itemIdentifiers(inSection: "a"), [10, 11, 2, 3])
        snapshot.moveItem(3, beforeItem: 10)
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/moveitem(_:beforeitem:)",
            snapshot.itemIdentifiers(inSection: "a"), [3, 10, 11, 2])
    }

    @Test("Deleting") func deleting() {
        var snapshot = sample()
        snapshot.deleteItems([2, 5])
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/deleteitems(_:)", snapshot.itemIdentifiers, [1, 3, 4])
        snapshot.deleteSections(["a"])
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/deletesections(_:)", snapshot.sectionIdentifiers, ["b"])
        documented("uikit/nsdiffabledatasourcesnapshot-swift.struct/deletesections(_:)", snapshot.itemIdentifiers, [4])
        snapshot.deleteAllItems()
        documented("uikit/nsdiffabledatasourcesnapshot-swift.struct/deleteallitems()", snapshot.numberOfItems, 0)
        documented("uikit/nsdiffabledatasourcesnapshot-swift.struct/deleteallitems()", snapshot.numberOfSections, 0)
    }

    @Test("Sections") func sections() {
        var snapshot = sample()
        snapshot.insertSections(["x"], beforeSection: "a")
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/insertsections(_:beforesection:)",
            snapshot.sectionIdentifiers, ["x", "a", "b"])
        snapshot.insertSections(["y"], afterSection: "a")
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/insertsections(_:aftersection:)",
            snapshot.sectionIdentifiers, ["x", "a", "y", "b"])
        snapshot.moveSection("b", beforeSection: "x")
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/movesection(_:beforesection:)",
            snapshot.sectionIdentifiers, ["b", "x", "a", "y"])
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/movesection(_:beforesection:)", snapshot.itemIdentifiers,
            [4, 5, 1, 2, 3])
        snapshot.moveSection("b", afterSection: "a")
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/movesection(_:aftersection:)", snapshot.sectionIdentifiers,
            ["x", "a", "b", "y"])
    }

    @Test("Marks for reloading and value semantics") func marks() {
        var snapshot = sample()
        let copy = snapshot
        snapshot.reloadItems([1])
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/reloadeditemidentifiers", snapshot.reloadedItemIdentifiers,
            [1])
        snapshot.reconfigureItems([2])
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/reconfigureditemidentifiers",
            snapshot.reconfiguredItemIdentifiers, [2])
        snapshot.reloadSections(["b"])
        documented(
            "uikit/nsdiffabledatasourcesnapshot-swift.struct/reloadedsectionidentifiers",
            snapshot.reloadedSectionIdentifiers, ["b"])
        documented("uikit/nsdiffabledatasourcesnapshot-swift.struct", copy.reloadedItemIdentifiers, [])
        snapshot.appendItems([99])
        documented("uikit/nsdiffabledatasourcesnapshot-swift.struct", copy.numberOfItems, 5)
    }
}

/// What Apple's pages say of snapshots of one section.
@Suite("Documented: section snapshots") @MainActor
struct DocumentedSectionSnapshotTests {
    private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["root", "other"])
        snapshot.append(["child", "second"], to: "root")
        snapshot.append(["leaf"], to: "child")
        return snapshot
    }

    @Test("A tree of items") func items() {
        let snapshot = tree()
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/items", snapshot.items,
            ["root", "child", "leaf", "second", "other"])
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/rootitems", snapshot.rootItems, ["root", "other"])
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/visibleitems", snapshot.visibleItems,
            ["root", "other"])
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/parent(of:)", snapshot.parent(of: "leaf"), "child")
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/parent(of:)", snapshot.parent(of: "root") == nil,
            true)
        documented("uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/level(of:)", snapshot.level(of: "root"), 0)
        documented("uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/level(of:)", snapshot.level(of: "leaf"), 2)
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/contains(_:)", snapshot.contains("second"), true)
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/contains(_:)", snapshot.contains("nobody"), false)
        documented("uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/index(of:)", snapshot.index(of: "second"), 3)
    }

    @Test("Expanding and collapsing") func expanding() {
        var snapshot = tree()
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/isexpanded(_:)", snapshot.isExpanded("root"), false)
        snapshot.expand(["root"])
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/expand(_:)", snapshot.isExpanded("root"), true)
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/visibleitems", snapshot.visibleItems,
            ["root", "child", "second", "other"])
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/isvisible(_:)", snapshot.isVisible("child"), true)
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/isvisible(_:)", snapshot.isVisible("leaf"), false)
        snapshot.collapse(["root"])
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/collapse(_:)", snapshot.visibleItems,
            ["root", "other"])
        documented("uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/items", snapshot.items.count, 5)
    }

    @Test("Inserting and deleting") func changing() {
        var snapshot = tree()
        snapshot.insert(["before"], before: "other")
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/insert(_:before:)", snapshot.rootItems,
            ["root", "before", "other"])
        snapshot.insert(["after"], after: "other")
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/insert(_:after:)", snapshot.rootItems,
            ["root", "before", "other", "after"])
        snapshot.delete(["child"])
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/delete(_:)", snapshot.contains("leaf"), false)
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/delete(_:)", snapshot.contains("second"), true)
        let part = tree().snapshot(of: "root")
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/snapshot(of:includingparent:)", part.items,
            ["child", "leaf", "second"])
        let whole = tree().snapshot(of: "root", includingParent: true)
        documented(
            "uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/snapshot(of:includingparent:)", whole.items,
            ["root", "child", "leaf", "second"])
        snapshot.deleteAll()
        documented("uikit/nsdiffabledatasourcesectionsnapshot-swift.struct/deleteall()", snapshot.items, [])
    }
}

/// What Apple's pages say of diffable data sources.
@Suite("Documented: diffable data sources") @MainActor
struct DocumentedDiffableDataSourceTests {
    private func makeTable() -> (UITableView, UITableViewDiffableDataSource<String, Int>) {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        return (table, source)
    }

    @Test("A table view's source") func table() {
        let (table, source) = makeTable()
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/init(tableview:cellprovider:)", table.dataSource === source, true
        )
        documented("uikit/uitableviewdiffabledatasource-2euir/snapshot()", source.snapshot().numberOfItems, 0)
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3], toSection: "b")
        source.apply(snapshot, animatingDifferences: false)
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/apply(_:animatingdifferences:completion:)",
            table.numberOfSections, 2)
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/apply(_:animatingdifferences:completion:)",
            table.numberOfRows(inSection: 0), 2)
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/itemidentifier(for:)",
            source.itemIdentifier(for: IndexPath(row: 0, section: 1)), 3)
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/itemidentifier(for:)",
            source.itemIdentifier(for: IndexPath(row: 8, section: 1)) == nil, true)
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/indexpath(for:)", source.indexPath(for: 2),
            IndexPath(row: 1, section: 0))
        documented("uikit/uitableviewdiffabledatasource-2euir/indexpath(for:)", source.indexPath(for: 77) == nil, true)
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/sectionidentifier(for:)", source.sectionIdentifier(for: 1), "b")
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/sectionidentifier(for:)",
            source.sectionIdentifier(for: 9) == nil, true)
        documented("uikit/uitableviewdiffabledatasource-2euir/index(for:)", source.index(for: "b"), 1)
    }

    @Test("The snapshot is a copy") func copy() {
        let (table, source) = makeTable()
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        var current = source.snapshot()
        current.deleteItems([1])
        documented("uikit/uitableviewdiffabledatasource-2euir/snapshot()", source.snapshot().itemIdentifiers, [1, 2])
        documented("uikit/uitableviewdiffabledatasource-2euir/snapshot()", table.numberOfRows(inSection: 0), 2)
        source.apply(current, animatingDifferences: false)
        documented("uikit/uitableviewdiffabledatasource-2euir/snapshot()", source.snapshot().itemIdentifiers, [2])
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/apply(_:animatingdifferences:completion:)",
            table.numberOfRows(inSection: 0), 1)
        table.layoutIfNeeded()
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/cellprovider",
            table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, "2")
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/defaultrowanimation", source.defaultRowAnimation, .automatic)
    }

    @Test("Applying by reload shows the new items") func reload() {
        let (table, source) = makeTable()
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a"])
        snapshot.appendItems([5, 6, 7])
        source.applySnapshotUsingReloadData(snapshot)
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/applysnapshotusingreloaddata(_:)",
            table.numberOfRows(inSection: 0), 3)
        documented(
            "uikit/uitableviewdiffabledatasource-2euir/applysnapshotusingreloaddata(_:)",
            source.snapshot().itemIdentifiers, [5, 6, 7])
    }

    @Test("A collection view's source with a section snapshot") func collection() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        documented(
            "uikit/uicollectionviewdiffabledatasource-9tqpa/init(collectionview:cellprovider:)",
            view.dataSource === source, true)
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["root"])
        section.append(["x", "y"], to: "root")
        source.apply(section, to: 0, animatingDifferences: false)
        documented(
            "uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:to:animatingdifferences:completion:)",
            view.numberOfItems(inSection: 0), 1)
        section.expand(["root"])
        source.apply(section, to: 0, animatingDifferences: false)
        documented(
            "uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:to:animatingdifferences:completion:)",
            view.numberOfItems(inSection: 0), 3)
        documented(
            "uikit/uicollectionviewdiffabledatasource-9tqpa/snapshot(for:)", source.snapshot(for: 0).items,
            ["root", "x", "y"])
        documented(
            "uikit/uicollectionviewdiffabledatasource-9tqpa/itemidentifier(for:)",
            source.itemIdentifier(for: IndexPath(item: 2, section: 0)), "y")
        documented(
            "uikit/uicollectionviewdiffabledatasource-9tqpa/indexpath(for:)", source.indexPath(for: "x"),
            IndexPath(item: 1, section: 0))
        documented(
            "uikit/uicollectionviewdiffabledatasource-9tqpa/snapshot()", source.snapshot().sectionIdentifiers, [0])
    }
}
