import MaquetteRenderer
import MaquetteSnapshots
import Testing

@Suite("Holding a picture against its baseline")
struct PictureComparisonTests {
    /// White, with a grey dot in the upper left corner so that it shows something.
    private func canvas(_ width: Int = 20, _ height: Int = 20, _ draw: (inout PixelCanvas) -> Void = { _ in }) -> Bitmap
    {
        var canvas = PixelCanvas(width: width, height: height)
        canvas.fill(x: 0, y: 0, width: 1, height: 1, 0xFF80_8080)
        draw(&canvas)
        return canvas.bitmap
    }

    private func verdict(_ before: Bitmap, _ after: Bitmap, _ tolerance: Tolerance = .exact)
        -> PictureComparison.Verdict
    {
        PictureComparison(before: before, after: after, tolerance: tolerance).verdict
    }

    @Test("equal pictures are the same") func equal() { #expect(verdict(canvas(), canvas()) == .same) }

    @Test("one wrong pixel is too many where nothing is forgiven, and is found") func onePixel() throws {
        let after = canvas { $0.fill(x: 7, y: 3, width: 1, height: 1, 0xFF00_0000) }
        guard case .tooFar(let deviation) = verdict(canvas(), after) else { return #expect(Bool(false)) }
        #expect(deviation.regions == [PixelRegion(x: 7, y: 3, width: 1, height: 1, pixelCount: 1)])
        #expect(deviation.differentShare == 1.0 / 400)
        // From black to white lightness goes from 0 to 100.
        #expect(deviation.largestDistance == 100)
    }

    @Test("the last bit of one component is a difference") func lastBit() {
        let after = canvas { $0.fill(x: 19, y: 19, width: 1, height: 1, 0xFFFF_FFFE) }
        #expect(!verdict(canvas(), after).passes)
    }

    @Test("sizes are compared before anything else") func sizes() {
        let tolerance = Tolerance(precision: 0, perceptualPrecision: 0, largestRegion: 1e9)
        #expect(
            verdict(canvas(20, 20), canvas(20, 21), tolerance)
                == .otherSize(before: PixelSize(width: 20, height: 20), after: PixelSize(width: 20, height: 21)))
    }

    @Test("an empty picture never passes, and one of a single colour only if that is allowed") func blank() {
        let generous = Tolerance(precision: 0, perceptualPrecision: 0, largestRegion: 1e9, allowsSingleColor: true)
        let nothing = PixelCanvas(width: 4, height: 4, color: 0).bitmap
        let black = PixelCanvas(width: 4, height: 4, color: 0xFF00_0000).bitmap
        #expect(verdict(nothing, nothing, generous) == .blank(.nothingPainted))
        #expect(verdict(black, black) == .blank(.singleColor(0xFF00_0000)))
        #expect(verdict(black, black, generous) == .same)
    }

    @Test("as many pixels may be wrong as precision says, and not one more", arguments: [(4, true), (5, false)])
    func precision(wrong: Int, passes: Bool) {
        // Every third pixel of the last row, none touching another: 4 of 400 are one percent.
        let after = canvas { canvas in
            for number in 0..<wrong { canvas.fill(x: number * 3, y: 19, width: 1, height: 1, 0xFF00_0000) }
        }
        #expect(verdict(canvas(), after, Tolerance(precision: 0.99)).passes == passes)
    }

    @Test("a connected wrong region above its limit fails however small its share", arguments: [(1.0, 4), (2.0, 16)])
    func region(scale: Double, limit: Int) {
        func after(_ count: Int) -> Bitmap {
            // A staircase: its steps touch by their corners only.
            var canvas = PixelCanvas(width: 200, height: 200, scale: scale)
            for number in 0..<count { canvas.fill(x: 50 + number, y: 50 + number, width: 1, height: 1, 0xFF00_0000) }
            return canvas.bitmap
        }
        let before = PixelCanvas(width: 200, height: 200, scale: scale).bitmap
        let tolerance = Tolerance(precision: 0.9)
        #expect(verdict(before, after(limit), tolerance).passes)
        guard case .wrongRegion(let deviation) = verdict(before, after(limit + 1), tolerance) else {
            return #expect(Bool(false))
        }
        #expect(
            deviation.regions == [
                PixelRegion(x: 50, y: 50, width: limit + 1, height: limit + 1, pixelCount: limit + 1)
            ])
    }

    @Test("parts of a region that meet further down are one region") func meeting() throws {
        let after = canvas { canvas in
            canvas.fill(x: 5, y: 5, width: 1, height: 6, 0xFF00_0000)
            canvas.fill(x: 9, y: 4, width: 1, height: 7, 0xFF00_0000)
            canvas.fill(x: 5, y: 11, width: 5, height: 1, 0xFF00_0000)
        }
        let deviation = Deviation(before: canvas(), after: after, perceptualPrecision: 1)
        #expect(deviation.regions == [PixelRegion(x: 5, y: 4, width: 5, height: 8, pixelCount: 18)])
    }

    /// Lightness of greys by the formula of CIE: 119 is 50.03, 120 is 50.43 and 127 is 53.19, so the first is 0.40
    /// from the second and 3.16 from the third.
    @Test(
        "colours match when they are as near as perceptual precision says",
        arguments: [(120, 0.99, true), (127, 0.99, false), (127, 0.95, true)])
    func perceptual(gray: UInt32, precision: Double, passes: Bool) {
        let before = canvas { $0.fill(x: 4, y: 4, width: 8, height: 8, 0xFF77_7777) }
        let after = canvas { $0.fill(x: 4, y: 4, width: 8, height: 8, 0xFF00_0000 | gray << 16 | gray << 8 | gray) }
        #expect(verdict(before, after, Tolerance(perceptualPrecision: precision)).passes == passes)
    }

    /// Reference values of the CIELAB of sRGB's primaries: red 53.24, 80.09, 67.20; blue 32.30, 79.19, −107.86.
    @Test("the distance of colours is that of CIELAB") func distance() {
        let before = canvas { $0.fill(x: 4, y: 4, width: 1, height: 1, 0xFFFF_0000) }
        let after = canvas { $0.fill(x: 4, y: 4, width: 1, height: 1, 0xFF00_00FF) }
        let deviation = Deviation(before: before, after: after, perceptualPrecision: 1)
        #expect(abs(deviation.largestDistance - 176.33) < 0.1, "\(deviation.largestDistance)")
    }

    @Test("what shows through counts on black as well as on white") func translucent() {
        // Nothing and white without cover look alike on white.
        let before = canvas { $0.fill(x: 4, y: 4, width: 4, height: 4, 0) }
        let after = canvas { $0.fill(x: 4, y: 4, width: 4, height: 4, 0xFFFF_FFFF) }
        #expect(Deviation(before: before, after: after, perceptualPrecision: 0.5).wrongPixels == 16)
    }

    @Test("the difference shows wrong pixels red, forgiven ones amber and the rest pale") func differencePicture() {
        let before = canvas { $0.fill(x: 4, y: 4, width: 1, height: 1, 0xFF77_7777) }
        let after = canvas(21, 20) { canvas in
            canvas.fill(x: 4, y: 4, width: 1, height: 1, 0xFF78_7878)
            canvas.fill(x: 9, y: 9, width: 1, height: 1, 0xFF00_0000)
        }
        let picture = DifferencePicture.make(
            before: before, after: after, tolerance: Tolerance(perceptualPrecision: 0.99))
        #expect(picture[4, 4] == 0xFFFF_B300)
        #expect(picture[9, 9] == 0xFFE6_0033)
        #expect(picture[20, 5] == 0xFFE6_0033)
        // White: 191 + 255 / 4.
        #expect(picture[15, 15] == 0xFFFE_FEFE)
    }
}
