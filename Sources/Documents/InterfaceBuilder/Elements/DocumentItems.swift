import Foundation
import MaquetteViewModel

/// The data source of a collection, with the cells of the document: one of each prototype.
final class DocumentItems: NSObject, FixedItems {
    let items: [UICollectionViewCell]
    /// The items' own sizes, if they differ from the others'.
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

    /// The header or footer of the items.
    func end(_ kind: String) -> UICollectionReusableView? {
        kind == UICollectionView.elementKindSectionHeader ? header : footer
    }
}
