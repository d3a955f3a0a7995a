import MaquetteLayout
import Testing

@Suite("Required constraints") struct RequiredConflictTests {
    private let system = ConstraintSystem()

    private var brokenTags: [Int] { system.conflicts.map(\.brokenTag) }

    @Test("the later of two that contradict each other is broken, whatever was broken before it")
    func order() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .greaterThanOrEqual, 1, tag: 1)
        try system.ask([(1, x)], .lessThanOrEqual, 0, tag: 2)
        try system.ask([(1, x)], .equal, 5, tag: 3)
        try system.ask([(1, x)], .lessThanOrEqual, 4, tag: 4)
        try system.ask([(1, x)], .lessThanOrEqual, 5, tag: 5)
        #expect(brokenTags == [2, 4])
        #expect(system.conflicts.map(\.members) == [[1, 2], [3, 4]])
        #expect(system[x] == 5)
    }

    @Test("a conflict names three that cannot hold together, and nobody else")
    func smallestSet() throws {
        let (x, y, z) = (system.makeUnknown(), system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, z)], .equal, 3, tag: 10)
        try system.ask([(1, x), (1, y)], .equal, 10, tag: 11)
        try system.ask([(1, y), (-1, z)], .greaterThanOrEqual, 0, tag: 12)
        try system.ask([(1, x)], .greaterThanOrEqual, 4, tag: 13)
        let broken = try system.ask([(1, y)], .greaterThanOrEqual, 7, tag: 14)
        #expect(system.conflicts.map(\.broken) == [broken])
        #expect(system.conflicts.map(\.members) == [[11, 13, 14]])
    }

    @Test("the framework's constraints never yield to the caller's, even when they come last")
    func framework() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .equal, 1, tag: 1)
        try system.ask([(1, x)], .equal, 2, tag: 2, origin: .framework)
        try system.ask([(1, x)], .equal, 3, tag: 3, origin: .framework)
        #expect(system[x] == 2)
        #expect(brokenTags == [1, 3])
        #expect(system.conflicts.map(\.members) == [[1, 2], [2, 3]])
    }

    @Test("constraints of contents yield to the caller's, even when those come last")
    func content() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .equal, 1, tag: 1, origin: .content)
        try system.ask([(1, x)], .lessThanOrEqual, 5, tag: 2, origin: .content)
        #expect(system[x] == 1)
        // Against the third the first breaks and the second holds, against the fourth both break.
        let third = try system.ask([(1, x)], .greaterThanOrEqual, 3, tag: 3)
        #expect(system[x] == 3)
        #expect(brokenTags == [1])
        try system.ask([(1, x)], .greaterThanOrEqual, 8, tag: 4)
        #expect(system[x] == 8)
        #expect(brokenTags == [1, 2])
        system.remove(third)
        #expect(system[x] == 8)
        #expect(system.conflicts.map(\.members) == [[1, 4], [2, 4]])
    }

    @Test("an optional constraint of the framework yields to a required one of the caller")
    func optionalFramework() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .equal, 1, 999, origin: .framework)
        try system.ask([(1, x)], .equal, 2)
        #expect(system[x] == 2)
        #expect(system.conflicts.isEmpty)
    }

    @Test("optional constraints are never part of a conflict")
    func optional() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .equal, 1, 999, tag: 1)
        try system.ask([(1, x)], .equal, 2, 999, tag: 2)
        try system.ask([(1, x)], .equal, 3, 998, tag: 3)
        #expect(system.conflicts.isEmpty)
        #expect(system.rounded([x]) == [2])
    }

    @Test("the root size is fixed, so a constraint that wants another one is alone in its conflict")
    func root() throws {
        try system.setRootSize(width: 100, height: 200)
        try system.ask([(1, .rootWidth)], .equal, 101, tag: 7)
        try system.ask([(1, .rootHeight), (-2, .rootWidth)], .equal, 0, tag: 8)
        #expect(system.conflicts.map(\.members) == [[7]])
        try system.setRootSize(width: 101, height: 200)
        #expect(system.conflicts.map(\.members) == [[8]])
        #expect(system[.rootWidth] == 101)
    }

    @Test("an empty constraint holds or is broken by its constant alone")
    func empty() throws {
        try system.ask([], .equal, 0, tag: 1)
        try system.ask([], .lessThanOrEqual, 3, tag: 2)
        try system.ask([], .greaterThanOrEqual, 3, tag: 3)
        try system.ask([], .equal, 1, 750, tag: 4)
        let x = system.makeUnknown()
        try system.ask([(1, x), (-1, x)], .equal, 2, tag: 5)
        try system.ask([(0, x)], .lessThanOrEqual, -1, tag: 6)
        #expect(system.conflicts.map(\.members) == [[3], [5], [6]])
        #expect(system.ambiguousUnknowns == [x])
    }

    @Test("without the winner the loser holds")
    func healed() throws {
        let x = system.makeUnknown()
        let winner = try system.ask([(1, x)], .equal, 1, tag: 1)
        try system.ask([(1, x)], .equal, 2, tag: 2)
        #expect(brokenTags == [2])
        system.remove(winner)
        #expect(brokenTags == [])
        #expect(system[x] == 2)
    }

    @Test("a constraint that becomes required keeps its place in the order of insertion")
    func promoted() throws {
        let x = system.makeUnknown()
        let first = try system.ask([(1, x)], .equal, 1, 500, tag: 1)
        try system.ask([(1, x)], .equal, 2, tag: 2)
        #expect(system[x] == 2)
        try system.setPriority(1000, of: first)
        #expect(system[x] == 1)
        #expect(brokenTags == [2])
        try system.setPriority(999, of: first)
        #expect(system[x] == 2)
        #expect(brokenTags == [])
    }

    @Test("a contradiction around a ring of equalities names the whole ring")
    func ring() throws {
        let ring = system.makeUnknowns(200)
        for index in ring.indices {
            let next = ring[(index + 1) % ring.count]
            try system.ask([(1, next), (-1, ring[index])], .equal, 0.5, tag: index)
        }
        #expect(system.conflicts.map(\.brokenTag) == [199])
        #expect(system.conflicts.first?.members == Array(0..<200))
        #expect(system[ring[199]] - system[ring[0]] == 99.5)
    }

    @Test("of rows that were merged each counts once in a contradiction")
    func mergedRows() throws {
        let unknowns = system.makeUnknowns(4)
        let sum = unknowns.map { (1.0, $0) }
        try system.ask([(1, unknowns[2])], .equal, 0, tag: 1)
        try system.ask(sum, .equal, 153, tag: 2)
        // Without the first constraint its unknown could be -153.
        try system.ask(sum + [(1, unknowns[2])], .equal, 0, tag: 3)
        #expect(system.conflicts.map(\.brokenTag) == [3])
        #expect(system.conflicts.map(\.members) == [[1, 2, 3]])
    }

    @Test("a contradiction between inequalities alone is found")
    func inequalities() throws {
        let (x, y, z) = (system.makeUnknown(), system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, x), (-1, y)], .greaterThanOrEqual, 1, tag: 1)
        try system.ask([(1, y), (-1, z)], .greaterThanOrEqual, 1, tag: 2)
        try system.ask([(1, z), (-1, x)], .greaterThanOrEqual, -2, tag: 3)
        #expect(system.conflicts.isEmpty)
        try system.ask([(1, x), (-1, z)], .greaterThanOrEqual, 3, tag: 4)
        #expect(system.conflicts.map(\.members) == [[3, 4]])
        #expect(system[x] - system[z] == 2)
    }
}
