import Foundation

/// The rectangle of the text: inside the container's inset and line fragment padding.
extension UITextView {
    private var around: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    /// The size of the letters, in whole pixels.
    private func textSize(forWidth width: CGFloat) -> CGSize {
        let size = textState.label.sizeThatFits(CGSize(width: width, height: 0))
        guard size.height == 0 else { return size }
        // An empty text is as high as a line.
        let line = PixelGrid(scale: layoutScale).roundedUp((textState.font ?? .unattributed).lineHeight)
        return CGSize(width: 0, height: line)
    }

    /// How high the view is around its lines. Each line has the leading of its font, the last one, too
    /// (`NSLayoutManager.usesFontLeading`), and since iOS 13 the sum is a whole number of points.
    private func fullHeight(forWidth width: CGFloat) -> CGFloat {
        let label = textState.label
        let around = around.top + around.bottom
        let lines: CGFloat
        if let extent = label.extent(forWidth: width, lines: label.numberOfLines) {
            lines = CGFloat(extent.height + extent.leadingBelow)
        } else {
            let font = textState.font ?? .unattributed
            lines = max(font.lineHeight, font.request.linePitch)
        }
        guard Headless.release.texts.viewsAreWholePoints else {
            return PixelGrid(scale: layoutScale).roundedUp(lines) + around
        }
        return PixelGrid(scale: 1).roundedUp(lines + around)
    }

    /// The size for a width; without a width the lines do not wrap.
    func size(forWidth width: CGFloat) -> CGSize {
        let around = around
        let room = width > 0 ? max(1, width - around.left - around.right) : 0
        let text = textSize(forWidth: room)
        return CGSize(
            width: text.width + around.left + around.right, height: fullHeight(forWidth: room))
    }

    func fittingSize(_ size: CGSize) -> CGSize {
        let isBounded = size.width > 0 && size.width < 1e7
        let natural = self.size(forWidth: isBounded ? size.width : 0)
        return isBounded ? CGSize(width: min(natural.width, size.width), height: natural.height) : natural
    }

    func placeText() {
        let around = around
        if textContainer.widthTracksTextView {
            textContainer.size.width = max(0, bounds.width - textContainerInset.left - textContainerInset.right)
        }
        let width = max(0, bounds.width - around.left - around.right)
        let height = textSize(forWidth: max(1, width)).height
        let frame = CGRect(x: around.left, y: around.top, width: width, height: height)
        if textState.label.frame != frame { textState.label.frame = frame }
        let size = CGSize(width: bounds.width, height: fullHeight(forWidth: max(1, width)))
        if contentSize != size { contentSize = size }
    }

    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        let around = around
        let width = max(1, size.width - around.left - around.right)
        let height = textSize(forWidth: width).height
        let text = textState.label.baselineOffsets(in: CGSize(width: width, height: height))
        return (around.top + text.first, size.height - around.top - height + text.last)
    }

    /// The lines that a range of the text is on.
    func rectangle(of range: NSRange) -> CGRect? {
        layoutIfNeeded()
        guard let layout = textState.label.layoutForDrawing() else { return nil }
        let lines = layout.text.lines.filter {
            $0.range.lowerBound <= range.location + range.length && $0.range.upperBound >= range.location
        }
        guard let first = lines.first, let last = lines.last else { return nil }
        let frame = textState.label.frame
        return CGRect(
            x: frame.minX, y: frame.minY + CGFloat(first.top), width: frame.width,
            height: CGFloat(last.top + last.height - first.top))
    }
}
