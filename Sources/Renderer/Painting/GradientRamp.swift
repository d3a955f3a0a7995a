import MaquetteDrawing

/// A gradient's colours in fine steps, and the step for each pixel.
///
/// Painting from such a table takes a twentieth of cairo's time for a slanted gradient, and only additions.
struct GradientRamp {
    private static let steps = 4096
    /// Premultiplied pixels at the middle of each step, with those before the start and beyond the end around them.
    private let colors: [UInt32]
    private let geometry: Gradient.Geometry
    /// The visible range of the gradient.
    private let places: ClosedRange<Double>

    init(_ gradient: Gradient) {
        geometry = gradient.geometry
        let inside = (0..<Self.steps).map { step in
            gradient.color(at: (Double(step) + 0.5) / Double(Self.steps)).premultipliedPixel
        }
        func end(_ place: Double, _ isSeen: Bool) -> UInt32 {
            isSeen ? gradient.color(at: place).premultipliedPixel : 0
        }
        colors = [end(0, gradient.extendsBefore)] + inside + [end(1, gradient.extendsAfter)]
        places = (gradient.extendsBefore ? -Double.infinity : 0)...(gradient.extendsAfter ? Double.infinity : 1)
    }

    /// - Parameter toPoints: from a pixel's column and row to the middle of that pixel in points.
    func fill(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, atRow row: Double, _ toPoints: Transform2D) {
        switch geometry {
        case .linear(let start, let end):
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let square = dx * dx + dy * dy
            func place(_ column: Double) -> Double {
                let point = toPoints.apply(to: Point(column, row))
                return square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 1
            }
            let first = place(0)
            fill(pixels, count, from: first, by: square > 0 ? (toPoints.a * dx + toPoints.b * dy) / square : 0)
        case .radial(let center, let radius):
            for column in 0..<count {
                let point = toPoints.apply(to: Point(Double(column), row))
                let (x, y) = (point.x - center.x, point.y - center.y)
                let place = radius > 0 ? (x * x + y * y).squareRoot() / radius : 1
                pixels[column] = colors[Self.step(place)]
            }
        case .circles(let first, let second):
            for column in 0..<count {
                let place = Gradient.place(
                    of: toPoints.apply(to: Point(Double(column), row)), from: first, to: second, within: places)
                pixels[column] = place.map { colors[Self.step($0)] } ?? 0
            }
        case .conic(let center, let startAngle):
            for column in 0..<count {
                let point = toPoints.apply(to: Point(Double(column), row))
                let place = Gradient.turn(from: startAngle, to: Point(point.x - center.x, point.y - center.y))
                pixels[column] = colors[Self.step(place)]
            }
        }
    }

    private func fill(_ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, from first: Double, by step: Double) {
        if step == 0 { return pixels.update(repeating: colors[Self.step(first)], count: count) }
        colors.withUnsafeBufferPointer { colors in
            for column in 0..<count { pixels[column] = colors[Self.step(first + Double(column) * step)] }
        }
    }

    @inline(__always)
    private static func step(_ place: Double) -> Int {
        // In this order NaN becomes 0.
        Int(min(max(0, place * Double(steps) + 1), Double(steps + 1)))
    }
}

extension Color {
    /// `0xAARRGGBB`, each component rounded once.
    var premultipliedPixel: UInt32 {
        func byte(_ value: Double) -> UInt32 { value > 0 ? UInt32((min(value, 1) * 255).rounded()) : 0 }
        let alpha = max(0, min(self.alpha, 1))
        func component(_ value: Double) -> UInt32 { byte(max(0, min(value, 1)) * alpha) }
        return byte(alpha) << 24 | component(red) << 16 | component(green) << 8 | component(blue)
    }
}
