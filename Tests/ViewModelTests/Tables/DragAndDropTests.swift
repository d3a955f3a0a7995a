import Testing
import UIKit

/// Nobody drags rows and items, but what an app says of dragging them is kept: Apple's documentation of `UITableView` and
/// `UICollectionView` says that they drag by default on pads alone, and that delegates are held weakly.
@MainActor @Suite(.serialized) struct DragAndDropTests {
    private final class Shelf: NSObject, UITableViewDragDelegate, UITableViewDropDelegate, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        func tableView(
            _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
        func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] { [] }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            coordinator.session.loadObjects(ofClass: NSString.self) { _ in }
            for item in coordinator.items {
                coordinator.drop(
                    item.dragItem, toItemAt: coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0))
            }
        }
    }

    @Test func listsRememberTheirDelegatesAsLongAsTheseLive() {
        let table = UITableView()
        let items = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        do {
            let shelf = Shelf()
            (table.dragDelegate, table.dropDelegate) = (shelf, shelf)
            (items.dragDelegate, items.dropDelegate) = (shelf, shelf)
            #expect(table.dragDelegate === shelf && items.dropDelegate === shelf)
        }
        #expect(table.dragDelegate == nil && table.dropDelegate == nil)
        #expect(items.dragDelegate == nil && items.dropDelegate == nil)
    }

    @Test func padsDragUnlessTheyAreToldNotTo() throws {
        let table = UITableView()
        #expect(!table.dragInteractionEnabled && !table.hasActiveDrag)
        let pad = try #require(Headless.Device.all.first { $0.name.hasPrefix("iPad") })
        Headless.with {
            $0.device = pad
        } perform: {
            #expect(table.dragInteractionEnabled)
            table.dragInteractionEnabled = false
            #expect(!table.dragInteractionEnabled)
        }
    }

    @Test func proposalsSayWhatWouldBeDoneAndWhere() {
        let proposal = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        #expect(proposal.operation == .move && proposal.intent == .insertAtDestinationIndexPath)
        #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
    }
}
