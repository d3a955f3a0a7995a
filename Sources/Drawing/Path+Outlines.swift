extension Path {
    /// One stroke of the pen: from a move to the next, lines as the curves they are.
    struct Outline {
        var start: Point
        var curves: [Piece] = []
        var isClosed = false

        /// A curve, or a line as a curve.
        struct Piece {
            var curve: CubicCurve
            var isLine: Bool

            init(_ curve: CubicCurve) { (self.curve, isLine) = (curve, false) }
            init(lineFrom start: Point, to end: Point) {
                (curve, isLine) = (CubicCurve(lineFrom: start, to: end), true)
            }
        }

        var end: Point { curves.last?.curve.end ?? start }
    }

    /// The path taken apart. The line that closes an outline is one of its pieces unless it has no length.
    var outlines: [Outline] {
        var result: [Outline] = []
        var present: Outline?
        func open() -> Outline { present ?? Outline(start: result.last?.start ?? .zero) }
        func finish() {
            if let present { result.append(present) }
            present = nil
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                present = Outline(start: point)
            case .line(let point):
                var outline = open()
                outline.curves.append(.init(lineFrom: outline.end, to: point))
                present = outline
            case .curve(let first, let second, let end):
                var outline = open()
                outline.curves.append(.init(CubicCurve(outline.end, first, second, end)))
                present = outline
            case .close:
                guard var outline = present else { continue }
                if outline.end != outline.start {
                    outline.curves.append(.init(lineFrom: outline.end, to: outline.start))
                }
                outline.isClosed = true
                present = outline
                finish()
            }
        }
        finish()
        return result
    }

    /// Adds an outline; the closing line of a closed one is left to `close`.
    mutating func add(_ outline: Outline) {
        move(to: outline.start)
        for (index, piece) in outline.curves.enumerated() {
            let isClosingLine = outline.isClosed && piece.isLine && index == outline.curves.count - 1
            if isClosingLine, piece.curve.end == outline.start { continue }
            add(piece)
        }
        if outline.isClosed { close() }
    }

    mutating func add(_ piece: Outline.Piece) {
        piece.isLine
            ? addLine(to: piece.curve.end) : addCurve(piece.curve.first, piece.curve.second, to: piece.curve.end)
    }

    /// Each outline as points with straight lines between them.
    package func polylines(tolerance: Double) -> [(points: [Point], isClosed: Bool)] {
        outlines.map { outline in
            let points = outline.curves.reduce(into: [outline.start]) { points, piece in
                points += piece.isLine ? [piece.curve.end] : piece.curve.flattened(tolerance: tolerance)
            }
            return (points, outline.isClosed)
        }
    }

    /// This path with each outline drawn from its end to its start.
    public func reversed() -> Path {
        var result = Path()
        for outline in outlines.reversed() {
            var backwards = Outline(start: outline.end, isClosed: outline.isClosed)
            backwards.curves = outline.curves.reversed().map { piece in
                let curve = piece.curve
                return piece.isLine
                    ? .init(lineFrom: curve.end, to: curve.start)
                    : .init(CubicCurve(curve.end, curve.second, curve.first, curve.start))
            }
            result.add(backwards)
        }
        return result
    }
}
