import MaquetteDrawing

/// What a mark of a description follows or fills: an outline in SVG's path syntax, or a shape by name and numbers.
enum SymbolShape {
    case path(Path)
    /// A circle whose line stays inside of the radius in every weight.
    case circle(Point, radius: Double)

    /// `circle x y radius`, `box x y width height radius`, `ellipse x y width height`, `arc x y radius from to` (in degrees,
    /// clockwise from the right), each with as many groups of numbers as one likes.
    static func all(_ text: Substring) -> [SymbolShape] {
        let words = text.split(separator: " ")
        let numbers = words.dropFirst()
        switch words.first {
        case "circle": return groups(of: 3, in: numbers).map { .circle(Point($0[0], $0[1]), radius: $0[2]) }
        case "box":
            return groups(of: 5, in: numbers).map {
                .path(.roundedRect(Rect($0[0], $0[1], $0[2], $0[3]), radius: $0[4]))
            }
        case "ellipse":
            return groups(of: 4, in: numbers).map { .path(.ellipse(in: Rect($0[0], $0[1], $0[2], $0[3]))) }
        case "arc":
            return groups(of: 5, in: numbers).map { arc in
                var path = Path()
                path.addArc(
                    center: Point(arc[0], arc[1]), radius: arc[2], from: arc[3] * .pi / 180, to: arc[4] * .pi / 180)
                return .path(path)
            }
        default: return [.path(SymbolDrawing.outline(String(text)))]
        }
    }

    /// The numbers by their count; what is no number, or left over, is left out.
    static func groups(of count: Int, in words: ArraySlice<Substring>) -> [[Double]] {
        let numbers = words.compactMap { Double($0) }
        return stride(from: 0, to: numbers.count - count + 1, by: count).map { Array(numbers[$0..<$0 + count]) }
    }

    var path: Path {
        switch self {
        case .path(let path): path
        case .circle(let center, let radius): .circle(center: center, radius: radius)
        }
    }

    var line: SymbolDrawing.Mark {
        switch self {
        case .path(let path): .line(path)
        case .circle(let center, let radius): .ring(center, radius: radius)
        }
    }

    /// The path of a line in the regular weight that stays inside of the shape.
    var lineInside: Path {
        switch self {
        case .path(let path): path
        case .circle(let center, let radius): .circle(center: center, radius: radius - 4.25)
        }
    }

    /// The filled shape, as large as its outline.
    var solid: [SymbolDrawing.Mark] {
        switch self {
        case .path(let path): [.area(path), .line(path)]
        case .circle: [.area(path)]
        }
    }
}
