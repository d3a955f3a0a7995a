import Foundation

/// The data source of a collection view. Optional methods have default implementations, because methods of Swift
/// protocols cannot be optional.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),"
                + "\(indexPath)) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:"
                + "withReuseIdentifier:forIndexPath: or is nil ((null))")
    }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

/// Prepares data for items that are about to be shown. Nobody scrolls here, so it is never called.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}

/// Items that are made beforehand, as a document has them: one of each prototype.
///
/// Their collection keeps them and shows them all, those out of sight too: tools look at all of them.
@preconcurrency @MainActor package protocol FixedItems: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
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
    package func adopt(contentView view: UIView) { replaceContentView(with: view) }
}
