import Foundation
import MaquetteViewModel

/// Feeds a collection with the cells that a document has, one of each prototype.
final class DocumentItems: NSObject, FixedItems {
    let items: [UICollectionViewCell]
    /// Their own sizes, where they are not as large as the others.
    private let sizes: [CGSize?]
    let header: UICollectionReusableView?
    let footer: UICollectionReusableView?

    init(
        _ items: [(cell: UICollectionViewCell, size: CGSize?)], header: UICollectionReusableView?,
        footer: UICollectionReusableView?
    ) {
        self.items = items.map(\.cell)
        sizes = items.map { item in
            item.size.map { CGSize(width: max(0, $0.width), height: max(0, $0.height)) }
        }
        (self.header, self.footer) = (header, footer)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { items[indexPath.item] }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sizes[indexPath.item] ?? (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { end(kind) ?? UICollectionReusableView() }

    /// What stands above or below the items.
    func end(_ kind: String) -> UICollectionReusableView? {
        kind == UICollectionView.elementKindSectionHeader ? header : footer
    }
}
