import Maquette
import MaquetteRenderer
import Testing

/// A painted picture, read pixel by pixel.
struct Pixels {
    let bitmap: Bitmap

    @MainActor init(of view: UIView, scale: CGFloat = 1) throws {
        bitmap = try Bitmap(view.picture(on: Stage(scale: scale)).list, scale: Double(scale))
    }

    @MainActor init(of image: UIImage) throws { try self.init(of: UIImageView(image: image)) }

    /// Red, green, blue and alpha from 0 to 255, premultiplied.
    subscript(x: Int, y: Int) -> [Int] {
        let pixel = bitmap[x, y]
        return [16, 8, 0, 24].map { Int(pixel >> $0 & 255) }
    }

    /// The sum of all coverage, in pixels.
    var area: Double {
        stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0) { $0 + Double(bitmap.pixels[$1]) } / 255
    }
}

/// Expects components to be no further from what was worked out than the tolerance.
func expectColor(
    _ found: [Int], _ expected: [Int], within tolerance: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
) {
    let isNear = zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
    #expect(isNear, "found \(found), expected \(expected)", sourceLocation: sourceLocation)
}

/// Expects as much ink as was worked out, to the six thousandths that the coverage of edges is off by.
func expectArea(_ pixels: Pixels, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(
        abs(pixels.area / expected - 1) < 0.006, "\(pixels.area) pixels, expected \(expected)",
        sourceLocation: sourceLocation)
}

/// A view that draws what a closure says.
final class Canvas: UIView {
    private let drawing: (CGRect) -> Void

    init(_ width: CGFloat, _ height: CGFloat, drawing: @escaping (CGRect) -> Void) {
        self.drawing = drawing
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { drawing(rect) }
}

/// Premultiplied red, green, blue and alpha.
enum Colors {
    static let clear = [0, 0, 0, 0]
    static let black = [0, 0, 0, 255]
    static let white = [255, 255, 255, 255]
    static let red = [255, 0, 0, 255]
    static let green = [0, 255, 0, 255]
    static let blue = [0, 0, 255, 255]
}
