// How values are written in a display list's text: at most three decimals, no trailing zeros,
// the same on every machine and under every locale.

package func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "inf" : "-inf" }
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let whole = Int(thousandths)
    let (quotient, remainder) = whole.magnitude.quotientAndRemainder(dividingBy: 1000)
    var text = (whole < 0 ? "-" : "") + "\(quotient)"
    if remainder > 0 {
        var digits = "\(remainder + 1000)".dropFirst()
        while digits.last == "0" { digits.removeLast() }
        text += "." + digits
    }
    return text
}

func numbers(_ values: Double...) -> String { values.map(number).joined(separator: " ") }

func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
        switch character {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\r": result += "\\r"
        default: result.unicodeScalars.append(character)
        }
    }
    return result + "\""
}

/// A text as it is, at the end of a line, so that it can be searched for. A line break becomes a tab.
func onOneLine(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: "\t")
}

extension Point: CustomStringConvertible {
    public var description: String { numbers(x, y) }
}

extension Size: CustomStringConvertible {
    public var description: String { numbers(width, height) }
}

extension Rect: CustomStringConvertible {
    public var description: String { numbers(x, y, width, height) }
}

extension Color: CustomStringConvertible {
    /// `#RRGGBB`, followed by the alpha where it is not 1.
    public var description: String {
        let (red, green, blue, _) = bytes
        let digits = String(
            UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) | 0x100_0000, radix: 16, uppercase: true)
        return "#" + digits.dropFirst() + (alpha == 1 ? "" : "/" + number(alpha))
    }
}

extension Paint: CustomStringConvertible {
    public var description: String {
        switch self {
        case .color(let color): color.description
        case .gradient(let gradient): gradient.description
        }
    }
}

extension Gradient: CustomStringConvertible {
    public var description: String {
        let shape =
            switch geometry {
            case .linear(let start, let end): "linear \(start) to \(end)"
            case .radial(let center, let radius): "radial \(center) radius \(number(radius))"
            case .circles(let first, let second):
                "circles \(first.center) radius \(number(first.radius)) to \(second.center) radius "
                    + number(second.radius)
            case .conic(let center, let angle): "conic \(center) from \(number(angle))"
            }
        return shape + " [" + stops.map { "\(number($0.location)) \($0.color)" }.joined(separator: ", ") + "]"
            + (extendsBefore ? "" : " from the start") + (extendsAfter ? "" : " up to the end")
    }
}

extension Shadow: CustomStringConvertible {
    public var description: String { "\(color) offset \(offset) radius \(number(radius))" }
}

extension Transform2D: CustomStringConvertible {
    public var description: String {
        if a == 1, b == 0, c == 0, d == 1 { return "move \(numbers(tx, ty))" }
        return numbers(a, b, c, d, tx, ty)
    }
}

extension StrokeStyle: CustomStringConvertible {
    public var description: String {
        var words = "width \(number(width))"
        if cap != .butt { words += " cap \(cap)" }
        if join != .miter { words += " join \(join)" }
        if join == .miter, miterLimit != 10 { words += " miter \(number(miterLimit))" }
        if !dashes.isEmpty { words += " dashes " + dashes.map(number).joined(separator: " ") }
        if dashPhase != 0 { words += " phase \(number(dashPhase))" }
        return words
    }
}

extension Path.FillRule {
    var note: String { self == .evenOdd ? " even-odd" : "" }
}

extension Path: CustomStringConvertible {
    /// The shape's name and size, or the elements in SVG's path syntax.
    public var description: String {
        switch shape {
        case .rect(let rect): "rect \(rect)"
        case .ellipse(let rect): "ellipse \(rect)"
        case .roundedRect(let rect, let radius, let corners, let curve):
            "rounded \(rect) radius \(number(radius))" + (curve == .continuous ? " continuous" : "")
                + (corners == .all ? "" : " corners \(corners)")
        case nil: "path " + elements.map(\.description).joined(separator: " ")
        }
    }
}

extension Path.Element: CustomStringConvertible {
    public var description: String {
        switch self {
        case .move(let point): "M \(point)"
        case .line(let point): "L \(point)"
        case .curve(let first, let second, let end): "C \(first) \(second) \(end)"
        case .close: "Z"
        }
    }
}

extension Corners: CustomStringConvertible {
    public var description: String {
        let names: [(Corners, String)] = [
            (.topLeft, "top-left"), (.topRight, "top-right"), (.bottomLeft, "bottom-left"),
            (.bottomRight, "bottom-right"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}
