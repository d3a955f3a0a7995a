import MaquetteViewModel

extension UIView {
    /// How large the view wants to be where there is so much room: as its content, which is broken where it would be wider, and where it
    /// wants nothing, as large as the room. What its constraints require may be larger.
    package func wantedSize(whenOffered offered: CGSize) -> CGSize {
        let width = wantedWidth(whenOffered: offered)
        return CGSize(width: width, height: wantedHeight(ofWidth: width, whenOffered: offered) ?? offered.height)
    }

    package func wantedWidth(whenOffered offered: CGSize) -> CGFloat {
        // SwiftUI has no wishes, but answers an offer.
        if isOfSwiftUI { return lengthOrRoom(sizeThatFits(offered).width, offered.width) }
        let compressed = UIView.layoutFittingCompressedSize
        var width = systemLayoutSizeFitting(compressed).width
        if width > offered.width {
            width =
                systemLayoutSizeFitting(
                    CGSize(width: offered.width, height: compressed.height),
                    // Before every wish, and after all that is required.
                    withHorizontalFittingPriority: UILayoutPriority(999), verticalFittingPriority: .fittingSizeLevel
                ).width
        }
        if width <= 0 { width = sizeThatFits(offered).width }
        return lengthOrRoom(width, offered.width)
    }

    private func lengthOrRoom(_ length: CGFloat, _ room: CGFloat) -> CGFloat { length > 0 ? length : room }

    /// Nil if it has no wish.
    package func wantedHeight(ofWidth width: CGFloat, whenOffered offered: CGSize) -> CGFloat? {
        var height: CGFloat = 0
        if !isOfSwiftUI {
            height =
                systemLayoutSizeFitting(
                    CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                    withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        if height <= 0 { height = sizeThatFits(CGSize(width: width, height: offered.height)).height }
        return height > 0 ? height : nil
    }
}
