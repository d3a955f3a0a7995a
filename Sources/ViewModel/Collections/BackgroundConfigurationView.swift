import Foundation

/// The shape that a background configuration describes, behind the content of a cell.
final class BackgroundConfigurationView: UIView, InternalView {
    private let shapeState = BackgroundShapeState()

    func show(_ configuration: UIBackgroundConfiguration) {
        guard shapeState.configuration != configuration else { return }
        if shapeState.configuration?.customView !== configuration.customView {
            shapeState.configuration?.customView?.removeFromSuperview()
        }
        shapeState.configuration = configuration
        if let view = configuration.customView { shape.addSubview(view) }
        isUserInteractionEnabled = false
        apply(configuration)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let configuration = shapeState.configuration else { return }
        shape.frame = bounds.inset(
            by: configuration.backgroundInsets, layoutDirection: effectiveUserInterfaceLayoutDirection)
        for view in shape.subviews { view.frame = shape.bounds }
    }

    private var shape: UIImageView { shapeState.shape }

    private func apply(_ configuration: UIBackgroundConfiguration) {
        if shape.superview == nil { addSubview(shape) }
        let hasColor = configuration.backgroundColor != nil || configuration.backgroundColorTransformer != nil
        shape.backgroundColor = hasColor ? configuration.resolvedBackgroundColor(for: tintColor) : nil
        shape.image = configuration.image
        shape.contentMode = configuration.imageContentMode
        shape.layer.cornerRadius = configuration.cornerRadius
        shape.clipsToBounds = configuration.cornerRadius > 0
        shape.layer.borderWidth = configuration.strokeWidth
        shape.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    }
}

@MainActor private final class BackgroundShapeState: HiddenState {
    var configuration: UIBackgroundConfiguration?
    let shape = UIImageView()
}
