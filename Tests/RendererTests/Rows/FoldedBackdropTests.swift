import MaquetteDrawing
import Testing

@testable import MaquetteRenderer

/// Backdrops of pictures of which only some rows are painted.
@Suite struct FoldedBackdropTests {
    /// Lines all over a screen, so that every row that a blur misses would show.
    private func lines(_ size: Size) -> DisplayList {
        var list = DisplayList(size: size)
        list.fill(.rect(Rect(size)), .white)
        for line in 0..<Int(size.height / 7) {
            let color = Color(hex: UInt32(line * 0x3579B) & 0xFFFFFF)
            list.fill(.rect(Rect(Double(line % 11), Double(line) * 7, size.width / 2, 3)), color)
        }
        return list
    }

    private func blocks(_ list: DisplayList, scale: Double) throws -> [Range<Int>]? {
        let (width, height) = try Bitmap.pixels(list.size, scale: scale)
        return RowPlan(list, width: width, height: height, transform: .scale(scale, scale))?.blocks
    }

    private func expectSamePicture(_ list: DisplayList, scale: Double, _ words: Comment? = nil) throws {
        let folded = try #require(try FoldedBitmap(list, scale: scale), words)
        let isSame = try folded.png() == Bitmap(list, scale: scale).png()
        #expect(isSame, words)
    }

    /// A bar at each end: between them, and what their blur reaches, is painted row by row.
    @Test(arguments: [1, 1.37, 2, 3])
    func barsLeaveTheMiddleOfAScreenToOthers(scale: Double) throws {
        var list = lines(Size(300, 900))
        for (top, radius) in [(0.0, 0.0), (810, 24)] {
            list.blurBackdrop(.roundedRect(Rect(10, top, 280, 60), radius: radius), deviation: 8)
            list.fill(.rect(Rect(0, top, 300, 60)), Color.white.multiplyingAlpha(by: 0.7))
        }
        #expect(try blocks(list, scale: scale)?.count == 2)
        try expectSamePicture(list, scale: scale)
    }

    /// The second shows what the first has blurred, and needs all that this did.
    @Test func backdropsThatReachEachOtherArePaintedAtOnce() throws {
        var list = lines(Size(200, 1000))
        list.blurBackdrop(.rect(Rect(0, 400, 200, 40)), deviation: 6)
        list.blurBackdrop(.rect(Rect(0, 450, 200, 40)), deviation: 6)
        let blocks = try #require(try blocks(list, scale: 2))
        // By hand: what is blurred itself, at two pixels a point, lies in one block.
        #expect(blocks.count == 1 && blocks[0].lowerBound < 800 && blocks[0].upperBound > 980)
        try expectSamePicture(list, scale: 2)
    }

    @Test func aBackdropInClipsAndGroupsShowsTheSame() throws {
        let bar = Rect(20, 300, 160, 50)
        let outline = Path.roundedRect(bar, radius: 25, curve: .continuous)
        for alpha in [0.4, 1] {
            var list = lines(Size(200, 800))
            list.transform(.translation(3.3, 1.7)) { list in
                list.clip(to: outline) { $0.blurBackdrop(.rect(bar), deviation: 10) }
                list.group(alpha: alpha, bounds: bar.insetBy(-4, -4)) {
                    $0.fill(.rect(Rect(30, 305, 40, 20)), .black)
                    $0.blurBackdrop(outline, deviation: 5)
                }
            }
            try expectSamePicture(list, scale: 3, "alpha \(alpha)")
        }
    }

    /// A sheet of blurred glass over nearly all of a screen: all rows are needed at once.
    @Test func aBackdropOverMostOfAPictureIsPaintedWithIt() throws {
        var list = lines(Size(100, 400))
        list.blurBackdrop(.rect(Rect(0, 20, 100, 370)), deviation: 8)
        #expect(try FoldedBitmap(list, scale: 2) == nil)
    }

    /// One that is clipped away, or too faint to be seen, changes nothing.
    @Test func aBackdropThatCannotBeSeenNeedsNothing() throws {
        var list = lines(Size(100, 400))
        list.clip(to: .rect(Rect(0, 0, 100, 100))) { $0.blurBackdrop(.rect(Rect(0, 200, 100, 50)), deviation: 8) }
        list.blurBackdrop(.rect(Rect(0, 300, 100, 50)), deviation: 0.01)
        #expect(try blocks(list, scale: 2) == [])
        try expectSamePicture(list, scale: 2)
    }
}
