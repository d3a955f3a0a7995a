import ObjectiveC
import UIKit

nonisolated(unsafe) private var headerKey: UInt8 = 0
nonisolated(unsafe) private var footerKey: UInt8 = 0
nonisolated(unsafe) private var trailerKey: UInt8 = 0

extension UIScrollView {
    public var mj_header: MJRefreshHeader! {
        get { objc_getAssociatedObject(self, &headerKey) as? MJRefreshHeader }
        set { exchange(mj_header, for: newValue, &headerKey) }
    }

    public var mj_footer: MJRefreshFooter! {
        get { objc_getAssociatedObject(self, &footerKey) as? MJRefreshFooter }
        set { exchange(mj_footer, for: newValue, &footerKey) }
    }

    public var mj_trailer: MJRefreshTrailer! {
        get { objc_getAssociatedObject(self, &trailerKey) as? MJRefreshTrailer }
        set { exchange(mj_trailer, for: newValue, &trailerKey) }
    }

    private func exchange(_ former: UIView?, for new: UIView?, _ key: UnsafeRawPointer) {
        guard former !== new else { return }
        former?.removeFromSuperview()
        objc_setAssociatedObject(self, key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        if let new { insertSubview(new, at: 0) }
    }

    public var mj_inset: UIEdgeInsets { adjustedContentInset }
    public var mj_insetT: CGFloat {
        get { mj_inset.top }
        set { contentInset.top += newValue - mj_inset.top }
    }
    public var mj_insetB: CGFloat {
        get { mj_inset.bottom }
        set { contentInset.bottom += newValue - mj_inset.bottom }
    }
    public var mj_insetL: CGFloat {
        get { mj_inset.left }
        set { contentInset.left += newValue - mj_inset.left }
    }
    public var mj_insetR: CGFloat {
        get { mj_inset.right }
        set { contentInset.right += newValue - mj_inset.right }
    }
    public var mj_offsetX: CGFloat {
        get { contentOffset.x }
        set { contentOffset.x = newValue }
    }
    public var mj_offsetY: CGFloat {
        get { contentOffset.y }
        set { contentOffset.y = newValue }
    }
    public var mj_contentW: CGFloat {
        get { contentSize.width }
        set { contentSize.width = newValue }
    }
    public var mj_contentH: CGFloat {
        get { contentSize.height }
        set { contentSize.height = newValue }
    }

    /// All rows or items.
    public func mj_totalDataCount() -> Int {
        if let table = self as? UITableView {
            return (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        }
        guard let collection = self as? UICollectionView else { return 0 }
        return (0..<collection.numberOfSections).reduce(0) { $0 + collection.numberOfItems(inSection: $1) }
    }
}

extension UIView {
    public var mj_x: CGFloat {
        get { frame.minX }
        set { frame.origin.x = newValue }
    }
    public var mj_y: CGFloat {
        get { frame.minY }
        set { frame.origin.y = newValue }
    }
    public var mj_w: CGFloat {
        get { frame.width }
        set { frame.size.width = newValue }
    }
    public var mj_h: CGFloat {
        get { frame.height }
        set { frame.size.height = newValue }
    }
    public var mj_size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    public var mj_origin: CGPoint {
        get { frame.origin }
        set { frame.origin = newValue }
    }
}
