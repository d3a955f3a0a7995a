import MaquetteDrawing
import MaquetteText
import Testing

@testable import MaquetteRenderer

@Suite struct GlyphTests {
    private func run(_ text: String, size: Double = 24) throws -> GlyphRun {
        let layout = Typesetter.layout(StyledText(text, style: TextStyle(font: TextFont(size: size))))
        return try #require(layout.runs(ofLine: 0).first).glyphs
    }

    /// A stem drawn at several places within a pixel looks the same at all of them: in pictures that simulators of iOS 13 to 26
    /// recorded each letter looks the same wherever it stands in a line, and stands on the pixel that its place lies in.
    @Test func glyphsStandOnTheWholePixelBefore() throws {
        let stem = try run("l")
        func middle(at x: Double) throws -> Double {
            var list = DisplayList(size: Size(40, 40))
            list.draw(stem, at: Point(x, 2), .black)
            let bitmap = try Bitmap(list)
            var (weight, moment) = (0.0, 0.0)
            for y in 0..<40 {
                for column in 0..<40 {
                    let coverage = Double(bitmap[column, y] >> 24)
                    weight += coverage
                    moment += coverage * (Double(column) + 0.5)
                }
            }
            return moment / weight
        }
        let start = try middle(at: 10)
        for (offset, pixels) in [(-0.3, -1.0), (0.125, 0), (0.5, 0), (0.9, 0), (1, 1), (1.6, 1)] {
            #expect(abs(try middle(at: 10 + offset) - start - pixels) < 0.01, "at \(offset)")
        }
    }

    /// A simulator of iOS 26 says of the system font: capitals are 1443 of 2048 units tall. An H is as far from one side of its advance as
    /// from the other, which a simulator measured without the 28 units of tracking: 19.96 points at 28.
    @Test func lettersAreAsTallAsApplesAndStandInTheMiddleOfTheirAdvances() throws {
        let size = 280.0
        var list = DisplayList(size: Size(300, 400))
        list.draw(try run("H", size: size), at: Point(0, 0), .black)
        let bitmap = try Bitmap(list)
        let inked = { (column: Int, row: Int) in bitmap[column, row] >> 24 > 127 }
        let rows = (0..<400).filter { row in (0..<300).contains { inked($0, row) } }
        let columns = (0..<300).filter { column in (0..<400).contains { inked(column, $0) } }
        let (first, last) = (try #require(columns.first), try #require(columns.last))
        #expect(abs(Double(rows.count) - size * 1443 / 2048) < 1)
        #expect(abs(Double(first + last + 1) - (199.609375 - size * 28 / 2048)) < 1.5)
    }

    /// What a group at half strength shows of black letters on nothing is their coverage by half, so every byte of a
    /// run in a translucent colour must be half of the opaque run's, whichever letters touch.
    @Test func aTranslucentRunIsTheOpaqueOneFaded() throws {
        let letters = try run("AVfjfi", size: 40)
        func picture(_ alpha: Double) throws -> Bitmap {
            var list = DisplayList(size: Size(160, 60))
            list.draw(letters, at: Point(4, 4), Color(red: 0, green: 0, blue: 0, alpha: alpha))
            return try Bitmap(list)
        }
        let (full, faded) = (try picture(1), try picture(128.0 / 255))
        for y in 0..<60 {
            for x in 0..<160 {
                let (whole, half) = (Double(full[x, y] >> 24), Double(faded[x, y] >> 24))
                #expect(abs(half - whole * 128 / 255) <= 1)
            }
        }
    }

    /// The pen's middle follows the stem's edges: half of it lies outside, half inside, and between them is nothing.
    @Test func `A pen follows the outlines of letters and leaves them hollow`() throws {
        var stem = try run("l", size: 200)
        func row(of stem: GlyphRun) throws -> [UInt32] {
            var list = DisplayList(size: Size(100, 240))
            list.draw(stem, at: Point(20, 10), .black)
            let bitmap = try Bitmap(list)
            return (0..<100).map { bitmap[$0, 130] >> 24 }
        }
        func edge(_ row: [UInt32]) throws -> Int { try #require(row.firstIndex { $0 > 127 }) }
        let filled = try row(of: stem)
        stem.pen = 4
        let outlined = try row(of: stem)
        let (left, right) = (try edge(filled), try edge(filled.reversed()))
        let (outerLeft, outerRight) = (try edge(outlined), try edge(outlined.reversed()))
        #expect(abs(left - outerLeft - 2) <= 1)
        #expect(abs(right - outerRight - 2) <= 1)
        let inside = outlined[(left + 4)..<(96 - right)]
        #expect(inside.allSatisfy { $0 == 0 })
        let ink = outlined.reduce(0, +)
        #expect(abs(Int(ink) - 8 * 255) <= 4)
    }

    /// A quarter turn of the canvas turns the letters' ink and takes nothing from it but rounding.
    @Test func turnedLettersHaveAsMuchInkAsUprightOnes() throws {
        let letters = try run("Turned", size: 30)
        func ink(_ turn: Transform2D) throws -> Double {
            var list = DisplayList(size: Size(140, 140))
            list.transform(turn) { $0.draw(letters, at: Point(10, 10), .black) }
            return try Bitmap(list).totalAlpha
        }
        let upright = try ink(.identity)
        let turned = try ink(Transform2D(a: 0, b: 1, c: -1, d: 0, tx: 140, ty: 0))
        #expect(upright > 300 && abs(turned - upright) < upright * 0.01)
    }

    @Test func lettersOutsideTheCanvasOrBeyondAnySizeAreNoTrouble() throws {
        var list = DisplayList(size: Size(10, 10))
        list.draw(try run("far away"), at: Point(-1e9, 1e12), .black)
        list.draw(try run("partly"), at: Point(-8, -8), .black)
        list.draw(try run("huge", size: 3000), at: Point(0, 0), .black)
        #expect(try Bitmap(list).width == 10)
    }

    @Test func manyThreadsDrawTheSameLetters() async throws {
        var list = DisplayList(size: Size(300, 600))
        for line in 0..<40 {
            let letters = try run("Pack my box with five dozen liquor jugs", size: 10 + Double(line % 9) / 2)
            list.draw(letters, at: Point(4 + Double(line) / 7, Double(line) * 15), .black)
        }
        let page = list
        let alone = try Bitmap(page, scale: 2)
        try await withThrowingTaskGroup(of: Bitmap.self) { group in
            for _ in 0..<24 { group.addTask { try Bitmap(page, scale: 2) } }
            for try await other in group { #expect(other == alone) }
        }
    }
}
