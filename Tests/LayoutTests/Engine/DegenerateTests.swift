import MaquetteLayout
import Testing

/// Programs on which the simplex method is known to run in circles or to take every corner, their objective turned
/// into a wish that is out of reach.
@Suite("Degenerate systems") struct DegenerateTests {
    private let system = ConstraintSystem()

    /// Adds `rows · x <= limits` with `x >= 0` at a priority, and the wish for a large objective below it.
    private func solve(
        rows: [[Double]], limits: [Double], objective: [Double], preference: Double = 1000, priority: Float
    ) throws -> [Unknown] {
        let unknowns = system.makeUnknowns(objective.count)
        for unknown in unknowns { try system.ask([(1, unknown)], .greaterThanOrEqual, 0, priority) }
        for (row, limit) in zip(rows, limits) {
            try system.ask(Array(zip(row, unknowns)), .lessThanOrEqual, limit, priority)
        }
        try system.ask(Array(zip(objective, unknowns)), .equal, preference, 500)
        return unknowns
    }

    private static let strengths: [Float] = [1000, 750]

    @Test("Beale's example ends", arguments: strengths)
    func beale(_ priority: Float) throws {
        let unknowns = try solve(
            rows: [[0.25, -8, -1, 9], [0.5, -12, -0.5, 3], [0, 0, 1, 0]], limits: [0, 0, 1],
            objective: [0.75, -20, 0.5, -6], priority: priority)
        #expect(system.rounded(unknowns) == [1, 0, 1, 0])
    }

    @Test("Marshall and Suurballe's example ends", arguments: strengths)
    func marshallSuurballe(_ priority: Float) throws {
        let unknowns = try solve(
            rows: [[3, -32, 24], [1, -9, 3], [2, -8, 1], [0, 1, 0]], limits: [0, 0, 0, 1],
            objective: [2, 2, -9], priority: priority)
        #expect(system.rounded(unknowns) == [4, 1, 0])
    }

    @Test("Kuhn's example ends", arguments: strengths)
    func kuhn(_ priority: Float) throws {
        let objective = [2.0, 3, -1, -12]
        let unknowns = try solve(
            rows: [[-2, -9, 1, 9], [1, 3, -1, -6], objective], limits: [0, 0, 2],
            objective: objective, priority: priority)
        let reached = zip(objective, unknowns).reduce(0) { $0 + $1.0 * system[$1.1] }
        #expect(abs(reached - 2) < 1e-6)
    }

    @Test("Klee and Minty's cube is climbed to its top")
    func kleeMinty() throws {
        let size = 6
        var rows: [[Double]] = []
        for row in 0..<size {
            let below = (0..<row).map { Double(2 << (row - $0)) }
            rows.append(below + [1] + Array(repeating: 0, count: size - row - 1))
        }
        let limits: [Double] = [5, 25, 125, 625, 3125, 15625]
        let unknowns = try solve(
            rows: rows, limits: limits, objective: [32, 16, 8, 4, 2, 1], preference: 100_000,
            priority: 1000)
        #expect(system.rounded(unknowns) == [0, 0, 0, 0, 0, 15625])
    }

    @Test("a hundred half-planes through one point hold it")
    func fan() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        for step in 0..<50 {
            let (a, b) = (Double(step), Double(50 - step))
            try system.ask([(a, x), (b, y)], .lessThanOrEqual, 3 * a + 4 * b, step % 2 == 0 ? 1000 : 800)
            try system.ask([(a, x), (-b, y)], .lessThanOrEqual, 3 * a - 4 * b, step % 2 == 0 ? 1000 : 800)
        }
        try system.ask([(1, x)], .equal, 100, 500)
        try system.ask([(1, y)], .equal, 4, 400)
        #expect(system.rounded([x, y]) == [3, 4])
        #expect(system.ambiguousUnknowns.isEmpty)
    }
}
