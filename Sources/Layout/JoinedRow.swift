/// A required equality that has taken others in.
struct JoinedRow {
    private(set) var roots: [Int32]
    private(set) var coefficients: [Double]
    private(set) var parts: Elimination.Combination
    private var place: [Int32: Int] = [:]

    init(roots: [Int32], coefficients: [Double], constraint: Int32) {
        self.roots = roots
        self.coefficients = coefficients
        parts = [(constraint, 1)]
        for position in roots.indices { place[roots[position]] = position }
    }

    func coefficient(of root: Int32) -> Double { place[root].map { coefficients[$0] } ?? 0 }

    mutating func takeIn(_ added: Elimination.Combination, times factor: Double) {
        parts += added.map { ($0.constraint, factor * $0.factor) }
    }

    /// What is left where a coefficient cancels is rounding.
    static func isNothing(_ coefficient: Double, leftOf own: Double) -> Bool {
        abs(coefficient) <= Tolerance.coefficient + Tolerance.cancellation * abs(own)
    }

    /// What a term became when something was added to it.
    enum Change { case new, changed, gone }

    mutating func add(_ coefficient: Double, _ root: Int32) -> Change {
        guard let position = place[root] else {
            place[root] = roots.count
            roots.append(root)
            coefficients.append(coefficient)
            return .new
        }
        let own = coefficients[position]
        coefficients[position] += coefficient
        if !Self.isNothing(coefficients[position], leftOf: own) { return .changed }
        remove(root)
        return .gone
    }

    mutating func remove(_ root: Int32) {
        guard let position = place.removeValue(forKey: root) else { return }
        let last = roots.count - 1
        if position != last {
            roots[position] = roots[last]
            coefficients[position] = coefficients[last]
            place[roots[position]] = position
        }
        roots.removeLast()
        coefficients.removeLast()
    }
}
