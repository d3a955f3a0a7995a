import Testing
import UIKit

/// What Apple's pages say of collection views.
@Suite("Documented: collection views") @MainActor
struct DocumentedCollectionViewTests {
    @Test("What a new collection view has") func defaults() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: CGRect(x: 1, y: 2, width: 30, height: 40), collectionViewLayout: layout)
        documented("uikit/uicollectionview/collectionviewlayout", view.collectionViewLayout === layout, true)
        documented(
            "uikit/uicollectionview/init(frame:collectionviewlayout:)", view.frame,
            CGRect(x: 1, y: 2, width: 30, height: 40))
        documented("uikit/uicollectionviewlayout/collectionview", layout.collectionView === view, true)
        documented("uikit/uicollectionview/allowsselection", view.allowsSelection, true)
        documented("uikit/uicollectionview/allowsmultipleselection", view.allowsMultipleSelection, false)
        documented("uikit/uicollectionview/allowsselectionduringediting", view.allowsSelectionDuringEditing, false)
        documented(
            "uikit/uicollectionview/allowsmultipleselectionduringediting", view.allowsMultipleSelectionDuringEditing,
            false)
        documented("uikit/uicollectionview/isediting", view.isEditing, false)
        documented("uikit/uicollectionview/isprefetchingenabled", view.isPrefetchingEnabled, true)
        documented("uikit/uicollectionview/backgroundview", view.backgroundView == nil, true)
        documented("uikit/uicollectionview/rememberslastfocusedindexpath", view.remembersLastFocusedIndexPath, false)
        documented(
            "uikit/uicollectionview/selfsizinginvalidation-swift.property", view.selfSizingInvalidation, .enabled)
        documented("uikit/uicollectionview/indexpathsforselecteditems", view.indexPathsForSelectedItems ?? [], [])
        documented("uikit/uicollectionview/reorderingcadence-swift.property", view.reorderingCadence, .immediate)
        documented("uikit/uicollectionview/hasuncommittedupdates", view.hasUncommittedUpdates, false)
    }

    @Test("Numbers come from the data source") func numbers() {
        let (view, _) = makeCollection([4, 0, 2], layout: makeFlow())
        documented("uikit/uicollectionview/numberofsections", view.numberOfSections, 3)
        documented("uikit/uicollectionview/numberofitems(insection:)", view.numberOfItems(inSection: 0), 4)
        documented("uikit/uicollectionview/numberofitems(insection:)", view.numberOfItems(inSection: 1), 0)
        documented("uikit/uicollectionview/numberofitems(insection:)", view.numberOfItems(inSection: 2), 2)
    }

    @Test("One section unless the data source says more") func oneSection() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: makeFlow())
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        let source = OneSectionSource()
        view.dataSource = source
        documented("uikit/uicollectionviewdatasource/numberofsections(in:)", view.numberOfSections, 1)
        documented(
            "uikit/uicollectionviewdatasource/collectionview(_:numberofitemsinsection:)",
            view.numberOfItems(inSection: 0), 2)
        withExtendedLifetime(source) {}
    }

    @Test("Cells, index paths and points") func cells() {
        let (view, source) = makeCollection([4], layout: makeFlow())
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        documented("uikit/uicollectionview/cellforitem(at:)", cell is Tile, true)
        documented("uikit/uicollectionviewcell", cell?.frame, CGRect(x: 100, y: 0, width: 100, height: 100))
        documented("uikit/uicollectionview/indexpath(for:)", view.indexPath(for: cell!), IndexPath(item: 1, section: 0))
        documented("uikit/uicollectionview/indexpath(for:)", view.indexPath(for: UICollectionViewCell()) == nil, true)
        documented("uikit/uicollectionview/visiblecells", view.visibleCells.count, 4)
        documented("uikit/uicollectionview/indexpathsforvisibleitems", Set(view.indexPathsForVisibleItems).count, 4)
        documented(
            "uikit/uicollectionview/indexpathforitem(at:)", view.indexPathForItem(at: CGPoint(x: 50, y: 150)),
            IndexPath(item: 3, section: 0))
        documented(
            "uikit/uicollectionview/indexpathforitem(at:)", view.indexPathForItem(at: CGPoint(x: 250, y: 150)) == nil,
            true)
        documented(
            "uikit/uicollectionview/cellforitem(at:)", view.cellForItem(at: IndexPath(item: 99, section: 0)) == nil,
            true)
        documented(
            "uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)",
            source.asked.contains(IndexPath(item: 3, section: 0)), true)
        documented("uikit/uicollectionreusableview/reuseidentifier", cell?.reuseIdentifier, "tile")
        documented(
            "uikit/uicollectionreusableview/apply(_:)", (cell as? Tile)?.applied.last, IndexPath(item: 1, section: 0))
    }

    @Test("Cells that are not visible") func invisible() {
        let (view, _) = makeCollection([300], layout: makeFlow())
        documented(
            "uikit/uicollectionview/cellforitem(at:)", view.cellForItem(at: IndexPath(item: 200, section: 0)) == nil,
            true)
        documented("uikit/uicollectionview/visiblecells", view.visibleCells.count, 12)
        let attributes = view.layoutAttributesForItem(at: IndexPath(item: 200, section: 0))
        documented(
            "uikit/uicollectionview/layoutattributesforitem(at:)", attributes?.frame,
            CGRect(x: 200, y: 6600, width: 100, height: 100))
    }

    @Test("Selecting calls no delegate method") func selection() {
        let (view, _) = makeCollection([4], layout: makeFlow())
        let delegate = TileDelegate()
        view.kept.append(delegate)
        view.delegate = delegate
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        documented(
            "uikit/uicollectionview/selectitem(at:animated:scrollposition:)", view.indexPathsForSelectedItems,
            [IndexPath(item: 1, section: 0)])
        documented("uikit/uicollectionview/selectitem(at:animated:scrollposition:)", delegate.calls, [])
        documented(
            "uikit/uicollectionviewcell/isselected", view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected,
            true)
        view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        documented(
            "uikit/uicollectionview/allowsmultipleselection", view.indexPathsForSelectedItems,
            [IndexPath(item: 2, section: 0)])
        documented(
            "uikit/uicollectionviewcell/isselected", view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected,
            false)
        view.deselectItem(at: IndexPath(item: 2, section: 0), animated: false)
        documented("uikit/uicollectionview/deselectitem(at:animated:)", view.indexPathsForSelectedItems ?? [], [])
        documented("uikit/uicollectionview/deselectitem(at:animated:)", delegate.calls, [])
    }

    @Test("Nothing selected by nil, nor when it is not allowed") func selectNil() {
        let (view, _) = makeCollection([4], layout: makeFlow())
        view.allowsMultipleSelection = true
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        documented("uikit/uicollectionview/allowsmultipleselection", view.indexPathsForSelectedItems?.count, 2)
        view.selectItem(at: nil, animated: false, scrollPosition: [])
        documented(
            "uikit/uicollectionview/selectitem(at:animated:scrollposition:)", view.indexPathsForSelectedItems ?? [], [])
        view.allowsSelection = false
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        documented(
            "uikit/uicollectionview/selectitem(at:animated:scrollposition:)", view.indexPathsForSelectedItems ?? [], [])
    }

    @Test("Reloading drops the selection") func reload() {
        let (view, source) = makeCollection([4], layout: makeFlow())
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        source.counts = [2]
        view.reloadData()
        view.layoutIfNeeded()
        documented("uikit/uicollectionview/reloaddata()", view.numberOfItems(inSection: 0), 2)
        documented("uikit/uicollectionview/reloaddata()", view.visibleCells.count, 2)
        documented("uikit/uicollectionview/reloaddata()", view.indexPathsForSelectedItems ?? [], [])
    }

    @Test("Scrolling to items") func scrolling() {
        let (view, _) = makeCollection([300], layout: makeFlow())
        view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
        documented("uikit/uicollectionview/scrolltoitem(at:at:animated:)", view.contentOffset.y, 1000)
        view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .bottom, animated: false)
        documented("uikit/uicollectionview/scrollposition/bottom", view.contentOffset.y, 1710)
        view.scrollToItem(at: IndexPath(item: 60, section: 0), at: .centeredVertically, animated: false)
        documented("uikit/uicollectionview/scrollposition/centeredvertically", view.contentOffset.y, 1855)
        view.selectItem(at: IndexPath(item: 90, section: 0), animated: false, scrollPosition: .top)
        documented("uikit/uicollectionview/selectitem(at:animated:scrollposition:)", view.contentOffset.y, 3000)
        view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        documented("uikit/uicollectionview/selectitem(at:animated:scrollposition:)", view.contentOffset.y, 3000)
    }

    @Test("Inserting, deleting and moving items") func updates() {
        let (view, source) = makeCollection([4], layout: makeFlow())
        source.counts = [6]
        UIView.performWithoutAnimation {
            view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        }
        documented("uikit/uicollectionview/insertitems(at:)", view.numberOfItems(inSection: 0), 6)
        source.counts = [5]
        UIView.performWithoutAnimation { view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
        documented("uikit/uicollectionview/deleteitems(at:)", view.numberOfItems(inSection: 0), 5)
        source.counts = [5, 3]
        UIView.performWithoutAnimation { view.insertSections(IndexSet(integer: 1)) }
        documented("uikit/uicollectionview/insertsections(_:)", view.numberOfSections, 2)
        source.counts = [3]
        UIView.performWithoutAnimation { view.deleteSections(IndexSet(integer: 0)) }
        documented("uikit/uicollectionview/deletesections(_:)", view.numberOfSections, 1)
        documented("uikit/uicollectionview/deletesections(_:)", view.numberOfItems(inSection: 0), 3)
        source.counts = [7]
        UIView.performWithoutAnimation { view.reloadSections(IndexSet(integer: 0)) }
        documented("uikit/uicollectionview/reloadsections(_:)", view.numberOfItems(inSection: 0), 7)
    }

    @Test("A batch of updates") func batch() {
        let (view, source) = makeCollection([4], layout: makeFlow())
        source.counts = [4]
        UIView.performWithoutAnimation {
            view.performBatchUpdates(
                {
                    view.insertItems(at: [IndexPath(item: 3, section: 0)])
                    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
                }, completion: nil)
        }
        view.layoutIfNeeded()
        documented("uikit/uicollectionview/performbatchupdates(_:completion:)", view.numberOfItems(inSection: 0), 4)
        documented(
            "uikit/uicollectionview/performbatchupdates(_:completion:)", source.asked.last,
            IndexPath(item: 3, section: 0))
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        let before = source.asked.count
        let prepared = (cell as? Tile)?.prepared
        view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
        view.layoutIfNeeded()
        documented(
            "uikit/uicollectionview/reconfigureitems(at:)",
            view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell, true)
        documented("uikit/uicollectionview/reconfigureitems(at:)", source.asked.count, before + 1)
        documented("uikit/uicollectionview/reconfigureitems(at:)", (cell as? Tile)?.prepared, prepared)
    }

    @Test("Display calls and reuse") func display() {
        let (view, _) = makeCollection([300], layout: makeFlow())
        let delegate = TileDelegate()
        view.kept.append(delegate)
        view.delegate = delegate
        view.reloadData()
        view.layoutIfNeeded()
        documented(
            "uikit/uicollectionviewdelegate/collectionview(_:willdisplay:foritemat:)",
            delegate.shown.contains(IndexPath(item: 0, section: 0)), true)
        delegate.ended = []
        for y in stride(from: 0.0, through: 4000.0, by: 300.0) {
            view.setContentOffset(CGPoint(x: 0, y: y), animated: false)
            view.layoutIfNeeded()
        }
        documented(
            "uikit/uicollectionviewdelegate/collectionview(_:didenddisplaying:foritemat:)",
            delegate.ended.contains(IndexPath(item: 0, section: 0)), true)
        let tiles = view.visibleCells.compactMap { $0 as? Tile }
        documented("uikit/uicollectionreusableview/prepareforreuse()", tiles.contains { $0.prepared > 0 }, true)
        documented(
            "uikit/uicollectionview/visiblecells", view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil, true)
    }

    @Test("The background view") func background() {
        let (view, _) = makeCollection([1], layout: makeFlow())
        let back = UIView()
        view.backgroundView = back
        view.layoutIfNeeded()
        documented("uikit/uicollectionview/backgroundview", back.isDescendant(of: view), true)
        documented("uikit/uicollectionview/backgroundview", back.frame.size, CGSize(width: 300, height: 390))
    }

    @Test("Another layout") func otherLayout() {
        let first = makeFlow()
        let (view, _) = makeCollection([4], layout: first)
        let second = makeFlow()
        second.itemSize = CGSize(width: 300, height: 20)
        view.setCollectionViewLayout(second, animated: false)
        view.layoutIfNeeded()
        documented(
            "uikit/uicollectionview/setcollectionviewlayout(_:animated:)", view.collectionViewLayout === second, true)
        documented("uikit/uicollectionviewlayout/collectionview", first.collectionView == nil, true)
        documented("uikit/uicollectionview/setcollectionviewlayout(_:animated:)", view.contentSize.height, 80)
        documented(
            "uikit/uicollectionview/setcollectionviewlayout(_:animated:)",
            view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY, 20)
    }

    @Test("A collection view cell") func cell() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        documented("uikit/uicollectionviewcell/isselected", cell.isSelected, false)
        documented("uikit/uicollectionviewcell/ishighlighted", cell.isHighlighted, false)
        documented("uikit/uicollectionviewcell/backgroundview", cell.backgroundView == nil, true)
        documented("uikit/uicollectionviewcell/selectedbackgroundview", cell.selectedBackgroundView == nil, true)
        documented("uikit/uicollectionviewcell/contentview", cell.contentView.superview === cell, true)
        documented(
            "uikit/uicollectionviewcell/automaticallyupdatesbackgroundconfiguration",
            cell.automaticallyUpdatesBackgroundConfiguration, true)
        let back = UIView()
        let chosen = UIView()
        cell.backgroundView = back
        cell.selectedBackgroundView = chosen
        cell.isSelected = true
        cell.layoutIfNeeded()
        documented("uikit/uicollectionviewcell/backgroundview", back.frame, CGRect(x: 0, y: 0, width: 80, height: 60))
        documented(
            "uikit/uicollectionviewcell/selectedbackgroundview", chosen.frame, CGRect(x: 0, y: 0, width: 80, height: 60)
        )
        let a = cell.subviews.firstIndex { $0 === back }
        let b = cell.subviews.firstIndex { $0 === chosen }
        documented("uikit/uicollectionviewcell/selectedbackgroundview", (a ?? 9) < (b ?? 0), true)
        documented("uikit/uicollectionviewcell/configurationstate", cell.configurationState.isSelected, true)
    }

    @Test("Cell registrations") func registration() {
        let (view, _) = makeCollection([1], layout: makeFlow())
        let heard = Notes()
        let registration = UICollectionView.CellRegistration<Tile, String> { cell, indexPath, item in
            heard.values.append("\(indexPath.item) \(item) \(type(of: cell))")
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
        view.kept.append(source)
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["x"])
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        documented("uikit/uicollectionview/cellregistration", heard.values.first, "0 x Tile")
        documented(
            "uikit/uicollectionview/dequeueconfiguredreusablecell(using:for:item:)",
            view.cellForItem(at: IndexPath(item: 0, section: 0)) is Tile, true)
    }
}
