import MaquetteDrawing

/// Symbols that are made of others: in a circle or another frame, filled, struck out, or with a badge.
extension SymbolDrawing {
    /// nil where the part that the name begins with has no outline.
    static func composed(_ name: String) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(".fill".count)) : name
        if let inner = base(of: plain, before: ".circle") {
            let marks = inner.fitted(in: Rect(31, 28.5, 58, 58))
            return isFilled ? disc(marks) : circle(marks)
        }
        if let inner = base(of: plain, before: ".square") {
            let marks = inner.fitted(in: Rect(28, 25, 56, 56))
            return isFilled ? tile(marks) : SymbolDrawing(112, 106, [.line(box(10, 7, 92, 92, 18))] + marks)
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
        let marks = inner.fitted(in: room.rect)
        return SymbolDrawing(
            frame.width, frame.height,
            frame.drawing(isFilled: isFilled, isFrame: true).marks
                + (isFilled && !room.isOpen ? erasing(marks) : marks))
    }

    /// Letters, signs that only occur inside of others, and numbers of several digits side by side.
    static func inside(_ name: String) -> SymbolDrawing? {
        if let part = SymbolBook.drawing("inside:" + name) { return part }
        guard name.count > 1, name.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return name.compactMap { SymbolBook.drawing("inside:" + String($0)) }.reduce(nil) { before, digit in
            before?.beside(digit) ?? digit
        }
    }

    /// Two drawings of the same height, the other at the right.
    func beside(_ other: SymbolDrawing, apart distance: Double = 0) -> SymbolDrawing {
        let place = Transform2D.translation(width + distance, 0)
        return SymbolDrawing(
            width + distance + other.width, height, marks + other.marks.map { $0.placed(by: place, scale: 1) })
    }

    private static func base(of name: String, before suffix: String, isFilled: Bool = false) -> SymbolDrawing? {
        guard name.hasSuffix(suffix) else { return nil }
        let start = String(name.dropLast(suffix.count))
        if let inside = inside(start) { return inside }
        return isFilled ? drawn(start + ".fill") ?? drawn(start) : drawn(start)
    }

    /// A drawing erased from a square with round corners.
    private static func tile(_ marks: [Mark]) -> SymbolDrawing {
        SymbolDrawing(112, 106, [.area(box(6, 3, 100, 100, 20))] + erasing(marks))
    }

    /// The marks in the middle of a room that they are scaled to.
    func fitted(in room: Rect) -> [Mark] {
        let scale = min(room.width / width, room.height / height)
        let place = Transform2D.scale(scale, scale).then(
            .translation(
                room.x + (room.width - width * scale) / 2, room.y + (room.height - height * scale) / 2))
        return marks.map { $0.placed(by: place, scale: scale) }
    }

    private var struckOut: SymbolDrawing {
        let (left, right) = (width / 2 - height / 2, width / 2 + height / 2)
        func slash(_ shift: Double) -> Path {
            var path = Path()
            path.move(to: Point(max(6, left) + shift, 8 - shift))
            path.addLine(to: Point(min(width - 6, right) + shift, height - 8 - shift))
            return path
        }
        return SymbolDrawing(width, height, baseline: baseline, marks + [.gap(slash(7)), .line(slash(-2))])
    }

    /// With a triangle at the lower end, the sign erased from it.
    private func warned(_ sign: SymbolDrawing) -> SymbolDrawing {
        let (x, y) = (width - 27, height - 50)
        let triangle = Self.outline("M\(x) \(y)L\(x + 24) \(y + 44)H\(x - 24)Z")
        return SymbolDrawing(
            width, height, baseline: baseline,
            marks + [.clearing(triangle), .area(triangle), .line(triangle)]
                + Self.erasing(sign.fitted(in: Rect(x - 12, y + 14, 24, 28))))
    }

    /// With a disc at the lower end, the sign erased from it; without a sign a dot at the upper end.
    private func badged(_ sign: SymbolDrawing?) -> SymbolDrawing {
        let radius = sign == nil ? 18.0 : 26
        let center = Point(width - radius, sign == nil ? radius : height - radius)
        let signs = sign?.fitted(in: Rect(center.x - 14, center.y - 14, 28, 28)) ?? []
        return SymbolDrawing(
            width, height, baseline: baseline,
            marks + [
                .hole(.circle(center: center, radius: radius + 8)), .area(.circle(center: center, radius: radius)),
            ] + Self.erasing(signs))
    }

    /// Closed outlines become areas; nil where there are none.
    var filled: SymbolDrawing? {
        var hasArea = false
        let marks = marks.flatMap { mark -> [Mark] in
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
        return hasArea ? SymbolDrawing(width, height, baseline: baseline, marks) : nil
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
