import MaquetteDrawing

/// Symbols that are made of others: in a circle or another frame, filled, struck out, or with a badge.
extension SymbolDrawing {
    /// nil where the part that the name begins with has no outline.
    static func composed(_ name: String) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(".fill".count)) : name
        if let inner = sign(of: plain, before: ".circle") {
            let layers = inner.fittedAsSign(in: Rect(33.8, 31.3, 52.4, 52.4))
            return isFilled ? disc(layers) : circle(layers)
        }
        if let inner = sign(of: plain, before: ".square") {
            let layers = inner.fittedAsSign(in: Rect(34.9, 28.4, 49.2, 49.2))
            return isFilled ? tile(layers) : square(layers)
        }
        if let badged = badged(plain, isFilled: isFilled) { return badged }
        if let framed = framed(plain, isFilled: isFilled) { return framed }
        // The only frame that stands before its content, as in `app.gift`.
        if plain.hasPrefix("app."), let inner = drawn(String(plain.dropFirst("app.".count))) {
            return SymbolBook.description("app").flatMap { framed(inner, by: $0, isFilled: isFilled) }
        }
        if plain.hasSuffix(".slash") {
            let start = String(plain.dropLast(".slash".count))
            if let inner = (isFilled ? drawn(start + ".fill") : nil) ?? drawn(start) ?? inside(start) {
                return inner.struckOut(SymbolBook.description(start.withoutFill)?.slash ?? (nil, false))
            }
        }
        if let (start, sign) = plain.parted(at: ".trianglebadge."),
            let inner = drawn(isFilled ? start + ".fill" : start)
        {
            return (inside("badge." + sign) ?? drawn(sign)).map { inner.warned($0) }
        }
        return (isFilled ? SymbolBook.filledCopy(plain) : nil) ?? varied(name) ?? paired(plain, isFilled: isFilled)
            ?? (isFilled ? drawn(plain)?.filled : nil)
    }

    private static func badged(_ plain: String, isFilled: Bool) -> SymbolDrawing? {
        guard let (start, badge) = plain.parted(at: ".badge") else { return nil }
        if let sign = badge.afterShield {
            // The last word of `badge.shield.leadinghalf.fill` is about the shield.
            let isAllFilled = isFilled && !sign.hasSuffix("half")
            return drawn(isAllFilled ? start + ".fill" : start).flatMap { $0.guarded(sign) }
        }
        guard let inner = drawn(isFilled ? start + ".fill" : start) else { return nil }
        let name = String(badge.dropFirst())
        if name.isEmpty || name == "filled" { return inner.badged(nil) }
        // Some signs have a simpler form for badges.
        let sign = inside("badge." + name) ?? drawn(name) ?? inside(name)
        let isAtLeft = SymbolBook.description(start.withoutFill)?.hasBadgesAtLeft ?? false
        return (sign ?? (isFilled ? drawn(name + ".fill") : nil)).map { inner.badged($0, isAtLeft: isAtLeft) }
    }

    /// The symbol in a frame, which is what has room; the longest name counts first: `plus.rectangle.on.rectangle`.
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
        let inside = inner.fittedAsSign(in: room.rect)
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

    /// What a circle or a square is around: the filled form, whose counters stay open where it is small, but outlines of plain shapes.
    private static func sign(of name: String, before suffix: String) -> SymbolDrawing? {
        guard name.hasSuffix(suffix) else { return nil }
        let start = String(name.dropLast(suffix.count))
        // Of `bell.badge` and `bell.slash` the bell has one.
        let whole = start.parted(at: ".badge")?.start ?? start.parted(at: ".slash")?.start ?? start
        let isFilled = SymbolBook.has(whole + ".fill") && !plainShapes.contains(whole)
        return base(of: name, before: suffix, isFilled: isFilled)
    }

    private static let plainShapes: Set<String> = [
        "capsule", "circle", "diamond", "hexagon", "octagon", "oval", "pentagon", "rectangle", "rhombus", "square",
        "triangle",
    ]

    /// A line across the middle, at 45 degrees. Its height grows with that of the symbol, but less: recorded are 88.9 hundredths over
    /// `eye`, 92.6 over `wifi`, 98.7 over `shield` and 95.7 over `key`, whose heights are 78, 81, 98 and 120.
    private func struckOut(_ slash: (center: Point?, isRising: Bool)) -> SymbolDrawing {
        let ink = self.ink
        let side = min(98, 58 + 0.42 * ink.height)
        let center = slash.center ?? Point(ink.x + ink.width / 2, ink.y + ink.height / 2)
        let right = slash.isRising ? -1.0 : 1
        let half = reach(from: center, right, (side - Self.regularPen) / 2)
        let (start, end) = (
            Point(center.x - right * half, center.y - half), Point(center.x + right * half, center.y + half)
        )
        // What is erased beside it is as wide as the line in a regular weight, and grows with it.
        let aside = Self.regularPen / 2.0.squareRoot()
        var (line, gap) = (Path(), Path())
        line.move(to: start)
        line.addLine(to: end)
        gap.move(to: Point(start.x + right * aside, start.y - aside))
        gap.addLine(to: Point(end.x + right * aside, end.y - aside))
        var between = gap
        between.addLine(to: end)
        between.addLine(to: start)
        between.close()
        let struck = SymbolDrawing(
            width, height, baseline: baseline,
            layers: layers.map(\.behind) + [SymbolLayer([.gap(gap), .hole(between), .line(line)])])
        let reached = 2 * half + Self.regularPen
        return struck.widened(around: Rect(center.x - reached / 2, center.y - reached / 2, reached, reached))
    }

    /// Half of a slash's width: more where it would end in a line, as in the corners of a rectangle.
    private func reach(from center: Point, _ right: Double, _ half: Double) -> Double {
        let outlines = outlines
        return stride(from: half, through: half + 14, by: 2).first { half in
            let ends = [Point(right * half, half), Point(-right * half, -half)]
            return ends.allSatisfy { end in
                let end = Point(center.x + end.x, center.y + end.y)
                return outlines.allSatisfy { $0.isClear(of: end, by: Self.regularPen) }
            }
        } ?? half
    }

    /// The symbol with a triangle at the lower end, the sign erased from it. The triangle reaches out of the symbol by 18 hundredths at the
    /// right and by 9 below, as recorded of `lock.open.trianglebadge.exclamationmark.fill`.
    private func warned(_ sign: SymbolDrawing) -> SymbolDrawing {
        let ink = self.ink
        let (x, y) = (ink.maxX + 18 - 28.25, ink.maxY + 9.3 - 48.25)
        let triangle = Self.outline("M\(x) \(y)L\(x + 24) \(y + 44)H\(x - 24)Z")
        let signs = Self.erasing(sign.fittedAsSign(in: Rect(x - 12, y + 14, 24, 28)).flatMap(\.marksInOneColor))
        let warned = SymbolDrawing(
            width, height, baseline: baseline,
            layers: layers.map(\.behind)
                + [SymbolLayer([.clearing(triangle), .area(triangle), .line(triangle)] + signs)])
        return warned.widened(around: Rect(x - 28.25, y - 4.25, 56.5, 52.5))
    }

    /// What lines of a regular weight and areas cover.
    private var ink: Rect {
        let bounds = marks.compactMap { mark -> Rect? in
            switch mark {
            case .line(let path, let share):
                path.bounds?.insetBy(-share * Self.regularPen / 2, -share * Self.regularPen / 2)
            case .area(let path): path.bounds
            case .ring(let center, let radius): Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
            case .gap, .hole, .clearing: nil
            }
        }
        guard let left = bounds.map(\.x).min(), let top = bounds.map(\.y).min(), let right = bounds.map(\.maxX).max(),
            let bottom = bounds.map(\.maxY).max()
        else { return Rect(0, 0, width, height) }
        return Rect(left, top, right - left, bottom - top)
    }

    private static let regularPen = UIImage.SymbolWeight.regular.pen

    /// The symbol with room for what reaches out of the box, and margins as others have them.
    private func widened(around part: Rect) -> SymbolDrawing {
        let side = max(0, part.maxX + 6 - width, 6 - part.x)
        let (above, below) = (max(0, 6 - part.y), max(0, part.maxY + 6 - height))
        guard side + above + below > 0 else { return self }
        let place = Transform2D.translation(side, above)
        return SymbolDrawing(
            width + 2 * side, height + above + below, baseline: baseline + below,
            layers: layers.map { $0.placed(by: place, scale: 1) })
    }

    /// With a disc at the lower end, the sign erased from it; without a sign a dot at the upper end. They reach out of the symbol:
    /// the dot by 13 hundredths at the right and 19 above, as recorded of `envelope.badge.fill`, and less where the symbol is higher
    /// than wide, as a bell is, whose corner is empty.
    private func badged(_ sign: SymbolDrawing?, isAtLeft: Bool = false) -> SymbolDrawing {
        let ink = self.ink
        let radius = sign == nil ? 18.0 : 26
        let (aside, above) = ink.width > ink.height ? (13.0, 19.0) : (8, 0)
        let center =
            sign == nil
            ? Point(ink.maxX + aside - radius, ink.y - above + radius)
            // Of what is narrow more would be hidden: a bolt's tip.
            : Point(isAtLeft ? ink.x + 17 : ink.maxX - (ink.height > 1.4 * ink.width ? 4 : 17), ink.maxY - 18)
        let signs = sign?.fittedAsSign(in: Rect(center.x - 14, center.y - 14, 28, 28)).flatMap(\.marksInOneColor) ?? []
        let badge: [Mark] = [
            .hole(.circle(center: center, radius: radius + 8)), .area(.circle(center: center, radius: radius)),
        ]
        let badged = SymbolDrawing(
            width, height, baseline: baseline,
            layers: layers.map { $0.behind.without(partsCutBy: center, radius + 8) }
                + [SymbolLayer(badge + Self.erasing(signs))])
        return badged.widened(around: Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius))
    }

    /// The symbol with a shield at the lower end, half of it filled, or with a sign erased from it: `envelope.badge.shield.half.filled`.
    private func guarded(_ sign: String) -> SymbolDrawing? {
        let ink = self.ink
        let (x, y) = (ink.maxX - 11, ink.maxY - 20)
        let half = "M0 -24C7 -19 14 -17 21 -17V1C21 13 10 20 0 25"
        let shield = Self.outline(half + "C-10 20 -21 13 -21 1V-17C-14 -17 -7 -19 0 -24Z")
        let right = Self.outline(half + "Z")
        let signs: [Mark]
        switch sign {
        case "half.filled", "half", "trailinghalf", "trailinghalf.filled": signs = [.area(right)]
        case "leadinghalf", "leadinghalf.filled": signs = [.area(right.transformed(by: .scale(-1, 1)))]
        case "": signs = []
        default:
            guard let inner = Self.inside("badge." + sign) ?? Self.drawn(sign) else { return nil }
            let erased = inner.fittedAsSign(in: Rect(-13, -12, 26, 24)).flatMap(\.marksInOneColor)
            signs = [.area(shield)] + Self.erasing(erased)
        }
        let place = Transform2D.translation(x, y)
        let badge = ([.clearing(shield), .line(shield)] + signs).map { $0.placed(by: place, scale: 1) }
        let room = Rect(x - 25.25, y - 28.25, 50.5, 57.5)
        return SymbolDrawing(
            width, height, baseline: baseline, layers: layers.map(\.behind) + [SymbolLayer(badge)]
        ).widened(around: room)
    }

    /// Closed outlines become areas; nil where there are none.
    var filled: SymbolDrawing? {
        var hasArea = false
        let layers = layers.map { layer in
            var layer = layer
            layer.marks = layer.marks.flatMap { mark -> [Mark] in
                switch mark {
                case .line(let path, _) where path.elements.contains(.close):
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
        case .line(let path, let share): .line(path.transformed(by: transform), share: share)
        case .area(let path): .area(path.transformed(by: transform))
        case .gap(let path, let share): .gap(path.transformed(by: transform), share: share)
        case .hole(let path): .hole(path.transformed(by: transform))
        case .clearing(let path, let share): .clearing(path.transformed(by: transform), share: share)
        case .ring(let center, let radius): .ring(transform.apply(to: center), radius: radius * scale)
        }
    }
}

extension String {
    fileprivate var withoutFill: String { hasSuffix(".fill") ? String(dropLast(".fill".count)) : self }

    /// The sign of a name such as `.shield.checkmark`.
    fileprivate var afterShield: String? {
        guard self == ".shield" || hasPrefix(".shield.") else { return nil }
        return String(dropFirst(".shield.".count))
    }

    func parted(at part: String) -> (start: String, rest: String)? {
        guard let range = self.range(of: part) else { return nil }
        return (String(self[..<range.lowerBound]), String(self[range.upperBound...]))
    }
}
