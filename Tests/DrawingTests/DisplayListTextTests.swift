import Testing

@testable import MaquetteDrawing

@Suite struct DisplayListTextTests {
    private final class Card {}

    @Test func aListReadsAsOneCommandALine() throws {
        let image = try #require(
            ImageSource(width: 1, height: 2, premultipliedBGRA: [UInt8](repeating: 0, count: 8), name: "a \"b\""))
        var list = DisplayList(size: Size(390, 844))
        list.annotate(PaintedView(Card.self, at: Rect(16, 20, 100.5, 21))) { list in
            list.drawShadow(
                Shadow(color: Color(hex: 0, alpha: 0.2), offset: Point(0, 4), radius: 10),
                of: .roundedRect(Rect(16, 16, 358, 200), radius: 12, curve: .continuous))
            list.clip(to: .roundedRect(Rect(16, 16, 358, 200), radius: 12, corners: [.topLeft, .bottomRight])) { list in
                list.fill(.rect(Rect(16, 16, 358, 1 / 3.0)), Color(hex: 0xC6C6C8))
                list.group(alpha: 0.5, bounds: Rect(0, 0, 10, 10)) { list in
                    list.fill(.ellipse(in: Rect(0, 0, 10, 10)), .black, rule: .evenOdd)
                }
            }
        }
        list.transform(.translation(3, -0.5)) { list in
            list.draw(ImagePlacement(image, in: Rect(0, 0, 5, 5), interpolation: .nearest, tint: .white, scale: 2))
            list.stroke(.rect(Rect(0, 0, 5, 5)), StrokeStyle(width: 0.5, cap: .round, dashes: [1, 2]), .white)
        }
        #expect(
            list.description == """
                canvas 390x844
                view "Card 16 20 100.5 21"
                  shadow of rounded 16 16 358 200 radius 12 continuous #000000/0.2 offset 0 4 radius 10
                  clip rounded 16 16 358 200 radius 12 corners top-left+bottom-right
                    fill rect 16 16 358 0.333 #C6C6C8
                    group alpha 0.5 in 0 0 10 10
                      fill ellipse 0 0 10 10 even-odd #000000
                transform move 3 -0.5
                  image "a \\"b\\"" 1x2 in 0 0 5 5 scale 2 nearest tint #FFFFFF
                  stroke rect 0 0 5 5 width 0.5 cap round dashes 1 2 #FFFFFF

                """)
    }

    @Test(arguments: [
        (1.0, "1"), (-2.5, "-2.5"), (1 / 3.0, "0.333"), (0.0004, "0"), (-0.0004, "0"), (0.05, "0.05"),
        (1e300, "1e+300"),
        (.infinity, "inf"), (-0.001, "-0.001"),
    ])
    func numbersHaveAtMostThreeDecimals(value: Double, text: String) {
        #expect(number(value) == text)
    }
}
