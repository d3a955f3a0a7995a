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

/// Reads bytes: an app's first symbol waits for the outlines of all, which are many numbers.
private struct PathTextReader {
    private let bytes: [UInt8]
    private var place = 0
    private var letter: UInt8?
    private var position = Point.zero
    private var start = Point.zero
    /// The last control point of the curve before, which smooth curves mirror.
    private var control: (point: Point, isCubic: Bool)?

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func read(into path: inout Path) -> Bool {
        while let letter = nextLetter() {
            guard read(letter, into: &path) else { return false }
        }
        skipSeparators()
        return place == bytes.count
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private static let small: UInt8 = 0x20

    /// A letter applies to all groups of numbers that follow it; after a move they are lines.
    private mutating func nextLetter() -> UInt8? {
        skipSeparators()
        guard let next else { return nil }
        if UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | Self.small {
            place += 1
            letter = next
            return next
        }
        switch letter {
        case UInt8(ascii: "M"): letter = UInt8(ascii: "L")
        case UInt8(ascii: "m"): letter = UInt8(ascii: "l")
        case UInt8(ascii: "Z"), UInt8(ascii: "z"), nil: return nil
        default: break
        }
        return letter
    }

    private mutating func read(_ letter: UInt8, into path: inout Path) -> Bool {
        let origin = letter & Self.small != 0 ? position : .zero
        var seen: (point: Point, isCubic: Bool)?
        defer { control = seen }
        let kind = letter | Self.small
        switch kind {
        case UInt8(ascii: "m"):
            guard let point = point(from: origin) else { return false }
            path.move(to: point)
            (position, start) = (point, point)
        case UInt8(ascii: "l"):
            guard let point = point(from: origin) else { return false }
            line(to: point, into: &path)
        case UInt8(ascii: "h"):
            guard let x = number() else { return false }
            line(to: Point(origin.x + x, position.y), into: &path)
        case UInt8(ascii: "v"):
            guard let y = number() else { return false }
            line(to: Point(position.x, origin.y + y), into: &path)
        case UInt8(ascii: "c"), UInt8(ascii: "s"):
            let first = kind == UInt8(ascii: "c") ? point(from: origin) : mirrored(isCubic: true)
            guard let first, let second = point(from: origin), let end = point(from: origin) else { return false }
            path.addCurve(first, second, to: end)
            (position, seen) = (end, (second, true))
        case UInt8(ascii: "q"), UInt8(ascii: "t"):
            let middle = kind == UInt8(ascii: "q") ? point(from: origin) : mirrored(isCubic: false)
            guard let middle, let end = point(from: origin) else { return false }
            path.addQuadCurve(middle, to: end)
            (position, seen) = (end, (middle, false))
        case UInt8(ascii: "z"):
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

    private mutating func skipSeparators() {
        while let next, Self.separators.contains(next) { place += 1 }
    }

    /// The white space of SVG, and the comma.
    private static let separators: [UInt8] = [0x20, 0x2C, 0x0A, 0x0D, 0x09, 0x0C]

    private mutating func number() -> Double? {
        skipSeparators()
        let start = place
        var (hasPoint, hasExponent) = (false, false)
        // A number without an exponent is a whole one over a power of ten.
        var (digits, whole, divisor) = (0, 0.0, 1.0)
        scanning: while let next {
            switch next {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                whole = whole * 10 + Double(next - UInt8(ascii: "0"))
                if hasPoint { divisor *= 10 }
            case UInt8(ascii: "."):
                if hasPoint { break scanning }
                hasPoint = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                if place == start { break scanning }
                hasExponent = true
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                let isOfExponent = place > start && bytes[place - 1] | Self.small == UInt8(ascii: "e")
                if place > start, !isOfExponent { break scanning }
            default: break scanning
            }
            place += 1
        }
        guard digits > 0 else { return nil }
        // Up to fifteen digits, and so many tens, both are exact, and their quotient is the nearest number there is.
        if !hasExponent, digits <= 15 { return (bytes[start] == UInt8(ascii: "-") ? -whole : whole) / divisor }
        return Double(String(decoding: bytes[start..<place], as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }
}
