/// A number that depends on the root size: `constant + width · W + height · H`.
///
/// Carrying constants in this form makes a new root size an evaluation instead of a solve.
struct RootAffine: BitwiseCopyable {
    var constant: Double
    var width: Double
    var height: Double

    static let zero = RootAffine(0)

    @inline(__always) init(_ constant: Double, width: Double = 0, height: Double = 0) {
        self.constant = constant
        self.width = width
        self.height = height
    }

    @inline(__always) func at(_ size: RootSize) -> Double {
        constant + width * size.width + height * size.height
    }

    func isSame(as other: RootAffine) -> Bool {
        constant == other.constant && width == other.width && height == other.height
    }

    func isOpposite(to other: RootAffine) -> Bool {
        constant == -other.constant && width == -other.width && height == -other.height
    }

    var dependsOnRoot: Bool { width != 0 || height != 0 }

    @inline(__always) static func + (left: RootAffine, right: RootAffine) -> RootAffine {
        RootAffine(left.constant + right.constant, width: left.width + right.width, height: left.height + right.height)
    }

    @inline(__always) static func - (left: RootAffine, right: RootAffine) -> RootAffine { left + -1 * right }

    @inline(__always) static func * (factor: Double, right: RootAffine) -> RootAffine {
        RootAffine(factor * right.constant, width: factor * right.width, height: factor * right.height)
    }

    @inline(__always) static func += (left: inout RootAffine, right: RootAffine) { left = left + right }
}

struct RootSize: BitwiseCopyable, Equatable {
    var width: Double
    var height: Double
}

/// How far from exact a number may be and still count as exact.
enum Tolerance {
    /// The tolerance of values in points: a constraint violated by less counts as satisfied.
    static let value = 1e-7
    /// The tolerance of coefficients, which are of the order of one: smaller ones count as zero.
    static let coefficient = 1e-10
    /// What a pivot must exceed: smaller ones may be rounding errors.
    static let pivot = 1e-8
    /// The rounding error left when two coefficients cancel, relative to them.
    static let cancellation = 1e-10
    /// The tolerance of reduced costs, which are sums of coefficients.
    static let cost = 1e-8
}
