import CCairo
import MaquetteDrawing
import MaquetteText
import Testing

/// A small picture that counts ink.
private final class Sheet {
    let width = 200
    let height = 80
    private let surface: OpaquePointer?
    private let context: OpaquePointer?

    init() {
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 200, 80)
        context = cairo_create(surface)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    func paint(_ run: GlyphRun) {
        cairo_set_font_face(context, FontLibrary.cairoFace(for: run.face))
        cairo_set_font_size(context, run.size)
        var glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: $0.y) }
        cairo_show_glyphs(context, &glyphs, Int32(glyphs.count))
    }

    var bytes: [UInt8] {
        cairo_surface_flush(surface)
        let data = cairo_image_surface_get_data(surface)!
        let stride = Int(cairo_image_surface_get_stride(surface))
        return (0..<height).flatMap { row in (0..<width).map { data[row * stride + $0] } }
    }

    /// The smallest rectangle around the ink.
    var ink: (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        let places = bytes.enumerated().filter { $0.element > 127 }.map { ($0.offset % width, $0.offset / width) }
        guard let left = places.map(\.0).min(), let right = places.map(\.0).max(), let top = places.map(\.1).min(),
            let bottom = places.map(\.1).max()
        else { return nil }
        return (left...right, top...bottom)
    }
}

@Suite("Painting a run of glyphs")
struct PaintingTests {
    private func sheet(_ text: String, _ font: TextFont) -> Sheet {
        let sheet = Sheet()
        let set = Typesetter.layout(StyledText(text, font: font))
        for run in set.runs(ofLine: 0) { sheet.paint(run.glyphs) }
        return sheet
    }

    @Test("puts the ink of capitals between the baseline and their height")
    func capitals() throws {
        let ink = try #require(sheet("HIH", TextFont(size: 40)).ink)
        // Ascender 1950/2048 of 40 is the baseline at 38.09; Inter's capitals are 0.727 em high.
        #expect(abs(ink.y.upperBound - 37) <= 1)
        #expect(abs(Double(ink.y.lowerBound) - (38.09 - 0.727 * 40)) <= 1)
        let width = Typesetter.layout(StyledText("HIH", font: TextFont(size: 40))).width
        #expect(ink.x.lowerBound >= 1 && Double(ink.x.upperBound) < width)
        #expect(Double(ink.x.upperBound) > width - 8)
    }

    @Test("leaves no ink for spaces")
    func spaces() { #expect(sheet("   ", TextFont(size: 40)).ink == nil) }

    @Test("draws the later character to the right of the earlier one, or to the left in Hebrew")
    func order() throws {
        let dash = try #require(sheet("-H", TextFont(size: 40)).ink)
        let alone = try #require(sheet("H", TextFont(size: 40)).ink)
        #expect(dash.x.upperBound > alone.x.upperBound + 10)
    }

    @Test("gives the same pixels on many threads at once")
    func threads() async {
        let font = TextFont(size: 23, weight: .semibold)
        let expected = sheet("Same everywhere", font).bytes
        await withTaskGroup(of: [UInt8].self) { group in
            for number in 0..<16 {
                group.addTask {
                    // Other work in between, so that the threads meet in the typesetter.
                    for step in 0..<20 { _ = Typesetter.layout(StyledText("\(number) \(step)", font: font)) }
                    return sheet("Same everywhere", font).bytes
                }
            }
            for await bytes in group { #expect(bytes == expected) }
        }
    }
}
