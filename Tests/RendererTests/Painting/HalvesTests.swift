import MaquetteDrawing
import MaquetteText
import Testing

@testable import MaquetteRenderer

/// Large pictures are painted in an upper and a lower half, without a visible seam.
@Suite struct HalvesTests {
    /// The strip around the middle of a picture of a million pixels, and the same strip as a small picture of its own.
    @Test func whatCrossesTheMiddleIsPaintedAsInOnePiece() throws {
        let letters = Typesetter.layout(StyledText("Ågjpq", style: TextStyle(font: TextFont(size: 60))))
        let run = try #require(letters.runs(ofLine: 0).first)
        func picture(height: Int, movedBy distance: Double) throws -> Bitmap {
            var list = DisplayList(size: Size(1000, Double(height)))
            list.transform(.translation(0, distance)) { list in
                list.fill(
                    .rect(Rect(0, 400, 200, 200)),
                    .gradient(
                        Gradient(.linear(from: Point(0, 400), to: Point(200, 600)), colors: [.white, .black])))
                list.drawShadow(
                    Shadow(color: .black, offset: Point(0, 6), radius: 9),
                    of: .ellipse(in: Rect(250.5, 430.25, 150, 90)))
                list.draw(run.glyphs, at: Point(450.3, 445), .black)
                list.group(alpha: 0.5, bounds: Rect(700, 450, 250, 100)) { list in
                    list.fill(.ellipse(in: Rect(700, 450, 250, 99)), Color(hex: 0xFF0000))
                    list.fill(.ellipse(in: Rect(750, 470, 250, 60)), Color(hex: 0x0000FF))
                }
            }
            return try Bitmap(list)
        }
        let (whole, strip) = (try picture(height: 1000, movedBy: 0), try picture(height: 200, movedBy: -400))
        #expect(strip.pixels.contains { $0 != 0 })
        #expect(Array(whole.pixels[4000 * 400..<4000 * 600]) == strip.pixels)
    }

    @Test func aFailureInEitherHalfIsTold() throws {
        for y in [0.0, 900] {
            var list = DisplayList(size: Size(1000, 1000))
            let damaged = try #require(ImageSource(encoded: Self.headOfAPNG))
            list.draw(ImagePlacement(damaged, in: Rect(0, y, 50, 50)))
            #expect(throws: RenderError.self) { try Bitmap(list) }
        }
    }

    /// A signature and a header that promises 5 x 5 pixels, and nothing after it.
    private static let headOfAPNG: [UInt8] =
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 5, 0, 0, 0, 5]
        + [8, 6, 0, 0, 0]
}
