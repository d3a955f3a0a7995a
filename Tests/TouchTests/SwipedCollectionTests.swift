@testable import MaquetteTouch
import Testing
import UIKit

/// Rows of a collection's list that fingers swipe: Apple's pages on `trailingSwipeActionsConfigurationProvider` and
/// `leadingSwipeActionsConfigurationProvider`.
@MainActor @Suite struct SwipedCollectionTests {
    final class Fruits: UICollectionViewController {
        var names = ["Apple", "Banana", "Cherry"]
        var pinned: [Int] = []

        init() {
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            weak var me: Fruits?
            configuration.trailingSwipeActionsConfigurationProvider = { path in
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                        me?.names.remove(at: path.item)
                        me?.collectionView.reloadData()
                        done(true)
                    }
                ])
            }
            configuration.leadingSwipeActionsConfigurationProvider = { path in
                guard path.item > 0 else { return nil }
                return UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Pin") { _, _, done in
                        me?.pinned.append(path.item)
                        done(true)
                    }
                ])
            }
            super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
            me = self
            collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        }
        required init?(coder: NSCoder) { nil }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = names[indexPath.item]
            (cell as? UICollectionViewListCell)?.contentConfiguration = content
            return cell
        }
    }

    @Test func aSwipedRowMovesAsideAndShowsItsButtons() throws {
        let fruits = Fruits()
        let window = UIWindow.showing(fruits)
        let before = try #require(fruits.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))).frame
        try perform("swipe left on \"Banana\"", on: window)
        window.layoutIfNeeded()
        let after = try #require(fruits.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))).frame
        #expect(window.names.contains("Delete") && after.minX < before.minX && after.minY == before.minY)
        try perform("tap \"Delete\"", on: window)
        window.layoutIfNeeded()
        #expect(fruits.names == ["Apple", "Cherry"] && !window.names.contains("Delete"))
    }

    @Test func theOtherEdgeHasButtonsOfItsOwn() throws {
        let fruits = Fruits()
        let window = UIWindow.showing(fruits)
        try perform("swipe right on \"Apple\"", on: window)
        #expect(!window.names.contains("Pin"))
        try perform("swipe right on \"Cherry\"", "tap \"Pin\"", on: window)
        #expect(fruits.pinned == [2])
    }
}
