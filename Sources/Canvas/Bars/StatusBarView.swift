import Foundation
import MaquetteViewModel

/// The time and the symbols beside it, as on devices.
final class StatusBarView: UIView, InternalView {
    private let time = UILabel()
    private let color: UIColor
    /// The signs, which are made for the first picture: most screens are only laid out.
    private lazy var signs = SignLayers(in: layer)
    private var placeOfSigns = StatusSigns.Place(middle: 0, end: 0, unit: 0)

    init(color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        // VoiceOver counts it to the system, and not to the screen of the app.
        accessibilityElementsHidden = true
        time.text = "9:41"
        time.textColor = color
        addSubview(time)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isTall = bounds.height >= 40
        let isPad = traitCollection.userInterfaceIdiom == .pad
        let font = UIFont.systemFont(ofSize: isTall ? 17 : 12, weight: .semibold)
        // Setting a font asks for another layout.
        if time.font != font { time.font = font }
        let size = time.intrinsicContentSize
        let middle = isTall ? (bounds.height * 0.55).rounded() : bounds.height / 2
        // Beside a notch the time is centred on its side; without one it is centred in the bar.
        let centre = isTall ? bounds.width * 0.135 : isPad ? 8 + size.width / 2 : bounds.width / 2
        time.frame = CGRect(
            x: centre - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height)
        placeOfSigns = StatusSigns.Place(
            middle: middle, end: bounds.width - (isTall ? bounds.width * 0.07 : 6), unit: isTall ? 1 : 0.85)
        setNeedsDisplay()
    }

    override func layerWillDraw(_ layer: CALayer) {
        super.layerWillDraw(layer)
        signs.draw(StatusSigns.at(placeOfSigns), color.resolvedColor(with: traitCollection).cgColor)
    }
}

/// The layers of the symbols.
@MainActor private struct SignLayers {
    private let signal = CAShapeLayer()
    private let waves = CAShapeLayer()
    private let shell = CAShapeLayer()
    private let charge = CAShapeLayer()

    init(in layer: CALayer) {
        for sign in [signal, waves, shell, charge] { layer.addSublayer(sign) }
    }

    func draw(_ signs: StatusSigns, _ ink: CGColor) {
        shell.path = signs.shell
        shell.fillColor = nil
        shell.strokeColor = ink.copy(alpha: 0.4 * ink.alpha)
        shell.lineWidth = 1
        charge.path = signs.charge
        charge.fillColor = ink
        waves.path = signs.waves
        waves.fillColor = nil
        waves.strokeColor = ink
        waves.lineWidth = 2 * signs.unit
        signal.path = signs.signal
        signal.fillColor = ink
    }
}

/// The outlines of the symbols at the end of a status bar, which are the same on all screens of a device.
@MainActor struct StatusSigns {
    let shell: CGPath
    let charge: CGPath
    let waves: CGPath
    let signal: CGPath
    let unit: CGFloat

    struct Place: Hashable {
        let middle: CGFloat
        let end: CGFloat
        let unit: CGFloat
    }

    private static var known: [Place: StatusSigns] = [:]
    private static let mostKnown = 16

    static func at(_ place: Place) -> StatusSigns {
        if let signs = known[place] { return signs }
        if known.count == mostKnown { known = [:] }
        let signs = StatusSigns(place)
        known[place] = signs
        return signs
    }

    private init(_ place: Place) {
        let (middle, unit) = (place.middle, place.unit)
        self.unit = unit
        let battery = CGRect(x: place.end - 26 * unit, y: middle - 6 * unit, width: 23.5 * unit, height: 12 * unit)
        let outline = UIBezierPath(roundedRect: battery.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 3.3 * unit)
        outline.append(
            UIBezierPath(
                roundedRect: CGRect(x: battery.maxX + 1, y: middle - 2 * unit, width: 1, height: 4 * unit),
                cornerRadius: 0.5))
        shell = outline.cgPath
        charge = UIBezierPath(roundedRect: battery.insetBy(dx: 2, dy: 2), cornerRadius: 2 * unit).cgPath
        waves = Self.waves(tip: CGPoint(x: battery.minX - 14 * unit, y: middle + 5 * unit), unit: unit)
        signal = Self.bars(end: battery.minX - 28 * unit, foot: middle + 5.5 * unit, unit: unit)
    }

    private static func waves(tip: CGPoint, unit: CGFloat) -> CGPath {
        let path = UIBezierPath()
        for radius in [3.2, 6.6, 10.0] as [CGFloat] {
            let (from, to): (CGFloat, CGFloat) = (-.pi * 0.75, -.pi * 0.25)
            let start = CGPoint(x: tip.x + cos(from) * radius * unit, y: tip.y + sin(from) * radius * unit)
            path.move(to: start)
            path.addArc(withCenter: tip, radius: radius * unit, startAngle: from, endAngle: to, clockwise: true)
        }
        return path.cgPath
    }

    private static func bars(end: CGFloat, foot: CGFloat, unit: CGFloat) -> CGPath {
        let path = UIBezierPath()
        for (index, height) in ([3.5, 5.5, 8, 11] as [CGFloat]).enumerated() {
            let x = end - (17 - CGFloat(index) * 4.7) * unit
            path.append(
                UIBezierPath(
                    roundedRect: CGRect(x: x, y: foot - height * unit, width: 3 * unit, height: height * unit),
                    cornerRadius: 0.8 * unit))
        }
        return path.cgPath
    }
}
