import MaquetteViewModel
import Testing
import UIKit

/// What scroll views, tables and collections do with fingers. Sources: Apple's pages of `UIScrollView`, of its delegate, and of the delegates
/// of tables and collections.
@MainActor @Suite struct ScrollTouchTests {
    let it = TouchedScreen()

    final class Scrolling: NSObject, UIScrollViewDelegate {
        var calls: [String] = []
        var target: CGPoint?
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { if calls.last != "scroll" { calls.append("scroll") } }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            calls.append("willEnd")
            if let target { targetContentOffset.pointee = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            calls.append("end \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("slow") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
    }

    private func scrollView(_ size: CGSize = CGSize(width: 400, height: 4000)) -> UIScrollView {
        let scroll = it.add(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 800))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = size
        return scroll
    }

    @Test func aSlowFingerMovesTheContentAsFarAsItself() {
        let scroll = scrollView()
        let delegate = Scrolling()
        scroll.delegate = delegate
        it.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), seconds: 1, rest: 0.5)
        #expect(scroll.contentOffset == CGPoint(x: 0, y: 300))
        #expect(delegate.calls == ["begin", "scroll", "willEnd", "end false"])
    }

    /// Apple, "Designing Fluid Interfaces": the way is the speed in points a second, divided by a thousand, times rate / (1 − rate).
    /// 1,200 points a second go on for 1.2 × 0.998 / 0.002 = 598.8 points.
    @Test func aFastFingerLetsTheContentGoOn() {
        let scroll = scrollView()
        let delegate = Scrolling()
        scroll.delegate = delegate
        it.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), seconds: 0.25)
        #expect(abs(scroll.contentOffset.y - 898.8) < 0.01)
        #expect(delegate.calls == ["begin", "scroll", "willEnd", "end true", "slow", "scroll", "rest"])
        #expect(!scroll.isDragging && !scroll.isDecelerating)
    }

    @Test func theDelegateChoosesWhereTheContentComesToRest() {
        let scroll = scrollView()
        let delegate = Scrolling()
        delegate.target = CGPoint(x: 0, y: 1000)
        scroll.delegate = delegate
        it.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), seconds: 0.25)
        #expect(scroll.contentOffset.y == 1000)
    }

    @Test func contentStopsAtItsEnd() {
        let scroll = scrollView(CGSize(width: 400, height: 900))
        it.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100), seconds: 0.2)
        #expect(scroll.contentOffset.y == 100)
    }

    @Test func shortContentDoesNotMove() {
        let scroll = scrollView(CGSize(width: 400, height: 300))
        let delegate = Scrolling()
        scroll.delegate = delegate
        it.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        #expect(scroll.contentOffset == .zero && delegate.calls.isEmpty)
    }

    @Test func pagesAreTurnedOneByOne() {
        let scroll = scrollView(CGSize(width: 1600, height: 800))
        scroll.isPagingEnabled = true
        it.screen.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 100, y: 300), seconds: 0.1)
        #expect(scroll.contentOffset.x == 400)
        it.screen.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 200, y: 300), seconds: 1, rest: 0.5)
        #expect(scroll.contentOffset.x == 400, "less than half of a page, and slow")
    }

    @Test func aViewThatMayNotScrollDoesNot() {
        let scroll = scrollView()
        scroll.isScrollEnabled = false
        it.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        #expect(scroll.contentOffset == .zero)
    }

    @Test func aButtonInAScrollViewIsTappedAndDragged() {
        let scroll = scrollView()
        let button = it.add(UIButton(), CGRect(x: 0, y: 500, width: 400, height: 200), to: scroll)
        var pressed = 0
        button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
        it.screen.tap(at: CGPoint(x: 200, y: 600))
        #expect(pressed == 1)
        it.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), seconds: 1, rest: 0.5)
        #expect(pressed == 1 && scroll.contentOffset.y == 300)
    }

    /// Apple of `touchesShouldCancel(in:)`: by default controls keep a touch that they know of.
    @Test func aButtonThatIsPressedForLongKeepsItsTouch() {
        let scroll = scrollView()
        let button = it.add(UIButton(), CGRect(x: 0, y: 500, width: 400, height: 200), to: scroll)
        it.screen.press([CGPoint(x: 200, y: 600)])
        it.screen.wait(0.1)
        #expect(!button.isTracking, "the scroll view waits whether it is dragged")
        it.screen.wait(0.1)
        #expect(button.isTracking)
        it.screen.move(to: [CGPoint(x: 200, y: 400)])
        #expect(button.isTracking && scroll.contentOffset == .zero)
        it.screen.lift()
    }

    @Test func theInnerScrollViewIsDraggedInItsDirection() {
        let outer = scrollView()
        let inner = it.add(UIScrollView(), CGRect(x: 0, y: 200, width: 400, height: 200), to: outer)
        inner.contentSize = CGSize(width: 2000, height: 200)
        it.screen.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 150, y: 300), seconds: 1, rest: 0.5)
        #expect(inner.contentOffset.x == 200 && outer.contentOffset == .zero)
        it.screen.drag(from: CGPoint(x: 200, y: 380), to: CGPoint(x: 200, y: 230), seconds: 1, rest: 0.5)
        #expect(inner.contentOffset.x == 200 && outer.contentOffset.y == 150)
    }

    @Test func pullingDownRefreshes() {
        let scroll = scrollView()
        let refresh = UIRefreshControl()
        scroll.refreshControl = refresh
        var refreshed = 0
        refresh.addAction(UIAction { _ in refreshed += 1 }, for: .valueChanged)
        it.screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 700), seconds: 1, rest: 0.5)
        #expect(refreshed == 1 && refresh.isRefreshing && scroll.contentOffset.y == 0)
    }

    @Test func draggingDismissesTheKeyboardWhereAsked() {
        let scroll = scrollView()
        scroll.keyboardDismissMode = .onDrag
        let field = it.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 40), to: scroll)
        field.becomeFirstResponder()
        it.screen.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        #expect(!field.isFirstResponder)
    }

    // MARK: Tables

    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var calls: [String] = []
        var forbidden: IndexPath?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            if indexPath.row == 3 { cell.accessoryType = .detailButton }
            return cell
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 4
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            calls.append("highlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            calls.append("unhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            calls.append("willSelect \(indexPath.row)")
            return indexPath == forbidden ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("didSelect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("didDeselect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            calls.append("accessory \(indexPath.row)")
        }
    }

    private func table(_ rows: Rows) -> UITableView {
        let table = UITableView(frame: .zero, style: .plain)
        table.rowHeight = 50
        table.contentInsetAdjustmentBehavior = .never
        (table.dataSource, table.delegate) = (rows, rows)
        it.keep(rows)
        return it.add(table, CGRect(x: 0, y: 0, width: 400, height: 800))
    }

    @Test func aRowIsHighlightedAndSelected() {
        let rows = Rows()
        let table = table(rows)
        it.screen.tap(at: CGPoint(x: 100, y: 125))
        #expect(rows.calls == ["highlight 2", "unhighlight 2", "willSelect 2", "didSelect 2"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
        rows.calls = []
        it.screen.tap(at: CGPoint(x: 100, y: 25))
        #expect(rows.calls == ["highlight 0", "unhighlight 0", "willSelect 0", "didDeselect 2", "didSelect 0"])
    }

    @Test func theDelegateForbidsARow() {
        let rows = Rows()
        let table = table(rows)
        rows.forbidden = IndexPath(row: 2, section: 0)
        it.screen.tap(at: CGPoint(x: 100, y: 125))
        #expect(rows.calls.last == "willSelect 2" && table.indexPathForSelectedRow == nil)
        rows.calls = []
        it.screen.tap(at: CGPoint(x: 100, y: 225))
        #expect(rows.calls.isEmpty, "a row that may not be highlighted is not selected")
    }

    @Test func severalRowsAreSelectedWhereThatIsAllowed() {
        let rows = Rows()
        let table = table(rows)
        table.allowsMultipleSelection = true
        it.screen.tap(at: CGPoint(x: 100, y: 25))
        it.screen.tap(at: CGPoint(x: 100, y: 75))
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
        it.screen.tap(at: CGPoint(x: 100, y: 25))
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [1] && rows.calls.last == "didDeselect 0")
    }

    @Test func severalRowsAreSelectedWhileEditing() {
        let rows = Rows()
        let table = table(rows)
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        it.screen.tap(at: CGPoint(x: 100, y: 25))
        it.screen.tap(at: CGPoint(x: 100, y: 75))
        #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    }

    @Test func withoutSelectionNothingIsSelected() {
        let rows = Rows()
        table(rows).allowsSelection = false
        it.screen.tap(at: CGPoint(x: 100, y: 25))
        #expect(rows.calls.isEmpty)
    }

    @Test func aDetailButtonIsNotTheRow() {
        let rows = Rows()
        _ = table(rows)
        it.screen.tap(at: CGPoint(x: 376, y: 175))
        #expect(rows.calls == ["accessory 3"])
    }

    @Test func draggingATableSelectsNothing() {
        let rows = Rows()
        let table = table(rows)
        it.screen.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 300), seconds: 1, rest: 0.5)
        #expect(table.contentOffset.y == 300 && !rows.calls.contains { $0.contains("elect") })
    }

    @Test func aFingerThatWandersAlongARowSelectsNothing() {
        let rows = Rows()
        let table = table(rows)
        it.screen.drag(from: CGPoint(x: 300, y: 125), to: CGPoint(x: 100, y: 125), seconds: 0.5)
        #expect(table.indexPathForSelectedRow == nil && !rows.calls.contains { $0.contains("elect") })
    }

    @Test func aControlInARowKeepsItsTouch() {
        let rows = Rows()
        let table = table(rows)
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        let control = it.add(UISwitch(), CGRect(x: 200, y: 5, width: 0, height: 0), to: cell?.contentView)
        it.screen.tap(at: CGPoint(x: 200 + control.bounds.midX, y: 55 + control.bounds.midY))
        #expect(control.isOn && rows.calls.isEmpty)
    }

    // MARK: Collections

    final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var calls: [String] = []
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            calls.append("should \(indexPath.item)")
            return indexPath.item != 1
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            calls.append("did \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            calls.append("un \(indexPath.item)")
        }
    }

    @Test func anItemIsSelected() {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (
            CGSize(width: 100, height: 100), 0, 0
        )
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = Items()
        (collection.dataSource, collection.delegate) = (items, items)
        it.keep(items)
        it.add(collection, CGRect(x: 0, y: 0, width: 400, height: 800))
        it.screen.tap(at: CGPoint(x: 250, y: 50))
        it.screen.tap(at: CGPoint(x: 150, y: 50))
        it.screen.tap(at: CGPoint(x: 50, y: 150))
        #expect(items.calls == ["should 2", "did 2", "should 1", "should 4", "un 2", "did 4"])
        #expect(collection.indexPathsForSelectedItems?.map(\.item) == [4])
    }
}
