import MaquetteDrawing
import MaquetteRenderer
import Testing

/// Outlines of layers between pixels. Core Animation does not soften their edges as long as `allowsEdgeAntialiasing` is off.
/// Here an edge goes to the next pixel from a third of one on, so what is covered is worked out by hand.
@Suite struct CrispEdgeTests {
    private let red: UInt32 = 0xffff_0000

    private func crisp(_ path: Path) -> Path {
        var path = path
        path.hasCrispEdges = true
        return path
    }

    private func painted(_ paths: [Path], scale: Double = 1) throws -> Bitmap {
        var list = DisplayList(size: Size(20, 20))
        list.fill(.rect(Rect(0, 0, 20, 20)), .black)
        for path in paths { list.fill(path, Color(red: 1, green: 0, blue: 0)) }
        return try Bitmap(list, scale: scale)
    }

    /// Rows of a table at thirds of points, in pictures with other scales than 3.
    @Test(arguments: [1.0, 1.5, 2])
    func nothingShinesThroughBetweenTwoLayers(scale: Double) throws {
        let rows = (0..<6).map { crisp(.rect(Rect(0, Double($0) * 10 / 3, 20, 10 / 3))) }
        let bitmap = try painted(rows, scale: scale)
        for y in 0..<bitmap.height { #expect(bitmap[5, y] == red, "row \(y)") }
        // A path that is drawn, and not a layer's, is soft.
        let drawn = try painted([.rect(Rect(0, 10 / 3, 20, 10 / 3))])
        #expect(drawn[5, 3] != red && drawn[5, 3] != 0xff00_0000)
    }

    @Test func anEdgeGoesToTheNextPixelFromAThirdOn() throws {
        let third = 1.0 / 3
        for (start, end, first, last) in [(2.2, 7.2, 2, 6), (2 + third, 7 + third, 3, 7), (2.6, 7.1, 3, 6)] {
            let bitmap = try painted([crisp(.rect(Rect(start, start, end - start, end - start)))])
            for x in 0..<10 {
                let expected = (first...last).contains(x) ? red : 0xff00_0000
                #expect(bitmap[x, 5] == expected && bitmap[5, x] == expected, "\(start) to \(end) at \(x)")
            }
        }
    }

    /// The separator is the last third of a point of the upper row, wherever that lies.
    @Test(arguments: [1.0, 1.5, 2], [10.0, 10 + 1.0 / 3, 10 + 2.0 / 3])
    func theNextRowDoesNotHideASeparator(scale: Double, end: Double) throws {
        var list = DisplayList(size: Size(20, 20))
        list.fill(crisp(.rect(Rect(0, 0, 20, end))), .black)
        list.fill(crisp(.rect(Rect(0, end - 1.0 / 3, 20, 1.0 / 3))), Color(red: 1, green: 0, blue: 0))
        list.fill(crisp(.rect(Rect(0, end, 20, 20 - end))), .black)
        let bitmap = try Bitmap(list, scale: scale)
        let most = (0..<bitmap.height).map { bitmap[5, $0] >> 16 & 255 }.max() ?? 0
        #expect(most >= 80)
    }

    /// A third of a point at one pixel a point.
    @Test func whatIsThinnerThanAPixelStays() throws {
        let bitmap = try painted([crisp(.rect(Rect(0, 5.1, 20, 1.0 / 3)))])
        let plain = try painted([.rect(Rect(0, 5.1, 20, 1.0 / 3))])
        #expect(bitmap == plain && bitmap[5, 5] != 0xff00_0000)
    }

    @Test func circlesStayCircles() throws {
        let circle = Path.roundedRect(Rect(3.3, 3.3, 10.4, 10.4), radius: 5.2)
        #expect(try painted([crisp(circle)]) == painted([circle]))
    }

    /// The first row of an inset group: its upper edge lies between two round corners.
    @Test func onlyEdgesWithASquareCornerMove() throws {
        let box = Rect(2.4, 2.4, 15.2, 10.2)
        let bitmap = try painted([crisp(.roundedRect(box, radius: 4, corners: [.topLeft, .topRight]))])
        #expect(bitmap[10, 2] != red && bitmap[10, 2] != 0xff00_0000)
        // To 12.6, and from 2.4 to 17.6 in each row below the corners.
        #expect(bitmap[10, 12] == red && bitmap[10, 13] == 0xff00_0000)
        let row = (0..<20).map { bitmap[$0, 9] == red }
        #expect(row == (0..<20).map { (3...17).contains($0) } && bitmap[2, 9] == 0xff00_0000)
    }

    /// Its outer edge is that of the layer, from 2.4 to 7.6; two points wide.
    @Test func aBorderLiesAtTheEdgeOfItsLayer() throws {
        var list = DisplayList(size: Size(20, 20))
        list.fill(.rect(Rect(0, 0, 20, 20)), .black)
        list.stroke(crisp(.rect(Rect(3.4, 3.4, 3.2, 3.2))), StrokeStyle(width: 2), Color(red: 1, green: 0, blue: 0))
        let bitmap = try Bitmap(list)
        #expect((0..<10).filter { bitmap[$0, 5] == red } == [3, 4, 6, 7])
        #expect((0..<10).filter { bitmap[$0, 5] == 0xff00_0000 } == [0, 1, 2, 5, 8, 9])
    }

    @Test func turnedLayersAreSoft() throws {
        func turned(_ box: Path) throws -> Bitmap {
            var list = DisplayList(size: Size(20, 20))
            let turn = Transform2D.translation(-10, -10).then(.rotation(0.3)).then(.translation(10, 10))
            list.transform(turn) { $0.fill(box, .black) }
            return try Bitmap(list)
        }
        let box = Path.rect(Rect(4.3, 4.3, 10, 10))
        #expect(try turned(crisp(box)) == turned(box))
    }

    /// A clip of a layer covers the same pixels as its background.
    @Test func clipsAreCrispToo() throws {
        var list = DisplayList(size: Size(20, 20))
        list.clip(to: crisp(.rect(Rect(2.4, 2.4, 5.2, 5.2)))) {
            $0.fill(.rect(Rect(0, 0, 20, 20)), Color(red: 1, green: 0, blue: 0))
        }
        let bitmap = try Bitmap(list)
        #expect((0..<10).map { bitmap[$0, 5] } == (0..<10).map { (3...7).contains($0) ? red : 0 })
    }

    /// Documents of vectors have no pixels.
    @Test func vectorsStay() throws {
        var list = DisplayList(size: Size(20, 20))
        list.fill(crisp(.rect(Rect(2.4, 2.4, 5.2, 5.2))), .black)
        var plain = DisplayList(size: Size(20, 20))
        plain.fill(.rect(Rect(2.4, 2.4, 5.2, 5.2)), .black)
        #expect(try list.svg() == plain.svg())
    }
}
