import Foundation

/// Items that are made beforehand, as a document has them: one of each prototype.
///
/// Their collection keeps them and shows them all, those out of sight too: tools look at all of them.
@MainActor package protocol FixedItems: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var items: [UICollectionViewCell] { get }
    var header: UICollectionReusableView? { get }
    var footer: UICollectionReusableView? { get }
}

extension UICollectionView {
    package var fixedItems: (any FixedItems)? { collectionState.fixedItems }

    package func feed(from items: any FixedItems) {
        collectionState.fixedItems = items
        dataSource = items
        delegate = items
    }
}

extension UICollectionViewCell {
    /// Takes a view that a document has as the content, with what is in it.
    package func adopt(contentView view: UIView) {
        itemState.contentView.removeFromSuperview()
        itemState.contentView = view
        addSubview(view)
    }
}
