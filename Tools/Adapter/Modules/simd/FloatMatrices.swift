import Foundation

// Columns of vectors, as Apple's, for the sizes that apps use.

public struct simd_float3x3: Equatable, Sendable {
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
    public init() { columns = (.zero, .zero, .zero) }
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    public init(_ c0: SIMD3<Float>, _ c1: SIMD3<Float>, _ c2: SIMD3<Float>) { columns = (c0, c1, c2) }
    public init(_ columns: [SIMD3<Float>]) { self.columns = (columns[0], columns[1], columns[2]) }
    public init(rows: [SIMD3<Float>]) { self = Self(rows).transpose }
    public init(diagonal: SIMD3<Float>) {
        self.init()
        for place in 0..<3 { self[place][place] = diagonal[place] }
    }
    public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }

    public subscript(column: Int) -> SIMD3<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public var transpose: Self {
        var turned = Self()
        for column in 0..<3 { for row in 0..<3 { turned[row][column] = self[column][row] } }
        return turned
    }
    /// By elimination: of a matrix that has none, not a number.
    public var inverse: Self {
        var (left, right) = (self, Self(1))
        for step in 0..<3 {
            let best = (step..<3).max { Swift.abs(left[step][$0]) < Swift.abs(left[step][$1]) } ?? step
            for column in 0..<3 {
                (left[column][step], left[column][best]) = (left[column][best], left[column][step])
                (right[column][step], right[column][best]) = (right[column][best], right[column][step])
            }
            let pivot = left[step][step]
            for column in 0..<3 {
                left[column][step] /= pivot
                right[column][step] /= pivot
            }
            for row in 0..<3 where row != step {
                let factor = left[step][row]
                for column in 0..<3 {
                    left[column][row] -= factor * left[column][step]
                    right[column][row] -= factor * right[column][step]
                }
            }
        }
        return right
    }
    public static func == (one: Self, other: Self) -> Bool { one.columns == other.columns }
    public static func * (matrix: Self, vector: SIMD3<Float>) -> SIMD3<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }
    public static func * (one: Self, other: Self) -> Self {
        Self(one * other.columns.0, one * other.columns.1, one * other.columns.2)
    }
    public static func * (scalar: Float, matrix: Self) -> Self {
        Self(matrix.columns.0 * scalar, matrix.columns.1 * scalar, matrix.columns.2 * scalar)
    }
    public static func * (matrix: Self, scalar: Float) -> Self { scalar * matrix }
    public static func + (one: Self, other: Self) -> Self {
        Self(one.columns.0 + other.columns.0, one.columns.1 + other.columns.1, one.columns.2 + other.columns.2)
    }
    public static func - (one: Self, other: Self) -> Self { one + -1 * other }
    public static func *= (one: inout Self, other: Self) { one = one * other }
}
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public let matrix_identity_float3x3 = simd_float3x3(1)
public func simd_mul(_ one: simd_float3x3, _ other: simd_float3x3) -> simd_float3x3 { one * other }
public func simd_mul(_ matrix: simd_float3x3, _ vector: SIMD3<Float>) -> SIMD3<Float> { matrix * vector }
public func simd_inverse(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.inverse }
public func simd_transpose(_ matrix: simd_float3x3) -> simd_float3x3 { matrix.transpose }
public func matrix_multiply(_ one: simd_float3x3, _ other: simd_float3x3) -> simd_float3x3 { one * other }

public struct simd_float4x4: Equatable, Sendable {
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
    public init() { columns = (.zero, .zero, .zero, .zero) }
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    public init(_ c0: SIMD4<Float>, _ c1: SIMD4<Float>, _ c2: SIMD4<Float>, _ c3: SIMD4<Float>) {
        columns = (c0, c1, c2, c3)
    }
    public init(_ columns: [SIMD4<Float>]) { self.columns = (columns[0], columns[1], columns[2], columns[3]) }
    public init(rows: [SIMD4<Float>]) { self = Self(rows).transpose }
    public init(diagonal: SIMD4<Float>) {
        self.init()
        for place in 0..<4 { self[place][place] = diagonal[place] }
    }
    public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }

    public subscript(column: Int) -> SIMD4<Float> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
    public subscript(column: Int, row: Int) -> Float {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    public var transpose: Self {
        var turned = Self()
        for column in 0..<4 { for row in 0..<4 { turned[row][column] = self[column][row] } }
        return turned
    }
    /// By elimination: of a matrix that has none, not a number.
    public var inverse: Self {
        var (left, right) = (self, Self(1))
        for step in 0..<4 {
            let best = (step..<4).max { Swift.abs(left[step][$0]) < Swift.abs(left[step][$1]) } ?? step
            for column in 0..<4 {
                (left[column][step], left[column][best]) = (left[column][best], left[column][step])
                (right[column][step], right[column][best]) = (right[column][best], right[column][step])
            }
            let pivot = left[step][step]
            for column in 0..<4 {
                left[column][step] /= pivot
                right[column][step] /= pivot
            }
            for row in 0..<4 where row != step {
                let factor = left[step][row]
                for column in 0..<4 {
                    left[column][row] -= factor * left[column][step]
                    right[column][row] -= factor * right[column][step]
                }
            }
        }
        return right
    }
    public static func == (one: Self, other: Self) -> Bool { one.columns == other.columns }
    public static func * (matrix: Self, vector: SIMD4<Float>) -> SIMD4<Float> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z + matrix.columns.3
            * vector.w
    }
    public static func * (one: Self, other: Self) -> Self {
        Self(one * other.columns.0, one * other.columns.1, one * other.columns.2, one * other.columns.3)
    }
    public static func * (scalar: Float, matrix: Self) -> Self {
        Self(matrix.columns.0 * scalar, matrix.columns.1 * scalar, matrix.columns.2 * scalar, matrix.columns.3 * scalar)
    }
    public static func * (matrix: Self, scalar: Float) -> Self { scalar * matrix }
    public static func + (one: Self, other: Self) -> Self {
        Self(
            one.columns.0 + other.columns.0, one.columns.1 + other.columns.1, one.columns.2 + other.columns.2,
            one.columns.3 + other.columns.3)
    }
    public static func - (one: Self, other: Self) -> Self { one + -1 * other }
    public static func *= (one: inout Self, other: Self) { one = one * other }
}
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public let matrix_identity_float4x4 = simd_float4x4(1)
public func simd_mul(_ one: simd_float4x4, _ other: simd_float4x4) -> simd_float4x4 { one * other }
public func simd_mul(_ matrix: simd_float4x4, _ vector: SIMD4<Float>) -> SIMD4<Float> { matrix * vector }
public func simd_inverse(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.inverse }
public func simd_transpose(_ matrix: simd_float4x4) -> simd_float4x4 { matrix.transpose }
public func matrix_multiply(_ one: simd_float4x4, _ other: simd_float4x4) -> simd_float4x4 { one * other }
