@_exported import Foundation

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias vector_float2 = simd_float2
public typealias vector_float3 = simd_float3
public typealias vector_float4 = simd_float4
public typealias vector_double2 = simd_double2
public typealias vector_double3 = simd_double3
public typealias vector_int2 = simd_int2
public typealias vector_uint2 = simd_uint2
public typealias float2 = simd_float2
public typealias float3 = simd_float3
public typealias float4 = simd_float4
public typealias double2 = simd_double2
public typealias double3 = simd_double3
public typealias double4 = simd_double4

// MARK: Geometry of vectors of any size

public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    (x * y).sum()
}
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { dot(x, x) }
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    dot(x, x).squareRoot()
}
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    length(x - y)
}
public func distance_squared<Vector: SIMD>(
    _ x: Vector, _ y: Vector
) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length_squared(x - y) }
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { x / length(x) }
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector where Vector.Scalar: FloatingPoint {
    x + (y - x) * t
}
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x + (y - x) * t
}
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    x - n * (2 * dot(x, n))
}
public func abs<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { max(x, -x) }
public func min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    x.replacing(with: y, where: y .< x)
}
public func max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable {
    x.replacing(with: y, where: y .> x)
}
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector where Vector.Scalar: Comparable {
    x.clamped(lowerBound: min, upperBound: max)
}
public func clamp<Vector: SIMD>(
    _ x: Vector, min: Vector.Scalar, max: Vector.Scalar
) -> Vector where Vector.Scalar: Comparable {
    x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}
public func cross<Scalar: FloatingPoint & SIMDScalar>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    dot(x, y)
}
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint { length(x) }
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    dot(x, x)
}
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar where Vector.Scalar: FloatingPoint {
    distance(x, y)
}
public func simd_distance_squared<Vector: SIMD>(
    _ x: Vector, _ y: Vector
) -> Vector.Scalar where Vector.Scalar: FloatingPoint { distance_squared(x, y) }
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector where Vector.Scalar: FloatingPoint { normalize(x) }
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector where Vector.Scalar: FloatingPoint {
    mix(x, y, t: t)
}
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + t * (y - x) }
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + t * (y - x) }
public func simd_clamp(_ x: Double, _ low: Double, _ high: Double) -> Double { min(max(x, low), high) }
public func simd_clamp(_ x: Float, _ low: Float, _ high: Float) -> Float { min(max(x, low), high) }
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ low: Vector, _ high: Vector) -> Vector
where Vector.Scalar: Comparable {
    clamp(x, min: low, max: high)
}
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable { min(x, y) }
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector where Vector.Scalar: Comparable { max(x, y) }
public func simd_cross<Scalar: FloatingPoint & SIMDScalar>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> {
    cross(x, y)
}
