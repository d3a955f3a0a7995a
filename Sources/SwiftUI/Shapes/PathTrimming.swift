extension Path {
    /// The part of the outline between two places, which are shares of its length.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        PathPieces(self).trimmed(from: min(max(start, 0), 1), to: min(max(end, 0), 1)) ?? self
    }
}

/// An outline as straight pieces, to be measured and cut.
private struct PathPieces {
    private struct Piece {
        let from, to: CGPoint
        /// Whether the piece follows a move, not another piece.
        let begins: Bool
        /// The curve that it is all or a part of, with the parameters where it begins and ends.
        let curve: (CGPoint, CGPoint, CGPoint, CGPoint)?
        let (first, last): (CGFloat, CGFloat)
        var length: CGFloat { ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot() }
    }
    private let path: Path
    private var pieces: [Piece] = []

    /// How many lines stand for a curve when it is measured.
    private static let fineness = 32

    init(_ path: Path) {
        self.path = path
        var (start, here, begins) = (CGPoint.zero, CGPoint.zero, true)
        var pieces: [Piece] = []
        func line(to end: CGPoint) {
            pieces.append(Piece(from: here, to: end, begins: begins, curve: nil, first: 0, last: 1))
            (here, begins) = (end, false)
        }
        func curve(_ one: CGPoint, _ two: CGPoint, to end: CGPoint) {
            let whole = (here, one, two, end)
            var before = here
            for step in 1...Self.fineness {
                let (first, last) = (CGFloat(step - 1) / CGFloat(Self.fineness), CGFloat(step) / CGFloat(Self.fineness))
                let point = Self.point(of: whole, at: last)
                pieces.append(
                    Piece(from: before, to: point, begins: begins, curve: whole, first: first, last: last))
                (before, begins) = (point, false)
            }
            here = end
        }
        path.forEach { element in
            switch element {
            case .move(let end): (start, here, begins) = (end, end, true)
            case .line(let end): line(to: end)
            case .quadCurve(let end, let control):
                func near(_ point: CGPoint) -> CGPoint {
                    CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                }
                curve(near(here), near(end), to: end)
            case .curve(let end, let first, let second): curve(first, second, to: end)
            case .closeSubpath: if here != start { line(to: start) }
            }
        }
        self.pieces = pieces
    }

    var length: CGFloat { pieces.reduce(0) { $0 + $1.length } }

    private static func point(of curve: (CGPoint, CGPoint, CGPoint, CGPoint), at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * curve.0.x + b * curve.1.x + c * curve.2.x + d * curve.3.x,
            y: a * curve.0.y + b * curve.1.y + c * curve.2.y + d * curve.3.y)
    }

    /// The part of a curve between two parameters, as a curve.
    private static func part(of curve: (CGPoint, CGPoint, CGPoint, CGPoint), _ from: CGFloat, _ to: CGFloat)
        -> (CGPoint, CGPoint, CGPoint, CGPoint)
    {
        func mix(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
        }
        func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
            let (ab, bc, cd) = (
                mix(curve.0, curve.1, r), mix(curve.1, curve.2, r), mix(curve.2, curve.3, r)
            )
            return mix(mix(ab, bc, s), mix(bc, cd, s), t)
        }
        return (
            blossom(from, from, from), blossom(from, from, to), blossom(from, to, to), blossom(to, to, to)
        )
    }

    /// Nil for the whole outline.
    func trimmed(from: CGFloat, to: CGFloat) -> Path? {
        guard from < to else { return Path() }
        if from == 0, to == 1 { return nil }
        let whole = length
        var made = Path()
        var passed = CGFloat(0)
        var isOpen = false
        /// A curve that is collected, with its parameters.
        var open: (curve: (CGPoint, CGPoint, CGPoint, CGPoint), first: CGFloat, last: CGFloat)?
        func finishCurve() {
            guard let (curve, first, last) = open else { return }
            open = nil
            let part = Self.part(of: curve, first, last)
            made.addCurve(to: part.3, control1: part.1, control2: part.2)
        }
        for piece in pieces where piece.length > 0 {
            let (start, end) = (max(from * whole, passed), min(to * whole, passed + piece.length))
            defer { passed += piece.length }
            guard start < end else { continue }
            let (first, last) = ((start - passed) / piece.length, (end - passed) / piece.length)
            func point(_ share: CGFloat) -> CGPoint {
                if let curve = piece.curve {
                    return Self.point(of: curve, at: piece.first + (piece.last - piece.first) * share)
                }
                return CGPoint(
                    x: piece.from.x + (piece.to.x - piece.from.x) * share,
                    y: piece.from.y + (piece.to.y - piece.from.y) * share)
            }
            let continues = piece.curve != nil && piece.first > 0 && open != nil
            if !continues { finishCurve() }
            if !isOpen || piece.begins { made.move(to: point(first)) }
            isOpen = true
            guard let curve = piece.curve else {
                made.addLine(to: point(last))
                continue
            }
            let (begin, stop) = (
                piece.first + (piece.last - piece.first) * first, piece.first + (piece.last - piece.first) * last
            )
            open = (curve, continues ? open?.first ?? begin : begin, stop)
        }
        finishCurve()
        return made
    }
}
