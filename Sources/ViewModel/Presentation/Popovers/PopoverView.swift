import Foundation
import MaquetteDrawing

/// The background of a popover, with its arrow, and the content that is clipped to it.
final class PopoverView: UIView, InternalView {
    private let holder = UIView()
    private weak var content: UIView?
    private var place: PopoverPlace?
    private var color: UIColor?

    init(_ content: UIView?) {
        self.content = content
        super.init(frame: .zero)
        isOpaque = false
        holder.clipsToBounds = true
        holder.layer.cornerCurve = .continuous
        addSubview(holder)
        if let content {
            content.translatesAutoresizingMaskIntoConstraints = true
            holder.addSubview(content)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Popovers of iOS 26 have rounder corners and no arrow. Guesses.
    private var radius: CGFloat { hasArrow ? 13 : Headless.release.alerts.radius }
    private var hasArrow: Bool { !Headless.release.bars.hasGlass }

    func take(_ place: PopoverPlace, color: UIColor?) {
        (self.place, self.color) = (place, color)
        frame = place.content
        holder.layer.cornerRadius = radius
        setNeedsLayout()
        setNeedsDisplay()
    }

    override func safeAreaOffered(to subview: UIView) -> UIEdgeInsets { .zero }

    override func layoutSubviews() {
        super.layoutSubviews()
        holder.frame = bounds
        if let content, content.frame != bounds { content.frame = bounds }
    }

    override func drawOwnContent(into list: inout DisplayList) {
        let body = Path.roundedRect(Rect(bounds), radius: Double(radius), curve: .continuous)
        let shadow = Shadow(color: Color.black.multiplyingAlpha(by: 0.2), offset: Point(0, 6), radius: 24)
        guard let color else {
            PanelGround.draw(body, shadow: shadow, into: &list, traits: traitCollection)
            if hasArrow, let arrow { PanelGround.draw(arrow, into: &list, traits: traitCollection) }
            return
        }
        list.drawShadow(shadow, around: body)
        let paint = color.drawingColor(with: traitCollection)
        list.fill(body, paint)
        if hasArrow, let arrow { list.fill(arrow, paint) }
    }

    /// A triangle at the side towards the source, away from the corners.
    private var arrow: Path? {
        guard let place, let direction = place.arrow else { return nil }
        let isUpright = direction == .up || direction == .down
        let side = isUpright ? bounds.width : bounds.height
        let half: CGFloat = 15
        guard side > 2 * (radius + half) else { return nil }
        let middle = max(radius + half, min(place.tip, side - radius - half))
        let length = PopoverPlace.arrowLength
        func point(_ along: CGFloat, _ out: CGFloat) -> Point {
            switch direction {
            case .up: Point(Double(along), Double(-out))
            case .down: Point(Double(along), Double(bounds.height + out))
            case .left: Point(Double(-out), Double(along))
            default: Point(Double(bounds.width + out), Double(along))
            }
        }
        var path = Path()
        path.move(to: point(middle - half, 0))
        path.addLine(to: point(middle, length))
        path.addLine(to: point(middle + half, 0))
        path.close()
        return path
    }
}

extension UIView {
    /// The view that shows a bar button item somewhere below.
    func view(of item: UIBarButtonItem) -> UIView? {
        if let button = self as? BarButtonView, button.item === item { return button }
        for subview in subviews {
            if let found = subview.view(of: item) { return found }
        }
        return nil
    }
}
