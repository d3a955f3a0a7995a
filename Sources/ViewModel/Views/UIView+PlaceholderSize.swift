import Foundation

extension UIView {
    /// Stands in for the intrinsic size, as Interface Builder's "Placeholder" intrinsic size does; -1 leaves an axis as it is.
    package func setPlaceholderIntrinsicSize(_ size: CGSize?) {
        viewState.placeholderSize = size
        invalidateIntrinsicContentSize()
    }

    /// Makes content of one line as high as the next whole point.
    package func keepWholeHeight() {
        viewState.keepsWholeHeight = true
        invalidateIntrinsicContentSize()
    }

    /// What stands in for the intrinsic size, -1 where nothing does.
    var placeholderSize: CGSize? {
        if viewState.placeholderSize != nil || !viewState.keepsWholeHeight { return viewState.placeholderSize }
        let height = _intrinsicContentSize(forSolvedWidth: nil).height
        return height > 0 && height != height.rounded(.up) ? CGSize(width: -1, height: height.rounded(.up)) : nil
    }

    /// The size that the content wants, for a solved width where text asks for one.
    func naturalSize(forSolvedWidth width: CGFloat?) -> CGSize {
        let placeholder = placeholderSize
        var size = _intrinsicContentSize(forSolvedWidth: width)
        guard let placeholder else { return size }
        if placeholder.width >= 0 { size.width = placeholder.width }
        if placeholder.height >= 0 { size.height = placeholder.height }
        return size
    }
}
