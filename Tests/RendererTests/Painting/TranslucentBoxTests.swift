import MaquetteDrawing
import Testing

@testable import MaquetteRenderer

@Suite struct TranslucentBoxTests {
    private let white = Color(red: 1, green: 1, blue: 1, alpha: 0.2)

    private func red(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int { Int(bitmap[x, y] >> 16 & 255) }

    /// Read from an iOS screen: views with a white background of 0.2 inside one another, over black.
    @Test(arguments: [1.0, 2, 3])
    func layersOverOneAnotherAreCutOffAsOnADevice(scale: Double) throws {
        var list = DisplayList(size: Size(50, 10))
        list.fill(.rect(Rect(0, 0, 50, 10)), .black)
        for depth in 1...4 { list.fill(.rect(Rect(Double(10 * depth), 0, 50, 10)), white) }
        let bitmap = try Bitmap(list, scale: scale)
        let found = (0..<5).map { red(bitmap, Int((Double(10 * $0) + 5) * scale), 0) }
        #expect(found == [0, 51, 91, 123, 149])
        #expect(bitmap[Int(45 * scale), 0] >> 24 == 255)
    }

    /// With a clip of a box, in a group, below an offset, and in each half of a picture that is painted in two.
    @Test func clipsAndGroupsBoundIt() throws {
        var list = DisplayList(size: Size(1000, 1000))
        list.fill(.rect(Rect(0, 0, 1000, 1000)), .black)
        list.transform(.translation(10, 10)) { list in
            list.clip(to: .rect(Rect(0, 0, 900, 900))) { list in
                list.fill(.rect(Rect(-10, -10, 1000, 1000)), white)
                list.group(alpha: 0.5, bounds: Rect(100, 100, 700, 700)) { list in
                    list.fill(.rect(Rect(0, 0, 1000, 1000)), white)
                    list.fill(.rect(Rect(0, 0, 1000, 1000)), white)
                }
            }
        }
        let bitmap = try Bitmap(list)
        #expect(red(bitmap, 9, 9) == 0 && red(bitmap, 10, 10) == 51 && red(bitmap, 909, 909) == 51)
        #expect(red(bitmap, 910, 910) == 0 && red(bitmap, 20, 499) == 51 && red(bitmap, 20, 500) == 51)
        // Two layers are 0.36 of white; half of it over 51: 51 · 0.82 + 46 = 87.8.
        for y in [110, 499, 500, 809] { #expect(abs(red(bitmap, 200, y) - 88) <= 1) }
    }

    /// Where an edge is soft, Cairo's own coverage counts.
    @Test func softEdgesStaySoft() throws {
        var list = DisplayList(size: Size(10, 10))
        list.fill(.rect(Rect(0, 0, 10, 10)), .black)
        list.fill(.rect(Rect(2.5, 0, 5, 10)), white)
        let bitmap = try Bitmap(list)
        #expect(red(bitmap, 2, 5) == red(bitmap, 7, 5) && (24...27).contains(red(bitmap, 2, 5)))
        #expect(red(bitmap, 1, 5) == 0 && red(bitmap, 5, 5) == 51)
    }
}
