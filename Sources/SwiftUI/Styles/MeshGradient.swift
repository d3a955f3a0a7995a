/// Colours at the points of a net, and between them what is mixed of those around.
public nonisolated struct MeshGradient: ShapeStyle, _PrimitiveView {
    public enum Locations: Hashable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }
    public enum Colors: Hashable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }
    public struct BezierPoint: Hashable, Sendable {
        public var position, leadingControlPoint, topControlPoint, trailingControlPoint,
            bottomControlPoint: SIMD2<Float>
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            (self.position, self.leadingControlPoint) = (position, leadingControlPoint)
            (self.topControlPoint, self.trailingControlPoint) = (topControlPoint, trailingControlPoint)
            self.bottomControlPoint = bottomControlPoint
        }
    }

    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    public var background: Color
    public var smoothsColors: Bool
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    }
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public func _paint(in environment: EnvironmentValues) -> _Paint {
        guard let picture = picture(in: environment) else { return .color(background.uiColor(in: environment)) }
        return .image(_ImagePaintFill(image: picture, isStretched: true))
    }
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { node.fill(with: view) }

    /// Pixels along each side of the picture that is stretched. What is drawn is as smooth as this.
    private static let fineness = 160

    /// Each field of the net as many small steps, in each of which a pixel gets its colour. Controls of curves do not count: the edges
    /// of the fields are straight.
    private func picture(in environment: EnvironmentValues) -> UIImage? {
        let places: [SIMD2<Float>] =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        let shades: [Color.Resolved] =
            switch colors {
            case .colors(let colors): colors.map { $0.resolve(in: environment) }
            case .resolvedColors(let colors): colors
            }
        let count = width * height
        guard width > 1, height > 1, places.count >= count, shades.count >= count else { return nil }
        let side = Self.fineness
        let ground = background.resolve(in: environment)
        var pixels = [UInt8](repeating: 0, count: side * side * 4)
        func put(_ color: Color.Resolved, _ x: Int, _ y: Int) {
            guard x >= 0, y >= 0, x < side, y < side else { return }
            let start = (y * side + x) * 4
            for (offset, part) in [color.red, color.green, color.blue].enumerated() {
                pixels[start + offset] = UInt8(min(max(part * color.opacity, 0), 1) * 255)
            }
            pixels[start + 3] = UInt8(min(max(color.opacity, 0), 1) * 255)
        }
        if ground.opacity > 0 { for y in 0..<side { for x in 0..<side { put(ground, x, y) } } }
        func smooth(_ share: Float) -> Float { smoothsColors ? share * share * (3 - 2 * share) : share }
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let corners =
                    [row * width + column, row * width + column + 1, (row + 1) * width + column]
                    + [(row + 1) * width + column + 1]
                let (a, b, c, d) = (places[corners[0]], places[corners[1]], places[corners[2]], places[corners[3]])
                let across = max(abs(b.x - a.x), abs(d.x - c.x), abs(b.y - a.y), abs(d.y - c.y))
                let down = max(abs(c.x - a.x), abs(d.x - b.x), abs(c.y - a.y), abs(d.y - b.y))
                let (steps, lines) = (
                    max(2, Int(across * Float(side) * 1.6)), max(2, Int(down * Float(side) * 1.6))
                )
                for line in 0...lines {
                    let t = Float(line) / Float(lines)
                    let left = shades[corners[0]].mixed(with: shades[corners[2]], smooth(t), in: colorSpace)
                    let right = shades[corners[1]].mixed(with: shades[corners[3]], smooth(t), in: colorSpace)
                    for step in 0...steps {
                        let s = Float(step) / Float(steps)
                        let top = a + (b - a) * s
                        let place = top + (c + (d - c) * s - top) * t
                        put(
                            left.mixed(with: right, smooth(s), in: colorSpace), Int(place.x * Float(side)),
                            Int(place.y * Float(side)))
                    }
                }
            }
        }
        return UIImage(pixels: pixels, width: side, height: side, scale: 1)
    }
}
