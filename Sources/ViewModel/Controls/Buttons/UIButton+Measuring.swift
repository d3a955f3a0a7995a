import Foundation

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
