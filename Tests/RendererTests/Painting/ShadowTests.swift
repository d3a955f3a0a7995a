import Foundation
import MaquetteDrawing
import Testing

@testable import MaquetteRenderer

@Suite struct ShadowTests {
    @Test(arguments: [1.0, 2, 3])
    func aShadowOfAThinLineSpreadsByItsRadius(scale: Double) throws {
        var list = DisplayList(size: Size(100, 1))
        list.drawShadow(
            Shadow(color: .black, offset: Point(5, 0), radius: 4), of: .rect(Rect(45, -100, 1, 201)))
        let bitmap = try Bitmap(list, scale: scale)
        var (sum, mean, square) = (0.0, 0.0, 0.0)
        for x in 0..<bitmap.width {
            let alpha = Double(bitmap[x, 0] >> 24)
            let place = (Double(x) + 0.5) / scale
            sum += alpha
            mean += alpha * place
            square += alpha * place * place
        }
        mean /= sum
        // As much ink as the line has, around its shifted middle; a line one wide adds 1/12 to the variance.
        #expect(abs(sum / 255 / scale - 1) < 0.03)
        #expect(abs(mean - 50.5) < 0.02)
        #expect(abs(square / sum - mean * mean - (16 + 1 / 12.0)) < 0.6)
    }

    /// Cards of a list: what one casts is what every other casts, and what it casts alone.
    @Test(arguments: [1.0, 3]) func boxesWholePixelsApartCastTheSameShadow(scale: Double) throws {
        func shadow(_ places: [Double]) throws -> Bitmap {
            var list = DisplayList(size: Size(200, 400))
            for place in places {
                list.transform(.translation(0, place)) { list in
                    list.drawShadow(
                        Shadow(color: .black, offset: Point(0, 2), radius: 4),
                        of: .roundedRect(Rect(20.3, 20.4, 150, 60), radius: 8))
                }
            }
            return try Bitmap(list, scale: scale)
        }
        let (alone, many) = (try shadow([0]), try shadow([0, 120, 241]))
        var ink = 0
        for y in 0..<Int(120 * scale) {
            for x in 0..<alone.width {
                ink += alone[x, y] > 0 ? 1 : 0
                #expect(alone[x, y] == many[x, y])
                #expect(alone[x, y] == many[x, y + Int(120 * scale)])
                #expect(alone[x, y] == many[x, y + Int(241 * scale)])
            }
        }
        #expect(ink > Int(150 * 60 * scale * scale))
    }

    @Test func deepInsideAndFarOutsideABlurChangesNothing() throws {
        var list = DisplayList(size: Size(100, 100))
        list.drawShadow(Shadow(color: .black, offset: .zero, radius: 3), of: .rect(Rect(30, 30, 40, 40)))
        let bitmap = try Bitmap(list)
        #expect(bitmap[50, 50] == 0xff00_0000 && bitmap[10, 50] == 0)
        // On a long straight edge half of the ink has gone over: just outside a little less than half is left.
        let besideEdge = Double(bitmap[50, 29] >> 24) / 255
        // The normal distribution beyond 1/6 of a deviation: 0.4338.
        #expect(abs(besideEdge - 0.4338) < 0.01)
    }

    /// Two boxes, one on the other: their rows are alike, then others are, and so are their columns.
    @Test func aBlurIsThatOfTheNormalDistributionWhereverItsShapeChanges() throws {
        let boxes = [Rect(20, 20, 60, 20), Rect(35, 40, 15, 35)]
        var shape = Path()
        for box in boxes { shape.add(.rect(box)) }
        var list = DisplayList(size: Size(100, 100))
        list.drawShadow(Shadow(color: .black, offset: .zero, radius: 4), of: shape)
        let bitmap = try Bitmap(list)

        func share(_ from: Double, _ length: Double, at place: Int) -> Double {
            let reach = 4 * 2.0.squareRoot()
            let (start, end) = (from - Double(place) - 0.5, from + length - Double(place) - 0.5)
            return (erf(end / reach) - erf(start / reach)) / 2
        }
        var farthest = 0.0
        for (x, y) in (0..<100).flatMap({ y in (0..<100).map { ($0, y) } }) {
            let ink = boxes.reduce(0) { $0 + share($1.x, $1.width, at: x) * share($1.y, $1.height, at: y) }
            farthest = max(farthest, abs(Double(bitmap[x, y] >> 24) / 255 - ink))
        }
        // Three averages come as near as this to it.
        #expect(farthest < 0.02)
    }

    @Test func aGroupsShadowIsThatOfItsSilhouetteAndLiesBeneath() throws {
        var list = DisplayList(size: Size(40, 40))
        list.shadow(Shadow(color: Color(hex: 0x0000FF), offset: Point(10, 10), radius: 0), bounds: Rect(0, 0, 40, 40)) {
            list in
            list.fill(.rect(Rect(5, 5, 10, 10)), Color(hex: 0xFF0000))
            list.fill(.rect(Rect(20, 5, 5, 5)), Color(hex: 0x00FF00))
        }
        let bitmap = try Bitmap(list)
        #expect((bitmap[10, 10], bitmap[22, 7]) == (0xffff_0000, 0xff00_ff00))
        #expect((bitmap[20, 20], bitmap[32, 17], bitmap[28, 28]) == (0xff00_00ff, 0xff00_00ff, 0))
    }

    @Test func aShadowIsCutOffByTheClipButNotItsSource() throws {
        var list = DisplayList(size: Size(40, 20))
        list.clip(to: .rect(Rect(20, 0, 20, 20))) { list in
            list.drawShadow(Shadow(color: .black, offset: Point(20, 0), radius: 0), of: .rect(Rect(0, 0, 20, 20)))
        }
        let bitmap = try Bitmap(list)
        #expect((bitmap[30, 10], bitmap[10, 10]) == (0xff00_0000, 0))
    }

    /// Beside the shadow of the same outline, which nobody knows to be a box, and which is blurred as a whole.
    @Test(arguments: [
        Path.rect(Rect(20.3, 30.6, 150, 400)), .roundedRect(Rect(20, 30, 160.5, 300), radius: 12),
        .roundedRect(Rect(11.7, 20, 150, 60), radius: 30, curve: .continuous),
        .roundedRect(Rect(30, 20, 140, 350), radius: 22, curve: .continuous),
        .roundedRect(Rect(30, 20, 140, 350), radius: 40, corners: [.topLeft, .bottomRight]),
        .roundedRect(Rect(22, 2, 27, 27), radius: 13.5), .rect(Rect(40.2, 50, 9, 3.4)),
        .ellipse(in: Rect(60, 70.3, 20, 20)),
        .ellipse(in: Rect(-5, 435, 50, 30)), .ellipse(in: Rect(10, 20, 180, 420)),
    ])
    func theShadowOfABoxIsThatOfItsOutline(box: Path) throws {
        var outline = Path()
        for element in box.elements {
            switch element {
            case .move(let point): outline.move(to: point)
            case .line(let point): outline.addLine(to: point)
            case .curve(let first, let second, let end): outline.addCurve(first, second, to: end)
            case .close: outline.close()
            }
        }
        #expect(outline.shape == nil)
        for (scale, radius) in [(1.0, 0.0), (2, 3.5), (3, 6)] {
            let shadow = Shadow(color: Color(hex: 0x102030), offset: Point(1.25, 4), radius: radius)
            let pictures = try [box, outline].map { path in
                var list = DisplayList(size: Size(200, 450))
                list.drawShadow(shadow, of: path)
                return try Bitmap(list, scale: scale)
            }
            #expect(pictures[0] == pictures[1], "scale \(scale)")
        }
    }
}
