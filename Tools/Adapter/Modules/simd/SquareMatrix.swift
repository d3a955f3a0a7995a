import Foundation

/// A matrix of columns, which are all that its value consists of, one after the other.
public protocol SquareMatrix: Equatable, Sendable {
    associatedtype Column: SIMD where Column.Scalar: BinaryFloatingPoint
    init()
}

extension SquareMatrix {
    public typealias Scalar = Column.Scalar

    private static var size: Int { Column.scalarCount }

    public init(_ columns: [Column]) {
        self.init()
        for place in 0..<Self.size { self[place] = columns[place] }
    }
    public init(rows: [Column]) { self = Self(rows).transpose }
    public init(diagonal: Column) {
        self.init()
        for place in 0..<Self.size { self[place][place] = diagonal[place] }
    }
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    public subscript(column: Int) -> Column {
        get {
            precondition(0..<Self.size ~= column, "a matrix has no such column")
            return withUnsafeBytes(of: self) {
                $0.load(fromByteOffset: column * MemoryLayout<Column>.stride, as: Column.self)
            }
        }
        set {
            precondition(0..<Self.size ~= column, "a matrix has no such column")
            withUnsafeMutableBytes(of: &self) {
                $0.storeBytes(of: newValue, toByteOffset: column * MemoryLayout<Column>.stride, as: Column.self)
            }
        }
    }
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public var transpose: Self {
        var turned = Self()
        for column in 0..<Self.size { for row in 0..<Self.size { turned[row][column] = self[column][row] } }
        return turned
    }

    /// By elimination: of a matrix that has none, not a number.
    public var inverse: Self {
        var (left, right) = (self, Self(1))
        let all = 0..<Self.size
        for step in all {
            let best = (step..<Self.size).max { left[step][$0].magnitude < left[step][$1].magnitude } ?? step
            for column in all {
                (left[column][step], left[column][best]) = (left[column][best], left[column][step])
                (right[column][step], right[column][best]) = (right[column][best], right[column][step])
            }
            let pivot = left[step][step]
            for column in all {
                left[column][step] /= pivot
                right[column][step] /= pivot
            }
            for row in all where row != step {
                let factor = left[step][row]
                for column in all {
                    left[column][row] -= factor * left[column][step]
                    right[column][row] -= factor * right[column][step]
                }
            }
        }
        return right
    }

    public static func == (one: Self, other: Self) -> Bool { (0..<size).allSatisfy { one[$0] == other[$0] } }
    public static func * (matrix: Self, vector: Column) -> Column {
        (1..<size).reduce(matrix[0] * vector[0]) { $0 + matrix[$1] * vector[$1] }
    }
    /// A row, from the left: each of its numbers is the scalar product with a column.
    public static func * (vector: Column, matrix: Self) -> Column {
        var product = vector
        for column in 0..<size { product[column] = (vector * matrix[column]).sum() }
        return product
    }
    public static func * (one: Self, other: Self) -> Self { Self((0..<size).map { one * other[$0] }) }
    public static func * (scalar: Scalar, matrix: Self) -> Self { Self((0..<size).map { matrix[$0] * scalar }) }
    public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }
    public static func + (one: Self, other: Self) -> Self { Self((0..<size).map { one[$0] + other[$0] }) }
    public static func - (one: Self, other: Self) -> Self { one + -1 * other }
    public static func *= (one: inout Self, other: Self) { one = one * other }
}

public func simd_mul<Matrix: SquareMatrix>(_ one: Matrix, _ other: Matrix) -> Matrix { one * other }
public func simd_mul<Matrix: SquareMatrix>(_ matrix: Matrix, _ vector: Matrix.Column) -> Matrix.Column {
    matrix * vector
}
public func simd_inverse<Matrix: SquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.inverse }
public func simd_transpose<Matrix: SquareMatrix>(_ matrix: Matrix) -> Matrix { matrix.transpose }
public func matrix_multiply<Matrix: SquareMatrix>(_ one: Matrix, _ other: Matrix) -> Matrix { one * other }
