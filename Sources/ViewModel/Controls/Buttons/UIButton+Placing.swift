import Foundation

/// The layout of image and title in a button without a configuration.
extension UIButton {
    struct Places {
        var image: CGRect
        var title: CGRect
    }

    /// Side by side, the image leading, aligned as the control says.
    ///
    /// Each is placed in the content rectangle reduced by its own insets. A centred part therefore moves by half the
    /// difference of its insets.
    func places(in content: CGRect) -> Places {
        let natural = (image: naturalImageSize ?? .zero, title: naturalTitleSize)
        let imageSize = fitted(natural.image, in: content.inset(by: imageEdgeInsets).size)
        let titleRoom = content.inset(by: titleEdgeInsets)
        let titleSize = CGSize(
            width: min(natural.title.width, max(0, titleRoom.width - imageSize.width)),
            height: min(titleHeight(inWidth: titleRoom.width - imageSize.width), max(0, titleRoom.height)))
        return Places(
            image: place(imageSize, beside: titleSize.width, isFirst: true, in: content, insets: imageEdgeInsets),
            title: place(titleSize, beside: imageSize.width, isFirst: false, in: content, insets: titleEdgeInsets))
    }

    /// Aligns the row of both parts, and a part within the row.
    private func place(
        _ size: CGSize, beside other: CGFloat, isFirst: Bool, in content: CGRect, insets: UIEdgeInsets
    ) -> CGRect {
        let room = content.inset(by: insets)
        let comesFirst = isFirst != isRightToLeft
        let grid = PixelGrid(scale: layoutScale)
        var rect = CGRect(origin: room.origin, size: size)
        if contentHorizontalAlignment == .fill {
            rect.size.width = isFirst && other > 0 ? min(size.width, room.width) : max(0, room.width - other)
            rect.origin.x += comesFirst ? 0 : room.width - rect.width
        } else {
            let slack = room.width - size.width - other
            let offset = contentHorizontalAlignment.offset(inSlack: slack, isRightToLeft: isRightToLeft)
            rect.origin.x += grid.rounded(offset) + (comesFirst ? 0 : other)
        }
        if contentVerticalAlignment == .fill, size.height > 0 {
            rect.size.height = max(0, room.height)
        } else {
            rect.origin.y += grid.rounded(contentVerticalAlignment.offset(inSlack: room.height - size.height))
        }
        return rect
    }

    /// An image that is too large is reduced, width and height independently.
    private func fitted(_ size: CGSize, in room: CGSize) -> CGSize {
        CGSize(width: min(size.width, max(0, room.width)), height: min(size.height, max(0, room.height)))
    }

    private func titleHeight(inWidth width: CGFloat) -> CGFloat {
        guard let label = buttonState.titleLabel, label.text?.isEmpty == false else { return 0 }
        return label.sizeThatFits(CGSize(width: max(0, width), height: .infinity)).height
    }

    func placeContent() {
        if let configuration {
            placeConfigured(configuration)
            return
        }
        if let background = buttonState.backgroundView { move(background, to: backgroundRect(forBounds: bounds)) }
        let content = contentRect(forBounds: bounds)
        if let view = buttonState.imageView { move(view, to: imageRect(forContentRect: content)) }
        if let label = buttonState.titleLabel { move(label, to: titleRect(forContentRect: content)) }
    }

    /// Setting a frame causes a layout, even if it is equal.
    func move(_ part: UIView, to frame: CGRect) {
        if part.frame != frame { part.frame = frame }
    }

    /// The title's baselines in a button of the given size.
    func titleBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        updateConfigurationIfNeeded()
        guard let label = buttonState.titleLabel, label.text?.isEmpty == false else { return (0, 0) }
        let bounds = CGRect(origin: .zero, size: size)
        guard let configuration else {
            let title = titleRect(forContentRect: contentRect(forBounds: bounds))
            let inTitle = label.baselineOffsets(in: title.size)
            return (title.minY + inTitle.first, size.height - title.maxY + inTitle.last)
        }
        return configuredBaselines(configuration, in: bounds)
    }

    /// The title moves as a whole, so that the baselines of one line are one, however high the button is.
    var titleBaselineShares: (first: CGFloat, last: CGFloat) {
        guard let label = buttonState.titleLabel, label.text?.isEmpty == false else { return (0, 0) }
        let isFilled = contentVerticalAlignment == .fill
        let above: CGFloat = isFilled ? 0.5 : contentVerticalAlignment.offset(inSlack: 1)
        return (above, 1 - above)
    }
}

/// The intrinsic size of a button.
///
/// Derived from sizes that Interface Builder recorded: the title is rounded up to whole points, with 6 points of
/// padding above and below and a minimum width of 30 points. Custom insets replace the padding. An image is beside the
/// title, and the height is at least one line.
extension UIButton {
    var naturalSize: CGSize {
        updateConfigurationIfNeeded()
        if let configuration { return configuredSize(configuration, width: viewState.wrappingWidth) }
        return classicSize
    }

    private var classicSize: CGSize {
        let insets = contentEdgeInsets
        let background = currentBackgroundImage?.size
        var content = naturalTitleSize
        let hasTitle = content.width > 0
        if let image = naturalImageSize {
            content.width += image.width
            content.height = max(image.height, buttonType.symbolName == nil ? lineHeight : 0)
        } else if let background, !hasTitle {
            return background
        } else {
            content.height = max(content.height, lineHeight)
            if insets == .zero {
                content.width = max(content.width, Self.smallestWidth)
                content.height += 2 * Self.air
            }
        }
        // Insets are around the content; the background reaches to the edges.
        return CGSize(
            width: max(0, content.width + insets.left + insets.right, background?.width ?? 0),
            height: max(0, content.height + insets.top + insets.bottom, background?.height ?? 0))
    }

    private static var smallestWidth: CGFloat { 30 }
    private static var air: CGFloat { 6 }

    private var lineHeight: CGFloat {
        (buttonState.titleLabel?.font ?? .systemFont(ofSize: buttonType.titlePointSize)).lineHeight.rounded(.up)
    }

    /// The title's size, rounded up to whole points; zero without a title.
    var naturalTitleSize: CGSize {
        guard let label = buttonState.titleLabel, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
        return CGSize(width: wholePoints(size.width), height: wholePoints(size.height))
    }

    var naturalImageSize: CGSize? {
        guard let view = buttonState.imageView, view.image != nil, !view.isHidden else { return nil }
        if buttonType.symbolName != nil, configuration == nil {
            return CGSize(width: buttonType.symbolSide, height: buttonType.symbolSide)
        }
        return view.sizeThatFits(.zero)
    }

    private func wholePoints(_ length: CGFloat) -> CGFloat { (length - 1e-6).rounded(.up) }
}
