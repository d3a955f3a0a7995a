import Foundation
import MaquetteDrawing

/// The values of a keyframe animation, and what lies between them.
@MainActor struct KeyframeValues {
    private let mode: CAAnimationCalculationMode
    private let values: [AnimatableValue]
    /// Along a path.
    private let curves: [(Point, Point, Point, Point)]
    private let times: [Double]
    private let paces: [TimingCurve]

    init?(_ animation: CAKeyframeAnimation, _ keyPath: AnimatedKeyPath) {
        mode = animation.calculationMode
        if let path = animation.path, keyPath.kind == .point {
            curves = Self.curves(of: path.drawingPath)
            let points = curves.prefix(1).map(\.0) + curves.map(\.3)
            values = points.map { AnimatableValue.point(CGPoint($0)) }
        } else {
            curves = []
            values = (animation.values ?? []).compactMap { AnimatableValue($0, like: keyPath.kind) }
        }
        guard !values.isEmpty else { return nil }
        let isPaced = mode == .paced || mode == .cubicPaced
        let given = (animation.keyTimes ?? []).map(\.doubleValue)
        // In discrete mode each value has a beginning, and the last one an end.
        let expected = mode == .discrete ? values.count + 1 : values.count
        if isPaced {
            times = Self.evenPace(values, curves)
        } else if given.count == expected {
            times = given
        } else {
            times = (0..<expected).map { Double($0) / Double(max(expected - 1, 1)) }
        }
        paces = isPaced ? [] : (animation.timingFunctions ?? []).map(\.curve)
    }

    func value(at part: Double) -> AnimatableValue? {
        guard values.count > 1 else { return values.first }
        if mode == .discrete {
            let index = times.lastIndex { $0 <= part } ?? 0
            return values[min(index, values.count - 1)]
        }
        guard part < (times.last ?? 1) else { return values.last }
        guard part > (times.first ?? 0) else { return values.first }
        let index = min(max((times.firstIndex { $0 > part } ?? 1) - 1, 0), values.count - 2)
        let length = times[index + 1] - times[index]
        var share = length > 0 ? (part - times[index]) / length : 1
        if index < paces.count { share = paces[index].value(at: share) }
        if index < curves.count { return pointOnCurve(index, share) }
        if mode == .cubic || mode == .cubicPaced { return smooth(index, share) }
        return values[index].towards(values[index + 1], by: share)
    }

    /// A curve of Catmull and Rom through the values, as Apple's documentation says of cubic animations without tensions.
    private func smooth(_ index: Int, _ share: Double) -> AnimatableValue {
        let (start, end) = (values[index], values[index + 1])
        let before = values[max(index - 1, 0)]
        let after = values[min(index + 2, values.count - 1)]
        let counts = Set([before, start, end, after].map(\.numbers.count))
        guard counts.count == 1, start.kind != .step else { return start.towards(end, by: share) }
        let (t, t2, t3) = (share, share * share, share * share * share)
        let numbers = start.numbers.indices.map { place in
            let (p0, p1) = (before.numbers[place], start.numbers[place])
            let (p2, p3) = (end.numbers[place], after.numbers[place])
            let linear = (p2 - p0) * t
            let square = (2 * p0 - 5 * p1 + 4 * p2 - p3) * t2
            let cube = (3 * p1 - p0 - 3 * p2 + p3) * t3
            return p1 + 0.5 * (linear + square + cube)
        }
        return AnimatableValue(start.kind, numbers)
    }

    private func pointOnCurve(_ index: Int, _ share: Double) -> AnimatableValue {
        let curve = curves[index]
        let t = mode == .paced || mode == .cubicPaced ? Self.parameter(of: curve, atShare: share) : share
        return .point(CGPoint(Self.point(curve, t)))
    }

    private static func point(_ c: (Point, Point, Point, Point), _ t: Double) -> Point {
        let rest = 1 - t
        let (a, b, d, e) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
        return Point(
            a * c.0.x + b * c.1.x + d * c.2.x + e * c.3.x, a * c.0.y + b * c.1.y + d * c.2.y + e * c.3.y)
    }

    private static let stepsOfCurve = 64

    private static func lengths(_ curve: (Point, Point, Point, Point)) -> [Double] {
        var (reached, last) = (0.0, curve.0)
        return [0]
            + (1...stepsOfCurve).map { step in
                let next = point(curve, Double(step) / Double(stepsOfCurve))
                let (x, y) = (next.x - last.x, next.y - last.y)
                reached += (x * x + y * y).squareRoot()
                last = next
                return reached
            }
    }

    private static func parameter(of curve: (Point, Point, Point, Point), atShare share: Double) -> Double {
        let marks = lengths(curve)
        let length = share * marks[stepsOfCurve]
        guard let next = marks.firstIndex(where: { $0 >= length }), next > 0 else { return 0 }
        let step = marks[next] - marks[next - 1]
        return (Double(next - 1) + (step > 0 ? (length - marks[next - 1]) / step : 1)) / Double(stepsOfCurve)
    }

    /// Times at which each way takes as long as it is.
    private static func evenPace(_ values: [AnimatableValue], _ curves: [(Point, Point, Point, Point)]) -> [Double] {
        let ways =
            curves.isEmpty
            ? zip(values, values.dropFirst()).map { $0.distance(to: $1) } : curves.map { lengths($0)[stepsOfCurve] }
        let all = ways.reduce(0, +)
        var reached = 0.0
        return [0]
            + ways.enumerated().map { index, way in
                reached += way
                return all > 0 ? reached / all : Double(index + 1) / Double(ways.count)
            }
    }

    /// The lines and curves of a path; a line is a curve whose parameter goes evenly.
    private static func curves(of path: Path) -> [(Point, Point, Point, Point)] {
        var (found, start, current): ([(Point, Point, Point, Point)], Point, Point) = ([], .zero, .zero)
        func line(to end: Point) {
            func third(_ part: Double) -> Point {
                Point(current.x + (end.x - current.x) * part, current.y + (end.y - current.y) * part)
            }
            found.append((current, third(1 / 3.0), third(2 / 3.0), end))
            current = end
        }
        for element in path.elements {
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point): line(to: point)
            case .curve(let first, let second, let end):
                found.append((current, first, second, end))
                current = end
            case .close: if current != start { line(to: start) }
            }
        }
        return found
    }
}
