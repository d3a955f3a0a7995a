import MaquetteDrawing
import Testing

@testable import MaquetteRenderer

/// Images with more lines than are weighed at a time.
@Suite struct TallImageTests {
    private let width = 64
    private let height = 3000

    /// Each row has a grey of its own, and each column adds to it.
    private func grey(_ x: Int, _ y: Int) -> Int { (y * 2 % 97) * 2 + x % 2 * 40 }

    private var tall: ImageSource {
        let pixels = (0..<height).flatMap { y in (0..<width).map { x in UInt32(grey(x, y)) } }
        return image(width, height, pixels.map { 0xff00_0000 | $0 << 16 | $0 << 8 | $0 })
    }

    /// Two rows become their average; all of them are even.
    @Test func everyRowOfAShrunkImageIsAnAverage() throws {
        let size = Size(Double(width), Double(height / 2))
        let bitmap = try paint(ImagePlacement(tall, in: Rect(0, 0, size.width, size.height)), size.width, size.height)
        for y in 0..<height / 2 {
            for x in [0, 1, width - 1] {
                #expect(Int(bitmap[x, y] & 255) == (grey(x, 2 * y) + grey(x, 2 * y + 1)) / 2)
            }
        }
    }

    /// Of two rows one has three quarters of what lies between their middles.
    @Test func everyRowOfAGrownImageBlendsTwo() throws {
        let bitmap = try paint(ImagePlacement(tall, in: Rect(0, 0, 64, 6000)), 64, 6000)
        for y in 0..<2 * height {
            let (near, other) = (y / 2, y % 2 == 0 ? y / 2 - 1 : y / 2 + 1)
            let exact = Double(3 * grey(5, near) + grey(5, min(max(other, 0), height - 1))) / 4
            #expect(abs(Double(bitmap[5, y] & 255) - exact) < 0.6)
        }
    }

    /// A part of it is copied from where it is, line by line.
    @Test func aPartThatKeepsItsSizeIsCopied() throws {
        let bitmap = try paint(ImagePlacement(tall, in: Rect(-3, -1000, 64, 3000)), 20, 50)
        for y in 0..<50 { for x in 0..<20 { #expect(Int(bitmap[x, y] & 255) == grey(x + 3, y + 1000)) } }
    }
}
