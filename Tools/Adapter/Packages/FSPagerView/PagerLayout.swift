import UIKit

open class FSPagerViewLayoutAttributes: UICollectionViewLayoutAttributes {
    /// How many items there are between this one and the middle of the view.
    open var position: CGFloat = 0
}

/// Items in a line, the first and the last of which can be in the middle of the view.
final class PagerLayout: UICollectionViewLayout {
    weak var pager: FSPagerView?
    private var size = CGSize.zero
    private var edge: CGFloat = 0
    private(set) var step: CGFloat = 0
    var isAcross: Bool { pager?.scrollDirection != .vertical }

    override class var layoutAttributesClass: AnyClass { FSPagerViewLayoutAttributes.self }

    override func prepare() {
        super.prepare()
        guard let pager, let list = collectionView else { return }
        size = pager.itemSize == FSPagerView.automaticSize ? list.bounds.size : pager.itemSize
        let spacing = pager.transformer?.proposedInteritemSpacing() ?? pager.interitemSpacing
        let (length, room) = isAcross ? (size.width, list.bounds.width) : (size.height, list.bounds.height)
        edge = (room - length) / 2
        step = length + spacing
    }

    private var count: Int {
        guard let list = collectionView else { return 0 }
        return (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
    }

    override var collectionViewContentSize: CGSize {
        guard let list = collectionView, count > 0 else { return .zero }
        let length = 2 * edge + CGFloat(count - 1) * step + (isAcross ? size.width : size.height)
        return isAcross
            ? CGSize(width: length, height: list.bounds.height) : CGSize(width: list.bounds.width, height: length)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let list = collectionView else { return nil }
        let before = (0..<indexPath.section).reduce(indexPath.item) { $0 + list.numberOfItems(inSection: $1) }
        let attributes = FSPagerViewLayoutAttributes(forCellWith: indexPath)
        let start = edge + CGFloat(before) * step
        let across = (list.bounds.height - size.height) / 2
        let side = (list.bounds.width - size.width) / 2
        attributes.frame = CGRect(
            origin: isAcross ? CGPoint(x: start, y: across) : CGPoint(x: side, y: start), size: size)
        attributes.zIndex = count - before
        guard step > 0 else { return attributes }
        let middle = isAcross ? attributes.center.x - list.bounds.midX : attributes.center.y - list.bounds.midY
        attributes.position = middle / step
        pager?.transformer?.applyTransform(to: attributes)
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let list = collectionView, step > 0 else { return [] }
        let near = rect.insetBy(dx: isAcross ? -step : 0, dy: isAcross ? 0 : -step)
        let paths = (0..<list.numberOfSections).flatMap { section in
            (0..<list.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        return paths.compactMap { layoutAttributesForItem(at: $0) }.filter { near.intersects($0.frame) }
    }
}
