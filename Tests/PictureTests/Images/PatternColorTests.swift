import Maquette
import MaquetteRenderer
import Testing

/// `UIColor(patternImage:)`: "the image is tiled … to fill a given area" wherever the colour paints, with the alpha of the colour
/// (Apple's documentation of UIColor, CALayer.backgroundColor and CGColor). Tiles are 4 x 2, the left half red, the right half blue.
@MainActor @Suite struct PatternColorTests {
    private let color: UIColor

    init() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        color = UIColor(
            patternImage: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
                UIColor.blue.setFill()
                $0.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
            })
    }

    /// Columns 0 and 1 of every four are red, the others blue.
    private func expectTiles(
        _ pixels: Pixels, y: Int, _ columns: Range<Int>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for x in columns {
            expectColor(pixels[x, y], x % 4 < 2 ? Colors.red : Colors.blue, sourceLocation: sourceLocation)
        }
    }

    @Test func `A layer is tiled as a view is, and so is its border`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 8))
        let layer = CALayer()
        layer.frame = view.bounds
        layer.backgroundColor = color.cgColor
        view.layer.addSublayer(layer)
        expectTiles(try Pixels(of: view), y: 5, 0..<12)
        layer.backgroundColor = nil
        layer.borderColor = color.cgColor
        layer.borderWidth = 2
        let border = try Pixels(of: view)
        expectTiles(border, y: 0, 0..<12)
        #expect(border[6, 4] == [0, 0, 0, 0])
    }

    /// Half of red over nothing is 128 of 255, premultiplied.
    @Test func `Its alpha counts, also as a colour of Core Graphics`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 2))
        view.backgroundColor = color.withAlphaComponent(0.5)
        expectColor(try Pixels(of: view)[0, 0], [128, 0, 0, 128])
        view.backgroundColor = color.cgColor.copy(alpha: 0.5).map { UIColor(cgColor: $0) }
        expectColor(try Pixels(of: view)[3, 0], [0, 0, 128, 128])
    }

    /// A fill, a translation that does not move the tiles, and a stroke of 4 points along x = 10.
    @Test func `What code draws with it is tiled on the coordinates of the context`() throws {
        let pixels = try Pixels(
            of: Canvas(24, 8) { _ in
                color.setFill()
                UIRectFill(CGRect(x: 1, y: 0, width: 6, height: 4))
                let context = UIGraphicsGetCurrentContext()
                context?.translateBy(x: 1, y: 0)
                color.setStroke()
                let line = UIBezierPath()
                line.move(to: CGPoint(x: 10, y: 0))
                line.addLine(to: CGPoint(x: 10, y: 8))
                line.lineWidth = 4
                line.stroke()
                UIColor.black.setFill()
                context?.fill(CGRect(x: 19, y: 0, width: 2, height: 8))
            })
        expectTiles(pixels, y: 3, 1..<7)
        expectTiles(pixels, y: 5, 9..<13)
        #expect(pixels[0, 3] == [0, 0, 0, 0] && pixels[8, 5] == [0, 0, 0, 0] && pixels[13, 5] == [0, 0, 0, 0])
        #expect(pixels[20, 5] == [0, 0, 0, 255])
    }

    /// A full block covers its cell, so every pixel that it covers shows the tile below it.
    @Test(arguments: [false, true]) func `Letters show the tiles`(_ isAttributed: Bool) throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        label.font = .systemFont(ofSize: 48)
        if isAttributed {
            label.attributedText = NSAttributedString(
                string: "\u{2588}", attributes: [.font: label.font!, .foregroundColor: color])
        } else {
            (label.text, label.textColor) = ("\u{2588}", color)
        }
        let pixels = try Pixels(of: label)
        let opaque = (0..<60).filter { pixels[$0, 30][3] == 255 }
        #expect(opaque.count > 12)
        for x in opaque { expectColor(pixels[x, 30], x % 4 < 2 ? Colors.red : Colors.blue) }
    }

    /// CGColor: "the number of components, including alpha", of a pattern with its own colours are the alpha alone.
    @Test func `Core Graphics sees a pattern with its alpha`() throws {
        let translucent = color.withAlphaComponent(0.25).cgColor
        #expect(translucent.pattern != nil && UIColor.red.cgColor.pattern == nil)
        #expect(translucent.numberOfComponents == 1 && translucent.components == [0.25] && translucent.alpha == 0.25)
        #expect(translucent.colorSpace?.model == .pattern && translucent.colorSpace?.baseColorSpace == nil)
        #expect(UIColor(cgColor: translucent) == color.withAlphaComponent(0.25))
        #expect(UIColor(cgColor: translucent) != color)
        var red = CGFloat(0)
        #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil))
    }

    /// A coloured pattern of code's own, with an alpha, as a layer's background.
    @Test func `A colour is made of a pattern and its components`() throws {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, cell in
                cell.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                cell.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            }, releaseInfo: nil)
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let pattern = try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4, yStep: 4,
                tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
        view.layer.backgroundColor = CGColor(patternSpace: space, pattern: pattern, components: [0.5])
        let pixels = try Pixels(of: view)
        for x in 0..<8 { expectColor(pixels[x, 2], x % 4 < 2 ? [128, 0, 0, 128] : [0, 0, 0, 0]) }
        let other = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        #expect(CGColor(patternSpace: other, pattern: pattern, components: [1, 1, 1, 1]) == nil)
    }
}
