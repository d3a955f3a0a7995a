import Foundation
import MaquetteViewModel

/// An invented map: land, water, a park, and streets, as large as its view.
package final class MapPicture: UIView, InternalView {
    private let water = CAShapeLayer()
    private let park = CAShapeLayer()
    private let streets = CAShapeLayer()
    private let motorway = CAShapeLayer()

    /// The view's background without a map.
    private var ownBackdrop: UIColor?
    /// Whether the map is visible; without it the view is plain.
    fileprivate var isShown = false {
        didSet {
            guard oldValue != isShown else { return }
            if isShown { ownBackdrop = backgroundColor } else { backgroundColor = ownBackdrop }
            for part in parts { part.isHidden = !isShown }
            setNeedsLayout()
        }
    }
    private var parts: [CAShapeLayer] { [water, park, streets, motorway] }

    package init() {
        super.init(frame: .zero)
        for (lines, width) in [(streets, 4), (motorway, 6)] as [(CAShapeLayer, CGFloat)] {
            lines.fillColor = nil
            lines.lineWidth = width
        }
        for part in parts {
            part.isHidden = true
            layer.addSublayer(part)
        }
    }

    package required init?(coder: NSCoder) { nil }

    /// Light or dark, as the appearance.
    private func paint() {
        func color(_ bright: (CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat)) -> UIColor {
            let (red, green, blue) = traitCollection.userInterfaceStyle == .dark ? dark : bright
            return UIColor(red: red, green: green, blue: blue, alpha: 1)
        }
        let land = color((0.96, 0.94, 0.90), (0.16, 0.17, 0.18))
        if backgroundColor != land { backgroundColor = land }
        water.fillColor = color((0.62, 0.82, 0.93), (0.11, 0.22, 0.31)).cgColor
        park.fillColor = color((0.77, 0.89, 0.70), (0.15, 0.26, 0.18)).cgColor
        streets.strokeColor = color((1, 1, 1), (0.27, 0.28, 0.30)).cgColor
        motorway.strokeColor = color((0.98, 0.83, 0.52), (0.45, 0.38, 0.22)).cgColor
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard isShown else { return }
        paint()
        let (width, height) = (bounds.width, bounds.height)
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x * width, y: y * height) }
        let shore = UIBezierPath()
        shore.move(to: point(0.62, 0))
        shore.addCurve(to: point(1, 0.42), controlPoint1: point(0.70, 0.20), controlPoint2: point(0.88, 0.25))
        shore.addLine(to: point(1, 0))
        shore.close()
        water.path = shore.cgPath
        park.path =
            UIBezierPath(
                roundedRect: CGRect(x: 0.12 * width, y: 0.55 * height, width: 0.3 * width, height: 0.22 * height),
                cornerRadius: 6
            ).cgPath
        let grid = UIBezierPath()
        for x in [0.08, 0.26, 0.48, 0.66, 0.84] as [CGFloat] {
            grid.move(to: point(x, 0))
            grid.addLine(to: point(x - 0.06, 1))
        }
        for y in [0.14, 0.36, 0.5, 0.82, 0.93] as [CGFloat] {
            grid.move(to: point(0, y))
            grid.addLine(to: point(1, y + 0.05))
        }
        streets.path = grid.cgPath
        let wide = UIBezierPath()
        wide.move(to: point(0, 0.24))
        wide.addCurve(to: point(1, 0.72), controlPoint1: point(0.4, 0.2), controlPoint2: point(0.5, 0.75))
        motorway.path = wide.cgPath
    }
}

extension CanvasHabits {
    /// Adds a map to a map view.
    package func show(_ map: MapPicture) {
        adopt(true, as: \.clipsToBounds, of: map)
        adopt(true, as: \.isShown, of: map)
    }
}
