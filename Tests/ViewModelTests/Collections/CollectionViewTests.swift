import MaquetteViewTestSupport
import Testing
import UIKit

/// Cells of a collection: who makes them, when, and which calls they get.
@MainActor @Suite struct CollectionViewTests {
    private func item(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test func cellsAreMadeByTheirClassInTheSizeOfTheirPlace() throws {
        let view = Boxes([3]).view()
        let cell = try #require(view.cellForItem(at: item(1)) as? BoxCell)
        #expect(type(of: cell) == BoxCell.self)
        #expect(cell.reuseIdentifier == "box")
        #expect(cell.frameWhenMade.size == CGSize(width: 50, height: 50))
        #expect(cell.frame == CGRect(x: 65, y: 0, width: 50, height: 50))
        #expect(cell.contentView.frame == cell.bounds)
        #expect(cell.timesApplied > 0)
        #expect(view.indexPath(for: cell) == item(1))
    }

    /// As steipete/PSTCollectionView's pull request 155 found of UIKit: what a cell sets up in `apply(_:)` is there when it is filled.
    @Test func attributesAreAppliedBeforeTheDataSourceFillsACell() {
        let boxes = Boxes([3])
        _ = boxes.view()
        #expect(boxes.asked.map(\.frame.minX) == [0, 65, 130])
        #expect(boxes.asked.map(\.timesApplied) == [1, 1, 1])
    }

    /// Every class has `init()` in Objective-C; UIKit's own raises an exception, and a subclass may have another one.
    @Test func aCollectionCanBeMadeByASubclassWithoutArguments() {
        class PlainBoxes: UICollectionView {}
        final class OwnBoxes: PlainBoxes {
            convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
        }
        let makers: [() -> UICollectionView] = [{ OwnBoxes() }, { PlainBoxes() }]
        #expect(makers[0]().collectionViewLayout is UICollectionViewFlowLayout)
    }

    @Test func onlyItemsInSightHaveCells() {
        let boxes = Boxes([10_000])
        let view = boxes.view()
        // Seven lines of six are seen in 400 points: the seventh begins at 360.
        #expect(view.visibleCells.count == 42)
        #expect(boxes.cellsAsked.count == 42)
        view.contentOffset.y = 6000
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.first == item(600))
        #expect(view.cellForItem(at: item(0)) == nil)
        #expect(view.visibleCells.contains { ($0 as? BoxCell)?.timesReused == 1 })
        #expect(boxes.hidden.contains(item(0)) && boxes.shown.contains(item(600)))
        // 1667 lines of 50 and 1666 gaps of 10.
        #expect(view.contentSize.height == 100_010)
    }

    @Test func dataIsAskedForAgainAfterAChange() {
        let boxes = Boxes([1])
        let view = boxes.view()
        boxes.counts = [2, 5]
        #expect(view.numberOfSections == 1)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.numberOfSections == 2)
        #expect(view.numberOfItems(inSection: 1) == 5)
        #expect(view.visibleCells.count == 7)
        boxes.counts = [0]
        view.performBatchUpdates { view.deleteSections([1]) }
        view.layoutIfNeeded()
        #expect(view.visibleCells.isEmpty)
    }

    @Test func itemsAreSelectedByCode() {
        let view = Boxes([3]).view()
        view.selectItem(at: item(1), animated: false, scrollPosition: [])
        #expect(view.cellForItem(at: item(1))?.isSelected == true)
        view.selectItem(at: item(2), animated: false, scrollPosition: [])
        #expect(view.indexPathsForSelectedItems == [item(2)])
        #expect(view.cellForItem(at: item(1))?.isSelected == false)
        view.reloadItems(at: [item(2)])
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: item(2))?.isSelected == true)
        view.reloadData()
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test func itemsAreScrolledIntoSight() {
        let view = Boxes([600]).view()
        // Item 120 begins the line at 20 * 60 = 1200.
        view.scrollToItem(at: item(120), at: .top, animated: false)
        #expect(view.contentOffset.y == 1200)
        view.scrollToItem(at: item(120), at: .bottom, animated: false)
        #expect(view.contentOffset.y == 850)
        view.scrollToItem(at: item(120), at: .centeredVertically, animated: false)
        #expect(view.contentOffset.y == 1025)
        view.scrollToItem(at: item(599), at: .top, animated: false)
        #expect(view.contentOffset.y == view.contentSize.height - 400)
    }

    @Test func aPointKnowsItsItem() {
        let view = Boxes([8]).view()
        #expect(view.indexPathForItem(at: CGPoint(x: 70, y: 65)) == item(7))
        #expect(view.indexPathForItem(at: CGPoint(x: 55, y: 10)) == nil)
    }

    @Test func theBackgroundIsBehindEverythingAndStays() {
        let view = Boxes([600]).view()
        let background = UIView()
        view.backgroundView = background
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(background.frame == CGRect(x: 0, y: 100, width: 375, height: 400))
        #expect(view.subviews.first === background)
    }

    @Test func aDataSourceThatIsGoneShowsNothing() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(BoxCell.self, forCellWithReuseIdentifier: BoxCell.identifier)
        var boxes: Boxes? = Boxes([2])
        view.dataSource = boxes
        view.layoutIfNeeded()
        #expect(view.visibleCells.count == 2)
        boxes = nil
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.visibleCells.isEmpty)
    }

    @Test func registrationsMakeAndConfigureCells() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            let cell = UICollectionView.CellRegistration<BoxCell, String> { cell, _, text in
                cell.accessibilityLabel = text
            }
            let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { view, kind, path in view.tag = 7 + path.section }

            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: "no. \(indexPath.item)")
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
        let source = Source()
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.accessibilityLabel) == ["no. 0", "no. 1"])
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: item(0))
        #expect(header?.tag == 7)
    }

    @Test func cellsShowTheirStatesAndBackgrounds() throws {
        let view = Boxes([1]).view()
        let cell = try #require(view.cellForItem(at: item(0)))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
        let selected = UIView()
        cell.selectedBackgroundView = selected
        view.layoutIfNeeded()
        #expect(selected.superview == nil)
        view.selectItem(at: item(0), animated: false, scrollPosition: [])
        view.layoutIfNeeded()
        #expect(selected.frame == cell.bounds && cell.subviews.first === selected)
        #expect(states == [false, true])
    }

    /// As in UIKit's headers, where the block does not escape: it runs before the call returns, and needs no `self`.
    @Test func updatesAreMadeAtOnceByAClosureThatIsNotKept() {
        func update(_ collection: UICollectionView, _ table: UITableView, _ updates: () -> Void) {
            collection.performBatchUpdates(updates)
            table.performBatchUpdates(updates, completion: { _ in })
        }
        var count = 0
        update(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), UITableView()) {
            count += 1
        }
        let kept: (() -> Void)? = { count += 10 }
        UITableView().performBatchUpdates(kept)
        #expect(count == 12)
    }

    @Test func aControllerFillsItsCollection() {
        final class Grid: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(BoxCell.self, forCellWithReuseIdentifier: BoxCell.identifier)
            }
            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            { 5 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: BoxCell.identifier, for: indexPath)
            }
        }
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        grid.view.frame = CGRect(x: 0, y: 0, width: 110, height: 300)
        grid.view.layoutIfNeeded()
        #expect(grid.collectionView.visibleCells.map(\.frame.minX) == [0, 60, 0, 60, 0])
        #expect(grid.collectionView.superview === grid.view)
    }

    /// `contentInset` moves the offset at once, and bounds with it. Layouts in public code keep in `prepare` what they look at when
    /// they are asked about bounds, and no collection on a phone asks them before.
    @Test func aLayoutIsPreparedBeforeItIsAskedAboutBounds() {
        final class Asked: UICollectionViewFlowLayout {
            var calls: [String] = []
            override func prepare() {
                calls.append("prepare")
                super.prepare()
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                calls.append("bounds")
                return super.shouldInvalidateLayout(forBoundsChange: newBounds)
            }
        }
        let layout = Asked()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
        view.contentInset.top = 20
        #expect(layout.calls.isEmpty)
        view.layoutIfNeeded()
        view.contentOffset.y = 5
        #expect(layout.calls.first == "prepare" && layout.calls.last == "bounds")
    }

    /// UIKit raises an exception for a collection view itself. A class of a package may have an initialiser that only Objective-C finds.
    @Test func aSubclassIsMadeWithoutArguments() {
        final class Own: UICollectionView {}
        #expect(Own().numberOfSections == 0)
    }
}
