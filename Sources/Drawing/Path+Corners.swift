/// Corners of a rectangle, named as the screen shows them.
public struct Corners: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let topLeft = Corners(rawValue: 1)
    public static let topRight = Corners(rawValue: 2)
    public static let bottomLeft = Corners(rawValue: 4)
    public static let bottomRight = Corners(rawValue: 8)
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

public enum CornerCurve: Hashable, Sendable {
    case circular
    /// The continuous corner of cards and icons. Where a side is too short for it, it
    /// approaches the circular one; a capsule's ends are circles.
    case continuous
}

extension Path {
    /// A rectangle with some of its corners rounded, by at most half its shorter side.
    public static func roundedRect(
        _ rect: Rect, radius: Double, corners: Corners = .all, curve: CornerCurve = .circular
    ) -> Path {
        let shorterSide = min(rect.width, rect.height)
        let radius = min(radius, shorterSide / 2)
        guard radius > 0, !corners.isEmpty else { return .rect(rect) }

        let corner = curve == .circular ? CornerOutline.circular : .continuous(room: shorterSide / 2 / radius)
        // Clockwise from the upper left; each corner is entered along one side and left along the next.
        let turns: [(Corners, origin: Point, into: Point, out: Point)] = [
            (.topLeft, Point(rect.x, rect.y), Point(0, 1), Point(1, 0)),
            (.topRight, Point(rect.maxX, rect.y), Point(-1, 0), Point(0, 1)),
            (.bottomRight, Point(rect.maxX, rect.maxY), Point(0, -1), Point(-1, 0)),
            (.bottomLeft, Point(rect.x, rect.maxY), Point(1, 0), Point(0, -1)),
        ]
        var path = Path()
        for turn in turns {
            func place(_ point: Point) -> Point {
                Point(
                    turn.origin.x + radius * (turn.into.x * point.x + turn.out.x * point.y),
                    turn.origin.y + radius * (turn.into.y * point.x + turn.out.y * point.y))
            }
            func proceed(to point: Point) { path.isEmpty ? path.move(to: point) : path.addLine(to: point) }

            guard corners.contains(turn.0) else {
                proceed(to: turn.origin)
                continue
            }
            proceed(to: place(corner.start))
            for piece in corner.pieces {
                if place(piece.start) != path.currentPoint { proceed(to: place(piece.start)) }
                path.addCurve(place(piece.first), place(piece.second), to: place(piece.end))
            }
        }
        path.close()
        return Path(.roundedRect(rect, radius: radius, corners: corners, curve: curve), path.elements)
    }
}

/// A corner of radius 1 at the origin: `x` runs along the side by which it is entered, `y` along the other.
private struct CornerOutline {
    struct Piece {
        var start: Point
        var first: Point
        var second: Point
        var end: Point
    }

    var pieces: [Piece]
    var start: Point { pieces[0].start }

    static var circular: CornerOutline {
        let control = 1 - Path.quarterCirclePull
        return CornerOutline(pieces: [
            Piece(start: Point(1, 0), first: Point(control, 0), second: Point(0, control), end: Point(0, 1))
        ])
    }

    /// - Parameter room: half the shorter side, in radii: the space for a corner.
    static func continuous(room: Double) -> CornerOutline {
        if room >= fullContinuous.start.x { return fullContinuous }
        let share = max(0, (room - 1) / (fullContinuous.start.x - 1))
        func mix(_ from: Point, _ to: Point) -> Point {
            Point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
        }
        return CornerOutline(
            pieces: zip(circleInThreePieces, fullContinuous.pieces).map { circle, full in
                Piece(
                    start: mix(circle.start, full.start), first: mix(circle.first, full.first),
                    second: mix(circle.second, full.second), end: mix(circle.end, full.end))
            })
    }

    /// The published coefficients of Apple's corner, measured from its drawing.
    private static let fullContinuous = CornerOutline(
        pieces: symmetric(
            Piece(
                start: Point(1.528665, 0), first: Point(1.088493, 0), second: Point(0.868407, 0),
                end: Point(0.669934, 0.065496)),
            middle: Piece(
                start: Point(0.631494, 0.074911), first: Point(0.372824, 0.169060),
                second: Point(0.169060, 0.372824), end: Point(0.074911, 0.631494))))

    /// A quarter circle cut at 20.589° and 69.411°, where the continuous corner has its joints.
    private static let circleInThreePieces = symmetric(
        Piece(
            start: Point(1, 0), first: Point(0.879894, 0), second: Point(0.760770, 0.021637),
            end: Point(0.648336, 0.063874)),
        middle: Piece(
            start: Point(0.648336, 0.063874), first: Point(0.378348, 0.165297),
            second: Point(0.165297, 0.378348), end: Point(0.063874, 0.648336)))

    private static func symmetric(_ first: Piece, middle: Piece) -> [Piece] {
        func mirrored(_ point: Point) -> Point { Point(point.y, point.x) }
        let last = Piece(
            start: mirrored(first.end), first: mirrored(first.second), second: mirrored(first.first),
            end: mirrored(first.start))
        return [first, middle, last]
    }
}
