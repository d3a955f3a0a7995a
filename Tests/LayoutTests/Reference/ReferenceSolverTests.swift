import MaquetteLayout
import MaquetteTestSupport
import Testing

@Suite("The reference solver") struct ReferenceSolverTests {
    private let x = Unknown(index: 2)
    private let y = Unknown(index: 3)

    private func solve(_ constraints: [LinearConstraint], unknowns: Int = 2) throws -> ReferenceSolution {
        try ReferenceSolver(unknownCount: unknowns + 2, rootWidth: 320, rootHeight: 480).solve(constraints)
    }

    @Test("agrees with trying every vertex on tiny systems")
    func agreesWithVertexEnumeration() throws {
        var random = SeededRandom(seed: 7)
        for round in 1...1000 {
            let unknowns = random.whole(1...3)
            let constraints = (0..<random.whole(1...6)).map { _ in
                LinearConstraint(
                    (2..<2 + unknowns).compactMap { index in
                        let coefficient = random.pick([0, 0, 1, 1, -1, 2, -0.5, 3])
                        return coefficient == 0 ? nil : Term(coefficient, Unknown(index: Int32(index)))
                    },
                    random.pick([.lessThanOrEqual, .equal, .equal, .greaterThanOrEqual]),
                    Double(random.whole(-6...12)), priority: random.pick([1000, 1000, 750, 750, 250, 50]),
                    origin: random.pick([.framework, .caller, .caller, .caller, .content]))
            }
            let expected = VertexEnumeration(unknownCount: unknowns + 2, constraints: constraints)
            let solution = try ReferenceSolver(unknownCount: unknowns + 2, rootWidth: 0, rootHeight: 0)
                .solve(constraints)
            let context = Comment(rawValue: "round \(round): \(constraints.map(\.equation))")
            #expect(solution.broken == expected.broken, context)
            #expect(solution.free == expected.free, context)
            #expect(agree(solution.errors.map(\.error), expected.errors), context)
            #expect(agree(solution.values, expected.values), context)
        }
    }

    private func agree(_ left: [Double], _ right: [Double]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    @Test("takes the middle of three preferences of one priority")
    func median() throws {
        let preferences = [1.0, 2, 7].map { LinearConstraint([Term(1, x)], .equal, $0, priority: 500) }
        let solution = try solve(preferences, unknowns: 1)
        #expect(solution.values[2] == 2)
        #expect(solution.errors.map(\.error) == [6])
        #expect(solution.free.isEmpty)
    }

    @Test("calls an unknown open between two preferences of one priority, and puts it at the end nearer to zero")
    func between() throws {
        let preferences = [-3.0, -8].map { LinearConstraint([Term(1, x)], .equal, $0, priority: 500) }
        let solution = try solve(preferences, unknowns: 1)
        #expect(solution.values[2] == -3)
        #expect(solution.free == [x])
    }

    @Test("settles free unknowns in order, so that the first of a fixed sum is zero")
    func ties() throws {
        let solution = try solve([LinearConstraint([Term(1, x), Term(1, y)], .equal, 10)])
        #expect(solution.values[2...] == [0, 10])
        #expect(solution.free == [x, y])
    }

    @Test("breaks the constraint that contradicts earlier ones, and the framework's come first")
    func broken() throws {
        let solution = try solve([
            LinearConstraint([Term(1, x)], .greaterThanOrEqual, 5),
            LinearConstraint([Term(1, x)], .lessThanOrEqual, 4),
            LinearConstraint([Term(1, x)], .equal, 6),
            LinearConstraint([Term(1, x)], .lessThanOrEqual, 8, origin: .framework),
            LinearConstraint([], .equal, 1),
            LinearConstraint([Term(1, .rootWidth)], .equal, 321),
        ])
        #expect(solution.broken == [1, 4, 5])
        #expect(solution.values[2] == 6)
        #expect(solution.free == [y])
    }

    @Test("reads the root size as constants")
    func rootSize() throws {
        let solution = try solve([
            LinearConstraint([Term(1, x), Term(-0.5, .rootWidth), Term(-1, .rootHeight)], .equal, 0.25)
        ])
        #expect(solution.values == [320, 480, 640.25, 0])
    }
}
