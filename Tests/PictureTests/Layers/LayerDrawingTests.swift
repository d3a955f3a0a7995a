import Maquette
import Testing

@MainActor @Suite struct LayerDrawingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))

    /// A circle of radius 20 around (30, 30), from the right and clockwise, in a layer without a size.
    private func circle(_ change: (CAShapeLayer) -> Void) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 30, y: 30), radius: 20, startAngle: 0, endAngle: 2 * .pi, clockwise: true
            ).cgPath
        change(layer)
        return layer
    }

    @Test func aShapeIsBlackUntilToldOtherwiseAndNeedsNoSize() throws {
        root.layer.addSublayer(circle { _ in })
        let pixels = try Pixels(of: root)
        expectArea(pixels, Double.pi * 400)
        #expect(pixels[30, 30] == Colors.black)
    }

    /// Half of the stroke, from the bottom over the left to the top: half a ring of 4.
    @Test func strokesShowTheAskedForPartOfTheLength() throws {
        root.layer.addSublayer(
            circle {
                $0.fillColor = nil
                $0.strokeColor = UIColor.red.cgColor
                $0.lineWidth = 4
                ($0.strokeStart, $0.strokeEnd) = (0.25, 0.75)
            })
        let pixels = try Pixels(of: root)
        expectArea(pixels, Double.pi * 20 * 4)
        #expect(pixels[10, 30] == Colors.red)
        #expect(pixels[49, 30] == Colors.clear)
    }

    @Test func aShapeMasksAView() throws {
        root.backgroundColor = .red
        root.layer.mask = circle { _ in }
        let pixels = try Pixels(of: root)
        expectArea(pixels, Double.pi * 400)
        #expect(pixels[30, 30] == Colors.red && pixels[2, 2] == Colors.clear)
    }

    @Test func aGradientMasksByItsAlphaAlone() throws {
        root.backgroundColor = .red
        let fade = CAGradientLayer()
        fade.frame = root.bounds
        fade.colors = [UIColor.green.withAlphaComponent(0).cgColor, UIColor.green.cgColor]
        root.layer.mask = fade
        let pixels = try Pixels(of: root)
        let share = (15.5 / 60 * 255).rounded()
        expectColor(pixels[30, 15], [Int(share), 0, 0, Int(share)], within: 2)
    }

    @Test func aLayerOfOnesOwnDrawsOnceItIsAskedTo() throws {
        final class Striped: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(UIColor.blue.cgColor)
                ctx.fill(CGRect(x: 0, y: 0, width: bounds.width, height: 5))
            }
        }
        let layer = Striped()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        root.layer.addSublayer(layer)
        #expect(try Pixels(of: root).area == 0)
        layer.setNeedsDisplay()
        let pixels = try Pixels(of: root)
        #expect(pixels.area == 100)
        #expect(pixels[15, 12] == Colors.blue)
    }

    @Test func aDelegateCanSupplyTheContents() throws {
        final class Painter: NSObject, CALayerDelegate {
            func display(_ layer: CALayer) {
                layer.contents =
                    UIGraphicsImageRenderer(size: layer.bounds.size).image {
                        UIColor.green.setFill()
                        $0.fill($0.format.bounds)
                    }.cgImage
            }
        }
        let (layer, painter) = (CALayer(), Painter())
        layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
        layer.delegate = painter
        root.layer.addSublayer(layer)
        layer.setNeedsDisplay()
        #expect(try Pixels(of: root)[15, 15] == Colors.green)
    }

    @Test func aTextLayerIsWhiteAndStartsAtItsTop() throws {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 20, width: 60, height: 40)
        layer.string = "HH"
        layer.fontSize = 20
        layer.font = UIFont.systemFont(ofSize: 1)
        root.backgroundColor = .black
        root.layer.addSublayer(layer)
        let pixels = try Pixels(of: root)
        let litRows = (0..<60).filter { y in (0..<60).contains { pixels[$0, y][0] > 128 } }
        // The first baseline of a 20 point line is 1950 of 2048 units below its top.
        let baseline = 20.0 + 20 * 1950 / 2048
        #expect(try #require(litRows.first) >= 20)
        #expect(abs(Double(try #require(litRows.last)) - baseline) <= 1.5)
    }
}
