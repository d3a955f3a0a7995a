import MaquetteDrawing
import Testing

@Suite struct PathMeasuringTests {
    private func arch() -> Path {
        var path = Path()
        path.move(to: Point(0, 0))
        path.addQuadCurve(Point(50, 100), to: Point(100, 0))
        return path
    }

    /// A quadratic curve reaches half way to its control point.
    @Test func boundsFollowTheCurveAndNotItsControlPoints() throws {
        let bounds = try #require(arch().bounds)
        #expect(abs(bounds.x) < 1e-9 && abs(bounds.y) < 1e-9)
        #expect(abs(bounds.width - 100) < 1e-9)
        #expect(abs(bounds.height - 50) < 1e-9)
        #expect(Path().bounds == nil)
    }

    @Test func aPointIsInsideByTheRuleThatIsAsked() {
        var path = Path.rect(Rect(0, 0, 30, 30))
        path.add(.rect(Rect(10, 10, 10, 10)))
        #expect(path.contains(Point(15, 15)))
        #expect(!path.contains(Point(15, 15), rule: .evenOdd))
        #expect(path.contains(Point(5, 15), rule: .evenOdd))
        #expect(!path.contains(Point(31, 15)))
        #expect(!path.contains(Point(.nan, 15)))
    }

    /// The chord closes an open outline: beneath the arch's apex is inside, above it is not.
    @Test func openOutlinesAreClosedByTheirChord() {
        #expect(arch().contains(Point(50, 49)))
        #expect(!arch().contains(Point(50, 51)))
    }

    @Test func aCircleIsTwoPiRadiiLong() {
        #expect(abs(Path.circle(center: Point(3, 4), radius: 10).length - 2 * Double.pi * 10) < 0.03)
    }

    /// A square of 40 around: from an eighth to three eighths runs from the middle of its top to that of its right side.
    @Test func trimmingCutsByLength() {
        let part = Path.rect(Rect(0, 0, 10, 10)).trimmed(from: 0.125, to: 0.375)
        #expect(part.elements == [.move(Point(5, 0)), .line(Point(10, 0)), .line(Point(10, 5))])
        #expect(Path.rect(Rect(0, 0, 10, 10)).trimmed(from: 0, to: 1).shape != nil)
        #expect(Path.rect(Rect(0, 0, 10, 10)).trimmed(from: 0.6, to: 0.4).isEmpty)
    }

    /// Half a circle from its right end ends at its left.
    @Test func trimmingACurveKeepsToIt() throws {
        let half = Path.circle(center: Point(0, 0), radius: 10).trimmed(from: 0, to: 0.5)
        let end = try #require(half.currentPoint)
        #expect(abs(end.x + 10) < 0.001 && abs(end.y) < 0.02)
        #expect(abs(half.length - Double.pi * 10) < 0.02)
    }

    @Test func dashesAlternateAndThePhaseMovesThem() {
        var line = Path()
        line.move(to: Point(0, 0))
        line.addLine(to: Point(10, 0))
        #expect(line.dashed(lengths: [3, 2], phase: 0).description == "path M 0 0 L 3 0 M 5 0 L 8 0")
        #expect(line.dashed(lengths: [3, 2], phase: 4).description == "path M 1 0 L 4 0 M 6 0 L 9 0")
        #expect(line.dashed(lengths: [0], phase: 0) == line)
    }

    @Test func reversingKeepsTheOutlineAndTurnsTheWay() {
        var path = Path()
        path.move(to: Point(0, 0))
        path.addLine(to: Point(4, 0))
        path.addCurve(Point(5, 0), Point(6, 1), to: Point(6, 2))
        #expect(
            path.reversed().elements == [
                .move(Point(6, 2)), .curve(Point(6, 1), Point(5, 0), to: Point(4, 0)), .line(Point(0, 0)),
            ])
        #expect(Path.rect(Rect(0, 0, 1, 1)).reversed().elements.last == .close)
    }

    @Test func upRightMovesAndStretchesKeepWhatIsKnownOfAShape() {
        let moved = Path.rect(Rect(1, 2, 3, 4)).transformed(by: Transform2D.scale(2, 3).then(.translation(1, 1)))
        #expect(moved.shape == .rect(Rect(3, 7, 6, 12)))
        #expect(Path.rect(Rect(1, 2, 3, 4)).transformed(by: .rotation(1)).shape == nil)
    }
}

@Suite struct PathStrokingTests {
    private func corner() -> Path {
        var path = Path()
        path.move(to: Point(0, 0))
        path.addLine(to: Point(20, 0))
        path.addLine(to: Point(20, 20))
        return path
    }

    private func covers(_ style: StrokeStyle, _ x: Double, _ y: Double) -> Bool {
        corner().stroked(style).contains(Point(x, y))
    }

    /// A pen 4 wide: 2 to each side, and a right-angled corner's tip at (22, -2).
    @Test func aPenReachesHalfItsWidthToEachSide() {
        let style = StrokeStyle(width: 4)
        #expect(covers(style, 10, 1.9) && covers(style, 10, -1.9))
        #expect(!covers(style, 10, 2.1) && !covers(style, 10, -2.1))
        #expect(!covers(style, -0.1, 0))
        #expect(covers(style, 21.9, -1.9))
    }

    /// Cut off, the corner's line runs through (21, -1); rounded, its edge is 2 from (20, 0), so it covers (21.4, -1.4)
    /// and not (21.5, -1.5).
    @Test func jointsDifferAtTheTip() {
        let bevel = StrokeStyle(width: 4, join: .bevel)
        #expect(covers(bevel, 20.9, -0.9) && !covers(bevel, 21.1, -1.1))
        let round = StrokeStyle(width: 4, join: .round)
        #expect(covers(round, 21.4, -1.4) && !covers(round, 21.5, -1.5))
        let blunt = StrokeStyle(width: 4, miterLimit: 1.4)
        #expect(covers(blunt, 20.9, -0.9) && !covers(blunt, 21.1, -1.1))
    }

    @Test func capsReachBeyondTheEnds() {
        #expect(covers(StrokeStyle(width: 4, cap: .square), -1.9, 1.9))
        #expect(covers(StrokeStyle(width: 4, cap: .round), -1.9, 0))
        #expect(!covers(StrokeStyle(width: 4, cap: .round), -1.5, 1.5))
    }

    /// A ring 2 wide around a circle of radius 10: from 9 to 11.
    @Test func aCircleBecomesARing() {
        let ring = Path.circle(center: Point(0, 0), radius: 10).stroked(StrokeStyle(width: 2))
        let diagonal = 0.5.squareRoot()
        for (distance, isInside) in [(8.98, false), (9.02, true), (10.98, true), (11.02, false)] {
            #expect(ring.contains(Point(distance * diagonal, distance * diagonal)) == isInside, "\(distance)")
        }
    }
}
