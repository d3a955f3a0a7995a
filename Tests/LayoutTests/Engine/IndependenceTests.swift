import MaquetteLayout
import MaquetteTestSupport
import Testing

@Suite("Independence") struct IndependenceTests {
    /// Two scenarios in one system, their unknowns and constraints shuffled into each other but each in its own order.
    private func merge(_ left: SystemState, _ right: SystemState, _ random: inout SeededRandom) throws -> (
        system: ConstraintSystem, left: [Unknown], right: [Unknown]
    ) {
        let system = ConstraintSystem()
        try system.setRootSize(width: left.rootWidth, height: left.rootHeight)
        var unknowns: [[Unknown]] = [[.rootWidth, .rootHeight], [.rootWidth, .rootHeight]]
        let states = [left, right]
        while let next = turn(unknowns.map(\.count), states.map(\.unknownCount), &random) {
            unknowns[next].append(
                system.makeUnknown(isLength: ReferenceSolver.isLength(unknowns[next].count)))
        }
        var added = [0, 0]
        while let next = turn(added, states.map(\.constraints.count), &random) {
            let constraint = states[next].constraints[added[next]]
            try system.add(
                constraint.with {
                    for term in $0.terms.indices {
                        $0.terms[term].unknown = unknowns[next][Int($0.terms[term].unknown.index)]
                    }
                })
            added[next] += 1
        }
        return (system, unknowns[0], unknowns[1])
    }

    private func turn(_ done: [Int], _ all: [Int], _ random: inout SeededRandom) -> Int? {
        let open = [0, 1].filter { done[$0] < all[$0] }
        return open.isEmpty ? nil : random.pick(open)
    }

    @Test("systems that share nothing but the root do not notice each other", arguments: 1...40)
    func strangers(_ seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let left = ScenarioGenerator.scenario(seed: 1_000_000 + seed).start
        var right = ScenarioGenerator.scenario(seed: 2_000_000 + seed).start
        (right.rootWidth, right.rootHeight) = (left.rootWidth, left.rootHeight)
        let merged = try merge(left, right, &random)
        for (state, unknowns) in [(left, merged.left), (right, merged.right)] {
            let alone = try EngineRun(state)
            #expect(merged.system.rounded(unknowns) == alone.system.rounded(alone.unknowns))
            #expect(unknowns.map(merged.system.isAmbiguous) == alone.unknowns.map(alone.system.isAmbiguous))
        }
    }

    @Test("an edit in one block leaves the values of another one alone to the last bit")
    func blocks() throws {
        let system = ConstraintSystem()
        let unknowns = system.makeUnknowns(6)
        var preferences: [ConstraintHandle] = []
        for block in [0, 3] {
            try system.ask([(3, unknowns[block]), (7, unknowns[block + 1])], .equal, 1)
            try system.ask([(1, unknowns[block + 2]), (-0.7, unknowns[block])], .greaterThanOrEqual, 0.1, 750)
            preferences.append(try system.ask([(1, unknowns[block]), (1, unknowns[block + 2])], .equal, 0.3, 250))
            try system.ask([(1, unknowns[block + 1])], .equal, 0.9, 200)
        }
        let before = unknowns[3...].map { system[$0].bitPattern }
        for constant in [5, 0.3, -9] {
            try system.setConstant(constant, of: preferences[0])
            #expect(unknowns[3...].map { system[$0].bitPattern } == before)
        }
        system.remove(preferences[0])
        #expect(unknowns[3...].map { system[$0].bitPattern } == before)
    }
}
