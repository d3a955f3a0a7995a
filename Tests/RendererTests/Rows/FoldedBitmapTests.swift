import MaquetteDrawing
import MaquetteText
import Testing

@testable import MaquetteRenderer

/// Pictures of which only some rows are painted, beside the same painted in one piece.
@Suite struct FoldedBitmapTests {
    private func expectSamePicture(_ list: DisplayList, scale: Double, _ words: Comment? = nil) throws {
        let folded = try #require(try FoldedBitmap(list, scale: scale), words)
        let isSame = try folded.png() == Bitmap(list, scale: scale).png()
        #expect(isSame, words)
    }

    /// By hand: row 0, where both boxes begin (100 and 300) and end (200 and 800). Nothing else changes.
    @Test func aRowIsPaintedWhereABoxBeginsOrEnds() throws {
        var list = DisplayList(size: Size(50, 1000))
        list.fill(.rect(Rect(10, 100, 20, 100)), .black)
        list.fill(.rect(Rect(20, 300, 20, 500)), Color(hex: 0xFF0000))
        #expect(try FoldedBitmap(list, scale: 1)?.rowCount == 5)
        try expectSamePicture(list, scale: 1)
    }

    /// At 3x the edge at 100.5 points lies in the middle of row 301, which differs from both rows beside it.
    @Test func anEdgeBetweenTwoRowsHasARowOfItsOwn() throws {
        var list = DisplayList(size: Size(20, 200))
        list.fill(.rect(Rect(0, 100.5, 20, 99.5)), .black)
        #expect(try FoldedBitmap(list, scale: 3)?.rowCount == 3)
        try expectSamePicture(list, scale: 3)
    }

    /// The corners of a card reach 1.53 radii of 10 points: 46 rows at both ends of 3x, and not what lies between.
    @Test func aRoundCornerIsPaintedRowByRow() throws {
        var list = DisplayList(size: Size(100, 500))
        list.fill(.roundedRect(Rect(10, 50, 80, 400), radius: 10, curve: .continuous), .black)
        let rows = try #require(try FoldedBitmap(list, scale: 3)).rowCount
        #expect(rows > 2 * 46 && rows < 2 * 46 + 20)
        try expectSamePicture(list, scale: 3)
    }

    /// A box over all of the picture is its ground, wherever it lies in views; not one that lacks a row, lets something through, is
    /// clipped or comes second.
    @Test func whatAnOpaqueBoxLaysUnderAllIsTheGround() throws {
        let (size, color) = (Size(30, 40), Color(hex: 0x336699))
        let whole = Rect(0, 0, 30, 40)
        func ground(_ fill: (inout DisplayList) -> Void) throws -> UInt32? {
            var list = DisplayList(size: size)
            fill(&list)
            list.fill(.ellipse(in: Rect(3.3, 5.1, 20, 21)), .black)
            try expectSamePicture(list, scale: 3)
            return RowPlan(list, width: 90, height: 120, transform: .scale(3, 3))?.ground
        }
        #expect(try ground { $0.fill(.rect(whole), color) } == 0xff33_6699)
        let moved = Transform2D.translation(0, 10)
        #expect(
            try ground { $0.transform(moved) { $0.fill(.rect(Rect(-5, -10, 35, 50)), color) } } == 0xff33_6699)
        // Rounded to bytes first, as for cairo: 0.999 of 255 is 255.
        let almost = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.999)
        #expect(try ground { $0.fill(.rect(whole), almost) } == 0xff33_6699)
        #expect(try ground { $0.fill(.rect(Rect(0, 0, 30, 39.5)), color) } == 0)
        #expect(try ground { $0.fill(.rect(whole), Color(red: 0, green: 0, blue: 0, alpha: 0.5)) } == 0)
        #expect(try ground { $0.clip(to: .rect(Rect(0, 0, 30, 20))) { $0.fill(.rect(whole), color) } } == 0)
        #expect(
            try ground {
                $0.fill(.rect(Rect(0, 0, 5, 5)), .black)
                $0.fill(.rect(whole), color)
            } == 0)
    }

    @Test func whatBlendsIsPaintedInOnePiece() throws {
        var list = DisplayList(size: Size(100, 100))
        list.blend(.multiply) { $0.fill(.rect(Rect(10, 10, 50, 50)), .black) }
        #expect(try FoldedBitmap(list, scale: 1) == nil)
    }

    @Test func aDamagedImageIsTold() throws {
        let list = try listOfImages(1, side: 5)
        #expect(throws: RenderError.self) { try FoldedBitmap(list, scale: 1)?.png() }
    }

    /// Each piece would decode all images anew. A side of 3,500 pixels takes 47 MB, and 256 are kept.
    @Test func imagesThatAreTooManyToKeepArePaintedInOnePiece() throws {
        #expect(try FoldedBitmap(listOfImages(5, side: 3500), scale: 1) != nil)
        #expect(try FoldedBitmap(listOfImages(6, side: 3500), scale: 1) == nil)
    }

    /// Images with a signature and a header that promises pixels, and nothing after it.
    private func listOfImages(_ count: Int, side: Int) throws -> DisplayList {
        let (high, low) = (UInt8(side / 256), UInt8(side % 256))
        let start: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        var list = DisplayList(size: Size(100, 100))
        for index in 0..<count {
            // The last bytes are never read, and tell the images apart.
            let bytes = start + [0, 0, high, low, 0, 0, high, low, 8, 6, 0, 0, 0, UInt8(index)]
            list.draw(ImagePlacement(try #require(ImageSource(encoded: bytes)), in: Rect(0, 50, 50, 50)))
        }
        return list
    }

    @Test func picturesOfAllThingsAreTheSame() throws {
        var folded = 0
        for seed in 0..<600 {
            var random = SeededList(seed: seed)
            let (list, scale) = (random.list(), [1, 1.5, 2, 3][seed % 4])
            // Some have an image or a gradient in a group, of which only the whole can be painted.
            if try FoldedBitmap(list, scale: scale) == nil { continue }
            folded += 1
            try expectSamePicture(list, scale: scale, "list \(seed)")
        }
        #expect(folded > 200)
    }

    @Test func picturesOfAllThingsWithBackdropsAreTheSame() throws {
        var folded = 0
        // In the next ones, as seldom as without backdrops, cairo rounds a pixel otherwise.
        for seed in 0..<200 {
            var random = SeededList(seed: seed)
            let (list, scale) = (random.list(withBackdrops: true), [1, 1.5, 2, 3][seed % 4])
            if try FoldedBitmap(list, scale: scale) == nil { continue }
            folded += 1
            try expectSamePicture(list, scale: scale, "list \(seed)")
        }
        #expect(folded > 50)
    }
}

/// Lists of all kinds of commands, each made from a number.
private struct SeededList {
    private var state: UInt64
    /// How many of the scopes around turn what is in them.
    private var turns = 0

    init(seed: Int) { state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1 }

    mutating func list(withBackdrops: Bool = false) -> DisplayList {
        var list = DisplayList(size: Size(Double(60 + next(200)), Double(100 + next(500))))
        if next(2) == 0 { list.fill(.rect(Rect(list.size)), Color(hex: 0xF2F2F7)) }
        for _ in 0..<2 + next(12) {
            add(to: &list, depth: 0)
            if withBackdrops, next(3) == 0 {
                list.blurBackdrop(.rect(Rect(place(100), place(500), place(200), place(40))), deviation: place(8))
            }
        }
        return list
    }

    private mutating func add(to list: inout DisplayList, depth: Int) {
        switch next(depth < 4 ? 16 : 9) {
        case 0...3: list.fill(path(), color())
        case 4: list.stroke(path(), stroke(), color())
        case 5: list.draw(text(), at: Point(place(200), place(500)), color())
        case 6: list.drawShadow(shadow(), of: path())
        case 7:
            let box = rect()
            let gradient = Gradient(
                .linear(from: Point(box.x, box.y), to: Point(box.x, box.maxY)), colors: [color(), color()])
            list.fill(.rect(box), .gradient(gradient))
        case 8:
            // Cairo turns images, and rounds as their canvas lies.
            if turns == 0 {
                list.draw(ImagePlacement(image(), in: rect(), interpolation: next(2) == 0 ? .smooth : .nearest))
            }
        case 9, 10:
            let transform = transform()
            let isTurned = transform.b != 0 || transform.d < 0
            turns += isTurned ? 1 : 0
            list.transform(transform) { fill(&$0, depth) }
            turns -= isTurned ? 1 : 0
        case 11, 12: list.clip(to: path()) { fill(&$0, depth) }
        case 13: list.group(alpha: Double(next(5)) / 4, bounds: rect()) { fill(&$0, depth) }
        case 14:
            var mask = DisplayList(size: list.size)
            fill(&mask, depth)
            if next(2) == 0 {
                mask = DisplayList(size: list.size)
                mask.fill(path(), .black)
            }
            list.mask(by: mask, bounds: rect()) { fill(&$0, depth) }
        default:
            if next(2) == 0 {
                list.shadow(shadow(), bounds: rect()) { fill(&$0, depth) }
            } else {
                list.annotate(PaintedView(Self.self, at: Rect(0, 0, 1, 1))) { fill(&$0, depth) }
            }
        }
    }

    private mutating func fill(_ list: inout DisplayList, _ depth: Int) {
        for _ in 0..<next(4) { add(to: &list, depth: depth + 1) }
    }

    private mutating func path() -> Path {
        var path: Path
        switch next(6) {
        case 0, 1: path = .rect(rect())
        case 2: path = .roundedRect(rect(), radius: Double(next(40)), curve: next(2) == 0 ? .circular : .continuous)
        case 3:
            let corners = Corners(rawValue: UInt8(next(16)))
            path = .roundedRect(rect(), radius: Double(next(20)), corners: corners)
        case 4: path = .ellipse(in: rect())
        default:
            path = Path()
            path.move(to: Point(place(200), place(500)))
            path.addCurve(
                Point(place(200), place(500)), Point(place(200), place(500)), to: Point(place(200), place(500)))
            path.addLine(to: Point(place(200), place(500)))
            path.close()
        }
        path.hasCrispEdges = path.shape != nil && next(2) == 0
        return path
    }

    private mutating func transform() -> Transform2D {
        switch next(5) {
        case 0, 1: .translation(place(50), place(200))
        case 2: .scale(0.3 + Double(next(20)) / 10, 0.3 + Double(next(20)) / 10)
        case 3: .scale(1, -1)
        default: Transform2D(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: place(100), ty: place(300))
        }
    }

    private mutating func stroke() -> StrokeStyle {
        StrokeStyle(
            width: Double(1 + next(12)) / 2, cap: [.butt, .round, .square][next(3)],
            join: [.miter, .round, .bevel][next(3)], dashes: next(4) == 0 ? [4, 3] : [])
    }

    private mutating func shadow() -> Shadow {
        Shadow(color: color(), offset: Point(place(9) - 4, place(19) - 9), radius: Double(next(16)) / 2)
    }

    private mutating func text() -> GlyphRun {
        let words = ["Ågjpq", "Fjord", "(Ẫy)"][next(3)]
        let style = TextStyle(font: TextFont(size: Double(8 + next(40))))
        return Typesetter.layout(StyledText(words, style: style)).runs(ofLine: 0)[0].glyphs
    }

    private mutating func image() -> ImageSource {
        ImageSource(
            width: 2, height: 3,
            premultipliedBGRA: (0..<6).flatMap { _ in [UInt8(next(256)), UInt8(next(256)), UInt8(next(256)), 255] })!
    }

    private mutating func rect() -> Rect { Rect(place(200) - 20, place(500) - 20, place(200), place(400)) }

    private mutating func color() -> Color {
        let color = Color(hex: UInt32(next(1 << 24)))
        return next(3) == 0 ? color.multiplyingAlpha(by: Double(next(5)) / 4) : color
    }

    /// On a point, a third of a point or anywhere.
    private mutating func place(_ most: Int) -> Double {
        let whole = Double(next(most))
        switch next(3) {
        case 0: return whole
        case 1: return whole + Double(next(3)) / 3
        default: return whole + Double(next(1000)) / 1000
        }
    }

    private mutating func next(_ below: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(below))
    }
}
