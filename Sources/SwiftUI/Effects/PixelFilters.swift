/// What is done to the pixels of a picture: red, green, blue and alpha, premultiplied.
enum PixelFilter: Equatable {
    /// A Gaussian with this deviation in points.
    case blur(CGFloat)
    /// Five numbers for each of the four components: those by which the components are multiplied, and one that is added.
    case matrix([Float])

    /// How far it reaches around the content.
    var reach: CGFloat { if case .blur(let radius) = self { (radius * 3).rounded(.up) } else { 0 } }

    func apply(to pixels: inout [UInt8], width: Int, height: Int, scale: CGFloat) {
        switch self {
        case .blur(let radius): BoxBlur.apply(Double(radius * scale), to: &pixels, width, height)
        case .matrix(let matrix): Self.apply(matrix, to: &pixels)
        }
    }

    private static func apply(_ matrix: [Float], to pixels: inout [UInt8]) {
        for start in stride(from: 0, to: pixels.count - 3, by: 4) {
            let alpha = Float(pixels[start + 3]) / 255
            guard alpha > 0 || matrix[19] != 0 else { continue }
            let share = alpha > 0 ? 1 / (alpha * 255) : 0
            let parts = [
                Float(pixels[start]) * share, Float(pixels[start + 1]) * share, Float(pixels[start + 2]) * share, alpha,
            ]
            func part(_ row: Int) -> Float {
                var sum = matrix[row * 5 + 4]
                for column in 0..<4 { sum += matrix[row * 5 + column] * parts[column] }
                return min(max(sum, 0), 1)
            }
            let opacity = part(3)
            for row in 0..<3 { pixels[start + row] = UInt8((part(row) * opacity * 255).rounded()) }
            pixels[start + 3] = UInt8((opacity * 255).rounded())
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

/// A blur by three boxes, which comes near to a Gaussian.
private enum BoxBlur {
    static func apply(_ deviation: Double, to pixels: inout [UInt8], _ width: Int, _ height: Int) {
        guard deviation > 0.1, width > 0, height > 0 else { return }
        var values = pixels.map { Float($0) }
        for size in boxes(deviation) {
            let radius = size / 2
            blur(&values, lines: height, length: width, step: 4, stride: width * 4, radius)
            blur(&values, lines: width, length: height, step: width * 4, stride: 4, radius)
        }
        for index in pixels.indices { pixels[index] = UInt8(min(max(values[index].rounded(), 0), 255)) }
    }

    /// Odd sizes of three boxes whose variances together are that of the Gaussian.
    private static func boxes(_ deviation: Double) -> [Int] {
        let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
        var small = Int(ideal)
        if small % 2 == 0 { small -= 1 }
        small = max(1, small)
        let large = small + 2
        let count = ((12 * deviation * deviation - Double(3 * small * small + 12 * small + 9)) / Double(-4 * small - 4))
            .rounded()
        return (0..<3).map { Double($0) < count ? small : large }
    }

    private static func blur(
        _ values: inout [Float], lines: Int, length: Int, step: Int, stride: Int, _ radius: Int
    ) {
        guard radius > 0 else { return }
        let share = 1 / Float(2 * radius + 1)
        var line = [Float](repeating: 0, count: length)
        values.withUnsafeMutableBufferPointer { values in
            for number in 0..<lines {
                for part in 0..<4 {
                    let start = number * stride + part
                    var sum: Float = 0
                    // What is outside is clear.
                    for index in 0..<min(radius, length) { sum += values[start + index * step] }
                    for index in 0..<length {
                        if index + radius < length { sum += values[start + (index + radius) * step] }
                        if index - radius - 1 >= 0 { sum -= values[start + (index - radius - 1) * step] }
                        line[index] = sum * share
                    }
                    for index in 0..<length { values[start + index * step] = line[index] }
                }
            }
        }
    }
}
