import Foundation

/// The content size that layout uses for a view.
extension UIView {
    /// Changes the content size of the view's class, as Interface Builder's placeholder sizes do; nil leaves it
    /// unchanged.
    package var contentSizeRule: (@MainActor (CGSize) -> CGSize)? {
        get { viewState.contentSizeRule }
        set {
            viewState.contentSizeRule = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The content size, for a solved width if text needs one.
    func naturalSize(forSolvedWidth width: CGFloat?) -> CGSize {
        let size = _intrinsicContentSize(forSolvedWidth: width)
        return viewState.contentSizeRule?(size) ?? size
    }
}
