import MaquetteDrawing

/// Symbols that are made of others: in a circle or another frame, filled, struck out, or with a badge.
extension SymbolDrawing {
    /// nil where the part that the name begins with has no outline.
    static func composed(_ name: String) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(".fill".count)) : name
        if let inner = base(of: plain, before: ".circle") {
            let layers = inner.fitted(in: Rect(33.8, 31.3, 52.4, 52.4))
            return isFilled ? disc(layers) : circle(layers)
        }
        if let inner = base(of: plain, before: ".square") {
            let layers = inner.fitted(in: Rect(31.4, 28.4, 49.2, 49.2))
            return isFilled ? tile(layers) : square(layers)
        }
        if let framed = framed(plain, isFilled: isFilled) { return framed }
        // The only frame that stands before its content, as in `app.gift`.
        if plain.hasPrefix("app."), let inner = drawn(String(plain.dropFirst("app.".count))) {
            return SymbolBook.description("app").flatMap { framed(inner, by: $0, isFilled: isFilled) }
        }
        if let inner = base(of: plain, before: ".slash", isFilled: isFilled) { return inner.struckOut }
        if let (start, sign) = plain.parted(at: ".trianglebadge."),
            let inner = drawn(isFilled ? start + ".fill" : start)
        {
            return drawn(sign).map { inner.warned($0) }
        }
        if let (start, badge) = plain.parted(at: ".badge"), let inner = drawn(isFilled ? start + ".fill" : start) {
            let name = String(badge.dropFirst())
            if name.isEmpty || name == "filled" { return inner.badged(nil) }
            if let sign = drawn(name) ?? inside(name) { return inner.badged(sign) }
        }
        return varied(name) ?? paired(plain, isFilled: isFilled) ?? (isFilled ? drawn(plain)?.filled : nil)
    }

    /// In what has room, the longest name first: `plus.rectangle.on.rectangle`.
    private static func framed(_ plain: String, isFilled: Bool) -> SymbolDrawing? {
        for dot in plain.indices where plain[dot] == "." {
            let suffix = String(plain[plain.index(after: dot)...])
            guard let frame = SymbolBook.description(suffix), let room = frame.room,
                let inner = base(of: plain, before: "." + suffix, isFilled: isFilled && room.isOpen)
            else { continue }
            return framed(inner, by: frame, isFilled: isFilled)
        }
        return nil
    }

    private static func framed(_ inner: SymbolDrawing, by frame: SymbolDescription, isFilled: Bool) -> SymbolDrawing? {
        guard let room = frame.room else { return nil }
        let inside = inner.fitted(in: room.rect)
        let around = frame.drawing(isFilled: isFilled, isFrame: true).layers.map { layer in
            var layer = layer
            layer.level = isFilled ? .tertiary : .secondary
            return layer
        }
        return SymbolDrawing(
            frame.width, frame.height, layers: around + (isFilled && !room.isOpen ? inside.map(\.cutOut) : inside))
    }

    /// Letters, signs that only occur inside of others, and side by side numbers of several digits and names of keys (`l1`).
    static func inside(_ name: String) -> SymbolDrawing? {
        if let part = SymbolBook.drawing("inside:" + name) { return part }
        let isNumber = name.allSatisfy { $0.isASCII && $0.isNumber }
        let isKey = name.count == 2 && name.contains { $0.isNumber } && name.allSatisfy { $0.isASCII }
        guard name.count > 1, isNumber || isKey || keys.contains(name) else { return nil }
        return name.reduce(nil) { before, sign in
            guard let sign = SymbolBook.drawing("inside:" + String(sign)) else { return before }
            return before?.beside(sign) ?? sign
        }
    }

    private static let keys: Set<String> = ["lb", "lt", "rb", "rt", "zl", "zr", "abs"]

    /// Two drawings of the same height, the other at the right.
    func beside(_ other: SymbolDrawing, apart distance: Double = 0) -> SymbolDrawing {
        let place = Transform2D.translation(width + distance, 0)
        return SymbolDrawing(
            width + distance + other.width, height, layers: layers + other.layers.map { $0.placed(by: place, scale: 1) }
        )
    }

    private static func base(of name: String, before suffix: String, isFilled: Bool = false) -> SymbolDrawing? {
        guard name.hasSuffix(suffix) else { return nil }
        let start = String(name.dropLast(suffix.count))
        if let inside = inside(start) { return inside }
        return isFilled ? drawn(start + ".fill") ?? drawn(start) : drawn(start)
    }

    /// The layers in the middle of a room that they are scaled to.
    func fitted(in room: Rect) -> [SymbolLayer] {
        let scale = min(room.width / width, room.height / height)
        let place = Transform2D.scale(scale, scale).then(
            .translation(
                room.x + (room.width - width * scale) / 2, room.y + (room.height - height * scale) / 2))
        return layers.map { $0.placed(by: place, scale: scale) }
    }

    private var struckOut: SymbolDrawing {
        let (left, right) = (width / 2 - height / 2, width / 2 + height / 2)
        func slash(_ shift: Double) -> Path {
            var path = Path()
            path.move(to: Point(max(6, left) + shift, 8 - shift))
            path.addLine(to: Point(min(width - 6, right) + shift, height - 8 - shift))
            return path
        }
        return SymbolDrawing(
            width, height, baseline: baseline,
            layers: layers.map(\.behind) + [SymbolLayer([.gap(slash(7)), .line(slash(-2))])])
    }

    /// With a triangle at the lower end, the sign erased from it.
    private func warned(_ sign: SymbolDrawing) -> SymbolDrawing {
        let (x, y) = (width - 27, height - 50)
        let triangle = Self.outline("M\(x) \(y)L\(x + 24) \(y + 44)H\(x - 24)Z")
        let signs = Self.erasing(sign.fitted(in: Rect(x - 12, y + 14, 24, 28)).flatMap(\.marksInOneColor))
        return SymbolDrawing(
            width, height, baseline: baseline,
            layers: layers.map(\.behind)
                + [SymbolLayer([.clearing(triangle), .area(triangle), .line(triangle)] + signs)])
    }

    /// With a disc at the lower end, the sign erased from it; without a sign a dot at the upper end.
    private func badged(_ sign: SymbolDrawing?) -> SymbolDrawing {
        let radius = sign == nil ? 18.0 : 26
        let center = Point(width - radius, sign == nil ? radius : height - radius)
        let signs = sign?.fitted(in: Rect(center.x - 14, center.y - 14, 28, 28)).flatMap(\.marksInOneColor) ?? []
        let badge: [Mark] = [
            .hole(.circle(center: center, radius: radius + 8)), .area(.circle(center: center, radius: radius)),
        ]
        return SymbolDrawing(
            width, height, baseline: baseline,
            layers: layers.map(\.behind) + [SymbolLayer(badge + Self.erasing(signs))])
    }

    /// Closed outlines become areas; nil where there are none.
    var filled: SymbolDrawing? {
        var hasArea = false
        let layers = layers.map { layer in
            var layer = layer
            layer.marks = layer.marks.flatMap { mark -> [Mark] in
                switch mark {
                case .line(let path) where path.elements.contains(.close):
                    hasArea = true
                    return [.area(path), mark]
                case .ring(let center, let radius):
                    hasArea = true
                    return [.area(.circle(center: center, radius: radius))]
                default: return [mark]
                }
            }
            return layer
        }
        return hasArea ? SymbolDrawing(width, height, baseline: baseline, layers: layers) : nil
    }
}

extension SymbolDrawing.Mark {
    func placed(by transform: Transform2D, scale: Double) -> SymbolDrawing.Mark {
        switch self {
        case .line(let path): .line(path.transformed(by: transform))
        case .area(let path): .area(path.transformed(by: transform))
        case .gap(let path): .gap(path.transformed(by: transform))
        case .hole(let path): .hole(path.transformed(by: transform))
        case .clearing(let path): .clearing(path.transformed(by: transform))
        case .ring(let center, let radius): .ring(transform.apply(to: center), radius: radius * scale)
        }
    }
}

extension String {
    func parted(at part: String) -> (start: String, rest: String)? {
        guard let range = self.range(of: part) else { return nil }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }
}
