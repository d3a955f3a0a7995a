import MaquetteLayout

/// The equation of a constraint in whole numbers, the root size put in, with the factor it was multiplied by.
///
/// A Double is a whole number divided by a power of two, so a factor can always be found; it must only not be huge.
struct WholeEquation {
    private(set) var terms: [(column: Int, coefficient: Int)] = []
    private(set) var constant: Int
    let unit: Int

    init(_ constraint: LinearConstraint, _ rootWidth: Double, _ rootHeight: Double) throws(ExactOverflow) {
        let coefficientShift = try Self.shift(constraint.terms.map(\.coefficient))
        let constantShift = try Self.shift([constraint.constant, rootWidth, rootHeight])
        let coefficientUnit = Self.power(coefficientShift)
        let constantUnit = Self.power(constantShift)
        unit = coefficientUnit * constantUnit
        constant = try Self.whole(constraint.constant, constantUnit) * coefficientUnit
        for term in constraint.terms {
            let coefficient = try Self.whole(term.coefficient, coefficientUnit)
            switch term.unknown {
            case .rootWidth: constant -= coefficient * (try Self.whole(rootWidth, constantUnit))
            case .rootHeight: constant -= coefficient * (try Self.whole(rootHeight, constantUnit))
            default: add(Int(term.unknown.index), coefficient * constantUnit)
            }
        }
    }

    private mutating func add(_ column: Int, _ coefficient: Int) {
        if let known = terms.firstIndex(where: { $0.column == column }) {
            terms[known].coefficient += coefficient
        } else {
            terms.append((column, coefficient))
        }
    }

    private static let longestShift = 24

    private static func shift(_ numbers: [Double]) throws(ExactOverflow) -> Int {
        for shift in 0...longestShift {
            let unit = Double(power(shift))
            if numbers.allSatisfy({ ($0 * unit).rounded() == $0 * unit }) { return shift }
        }
        throw ExactOverflow()
    }

    private static func whole(_ number: Double, _ unit: Int) throws(ExactOverflow) -> Int {
        let scaled = number * Double(unit)
        guard abs(scaled) < Double(power(30)) else { throw ExactOverflow() }
        return Int(scaled)
    }

    private static func power(_ exponent: Int) -> Int { 1 << exponent }
}
