import MaquetteDrawing
import Testing

@testable import MaquetteRenderer

@Suite struct GradientPaintingTests {
    @Test func aSlantedGradientHasTheValueOfEachPixelsMiddle() throws {
        let (start, end) = (Point(10, 5), Point(90, 45))
        var list = DisplayList(size: Size(100, 50))
        list.fill(
            .rect(Rect(0, 0, 100, 50)),
            .gradient(Gradient(.linear(from: start, to: end), colors: [Color(hex: 0x1020F0), Color(hex: 0xF08010)])))
        let bitmap = try Bitmap(list, scale: 2)
        for (x, y) in [(0, 0), (199, 99), (100, 50), (60, 30), (140, 20), (33, 88)] {
            let (px, py) = ((Double(x) + 0.5) / 2, (Double(y) + 0.5) / 2)
            // The axis is (80, 40), its square 8000.
            let place = min(1, max(0, ((px - 10) * 80 + (py - 5) * 40) / 8000))
            expect(bitmap[x, y], 0xff, 0x10 + place * 0xe0, 0x20 + place * 0x60, 0xf0 - place * 0xe0)
        }
    }

    @Test func aRadialGradientGrowsWithTheDistance() throws {
        var list = DisplayList(size: Size(40, 40))
        list.fill(
            .rect(Rect(0, 0, 40, 40)),
            .gradient(Gradient(.radial(center: Point(20, 20), radius: 15), colors: [.black, .white])))
        let bitmap = try Bitmap(list)
        for x in 20..<40 {
            let (dx, dy) = (Double(x) + 0.5 - 20, 0.5)
            let grey = min(1, (dx * dx + dy * dy).squareRoot() / 15) * 255
            expect(bitmap[x, 20], 255, grey, grey, grey)
        }
    }

    @Test func coloursMixBeforeTheyArePremultiplied() throws {
        var list = DisplayList(size: Size(2, 101))
        list.fill(
            .rect(Rect(0, 0, 2, 101)),
            .gradient(
                Gradient(
                    .linear(from: .zero, to: Point(0, 101)),
                    colors: [Color(hex: 0xFF0000, alpha: 0), Color(hex: 0x0000FF)])))
        // Half way: half red, half blue, half seen.
        expect(try Bitmap(list)[0, 50], 127.5, 63.75, 0, 63.75)
    }

    @Test func aGradientOfNoLengthIsItsLastColour() throws {
        var list = DisplayList(size: Size(2, 2))
        list.fill(
            .rect(Rect(0, 0, 2, 2)),
            .gradient(Gradient(.linear(from: .zero, to: .zero), colors: [.black, .white])))
        #expect(try Bitmap(list)[1, 1] == 0xffff_ffff)
    }

    private func expect(
        _ pixel: UInt32, _ alpha: Double, _ red: Double, _ green: Double, _ blue: Double,
        _ location: SourceLocation = #_sourceLocation
    ) {
        for (shift, value) in [(24, alpha), (16, red), (8, green), (0, blue)] {
            // A table of 4096 colours may be half a step off, and rounding as much.
            #expect(abs(Double(pixel >> UInt32(shift) & 255) - value) <= 1, sourceLocation: location)
        }
    }
}
