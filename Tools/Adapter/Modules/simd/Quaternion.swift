import Foundation

/// A turn in space.
public struct simd_quatf: Equatable, Sendable {
    public var vector: SIMD4<Float>
    public init() { vector = .zero }
    public init(vector: SIMD4<Float>) { self.vector = vector }
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }
    public init(angle: Float, axis: SIMD3<Float>) {
        self.init(real: cos(angle / 2), imag: normalize(axis) * sin(angle / 2))
    }
    /// The shortest turn of one direction into another.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let turn = simd_quatf(real: 1 + dot(from, to), imag: cross(from, to))
        self = turn.length > 1e-6 ? turn.normalized : simd_quatf(real: 0, imag: SIMD3(0, 0, 1))
    }
    public init(_ matrix: simd_float4x4) {
        func part(_ column: Int) -> SIMD3<Float> { SIMD3(matrix[column].x, matrix[column].y, matrix[column].z) }
        self.init(simd_float3x3(part(0), part(1), part(2)))
    }
    public init(_ matrix: simd_float3x3) {
        let (x, y, z) = matrix.columns
        let trace = x.x + y.y + z.z
        if trace > 0 {
            let size = (trace + 1).squareRoot() * 2
            self.init(ix: (y.z - z.y) / size, iy: (z.x - x.z) / size, iz: (x.y - y.x) / size, r: size / 4)
        } else if x.x > y.y, x.x > z.z {
            let size = (1 + x.x - y.y - z.z).squareRoot() * 2
            self.init(ix: size / 4, iy: (y.x + x.y) / size, iz: (z.x + x.z) / size, r: (y.z - z.y) / size)
        } else if y.y > z.z {
            let size = (1 + y.y - x.x - z.z).squareRoot() * 2
            self.init(ix: (y.x + x.y) / size, iy: size / 4, iz: (z.y + y.z) / size, r: (z.x - x.z) / size)
        } else {
            let size = (1 + z.z - x.x - y.y).squareRoot() * 2
            self.init(ix: (z.x + x.z) / size, iy: (z.y + y.z) / size, iz: size / 4, r: (x.y - y.x) / size)
        }
    }
    public var real: Float { vector.w }
    public var imag: SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
    public var angle: Float { 2 * atan2(simd_length(imag), real) }
    public var axis: SIMD3<Float> { normalize(imag) }
    public var length: Float { simd_length(vector) }
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / dot(vector, vector)) }
    public var normalized: simd_quatf { simd_quatf(vector: normalize(vector)) }
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let twice = cross(imag, vector) * 2
        return vector + twice * real + cross(imag, twice)
    }
    public static func * (one: Self, other: Self) -> Self {
        simd_quatf(
            real: one.real * other.real - dot(one.imag, other.imag),
            imag: other.imag * one.real + one.imag * other.real + cross(one.imag, other.imag))
    }
}

extension simd_float3x3 {
    public init(_ turn: simd_quatf) {
        self.init(turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1)))
    }
}
extension simd_float4x4 {
    public init(_ turn: simd_quatf) {
        let turned = simd_float3x3(turn)
        self.init(
            SIMD4(turned.columns.0, 0), SIMD4(turned.columns.1, 0), SIMD4(turned.columns.2, 0), SIMD4(0, 0, 0, 1))
    }
}
public func simd_slerp(_ from: simd_quatf, _ to: simd_quatf, _ t: Float) -> simd_quatf {
    let nearness = dot(from.vector, to.vector)
    let end = nearness < 0 ? -to.vector : to.vector
    let angle = acos(Swift.min(Swift.abs(nearness), 1))
    if angle < 1e-4 { return simd_quatf(vector: mix(from.vector, end, t: t)).normalized }
    return simd_quatf(vector: (from.vector * sin((1 - t) * angle) + end * sin(t * angle)) / sin(angle))
}
