import Maquette
import Testing

/// Layers that are blended with what is beneath them. The colours are worked out by the formulas of the W3C's "Compositing and Blending
/// Level 1", which Core Animation's filters of the same names follow.
@MainActor @Suite struct BlendingTests {
    private static let upper = UIColor(red: 0.5, green: 0.5, blue: 1, alpha: 1)

    /// A ground of 0.8, 0.4, 0.2 with a view upon its left half.
    private func picture(_ filter: Any?, in group: ((UIView) -> UIView)? = nil) throws -> Pixels {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        root.backgroundColor = UIColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = Self.upper
        view.layer.compositingFilter = filter
        root.addSubview(group?(view) ?? view)
        return try Pixels(of: root)
    }

    @Test(arguments: [
        ("multiplyBlendMode", [102, 51, 51]), ("screenBlendMode", [230, 179, 255]),
        ("differenceBlendMode", [77, 26, 204]), ("darkenBlendMode", [128, 102, 51]),
        ("lightenBlendMode", [204, 128, 255]), ("plusL", [255, 230, 255]), ("CIMultiplyBlendMode", [102, 51, 51]),
        ("no filter of this name", [128, 128, 255]),
    ]) func `A filter blends a layer with what is beneath it`(name: String, expected: [Int]) throws {
        let pixels = try picture(name)
        expectColor(Array(pixels[5, 5].prefix(3)), expected, within: 1)
        // Beside it nothing is different.
        expectColor(Array(pixels[15, 5].prefix(3)), [204, 102, 51])
    }

    @Test func `A layer that is painted by itself first keeps its content from what is beneath it`() throws {
        let pixels = try picture("multiplyBlendMode") { view in
            let group = UIView(frame: view.frame)
            group.layer.shouldRasterize = true
            group.addSubview(view)
            return group
        }
        expectColor(Array(pixels[5, 5].prefix(3)), [128, 128, 255])
    }
}
