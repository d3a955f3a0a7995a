import Testing
import UIKit

private final class Tile: UICollectionViewCell {
    var prepared = 0
    var applied: [IndexPath] = []
    override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
    }
    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied.append(layoutAttributes.indexPath)
    }
}

private final class Head: UICollectionReusableView {}

@MainActor
private final class TileSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var asked: [IndexPath] = []
    var kinds: [String] = []
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        asked.append(indexPath)
        return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        kinds.append(kind)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
}

@MainActor
private final class OneSectionSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
}

@MainActor
private final class TileDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var calls: [String] = []
    var shown: [IndexPath] = []
    var ended: [IndexPath] = []
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        calls.append("select")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        calls.append("deselect")
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        shown.append(indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        ended.append(indexPath)
    }
}

@MainActor
private final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 300, height: 20 + 10 * CGFloat(indexPath.item))
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { 4 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        CGSize(width: 0, height: 30)
    }
}

private final class KeepingCollection: UICollectionView {
    var kept: [AnyObject] = []
}

@MainActor
private func makeFlow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
}

@MainActor
private func makeCollection(_ counts: [Int], layout: UICollectionViewLayout) -> (KeepingCollection, TileSource) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = UIViewController()
    let view = KeepingCollection(frame: CGRect(x: 0, y: 0, width: 300, height: 390), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Tile.self, forCellWithReuseIdentifier: "tile")
    view.register(
        Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
    view.register(
        Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter, withReuseIdentifier: "head")
    let source = TileSource(counts)
    view.dataSource = source
    view.kept = [window, source]
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return (view, source)
}

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

@MainActor
private final class Notes {
    var values: [String] = []
}

/// What Apple's pages say of the flow layout.
@Suite("Documented: flow layout") @MainActor
struct DocumentedFlowLayoutTests {
    @Test("What a new flow layout has") func defaults() {
        let layout = UICollectionViewFlowLayout()
        documented("uikit/uicollectionviewflowlayout/itemsize", layout.itemSize, CGSize(width: 50, height: 50))
        documented("uikit/uicollectionviewflowlayout/minimumlinespacing", layout.minimumLineSpacing, 10)
        documented("uikit/uicollectionviewflowlayout/minimuminteritemspacing", layout.minimumInteritemSpacing, 10)
        documented("uikit/uicollectionviewflowlayout/estimateditemsize", layout.estimatedItemSize, CGSize.zero)
        documented("uikit/uicollectionviewflowlayout/sectioninset", layout.sectionInset, UIEdgeInsets.zero)
        documented("uikit/uicollectionviewflowlayout/headerreferencesize", layout.headerReferenceSize, CGSize.zero)
        documented("uikit/uicollectionviewflowlayout/footerreferencesize", layout.footerReferenceSize, CGSize.zero)
        documented("uikit/uicollectionviewflowlayout/scrolldirection", layout.scrollDirection, .vertical)
        documented(
            "uikit/uicollectionviewflowlayout/sectionheaderspintovisiblebounds",
            layout.sectionHeadersPinToVisibleBounds, false)
        documented(
            "uikit/uicollectionviewflowlayout/sectionfooterspintovisiblebounds",
            layout.sectionFootersPinToVisibleBounds, false)
        documented(
            "uikit/uicollectionviewflowlayout/sectioninsetreference-swift.property", layout.sectionInsetReference,
            .fromContentInset)
        documented("uikit/uicollectionviewlayout/collectionview", layout.collectionView == nil, true)
    }

    @Test("Items fill a line, then go to the next") func lines() {
        let layout = makeFlow()
        let (view, _) = makeCollection([5], layout: layout)
        documented(
            "uikit/uicollectionviewflowlayout",
            layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame,
            CGRect(x: 200, y: 0, width: 100, height: 100))
        documented(
            "uikit/uicollectionviewflowlayout",
            layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame,
            CGRect(x: 0, y: 100, width: 100, height: 100))
        documented(
            "uikit/uicollectionviewlayout/collectionviewcontentsize", layout.collectionViewContentSize,
            CGSize(width: 300, height: 200))
        documented(
            "uikit/uicollectionviewlayout/collectionviewcontentsize", view.contentSize, CGSize(width: 300, height: 200))
        let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 110, width: 300, height: 50))
        documented(
            "uikit/uicollectionviewlayout/layoutattributesforelements(in:)", found?.contains { $0.indexPath.item == 4 },
            true)
    }

    @Test("Spacing between items grows, between lines stays") func spacing() {
        let layout = makeFlow()
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 25
        let (_, _) = makeCollection([4], layout: layout)
        documented(
            "uikit/uicollectionviewflowlayout/minimuminteritemspacing",
            layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, 200)
        documented(
            "uikit/uicollectionviewflowlayout/minimuminteritemspacing",
            layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minX, 0)
        documented(
            "uikit/uicollectionviewflowlayout/minimumlinespacing",
            layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY, 125)
    }

    @Test("Section insets lie around the items") func insets() {
        let layout = makeFlow()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 50, bottom: 20, right: 50)
        let (view, _) = makeCollection([2, 1], layout: layout)
        documented(
            "uikit/uicollectionviewflowlayout/sectioninset",
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.origin, CGPoint(x: 50, y: 10))
        documented(
            "uikit/uicollectionviewflowlayout/sectioninset",
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY, 140)
        documented("uikit/uicollectionviewflowlayout/sectioninset", view.contentSize.height, 260)
    }

    @Test("Headers and footers") func headers() {
        let layout = makeFlow()
        layout.headerReferenceSize = CGSize(width: 7, height: 40)
        layout.footerReferenceSize = CGSize(width: 7, height: 15)
        let (view, source) = makeCollection([3], layout: layout)
        let header = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        documented(
            "uikit/uicollectionviewflowlayout/headerreferencesize", header?.frame,
            CGRect(x: 0, y: 0, width: 300, height: 40))
        let footer = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        documented(
            "uikit/uicollectionviewflowlayout/footerreferencesize", footer?.frame,
            CGRect(x: 0, y: 140, width: 300, height: 15))
        documented(
            "uikit/uicollectionviewflowlayout/headerreferencesize",
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 40)
        documented(
            "uikit/uicollectionview/elementkindsectionheader",
            source.kinds.contains(UICollectionView.elementKindSectionHeader), true)
        let shown = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        documented("uikit/uicollectionview/supplementaryview(forelementkind:at:)", shown is Head, true)
        documented(
            "uikit/uicollectionview/visiblesupplementaryviews(ofkind:)",
            view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count, 1)
        documented(
            "uikit/uicollectionview/indexpathsforvisiblesupplementaryelements(ofkind:)",
            view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader),
            [IndexPath(item: 0, section: 0)])
    }

    @Test("No header where its size is zero") func noHeader() {
        let (view, source) = makeCollection([3], layout: makeFlow())
        documented(
            "uikit/uicollectionviewflowlayout/headerreferencesize",
            view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 0)
        documented("uikit/uicollectionviewflowlayout/headerreferencesize", source.kinds, [])
        documented(
            "uikit/uicollectionview/supplementaryview(forelementkind:at:)",
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)) == nil,
            true)
    }

    @Test("What the delegate says goes before the properties") func delegate() {
        let layout = makeFlow()
        let (view, _) = makeCollection([3], layout: layout)
        let delegate = SizeDelegate()
        view.kept.append(delegate)
        view.delegate = delegate
        view.reloadData()
        layout.invalidateLayout()
        view.layoutIfNeeded()
        documented(
            "uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:sizeforitemat:)",
            layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.height, 40)
        documented(
            "uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:insetforsectionat:)",
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 35)
        documented(
            "uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:minimumlinespacingforsectionat:)",
            layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY, 59)
        documented(
            "uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:referencesizeforheaderinsection:)",
            view.contentSize.height, 140)
    }

    @Test("Horizontal scrolling") func horizontal() {
        let layout = makeFlow()
        layout.scrollDirection = .horizontal
        let (view, _) = makeCollection([7], layout: layout)
        documented(
            "uikit/uicollectionviewflowlayout/scrolldirection",
            layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.minX, 100)
        documented(
            "uikit/uicollectionviewflowlayout/scrolldirection", view.contentSize, CGSize(width: 300, height: 390))
    }
}
