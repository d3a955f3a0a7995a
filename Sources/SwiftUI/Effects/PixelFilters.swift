import MaquetteDrawing

/// What is done to the pixels of a picture: red, green, blue and alpha, premultiplied.
enum PixelFilter: Equatable {
    /// A Gaussian with this deviation in points.
    case blur(CGFloat)
    /// Five numbers for each of the four components: those by which the components are multiplied, and one that is added.
    case matrix([Float])

    /// How far the filter reaches around the content.
    var reach: CGFloat { if case .blur(let radius) = self { (radius * 3).rounded(.up) } else { 0 } }

    func apply(to pixels: inout [UInt8], width: Int, height: Int, scale: CGFloat) {
        switch self {
        case .blur(let radius):
            GaussianBlur(deviation: Double(radius * scale)).apply(toPixels: &pixels, width: width, height: height)
        case .matrix(let matrix): PixelMatrix(matrix).apply(toPixels: &pixels)
        }
    }

    // MARK: Colours, as matrices

    static func colors(_ rows: [[Float]], plus: Float = 0) -> PixelFilter {
        .matrix(rows.flatMap { $0 + [0, plus] } + [0, 0, 0, 1, 0])
    }
    private static func scaled(_ factor: Float, plus: Float) -> PixelFilter {
        colors([[factor, 0, 0], [0, factor, 0], [0, 0, factor]], plus: plus)
    }
    static func brightness(_ amount: Double) -> PixelFilter { scaled(1, plus: Float(amount)) }
    static func contrast(_ amount: Double) -> PixelFilter { scaled(Float(amount), plus: Float(0.5 - amount / 2)) }
    static let invert = scaled(-1, plus: 1)

    /// How bright red, green and blue look.
    private static let luminance: [Float] = [0.2126, 0.7152, 0.0722]

    static func saturation(_ amount: Double) -> PixelFilter {
        let amount = Float(amount)
        return colors(
            (0..<3).map { row in
                (0..<3).map { luminance[$0] * (1 - amount) + (row == $0 ? amount : 0) }
            })
    }
    static let luminanceToAlpha = PixelFilter.matrix(
        [Float](repeating: 0, count: 15) + luminance + [0, 0])

    /// Turns the colours around the axis of greys, keeping their luminance, as Core Animation does.
    static func hueRotation(_ angle: Angle) -> PixelFilter {
        let (cosine, sine) = (Float(cos(angle.radians)), Float(sin(angle.radians)))
        // The matrix of the filter `hue-rotate` in the standard of SVG filter effects.
        return colors([
            [
                0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
                0.072 - cosine * 0.072 + sine * 0.928,
            ],
            [
                0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
                0.072 - cosine * 0.072 - sine * 0.283,
            ],
            [
                0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
                0.072 + cosine * 0.928 + sine * 0.072,
            ],
        ])
    }
    static func multiply(_ color: Color.Resolved) -> PixelFilter {
        .matrix(
            [color.red, 0, 0, 0, 0] + [0, color.green, 0, 0, 0] + [0, 0, color.blue, 0, 0] + [
                0, 0, 0, color.opacity, 0,
            ])
    }
}
