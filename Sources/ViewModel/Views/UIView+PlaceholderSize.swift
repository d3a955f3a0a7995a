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

    package func forgetWholeHeight() {
        viewState.keepsWholeHeight = false
        invalidateIntrinsicContentSize()
    }

    /// What stands in for the intrinsic size, -1 where nothing does.
    var placeholderSize: CGSize? {
        let given = viewState.placeholderSize
        guard viewState.keepsWholeHeight, given.map({ $0.height < 0 }) ?? true else { return given }
        let height = _intrinsicContentSize(forSolvedWidth: nil).height
        guard height > 0, height != height.rounded(.up) else { return given }
        return CGSize(width: given?.width ?? -1, height: height.rounded(.up))
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
