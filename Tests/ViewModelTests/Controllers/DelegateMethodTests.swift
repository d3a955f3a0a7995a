import Testing
import UIKit

/// Apple's headers: `UITableViewController` and `UICollectionViewController` conform to the delegates' protocols, so that subclasses
/// override every method of those, and the view calls what they override.
@MainActor @Suite struct DelegateMethodTests {
    private final class Table: UITableViewController {
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Bin") { _, _, done in done(true) }
            ])
        }
        override func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { "Away" }
        override func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { sourceIndexPath }
        override func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView }
        override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }

    private final class Collection: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
        ) -> CGPoint { CGPoint(x: 1, y: 2) }
        override func collectionView(
            _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
        ) -> Bool { false }
        override func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
            DelegateMethodTests.place
        }
        override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        override func collectionView(
            _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
        ) -> IndexPath { DelegateMethodTests.place }
    }

    fileprivate static let place = IndexPath(row: 3, section: 1)

    @Test func aTableAsksItsController() throws {
        let controller = Table(style: .plain)
        let table = try #require(controller.tableView)
        let asked = try #require(table.delegate)
        let (one, other) = (IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0))
        let swipes = asked.tableView(table, trailingSwipeActionsConfigurationForRowAt: one)
        #expect(swipes?.actions.map(\.title) == ["Bin"])
        #expect(asked.tableView(table, titleForDeleteConfirmationButtonForRowAt: one) == "Away")
        #expect(asked.tableView(table, targetIndexPathForMoveFromRowAt: one, toProposedIndexPath: other) == one)
        #expect(asked.viewForZooming(in: table) === table)
        #expect(asked.scrollViewShouldScrollToTop(table) == false)
    }

    @Test func aCollectionAsksItsController() throws {
        let controller = Collection(collectionViewLayout: UICollectionViewFlowLayout())
        let collection = try #require(controller.collectionView)
        let asked = try #require(collection.delegate)
        let offset = asked.collectionView(collection, targetContentOffsetForProposedContentOffset: .zero)
        #expect(offset == CGPoint(x: 1, y: 2))
        #expect(asked.collectionView(collection, canEditItemAt: Self.place) == false)
        #expect(asked.indexPathForPreferredFocusedView(in: collection) == Self.place)
        #expect(asked.scrollViewShouldScrollToTop(collection) == false)
        let source = try #require(collection.dataSource)
        #expect(source.collectionView(collection, indexPathForIndexTitle: "A", at: 0) == Self.place)
    }
}
