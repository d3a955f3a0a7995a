// Columns of vectors, as Apple's, for the sizes that apps use.

public struct simd_float2x2: SquareMatrix {
    public typealias Column = SIMD2<Float>
    public var columns: (Column, Column) = (.zero, .zero)
    public init() {}
    public init(columns: (Column, Column)) { self.columns = columns }
    public init(_ c0: Column, _ c1: Column) { columns = (c0, c1) }
}
public typealias float2x2 = simd_float2x2
public typealias matrix_float2x2 = simd_float2x2
public let matrix_identity_float2x2 = simd_float2x2(1)

public struct simd_float3x3: SquareMatrix {
    public typealias Column = SIMD3<Float>
    public var columns: (Column, Column, Column) = (.zero, .zero, .zero)
    public init() {}
    public init(columns: (Column, Column, Column)) { self.columns = columns }
    public init(_ c0: Column, _ c1: Column, _ c2: Column) { columns = (c0, c1, c2) }
}
public typealias float3x3 = simd_float3x3
public typealias matrix_float3x3 = simd_float3x3
public let matrix_identity_float3x3 = simd_float3x3(1)

public struct simd_float4x4: SquareMatrix {
    public typealias Column = SIMD4<Float>
    public var columns: (Column, Column, Column, Column) = (.zero, .zero, .zero, .zero)
    public init() {}
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }
    public init(_ c0: Column, _ c1: Column, _ c2: Column, _ c3: Column) { columns = (c0, c1, c2, c3) }
}
public typealias float4x4 = simd_float4x4
public typealias matrix_float4x4 = simd_float4x4
public let matrix_identity_float4x4 = simd_float4x4(1)

public struct simd_double4x4: SquareMatrix {
    public typealias Column = SIMD4<Double>
    public var columns: (Column, Column, Column, Column) = (.zero, .zero, .zero, .zero)
    public init() {}
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }
    public init(_ c0: Column, _ c1: Column, _ c2: Column, _ c3: Column) { columns = (c0, c1, c2, c3) }
}
public typealias double4x4 = simd_double4x4
public typealias matrix_double4x4 = simd_double4x4
public let matrix_identity_double4x4 = simd_double4x4(1)
