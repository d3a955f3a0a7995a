import Foundation

extension UIView {
    /// Stands in for the intrinsic size, as Interface Builder's "Placeholder" intrinsic size does; -1 leaves an axis as it is.
    package func setPlaceholderIntrinsicSize(_ size: CGSize?) {
        viewState.placeholderSize = size
        invalidateIntrinsicContentSize()
    }

    /// The size that the content wants, for a solved width where text asks for one.
    func naturalSize(forSolvedWidth width: CGFloat?) -> CGSize {
        var size = _intrinsicContentSize(forSolvedWidth: width)
        guard let placeholder = viewState.placeholderSize else { return size }
        if placeholder.width >= 0 { size.width = placeholder.width }
        if placeholder.height >= 0 { size.height = placeholder.height }
        return size
    }
}
