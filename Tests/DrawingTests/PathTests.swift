import Foundation
import Testing

@testable import MaquetteDrawing

@Suite struct PathTests {
    @Test func aContinuousCornerFollowsThePublishedCoefficients() {
        let path = Path.roundedRect(Rect(0, 0, 100, 100), radius: 10, curve: .continuous)
        // Up the left side to 1.528665 radii below the corner, and off it along the top just as far.
        #expect(path.elements[0] == .move(Point(0, 15.28665)))
        guard case .curve(let first, _, let end) = path.elements[1] else {
            Issue.record("the corner does not begin with a curve")
            return
        }
        #expect(abs(first.y - 10.88493) < 1e-9 && first.x == 0)
        #expect(abs(end.x - 0.65496) < 1e-9 && abs(end.y - 6.69934) < 1e-9)
        #expect(path.elements[2] == .line(Point(0.74911, 6.31494)))
        #expect(path.elements.contains { $0.end.map { abs($0.x - 15.28665) < 1e-9 && $0.y == 0 } ?? false })
    }

    @Test(arguments: [CornerCurve.circular, .continuous])
    func aCapsuleEndsInCircles(curve: CornerCurve) {
        let path = Path.roundedRect(Rect(0, 0, 80, 40), radius: 20, curve: curve)
        var start = Point.zero
        for element in path.elements {
            if case .curve(let first, let second, let end) = element {
                let center = end.x < 40 ? Point(20, 20) : Point(60, 20)
                for step in 0...8 {
                    let point = onCurve(start, first, second, end, at: Double(step) / 8)
                    #expect(abs(distance(point, center) - 20) < 0.02)
                }
            }
            start = element.end ?? start
        }
    }

    @Test func aContinuousCornerApproachesACircleWhereItsSidesAreShort() {
        // Half the side is 1.2 radii, the full corner wants 1.528665: it starts where the side begins.
        let path = Path.roundedRect(Rect(0, 0, 24, 24), radius: 10, curve: .continuous)
        guard case .move(let start) = path.elements[0] else { return }
        #expect(start.x == 0 && abs(start.y - 12) < 1e-9)
    }

    @Test func aCornerThatIsNotMaskedStaysSquare() {
        let path = Path.roundedRect(Rect(0, 0, 50, 30), radius: 10, corners: [.topLeft])
        let ends = path.elements.compactMap(\.end)
        #expect(ends == [Point(0, 10), Point(10, 0), Point(50, 0), Point(50, 30), Point(0, 30)])
    }

    @Test func aRadiusIsAtMostHalfTheShorterSide() {
        #expect(
            Path.roundedRect(Rect(0, 0, 50, 30), radius: 100).elements
                == Path.roundedRect(Rect(0, 0, 50, 30), radius: 15).elements)
        #expect(Path.roundedRect(Rect(0, 0, 50, 30), radius: -1).shape == .rect(Rect(0, 0, 50, 30)))
    }

    @Test func anArcKeepsToItsCircleAndTurnsTheWayItIsTold() {
        var path = Path()
        path.addArc(center: Point(10, 10), radius: 5, from: 0, to: .pi / 2)
        expect(path.currentPoint, near: Point(10, 15))
        #expect(path.elements.count == 2)

        path = Path()
        path.addArc(center: Point(10, 10), radius: 5, from: 0, to: .pi / 2, clockwise: false)
        expect(path.currentPoint, near: Point(10, 15))
        #expect(path.elements.count == 4)

        path = Path()
        path.addArc(center: .zero, radius: 1, from: 0, to: 2 * .pi)
        #expect(path.elements.count == 5)
        var start = Point(1, 0)
        for case .curve(let first, let second, let end) in path.elements {
            #expect(abs(distance(onCurve(start, first, second, end, at: 0.5), .zero) - 1) < 0.0003)
            start = end
        }
    }

    /// The dots of NVActivityIndicatorView are such paths, filled, and on iOS they are circles.
    @Test(arguments: [0, -0.5, 1.25]) func aWholeTurnAgainstTheDirectionIsACircle(_ halfTurns: Double) {
        let start = halfTurns * Double.pi
        let end = start + 2 * Double.pi
        for isBackwards in [true, false] {
            var path = Path()
            path.addArc(
                center: .zero, radius: 1, from: isBackwards ? start : end, to: isBackwards ? end : start,
                clockwise: !isBackwards)
            #expect(path.elements.count == 5)
            guard case .curve(_, _, let quarter) = path.elements[1] else { return }
            let angle = isBackwards ? start - Double.pi / 2 : start + Double.pi / 2
            #expect(abs(quarter.x - cos(angle)) < 1e-6)
            #expect(abs(quarter.y - sin(angle)) < 1e-6)
        }
    }

    @Test func aPathThatIsAddedToIsNoLongerAShape() {
        var path = Path.rect(Rect(1, 2, 3, 4))
        #expect(path.shape == .rect(Rect(1, 2, 3, 4)))
        path.addLine(to: Point(9, 9))
        #expect(path.shape == nil)
        #expect(path.description == "path M 1 2 L 4 2 L 4 6 L 1 6 Z L 9 9")
    }

    @Test func aQuadraticCurveIsTheCubicThatEqualsIt() {
        var path = Path()
        path.move(to: Point(0, 0))
        path.addQuadCurve(Point(3, 6), to: Point(6, 0))
        #expect(path.elements[1] == .curve(Point(2, 4), Point(4, 4), to: Point(6, 0)))
    }
}

extension Path.Element {
    fileprivate var end: Point? {
        switch self {
        case .move(let point), .line(let point), .curve(_, _, let point): point
        case .close: nil
        }
    }
}

private func onCurve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, at t: Double) -> Point {
    let (p, q, r, s) = ((1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
    return Point(p * a.x + q * b.x + r * c.x + s * d.x, p * a.y + q * b.y + r * c.y + s * d.y)
}

private func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}

private func expect(_ point: Point?, near expected: Point, _ location: SourceLocation = #_sourceLocation) {
    #expect(point.map { distance($0, expected) < 1e-9 } ?? false, sourceLocation: location)
}
