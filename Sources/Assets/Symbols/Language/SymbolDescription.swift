import MaquetteDrawing

/// A symbol in the drawing language of this room's README: a line with its names and its size, and a line for each mark.
struct SymbolDescription: Sendable {
    let width: Double
    let height: Double
    /// A line for each mark, as they are in the book.
    let text: Substring

    var marks: [Substring] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { line in Substring(line.drop { $0 == UInt8(ascii: " ") }) }
    }

    /// Whether there is more than one way to draw it.
    var isFillable: Bool {
        marks.contains { line in ["body", "both", "full", "alone full"].contains { line.hasPrefix($0) } }
    }

    /// The place of another symbol inside, which makes this one a frame: `lock.shield`.
    var room: (rect: Rect, isOpen: Bool)? {
        for line in marks {
            let words = line.split(separator: " ")
            guard words.first == "room", let rect = Self.rects(words.dropFirst(words[1] == "open" ? 2 : 1)).first
            else { continue }
            return (rect, words[1] == "open")
        }
        return nil
    }

    /// - Parameter isFrame: whether another symbol is in its room.
    func drawing(isFilled: Bool, isFrame: Bool = false) -> SymbolDrawing {
        let lines = marks.compactMap { line in
            line.hasPrefix("alone ") ? (isFrame ? nil : line.dropFirst("alone ".count)) : line
        }
        return SymbolDrawing(width, height, lines.flatMap { Self.marks($0, isFilled: isFilled) })
    }

    private static func marks(_ line: Substring, isFilled: Bool) -> [SymbolDrawing.Mark] {
        guard let space = line.firstIndex(of: " ") else { return [] }
        let (verb, rest) = (line[..<space], line[line.index(after: space)...])
        switch verb {
        case "bare": return isFilled ? [] : marks(rest, isFilled: false)
        case "full": return isFilled ? marks(rest, isFilled: true) : []
        case "room": return []
        case "repeat": return repeated(rest, isFilled: isFilled)
        case "use", "cut", "both": return used(rest, by: verb, isFilled: isFilled)
        default: return SymbolShape.all(rest).flatMap { marks(verb, $0, isFilled: isFilled) }
        }
    }

    private static func marks(_ verb: Substring, _ shape: SymbolShape, isFilled: Bool) -> [SymbolDrawing.Mark] {
        switch (verb, isFilled) {
        case ("line", _), ("mark", false), ("body", false): [shape.line]
        case ("area", _), ("spot", false): [.area(shape.path)]
        case ("body", true): shape.solid
        case ("gap", _), ("mark", true): [.gap(shape.lineInside)]
        case ("hole", _), ("spot", true): [.hole(shape.path)]
        case ("clear", _): [.clearing(shape.path)]
        default: []
        }
    }

    /// `6 60 57 line M60 10V20`: as often around a point.
    private static func repeated(_ text: Substring, isFilled: Bool) -> [SymbolDrawing.Mark] {
        let words = text.split(separator: " ", maxSplits: 3)
        guard words.count == 4, let count = Int(words[0]), let x = Double(words[1]), let y = Double(words[2]) else {
            return []
        }
        let once = marks(words[3], isFilled: isFilled)
        return (0..<count).flatMap { step in
            let turn = Transform2D.translation(-x, -y)
                .then(.rotation(2 * .pi * Double(step) / Double(count))).then(.translation(x, y))
            return once.map { $0.placed(by: turn, scale: 1) }
        }
    }

    /// `star.fill 20 20 40 40`: another symbol, in the middle of a rectangle.
    private static func used(_ text: Substring, by verb: Substring, isFilled: Bool) -> [SymbolDrawing.Mark] {
        let words = text.split(separator: " ")
        guard let name = words.first, let rect = rects(words.dropFirst()).first else { return [] }
        let other = SymbolDrawing.part(String(name) + (verb == "both" && isFilled ? ".fill" : ""))
        let marks = other.fitted(in: rect)
        return verb == "cut" && isFilled ? SymbolDrawing.erasing(marks) : marks
    }

    private static func rects(_ words: ArraySlice<Substring>) -> [Rect] {
        SymbolShape.groups(of: 4, in: words).map { Rect($0[0], $0[1], $0[2], $0[3]) }
    }
}
