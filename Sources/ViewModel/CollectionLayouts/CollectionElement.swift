import Foundation

/// What a collection can have a view for: an item, something beside the items, or a decoration.
struct CollectionElement: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var path: IndexPath

    init(_ category: UICollectionView.ElementCategory, _ kind: String? = nil, at path: IndexPath) {
        self.category = category
        self.kind = kind
        self.path = path
    }
}

extension UICollectionView {
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}
