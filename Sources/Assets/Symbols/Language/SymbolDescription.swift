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
        marks.contains { line in
            ["body", "both", "full", "alone full"].contains { line.hasPrefix($0) }
                || line.hasPrefix("turn ") && line.contains(" body ")
        }
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

    /// Where a line that strikes it out crosses it, and whether that one rises: along the axis of a tag it would hide what the tag is.
    var slash: (center: Point?, isRising: Bool) {
        for line in marks where line.hasPrefix("slash") {
            let words = line.split(separator: " ").dropFirst()
            let numbers = words.compactMap { Double($0) }
            return (numbers.count == 2 ? Point(numbers[0], numbers[1]) : nil, words.first == "up")
        }
        return (nil, false)
    }

    /// Whether badges are at the lower left, as what tells it from others is at the right.
    var hasBadgesAtLeft: Bool { marks.contains("badge left") }

    /// - Parameters:
    ///   - isFrame: whether another symbol is in its room
    ///   - isEnclosure: whether its body stands around its sign, as the circle of `star.circle`
    func drawing(isFilled: Bool, isFrame: Bool = false, isEnclosure: Bool = false) -> SymbolDrawing {
        let lines = marks.compactMap { line in
            line.hasPrefix("alone ") ? (isFrame ? nil : line.dropFirst("alone ".count)) : line
        }
        let style = Style(isFilled: isFilled, isEnclosure: isEnclosure)
        return SymbolDrawing(width, height, layers: lines.flatMap { Self.layers($0, style) })
    }

    private struct Style {
        let isFilled: Bool
        let isEnclosure: Bool
        var level = SymbolLayer.Level.primary
        var step = 0

        func layer(_ marks: [SymbolDrawing.Mark]) -> SymbolLayer { SymbolLayer(level, step: step, marks) }

        func body(_ marks: [SymbolDrawing.Mark]) -> SymbolLayer {
            SymbolLayer(isEnclosure ? (isFilled ? .tertiary : .secondary) : level, step: step, marks)
        }

        /// Erased from a filled body: in all colours, unless it is the sign that the body is around.
        func sign(_ marks: [SymbolDrawing.Mark]) -> SymbolLayer {
            guard isFilled else { return layer(marks) }
            return isEnclosure
                ? SymbolLayer(level, step: step, isCutOut: true, marks) : layer(SymbolDrawing.erasing(marks))
        }
    }

    private static func layers(_ line: Substring, _ style: Style) -> [SymbolLayer] {
        guard let space = line.firstIndex(of: " ") else { return [] }
        let (verb, rest) = (line[..<space], line[line.index(after: space)...])
        switch verb {
        case "bare": return style.isFilled ? [] : layers(rest, style)
        case "full": return style.isFilled ? layers(rest, style) : []
        case "second", "third":
            var behind = style
            behind.level = verb == "second" ? .secondary : .tertiary
            return layers(rest, behind)
        case "fine": return layers(rest, style).map { $0.thinned(by: fineShare) }
        case "step":
            let words = rest.split(separator: " ", maxSplits: 1)
            guard words.count == 2, let step = Int(words[0]) else { return [] }
            var stepped = style
            stepped.step = step
            return layers(words[1], stepped)
        case "room", "slash", "badge": return []
        case "repeat": return repeated(rest, style)
        case "turn": return turned(rest, style)
        case "use", "cut", "both": return [used(rest, by: verb, style)]
        default: return SymbolShape.all(rest).map { layer(verb, $0, style) }
        }
    }

    /// How wide fine lines are, in the width of the weight.
    private static let fineShare = 0.65

    private static func layer(_ verb: Substring, _ shape: SymbolShape, _ style: Style) -> SymbolLayer {
        switch verb {
        case "line": style.layer([shape.line])
        case "area": style.layer([.area(shape.path)])
        case "body": style.body(style.isFilled ? shape.solid : [shape.line])
        case "mark": style.sign([shape.line])
        case "spot": style.sign([.area(shape.path)])
        case "gap": style.layer([.gap(shape.lineInside)])
        case "hole": style.layer([.hole(shape.path)])
        case "clear": style.layer([.clearing(shape.path)])
        default: style.layer([])
        }
    }

    /// `6 60 57 line M60 10V20`: as often around a point.
    private static func repeated(_ text: Substring, _ style: Style) -> [SymbolLayer] {
        let words = text.split(separator: " ", maxSplits: 3)
        guard words.count == 4, let count = Int(words[0]), let x = Double(words[1]), let y = Double(words[2]) else {
            return []
        }
        let once = layers(words[3], style)
        return (0..<count).flatMap { step in
            let turn = Transform2D.rotation(2 * .pi * Double(step) / Double(count), around: Point(x, y))
            return once.map { $0.placed(by: turn, scale: 1) }
        }
    }

    /// `-45 56 56 use airplane 0 0 112 112`: turned by degrees around a point.
    private static func turned(_ text: Substring, _ style: Style) -> [SymbolLayer] {
        let words = text.split(separator: " ", maxSplits: 3)
        guard words.count == 4, let degrees = Double(words[0]), let x = Double(words[1]), let y = Double(words[2])
        else { return [] }
        let turn = Transform2D.rotation(degrees * .pi / 180, around: Point(x, y))
        return layers(words[3], style).map { $0.placed(by: turn, scale: 1) }
    }

    /// `star.fill 20 20 40 40`: another symbol, in the middle of a rectangle.
    private static func used(_ text: Substring, by verb: Substring, _ style: Style) -> SymbolLayer {
        let words = text.split(separator: " ")
        guard let name = words.first, let rect = rects(words.dropFirst()).first else { return style.layer([]) }
        let other = SymbolDrawing.part(String(name) + (verb == "both" && style.isFilled ? ".fill" : ""))
        let marks = other.fitted(in: rect).flatMap(\.marksInOneColor)
        switch verb {
        case "cut": return style.sign(marks)
        case "both": return style.body(marks)
        default: return style.layer(marks)
        }
    }

    private static func rects(_ words: ArraySlice<Substring>) -> [Rect] {
        SymbolShape.groups(of: 4, in: words).map { Rect($0[0], $0[1], $0[2], $0[3]) }
    }
}

extension Transform2D {
    fileprivate static func rotation(_ angle: Double, around point: Point) -> Transform2D {
        translation(-point.x, -point.y).then(.rotation(angle)).then(.translation(point.x, point.y))
    }
}
