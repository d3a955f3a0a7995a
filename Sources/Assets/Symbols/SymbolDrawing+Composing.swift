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
        for frame in frames {
            guard let inner = base(of: plain, before: "." + frame.suffix, isFilled: isFilled && frame.isOpen) else {
                continue
            }
            return SymbolDrawing(frame, isFilled: isFilled, around: inner.fitted(in: frame.room))
        }
        // The only frame that stands before its content, as in `app.gift`.
        if plain.hasPrefix("app."), let inner = drawn(String(plain.dropFirst("app.".count))),
            let frame = frames.first(where: { $0.suffix == "app" })
        {
            return SymbolDrawing(frame, isFilled: isFilled, around: inner.fitted(in: frame.room))
        }
        if let inner = base(of: plain, before: ".slash", isFilled: isFilled) { return inner.struckOut }
        if let (start, badge) = plain.parted(at: ".badge"), let inner = drawn(isFilled ? start + ".fill" : start) {
            return inner.badged(badge.isEmpty ? nil : drawn(String(badge.dropFirst())))
        }
        return isFilled ? drawn(plain)?.filled : nil
    }

    private static func drawn(_ name: String) -> SymbolDrawing? {
        isListed(name) ? named(name) : composed(name)
    }

    private static func base(of name: String, before suffix: String, isFilled: Bool = false) -> SymbolDrawing? {
        guard name.hasSuffix(suffix) else { return nil }
        let start = String(name.dropLast(suffix.count))
        if let inside = insides[start] { return inside }
        return isFilled ? drawn(start + ".fill") ?? drawn(start) : drawn(start)
    }

    /// A drawing erased from a square with round corners.
    private static func tile(_ marks: [Mark]) -> SymbolDrawing {
        SymbolDrawing(112, 106, [.area(box(6, 3, 100, 100, 20))] + erasing(marks))
    }

    /// The marks in the middle of a room that they are scaled to.
    private func fitted(in room: Rect) -> [Mark] {
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
    private var filled: SymbolDrawing? {
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
    fileprivate func placed(by transform: Transform2D, scale: Double) -> SymbolDrawing.Mark {
        switch self {
        case .line(let path): .line(path.transformed(by: transform))
        case .area(let path): .area(path.transformed(by: transform))
        case .gap(let path): .gap(path.transformed(by: transform))
        case .hole(let path): .hole(path.transformed(by: transform))
        case .ring(let center, let radius): .ring(transform.apply(to: center), radius: radius * scale)
        }
    }
}

extension String {
    fileprivate func parted(at part: String) -> (start: String, rest: String)? {
        guard let range = self.range(of: part) else { return nil }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }
}
