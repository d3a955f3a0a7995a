import MaquetteDrawing

/// How a line of text of ours is found in the simulator's picture.
///
/// Words are looked for, a few letters at a time, around the place where ours are: Inter's letters in San Francisco's widths look much as
/// San Francisco's when both are blurred a little, and other words do not.
struct LineMatch {
    /// What the line's letters may cover in either picture.
    private(set) var zone: PixelBox
    private(set) var difference: LayoutComparison.Difference?

    /// How alike letters must be: the correlation of their ink.
    static let leastAlike = 0.55
    /// In points.
    static let mostShift = 1.3
    /// As a share of the width.
    static let mostStretch = 0.03

    private struct Piece {
        var box: PixelBox
        var alike: Double
        var dx: Int
        var dy: Int
    }

    init(_ line: DrawnPlaces.Line, their: PixelPlanes, our: PixelPlanes, scale: Double) {
        let em = line.size
        let around = PixelBox(
            left: line.left - 0.2 * em, top: line.baseline - 1.05 * em, right: line.right + 0.3 * em,
            bottom: line.baseline + 0.33 * em, scale: scale, in: our)
        zone = around
        guard !around.isEmpty else { return }
        let reach =
            Int((4 * scale).rounded(.up)) + Int((Self.mostStretch * (line.right - line.left) * scale).rounded(.up))
        let window = around.grown(by: reach, Int((4 * scale).rounded(.up)), in: our)
        let blur = max(1, Int((0.05 * em * scale).rounded()))
        let (ourGround, theirGround) = (our.ground(of: around), their.ground(of: around))
        let (ourInk, theirInk) = (
            InkMap(our, window, ground: ourGround, blur: blur), InkMap(their, window, ground: theirGround, blur: blur)
        )
        guard let seen = ourInk.bounds(in: around) else {
            // Letters that nobody sees here hide nothing of the simulator's.
            zone = .none
            return
        }
        let width = Double(seen.columns.count) / scale
        let slack = 1 + Self.mostStretch * width
        zone = PixelBox(
            columns: max(
                0, seen.columns.lowerBound - Int((slack * scale).rounded(.up)))..<min(
                    our.width, seen.columns.upperBound + Int((slack * scale).rounded(.up))),
            rows: max(
                0, seen.rows.lowerBound - Int((1.3 * scale).rounded(.up)))..<min(
                    our.height, seen.rows.upperBound + Int((1.3 * scale).rounded(.up))))
        let place = Rect(
            Double(seen.columns.lowerBound) / scale, Double(seen.rows.lowerBound) / scale, width,
            Double(seen.rows.count) / scale)
        func tell(_ words: String) {
            difference = .init(words: "the text \(line.text.quotedShortly) \(words)", place: place)
        }

        if ourGround.distance(to: theirGround) > BoxMatch.mostStep {
            tell("is on \(ourGround.words) instead of \(theirGround.words)")
            return
        }
        let pieces = Self.cut(line, seen, scale).map { box in
            let shift = theirInk.search(for: box, of: ourInk, reach: reach, up: Int((4 * scale).rounded(.up)))
            return Piece(box: box, alike: shift.alike, dx: shift.dx, dy: shift.dy)
        }
        guard !pieces.isEmpty else {
            // Of letters that are drawn with other fonts only the ink is compared.
            let (ourSum, theirSum) = (ourInk.sum(in: zone), theirInk.sum(in: zone))
            if theirSum < 0.3 * ourSum { tell("is not there on the simulator") }
            if theirSum > 3 * ourSum { tell("is longer, or under something else, on the simulator") }
            return
        }
        if let worst = pieces.min(by: { $0.alike < $1.alike }), worst.alike < Self.leastAlike {
            let place = Self.farther(
                pieces[0].box, our: our, their: their, blur: blur, ourGround, theirGround, scale)
            if let words = place.map({ Self.words($0.0, $0.1) }), !words.isEmpty {
                tell(words)
            } else {
                let isWhole = pieces.allSatisfy { $0.alike < Self.leastAlike }
                tell(isWhole ? "is another on the simulator" : "has other words on the simulator")
            }
            return
        }
        let heights = pieces.map(\.dy).sorted()
        let dy = Double(heights[heights.count / 2]) / scale
        let (first, last) = (Double(pieces[0].dx) / scale, Double(pieces[pieces.count - 1].dx) / scale)
        // A text may hang on its left, its right or its middle.
        let shift = [first, last, (first + last) / 2].min { abs($0) < abs($1) } ?? 0
        let begins = abs(shift) > Self.mostShift ? (line.text.isRightToLeft ? last : first) : 0
        var words = [Self.words(begins, dy)].filter { !$0.isEmpty }
        var growth = last - first
        // What is too short to be cut is as wide as its ink.
        if pieces.count == 1, let mine = ourInk.bounds(in: zone), let yours = theirInk.bounds(in: zone) {
            growth = Double(yours.columns.count - mine.columns.count) / scale
        }
        if abs(growth) > Self.mostStretch * width + 1 {
            words.append("is \(abs(growth).pointsInWords) too \(growth > 0 ? "narrow" : "wide")")
        }
        guard words.isEmpty else {
            tell(words.joined(separator: " and "))
            // What is told once is not told again as something else.
            let aside = pieces.reduce(0) { max($0, abs($1.dx)) } + Int(slack * scale)
            zone = zone.grown(by: aside, pieces.reduce(0) { max($0, abs($1.dy)) }, in: our)
            return
        }
        let (ourColor, theirColor) = (ourInk.color(in: zone), theirInk.color(in: zone))
        if let ourColor, let theirColor, ourColor.deltaE(to: theirColor) > Self.mostColor(em * scale) {
            tell("is \(ourColor.words) instead of \(theirColor.words)")
        }
    }

    private static func words(_ dx: Double, _ dy: Double) -> String {
        var words: [String] = []
        if abs(dy) > mostShift { words.append("stands \(abs(dy).pointsInWords) too \(dy > 0 ? "high" : "low")") }
        if abs(dx) > mostShift { words.append("begins \(abs(dx).pointsInWords) too far \(dx > 0 ? "left" : "right")") }
        return words.joined(separator: " and ")
    }

    /// By how many points the first letters are elsewhere, further away: above or below, or beside.
    private static func farther(
        _ box: PixelBox, our: PixelPlanes, their: PixelPlanes, blur: Int, _ ourGround: PixelColor,
        _ theirGround: PixelColor,
        _ scale: Double
    ) -> (Double, Double)? {
        let (near, far) = (Int(scale.rounded(.up)), Int(16 * scale))
        let window = box.grown(by: far, in: our)
        let mine = InkMap(our, window, ground: ourGround, blur: blur)
        let yours = InkMap(their, window, ground: theirGround, blur: blur)
        let found = [(near, far), (far, near)].map { yours.search(for: box, of: mine, reach: $0.0, up: $0.1) }
            .max { $0.alike < $1.alike }
        guard let found, found.alike > 0.75 else { return nil }
        return (Double(found.dx) / scale, Double(found.dy) / scale)
    }

    /// Thin strokes of few pixels have no pixel of the letters' full colour.
    private static func mostColor(_ pixels: Double) -> Double { pixels < 24 ? 20 : 10 }

    /// The boxes of a few letters each, without those whose letters look different in every font.
    private static func cut(_ line: DrawnPlaces.Line, _ seen: PixelBox, _ scale: Double) -> [PixelBox] {
        var boxes: [PixelBox] = []
        let all = line.runs.flatMap(\.starts).sorted()
        for run in line.runs where run.text.hasKnownLetters {
            guard let first = run.starts.first, let last = run.starts.last else { continue }
            // Up to the next run's first letter.
            let end = all.first { $0 > last } ?? .infinity
            var cuts = [first]
            for start in run.starts where start - (cuts.last ?? 0) >= 2.5 * run.size { cuts.append(start) }
            if cuts.count > 1, last + 0.6 * run.size - (cuts.last ?? 0) < 1.2 * run.size { cuts.removeLast() }
            for (index, cut) in cuts.enumerated() {
                let to = index + 1 < cuts.count ? cuts[index + 1] : min(end, last + 1.2 * run.size)
                let columns =
                    Int(
                        (cut * scale).rounded(.down))..<max(
                        Int((cut * scale).rounded(.down)) + 1, Int((to * scale).rounded(.up)))
                let box = PixelBox(columns: columns.clamped(to: seen.columns), rows: seen.rows)
                if !box.isEmpty { boxes.append(box) }
            }
        }
        return boxes.sorted { $0.columns.lowerBound < $1.columns.lowerBound }
    }
}

/// How much each pixel of a window differs from the ground, from 0 to 255.
struct InkMap {
    private let window: PixelBox
    private let stride: Int
    private var ink: [Float]
    private let planes: PixelPlanes
    let ground: PixelColor

    init(_ planes: PixelPlanes, _ window: PixelBox, ground: PixelColor, blur: Int) {
        (self.window, self.planes, self.ground) = (window, planes, ground)
        stride = window.columns.count
        ink = [Float](repeating: 0, count: window.count)
        for (row, y) in window.rows.enumerated() {
            for (column, x) in window.columns.enumerated() {
                ink[row * stride + column] = Float(planes.color(y * planes.width + x).distance(to: ground))
            }
        }
        raw = ink
        smear(blur)
    }

    /// The ink before it was blurred.
    private var raw: [Float] = []

    private mutating func smear(_ reach: Int) {
        let (rows, columns) = (window.rows.count, stride)
        func pass(_ count: Int, _ index: (Int) -> Int, _ values: inout [Float]) {
            var line = [Float](repeating: 0, count: count)
            for at in 0..<count { line[at] = values[index(at)] }
            for at in 0..<count {
                var (sum, number) = (Float(0), Float(0))
                for near in max(0, at - reach)...min(count - 1, at + reach) {
                    (sum, number) = (sum + line[near], number + 1)
                }
                values[index(at)] = sum / number
            }
        }
        for row in 0..<rows { pass(columns, { row * columns + $0 }, &ink) }
        for column in 0..<columns { pass(rows, { $0 * columns + column }, &ink) }
    }

    /// The pixels with more than faint ink.
    func bounds(in box: PixelBox) -> PixelBox? {
        var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
        for y in box.rows.clamped(to: window.rows) {
            for x in box.columns.clamped(to: window.columns) where value(raw, x, y) > 24 {
                (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
            }
        }
        return left <= right ? PixelBox(columns: left..<right + 1, rows: top..<bottom + 1) : nil
    }

    func sum(in box: PixelBox) -> Double {
        var sum = 0.0
        for y in box.rows.clamped(to: window.rows) {
            for x in box.columns.clamped(to: window.columns) { sum += Double(value(raw, x, y)) }
        }
        return sum
    }

    /// The colour of the pixels with most ink; nil where there is hardly any.
    func color(in box: PixelBox) -> PixelColor? {
        var most: [(ink: Float, at: Int)] = []
        for y in box.rows.clamped(to: window.rows) {
            for x in box.columns.clamped(to: window.columns) {
                let ink = value(raw, x, y)
                if ink > 40 { most.append((ink, y * planes.width + x)) }
            }
        }
        guard most.count >= 4 else { return nil }
        most.sort { ($1.ink, $0.at) < ($0.ink, $1.at) }
        let darkest = most.prefix(max(4, most.count / 10))
        var sum = PixelColor(0, 0, 0)
        for pixel in darkest { sum += planes.color(pixel.at) }
        return sum / darkest.count
    }

    private func value(_ values: [Float], _ x: Int, _ y: Int) -> Float {
        values[(y - window.rows.lowerBound) * stride + x - window.columns.lowerBound]
    }

    /// Where a box of another map is found in this one, and how alike they are there: 1 is the same.
    func search(for box: PixelBox, of other: InkMap, reach: Int, up: Int) -> (alike: Double, dx: Int, dy: Int) {
        var best = (alike: -1.0, dx: 0, dy: 0)
        // The nearest of equals.
        func consider(_ dx: Int, _ dy: Int) {
            let alike = correlation(box, of: other, dx, dy)
            if alike > best.alike + 1e-9 { best = (alike, dx, dy) }
        }
        let step = reach > 8 ? 2 : 1
        let shifts = { (most: Int) in
            Swift.stride(from: 0, through: most, by: step).flatMap { $0 == 0 ? [0] : [$0, -$0] }
        }
        for dy in shifts(up) { for dx in shifts(reach) { consider(dx, dy) } }
        guard step > 1 else { return best }
        let coarse = best
        for dy in -1...1 { for dx in -1...1 where dx != 0 || dy != 0 { consider(coarse.dx + dx, coarse.dy + dy) } }
        return best
    }

    private func correlation(_ box: PixelBox, of other: InkMap, _ dx: Int, _ dy: Int) -> Double {
        let columns = box.columns.clamped(to: window.columns.lowerBound - dx..<window.columns.upperBound - dx)
            .clamped(to: window.columns)
        let rows = box.rows.clamped(to: window.rows.lowerBound - dy..<window.rows.upperBound - dy).clamped(
            to: window.rows)
        // What would lie outside of the picture proves nothing.
        guard columns.count * 3 >= box.columns.count * 2, rows.count * 3 >= box.rows.count * 2 else { return -1 }
        var (n, a, b, aa, bb, ab) = (Float(0), Float(0), Float(0), Float(0), Float(0), Float(0))
        other.ink.withUnsafeBufferPointer { one in
            ink.withUnsafeBufferPointer { two in
                for y in rows {
                    let row = (y - window.rows.lowerBound) * stride - window.columns.lowerBound
                    let shifted = row + dy * stride + dx
                    for x in columns {
                        let (p, q) = (one[row + x], two[shifted + x])
                        a += p; b += q; aa += p * p; bb += q * q; ab += p * q
                    }
                }
            }
        }
        n = Float(columns.count * rows.count)
        let (va, vb) = (aa - a * a / n, bb - b * b / n)
        guard va > n, vb > n else { return va <= n && vb <= n ? 1 : -1 }
        return Double((ab - a * b / n) / (va * vb).squareRoot())
    }
}

extension Double {
    /// `3 points`, with halves at most.
    var pointsInWords: String {
        let halves = (self * 2).rounded() / 2
        let number = halves == halves.rounded() ? "\(Int(halves))" : "\(halves)"
        return "\(number) \(halves == 1 ? "point" : "points")"
    }
}

extension String {
    /// In quotation marks, on one line, cut where it is long.
    var quotedShortly: String {
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\"\(line.count > 60 ? line.prefix(59) + "…" : line[...])\""
    }

    /// Whether every letter is of a script whose letters look about the same in all sans-serif fonts.
    var hasKnownLetters: Bool {
        var letters = 0
        for scalar in unicodeScalars where scalar.properties.generalCategory != .spaceSeparator {
            guard scalar.value < 0x590 || (0x1E00..<0x2070).contains(scalar.value) || scalar.value == 0x20AC else {
                return false
            }
            letters += 1
        }
        return letters > 0
    }

    var isRightToLeft: Bool {
        unicodeScalars.first { $0.properties.isAlphabetic }.map { (0x590..<0x900).contains($0.value) } ?? false
    }
}
