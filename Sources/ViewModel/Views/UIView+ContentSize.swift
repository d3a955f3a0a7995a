import Foundation

/// How large layout takes the content of a view to be.
extension UIView {
    /// What layout makes of the size that the content has by the view's class, as Interface Builder's placeholder sizes
    /// do; nil takes it as it is.
    package var contentSizeRule: (@MainActor (CGSize) -> CGSize)? {
        get { viewState.contentSizeRule }
        set {
            viewState.contentSizeRule = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The size that the content wants, for a solved width where text asks for one.
    func naturalSize(forSolvedWidth width: CGFloat?) -> CGSize {
        let size = _intrinsicContentSize(forSolvedWidth: width)
        return viewState.contentSizeRule?(size) ?? size
    }
}
