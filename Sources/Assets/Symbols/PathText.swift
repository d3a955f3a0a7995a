import MaquetteDrawing

extension Path {
    /// Reads an outline in SVG's path syntax: moves, lines, curves and closings, absolute and relative.
    ///
    /// nil for text with elliptical arcs or invalid text.
    init?(svg text: String) {
        self.init()
        var reader = PathTextReader(text)
        guard reader.read(into: &self) else { return nil }
    }
}

private struct PathTextReader {
    private var rest: Substring
    private var letter: Character?
    private var position = Point.zero
    private var start = Point.zero
    /// The last control point of the curve before, which smooth curves mirror.
    private var control: (point: Point, isCubic: Bool)?

    init(_ text: String) { rest = text[...] }

    mutating func read(into path: inout Path) -> Bool {
        while let letter = nextLetter() {
            guard read(letter, into: &path) else { return false }
        }
        skipSeparators()
        return rest.isEmpty
    }

    /// A letter applies to all groups of numbers that follow it; after a move they are lines.
    private mutating func nextLetter() -> Character? {
        skipSeparators()
        guard let next = rest.first else { return nil }
        if next.isLetter {
            rest.removeFirst()
            letter = next
            return next
        }
        switch letter {
        case "M": letter = "L"
        case "m": letter = "l"
        case "Z", "z", nil: return nil
        default: break
        }
        return letter
    }

    private mutating func read(_ letter: Character, into path: inout Path) -> Bool {
        let origin = letter.isLowercase ? position : .zero
        var seen: (point: Point, isCubic: Bool)?
        defer { control = seen }
        switch letter.lowercased() {
        case "m":
            guard let point = point(from: origin) else { return false }
            path.move(to: point)
            (position, start) = (point, point)
        case "l":
            guard let point = point(from: origin) else { return false }
            line(to: point, into: &path)
        case "h":
            guard let x = number() else { return false }
            line(to: Point(origin.x + x, position.y), into: &path)
        case "v":
            guard let y = number() else { return false }
            line(to: Point(position.x, origin.y + y), into: &path)
        case "c", "s":
            let first = letter.lowercased() == "c" ? point(from: origin) : mirrored(isCubic: true)
            guard let first, let second = point(from: origin), let end = point(from: origin) else { return false }
            path.addCurve(first, second, to: end)
            (position, seen) = (end, (second, true))
        case "q", "t":
            let middle = letter.lowercased() == "q" ? point(from: origin) : mirrored(isCubic: false)
            guard let middle, let end = point(from: origin) else { return false }
            path.addQuadCurve(middle, to: end)
            (position, seen) = (end, (middle, false))
        case "z":
            path.close()
            position = start
        default: return false
        }
        return true
    }

    private mutating func line(to point: Point, into path: inout Path) {
        path.addLine(to: point)
        position = point
    }

    private func mirrored(isCubic: Bool) -> Point {
        guard let control, control.isCubic == isCubic else { return position }
        return Point(2 * position.x - control.point.x, 2 * position.y - control.point.y)
    }

    private mutating func point(from origin: Point) -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return Point(origin.x + x, origin.y + y)
    }

    private mutating func skipSeparators() { rest = rest.drop { $0.isWhitespace || $0 == "," } }

    private mutating func number() -> Double? {
        skipSeparators()
        var text = ""
        var hasPoint = false
        while let next = rest.first {
            let isSign = next == "-" || next == "+"
            let isAfterExponent = text.last == "e" || text.last == "E"
            if isSign, !text.isEmpty, !isAfterExponent { break }
            if next == "." {
                if hasPoint { break }
                hasPoint = true
            }
            guard isSign || next == "." || next.isNumber || (!text.isEmpty && (next == "e" || next == "E")) else {
                break
            }
            text.append(next)
            rest.removeFirst()
        }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
}
