import Foundation
import MaquetteDrawing
import Testing

/// What is done to pixels of four components.
struct PixelTests {
    /// Half of a plane, blurred, is at each distance from the edge the integral of the bell curve.
    @Test func `A blur of pixels blurs each component by itself`() {
        let (width, height, deviation) = (80, 41, 5.0)
        var pixels = [UInt8](repeating: 0, count: 4 * width * height)
        for y in 0..<height {
            for x in 0..<width {
                pixels[4 * (y * width + x)] = x < 40 ? 200 : 0
                pixels[4 * (y * width + x) + 3] = x < 40 ? 0 : 100
            }
        }
        GaussianBlur(deviation: deviation).apply(toPixels: &pixels, width: width, height: height)
        for x in 30..<50 {
            let share = erfc((Double(x) + 0.5 - 40) / (deviation * 2.0.squareRoot())) / 2
            let pixel = 4 * (20 * width + x)
            #expect(abs(Double(pixels[pixel]) - 200 * share) < 3)
            #expect(pixels[pixel + 1] == 0 && pixels[pixel + 2] == 0)
            #expect(abs(Double(pixels[pixel + 3]) - 100 * (1 - share)) < 3)
        }
    }

    /// By hand: an opaque (255, 51, 0) and half of it, which is stored multiplied; what is clear has no colour to change.
    @Test func `A matrix makes other colours of colours, whatever their opacity`() {
        let redIsBlue = PixelMatrix([0, 0, 1, 0, 0] + [0, 1, 0, 0, 0.2] + [1, 0, 0, 0, 0] + [0, 0, 0, 1, 0])
        var pixels: [UInt8] = [255, 51, 0, 255] + [128, 26, 0, 128] + [0, 0, 0, 0]
        redIsBlue.apply(toPixels: &pixels)
        #expect(pixels == [0, 102, 255, 255] + [0, 52, 128, 128] + [0, 0, 0, 0])
    }
}
