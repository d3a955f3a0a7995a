import Maquette
import Testing

@MainActor @Suite struct GradientDrawingTests {
    private func gradient(_ locations: [CGFloat] = [0, 1]) throws -> CGGradient {
        try #require(
            CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)],
                locations: locations))
    }

    private func red(_ share: Double) -> [Int] {
        [Int((255 * share).rounded()), 0, 255 - Int((255 * share).rounded()), 255]
    }

    /// The middle of pixel 30 of 20 to 60 lies at 10.5 / 40 of the way.
    @Test func aLinearGradientStopsAtItsEndsUnlessToldToGoOn() throws {
        let gradient = try gradient()
        func picture(_ options: CGGradientDrawingOptions) throws -> Pixels {
            try Pixels(
                of: Canvas(80, 4) { _ in
                    UIGraphicsGetCurrentContext()?.drawLinearGradient(
                        gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 60, y: 0), options: options)
                })
        }
        let bare = try picture([])
        expectColor(bare[30, 2], red(1 - 10.5 / 40))
        #expect(bare[10, 2] == Colors.clear && bare[70, 2] == Colors.clear)
        let extended = try picture([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(extended[10, 2] == Colors.red && extended[70, 2] == Colors.blue)
    }

    /// Between the circles of radius 10 and 30 a point 20 from the centre is half way.
    @Test func aRadialGradientCanStartAtACircle() throws {
        let gradient = try gradient()
        let center = CGPoint(x: 40, y: 40)
        let pixels = try Pixels(
            of: Canvas(80, 80) { _ in
                UIGraphicsGetCurrentContext()?.drawRadialGradient(
                    gradient, startCenter: center, startRadius: 10, endCenter: center, endRadius: 30, options: [])
            })
        let distance = (19.5 * 19.5 + 0.5 * 0.5).squareRoot()
        expectColor(pixels[59, 40], red(1 - (distance - 10) / 20))
        #expect(pixels[40, 40] == Colors.clear)
        #expect(pixels[5, 40] == Colors.clear)
    }

    /// Circles of radius 10 around x = 20 and 60 make a band 20 high, its places those of the foremost edge.
    @Test func aRadialGradientBetweenEqualCirclesIsABand() throws {
        let gradient = try gradient()
        let pixels = try Pixels(
            of: Canvas(80, 40) { _ in
                UIGraphicsGetCurrentContext()?.drawRadialGradient(
                    gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 10, endCenter: CGPoint(x: 60, y: 20),
                    endRadius: 10, options: [])
            })
        #expect(pixels[40, 5] == Colors.clear)
        let edge = (100 - 0.25).squareRoot()
        expectColor(pixels[40, 20], red(1 - (40.5 + edge - 20) / 40 > 0 ? 1 - (40.5 + edge - 20) / 40 : 0))
    }

    /// Clockwise from the right: straight down is a quarter of the way, to the left half.
    @Test func aConicGradientGoesAroundOnce() throws {
        let layer = CAGradientLayer()
        layer.type = .conic
        layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        let pixels = try show(layer, 81, 81)
        expectColor(pixels[40, 80], red(0.75))
        expectColor(pixels[0, 40], red(0.5))
        expectColor(pixels[40, 0], red(0.25))
    }

    private func show(_ layer: CALayer, _ width: CGFloat, _ height: CGFloat) throws -> Pixels {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        return try Pixels(of: view)
    }

    @Test func aGradientLayerRunsFromTopToBottomByItself() throws {
        let layer = CAGradientLayer()
        layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        layer.cornerRadius = 10
        let pixels = try show(layer, 40, 100)
        expectColor(pixels[20, 25], red(1 - 25.5 / 100))
        #expect(pixels[0, 0] == Colors.clear)
    }

    @Test func oneColourDrawsNothing() throws {
        let layer = CAGradientLayer()
        layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1)]
        #expect(try show(layer, 10, 10).area == 0)
    }

    /// An ellipse 40 to the side and 10 down: half way lies at 20 to the side and at 5 below.
    @Test func aRadialLayerReachesToItsEndPointBothWays() throws {
        let layer = CAGradientLayer()
        layer.type = .radial
        layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1)]
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 1)
        let pixels = try show(layer, 80, 20)
        expectColor(pixels[60, 10], red(1 - ((20.5 / 40) * (20.5 / 40) + 0.05 * 0.05).squareRoot()))
        expectColor(pixels[40, 15], red(1 - (0.55 * 0.55 + (0.5 / 40) * (0.5 / 40)).squareRoot()), within: 2)
        expectColor(pixels[0, 0], Colors.blue)
    }
}
