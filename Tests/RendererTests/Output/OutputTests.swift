import MaquetteDrawing
import MaquetteText
import Testing

@testable import MaquetteRenderer

@Suite struct OutputTests {
    @Test func aCanvasBeyondTheLimitIsRefusedAndTheLimitNamed() {
        func error(_ width: Double, _ height: Double, _ scale: Double) -> RenderError? {
            do throws(RenderError) {
                _ = try Bitmap(DisplayList(size: Size(width, height)), scale: scale)
                return nil
            } catch { return error }
        }
        #expect(error(20_000, 20_000, 1) == .canvasTooLarge(Size(20_000, 20_000), scale: 1))
        #expect(error(20_000, 20_000, 1)?.description.contains("16384 pixels on a side and 100 million") == true)
        #expect(error(.infinity, 10, 1) == .canvasTooLarge(Size(.infinity, 10), scale: 1))
        #expect(error(0, 10, 1) == .emptyCanvas(Size(0, 10)))
        #expect(error(10, .nan, 1) != nil && error(10, 10, .nan) != nil)
    }

    @Test func aSideThatIsAlmostWholeIsWhole() throws {
        let bitmap = try Bitmap(DisplayList(size: Size(1 / 3.0 + 10, 10.1)), scale: 3)
        #expect((bitmap.width, bitmap.height) == (31, 31))
    }

    @Test func manyThreadsPaintTheSamePicture() async throws {
        let list = Self.everything()
        let alone = try list.png(scale: 2)
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<8 { group.addTask { try list.png(scale: 2) } }
            for try await file in group { #expect(file == alone) }
        }
    }

    @Test func documentsAreTheSameEachTimeAndHoldNoDate() throws {
        let list = Self.everything()
        #expect(try list.svg() == list.svg())
        let pdf = try list.pdf()
        #expect(try pdf == list.pdf())
        #expect(String(decoding: pdf, as: UTF8.self).contains("/CreationDate (20000101000000Z)"))
    }

    @Test func anSVGHasTheCanvasAndTheShapes() throws {
        var list = DisplayList(size: Size(30, 20))
        list.fill(.rect(Rect(1, 2, 3, 4)), Color(hex: 0xFF0000))
        let text = String(decoding: try list.svg(), as: UTF8.self)
        #expect(text.contains("viewBox=\"0 0 30 20\""))
        #expect(text.contains("rgb(100%,0%,0%)") && text.contains("M 1 2 L 4 2 L 4 6 L 1 6 Z"))
    }

    @Test func namesInSVGAreCountedAnew() {
        let document =
            "<g id=\"surface71\"/><use xlink:href=\"#surface71\"/><g id=\"surface9\"/><g id=\"clip3\" x=\"a7\"/>"
        let expected =
            "<g id=\"surface0\"/><use xlink:href=\"#surface0\"/><g id=\"surface1\"/><g id=\"clip0\" x=\"a7\"/>"
        #expect(String(decoding: SVGNames.renumbered(Array(document.utf8)), as: UTF8.self) == expected)
    }

    @Test func glyphsStandOnTheirBaseline() throws {
        let text = Typesetter.layout(StyledText("HEI", font: TextFont(size: 40)))
        var list = DisplayList(size: Size(120, 80))
        for run in text.runs(ofLine: 0) { list.draw(run.glyphs, at: Point(10, 10), .black) }
        let bitmap = try Bitmap(list)
        let rows = (0..<bitmap.height).filter { y in (0..<bitmap.width).contains { bitmap[$0, y] >> 24 > 127 } }
        // Inter's capitals are 1490 of 2048 units high: 29.1 points at this size.
        let baseline = 10 + text.firstBaseline
        #expect(abs(Double(rows.last ?? 0) + 1 - baseline) <= 1)
        #expect(abs(Double(rows.first ?? 0) - (baseline - 29.1)) <= 1.5)
    }

    static func everything() -> DisplayList {
        var list = DisplayList(size: Size(120, 90))
        list.fill(
            .rect(Rect(0, 0, 120, 90)),
            .gradient(Gradient(.linear(from: .zero, to: Point(120, 90)), colors: [.white, Color(hex: 0x5E5CE6)])))
        let card = Path.roundedRect(Rect(10, 10, 80, 50), radius: 12, curve: .continuous)
        list.drawShadow(Shadow(color: Color(hex: 0, alpha: 0.3), offset: Point(0, 3), radius: 5), of: card)
        list.clip(to: card) { list in
            list.group(alpha: 0.7, bounds: Rect(10, 10, 80, 50)) { list in
                list.fill(.rect(Rect(0, 0, 60, 60)), Color(hex: 0xFF9500))
                list.stroke(
                    .ellipse(in: Rect(20, 20, 40, 30)), StrokeStyle(width: 3, cap: .round, dashes: [4, 6]), .black)
            }
        }
        var bytes: [UInt8] = []
        for y in UInt8(0)..<32 { for x in UInt8(0)..<32 { bytes += [8 * x, 8 * y, 90, 255] } }
        if let image = ImageSource(width: 32, height: 32, premultipliedBGRA: bytes) {
            list.transform(.rotation(0.3).then(.translation(80, 50))) { list in
                list.draw(ImagePlacement(image, in: Rect(0, 0, 25, 25)))
            }
            list.draw(ImagePlacement(image, in: Rect(3, 70, 13, 11)))
        }
        for run in Typesetter.layout(StyledText("Agenda", font: TextFont(size: 15))).runs(ofLine: 0) {
            list.draw(run.glyphs, at: Point(15, 60), .black)
        }
        return list
    }
}
