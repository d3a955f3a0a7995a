import Foundation
import MaquetteViewModel

/// A flow layout that leaves items where the document has them for as long as they would flow in the same breadth: what
/// Interface Builder's canvas recorded there holds.
package final class CanvasFlowLayout: UICollectionViewFlowLayout {
    /// What the places on record hold for.
    package enum Record {
        /// The document leaves some of them out.
        case none
        /// A collection of this size.
        case size(CGSize)
        /// Any size: the layout is the app's own, and unknown.
        case everything
    }

    fileprivate var record = Record.none
    private var places: [ObjectIdentifier: CGRect] = [:]

    /// Notes where the views are now.
    fileprivate func keepPlaces(of items: any FixedItems) {
        for view in items.items + [items.header, items.footer].compactMap({ $0 }) {
            places[ObjectIdentifier(view)] = view.frame
        }
    }

    private var isAsDrawn: Bool {
        guard let bounds = collectionView?.bounds else { return false }
        switch record {
        case .none: return false
        case .size(let size):
            return scrollDirection == .horizontal ? bounds.height == size.height : bounds.width == size.width
        case .everything: return true
        }
    }

    private var items: (any FixedItems)? { collectionView?.fixedItems }

    package override var collectionViewContentSize: CGSize {
        guard isAsDrawn else { return super.collectionViewContentSize }
        let end = places.values.reduce(CGPoint.zero) { CGPoint(x: max($0.x, $1.maxX), y: max($0.y, $1.maxY)) }
        let bounds = collectionView?.bounds.size ?? .zero
        return scrollDirection == .horizontal
            ? CGSize(width: end.x, height: bounds.height) : CGSize(width: bounds.width, height: end.y)
    }

    package override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let items else { return super.layoutAttributesForElements(in: rect) }
        let all = isAsDrawn ? recorded(items) : super.layoutAttributesForElements(in: rect) ?? []
        return all.filter { attributes in
            guard let view = view(of: attributes, in: items) else { return false }
            // Items keep the alpha and visibility from the document.
            (attributes.alpha, attributes.isHidden) = (view.alpha, view.isHidden)
            attributes.zIndex = Int(view.layer.zPosition)
            return true
        }
    }

    private func recorded(_ items: any FixedItems) -> [UICollectionViewLayoutAttributes] {
        let first = IndexPath(item: 0, section: 0)
        let all =
            items.items.indices.map {
                UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
            }
            + [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].map {
                UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: first)
            }
        for attributes in all {
            guard let view = view(of: attributes, in: items) else { continue }
            attributes.frame = places[ObjectIdentifier(view)] ?? .zero
        }
        return all
    }

    private func view(of attributes: UICollectionViewLayoutAttributes, in items: any FixedItems) -> UIView? {
        guard let kind = attributes.representedElementKind else { return items.items[attributes.indexPath.item] }
        return kind == UICollectionView.elementKindSectionHeader ? items.header : items.footer
    }
}

extension CanvasHabits {
    /// Has a collection show its items where its document drew them.
    package func arrange(_ items: any FixedItems, in layout: CanvasFlowLayout, _ record: CanvasFlowLayout.Record) {
        layout.keepPlaces(of: items)
        adopt {
            layout.record = record
        } takeBack: {
            layout.record = .none
            layout.invalidateLayout()
        }
    }
}
