/// An affine map of the plane: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Transform2D: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public static let identity = Transform2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static func translation(_ x: Double, _ y: Double) -> Transform2D {
        Transform2D(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    public static func scale(_ x: Double, _ y: Double) -> Transform2D {
        Transform2D(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Rotates by the angle, clockwise when y grows downwards.
    public static func rotation(_ angle: Double) -> Transform2D {
        let (sine, cosine) = Trigonometry.sineAndCosine(angle)
        return Transform2D(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// First this map, then the other.
    public func then(_ other: Transform2D) -> Transform2D {
        Transform2D(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d,
            c: c * other.a + d * other.c, d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    public var determinant: Double { a * d - b * c }

    /// Nothing when the map flattens the plane.
    public var inverse: Transform2D? {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        return Transform2D(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    public func apply(to point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// The smallest upright rectangle around the image of a rectangle.
    public func bounds(of rect: Rect) -> Rect { Rect(around: rect.corners.map(apply)) }
}

extension Transform2D {
    /// Whether the transform moves and stretches only.
    package var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
    package var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
