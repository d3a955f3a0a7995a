import MaquetteDrawing
import Testing

@testable import MaquetteRenderer

@Suite struct PaintingTests {
    @Test(arguments: [1, 2, 3])
    func aHairlineIsOneRowOfPureColour(scale: Int) throws {
        let thickness = 1 / Double(scale)
        for row in 0..<6 {
            var list = DisplayList(size: Size(4, 10))
            list.fill(.rect(Rect(0, 2 + Double(row) * thickness, 4, thickness)), Color(hex: 0xC6C6C8))
            let bitmap = try Bitmap(list, scale: Double(scale))
            for y in 0..<bitmap.height {
                #expect(bitmap[1, y] == (y == 2 * scale + row ? 0xffc6_c6c8 : 0))
            }
        }
    }

    @Test func aColourIsPaintedAsItsBytes() throws {
        for byte in UInt32(0)...255 {
            var list = DisplayList(size: Size(1, 1))
            list.fill(.rect(Rect(0, 0, 1, 1)), Color(hex: byte << 16 | (255 - byte) << 8 | 7))
            #expect(try Bitmap(list)[0, 0] == 0xff00_0007 | byte << 16 | (255 - byte) << 8)
        }
    }

    @Test func aCircleCoversWhatGeometrySays() throws {
        var list = DisplayList(size: Size(100, 100))
        list.fill(.circle(center: Point(50.3, 49.7), radius: 40), .black)
        let covered = try Bitmap(list).totalAlpha
        #expect(abs(covered - Double.pi * 1600) < Double.pi * 1600 * 0.002)
    }

    @Test func anEvenOddRingHasItsHole() throws {
        var ring = Path.ellipse(in: Rect(0, 0, 40, 40))
        ring.add(.ellipse(in: Rect(10, 10, 20, 20)))
        var list = DisplayList(size: Size(40, 40))
        list.fill(ring, .black, rule: .evenOdd)
        let bitmap = try Bitmap(list)
        #expect(bitmap[20, 20] == 0 && bitmap[20, 5] == 0xff00_0000)
    }

    @Test func aBorderInsideItsBoundsStaysThere() throws {
        var list = DisplayList(size: Size(20, 20))
        list.stroke(.rect(Rect(5, 5, 10, 10).insetBy(1, 1)), StrokeStyle(width: 2), Color(hex: 0xFF0000))
        let bitmap = try Bitmap(list)
        for y in 0..<20 {
            for x in 0..<20 {
                let isInside = (5..<15).contains(x) && (5..<15).contains(y)
                let isHole = (7..<13).contains(x) && (7..<13).contains(y)
                #expect(bitmap[x, y] == (isInside && !isHole ? 0xffff_0000 : 0))
            }
        }
    }

    @Test func aGroupFadesAsOneWhereItsPartsOverlap() throws {
        var list = DisplayList(size: Size(30, 10))
        list.group(alpha: 0.5, bounds: Rect(0, 0, 30, 10)) { list in
            list.fill(.rect(Rect(0, 0, 20, 10)), Color(hex: 0xFF0000))
            list.fill(.rect(Rect(10, 0, 20, 10)), Color(hex: 0x0000FF))
        }
        let bitmap = try Bitmap(list)
        // Half of 255 is 127.5, which rounds to 128.
        #expect((bitmap[5, 5], bitmap[15, 5], bitmap[25, 5]) == (0x8080_0000, 0x8000_0080, 0x8000_0080))
    }

    @Test func clipsAndTransformsEndWithTheirScope() throws {
        var list = DisplayList(size: Size(20, 20))
        list.transform(.translation(10, 0)) { list in
            list.clip(to: .rect(Rect(0, 0, 5, 5))) { list in
                list.fill(.rect(Rect(0, 0, 100, 100)), Color(hex: 0x00FF00))
            }
            list.fill(.rect(Rect(0, 10, 5, 5)), Color(hex: 0x0000FF))
        }
        list.fill(.rect(Rect(0, 0, 1, 1)), Color(hex: 0xFF0000))
        let bitmap = try Bitmap(list)
        #expect((bitmap[0, 0], bitmap[1, 1]) == (0xffff_0000, 0))
        #expect((bitmap[12, 2], bitmap[16, 2], bitmap[12, 7]) == (0xff00_ff00, 0, 0))
        #expect(bitmap[12, 12] == 0xff00_00ff)
    }

    @Test func aMapThatFlattensThePlaneHidesWhatItMaps() throws {
        var list = DisplayList(size: Size(4, 4))
        list.transform(.scale(0, 1)) { $0.fill(.rect(Rect(0, 0, 4, 4)), .black) }
        list.fill(.rect(Rect(3, 3, 1, 1)), .black)
        #expect(try Bitmap(list).totalAlpha == 1)
    }

    @Test func thousandsOfScopesInOneAnotherArePainted() throws {
        var list = DisplayList(size: Size(2, 2))
        func nest(_ depth: Int, in list: inout DisplayList) {
            if depth == 0 { return list.fill(.rect(Rect(0, 0, 2, 2)), .white) }
            list.clip(to: .rect(Rect(0, 0, 2, 2))) { nest(depth - 1, in: &$0) }
        }
        nest(1500, in: &list)
        #expect(try Bitmap(list)[1, 1] == 0xffff_ffff)
    }
}

extension Bitmap {
    /// The sum of all coverage, in pixels.
    var totalAlpha: Double {
        stride(from: 3, to: pixels.count, by: 4).reduce(0) { $0 + Double(pixels[$1]) } / 255
    }
}
