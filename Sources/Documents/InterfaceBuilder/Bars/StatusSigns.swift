import Foundation
import MaquetteViewModel

/// The outlines of the signs at the end of a status bar, which are the same on all screens of a device.
@MainActor struct StatusSigns {
    let shell: CGPath
    let charge: CGPath
    let waves: CGPath
    let signal: CGPath

    private struct Place: Hashable {
        let middle: CGFloat
        let end: CGFloat
        let unit: CGFloat
    }

    private static var known: [Place: StatusSigns] = [:]
    private static let mostKnown = 16

    static func at(middle: CGFloat, end: CGFloat, unit: CGFloat) -> StatusSigns {
        let place = Place(middle: middle, end: end, unit: unit)
        if let signs = known[place] { return signs }
        if known.count == mostKnown { known = [:] }
        let signs = StatusSigns(place)
        known[place] = signs
        return signs
    }

    private init(_ place: Place) {
        let (middle, unit) = (place.middle, place.unit)
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
