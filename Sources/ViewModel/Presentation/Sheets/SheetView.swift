import Foundation
import MaquetteDrawing

/// The round-cornered view that a sheet's content lies in, with the grabber above it.
final class SheetView: UIView, InternalView {
    private weak var content: UIView?
    private let grabber = Grabber()
    private var safeAreaBelow: CGFloat = 0

    init(_ content: UIView?) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerCurve = .continuous
        if let content {
            content.translatesAutoresizingMaskIntoConstraints = true
            addSubview(content)
        }
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    func take(_ place: SheetPlace, radius: CGFloat, hasGrabber: Bool) {
        safeAreaBelow = place.safeAreaBelow
        grabber.isHidden = !hasGrabber
        layer.cornerRadius = radius
        layer.ownCorners =
            place.isAttachedBelow
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        transform = .identity
        frame = CGRect(origin: .zero, size: place.size)
        let scale = place.scale
        if scale != 1 { transform = CGAffineTransform(scaleX: scale, y: scale) }
        center = CGPoint(x: place.frame.midX, y: place.frame.midY)
        refreshInsets()
        setNeedsLayout()
    }

    /// A sheet keeps its content clear of the home indicator, though it may end above the edge.
    override func safeAreaOffered(to subview: UIView) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: safeAreaBelow, right: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.superview === self, content.frame != bounds { content.frame = bounds }
        grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }
}

/// 36 by 5, five points below the edge: measured on iOS 26.1.
private final class Grabber: UIView, InternalView {
    init() {
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func drawOwnContent(into list: inout DisplayList) {
        list.fillCapsule(
            Rect(bounds), Color(red: 120 / 255, green: 120 / 255, blue: 128 / 255).multiplyingAlpha(by: 0.4295))
    }
}
