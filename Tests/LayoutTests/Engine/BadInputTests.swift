import MaquetteLayout
import Testing

@Suite("Bad input") struct BadInputTests {
    private let system = ConstraintSystem()
    private let x: Unknown

    init() throws {
        x = system.makeUnknown()
        try system.setRootSize(width: 100, height: 100)
        try system.ask([(1, x)], .equal, 5, tag: 1)
    }

    private func expectUnchanged(_ location: SourceLocation = #_sourceLocation) {
        #expect(system[x] == 5, sourceLocation: location)
        #expect(system.conflicts.isEmpty, sourceLocation: location)
        #expect(system.ambiguousUnknowns.isEmpty, sourceLocation: location)
    }

    @Test("a coefficient or constant that is not a number is refused by tag")
    func notANumber() {
        #expect(throws: ConstraintError.notANumber(tag: 9)) { try system.ask([(.nan, x)], .equal, 1, tag: 9) }
        #expect(throws: ConstraintError.notANumber(tag: 9)) { try system.ask([(1, x)], .equal, .nan, tag: 9) }
        expectUnchanged()
    }

    @Test("a priority that is not a number is refused")
    func priorityNotANumber() {
        #expect(throws: ConstraintError.self) { try system.ask([(1, x)], .equal, 1, .nan, tag: 9) }
        expectUnchanged()
    }

    @Test("infinite and huge coefficients are refused by tag", arguments: [1e300, -1e300, .infinity, -.infinity])
    func coefficient(_ coefficient: Double) {
        #expect(throws: ConstraintError.coefficientOutOfRange(tag: 9, coefficient: coefficient)) {
            try system.ask([(1, x), (coefficient, .rootWidth)], .equal, 1, tag: 9)
        }
        expectUnchanged()
    }

    @Test("infinite and huge constants are refused by tag", arguments: [1e300, -1e300, .infinity, -.infinity])
    func constant(_ constant: Double) throws {
        #expect(throws: ConstraintError.constantOutOfRange(tag: 9, constant: constant)) {
            try system.ask([(1, x)], .lessThanOrEqual, constant, tag: 9)
        }
        expectUnchanged()
    }

    @Test("priorities outside (0, 1000] are refused by tag", arguments: [0, -1, 1000.5, 2000, .infinity] as [Float])
    func priority(_ priority: Float) {
        #expect(throws: ConstraintError.priorityOutOfRange(tag: 9, priority: priority)) {
            try system.ask([(1, x)], .equal, 1, priority, tag: 9)
        }
        expectUnchanged()
    }

    @Test("an unknown that the system did not make is refused by tag", arguments: [3, 4000, -1] as [Int32])
    func foreign(_ index: Int32) {
        let stranger = Unknown(index: index)
        #expect(throws: ConstraintError.foreignUnknown(tag: 9, unknown: stranger)) {
            try system.ask([(1, x), (1, stranger)], .equal, 1, tag: 9)
        }
        expectUnchanged()
    }

    @Test("a refused edit leaves the constraint as it was, and names it")
    func edits() throws {
        let handle = try system.ask([(1, x)], .lessThanOrEqual, 7, 500, tag: 2)
        #expect(throws: ConstraintError.notANumber(tag: 2)) { try system.setConstant(.nan, of: handle) }
        #expect(throws: ConstraintError.constantOutOfRange(tag: 2, constant: .infinity)) {
            try system.setConstant(.infinity, of: handle)
        }
        #expect(throws: ConstraintError.priorityOutOfRange(tag: 2, priority: 1001)) {
            try system.setPriority(1001, of: handle)
        }
        expectUnchanged()
    }

    @Test("a root size that is not a number or infinite is refused", arguments: [Double.nan, .infinity, 1e300])
    func rootSize(_ side: Double) {
        #expect(throws: ConstraintError.self) { try system.setRootSize(width: side, height: 10) }
        #expect(throws: ConstraintError.self) { try system.setRootSize(width: 10, height: side) }
        #expect(system[.rootWidth] == 100 && system[.rootHeight] == 100)
        expectUnchanged()
    }

    @Test("a handle of a constraint that was removed does nothing any more, even when its place is taken")
    func staleHandle() throws {
        let y = system.makeUnknown()
        let gone = try system.ask([(1, y)], .equal, 1, tag: 2)
        system.remove(gone)
        try system.ask([(1, y)], .equal, 3, tag: 3)
        try system.setConstant(8, of: gone)
        try system.setPriority(1, of: gone)
        system.remove(gone)
        #expect(system[y] == 3)
        expectUnchanged()
    }

    @Test("large but honest numbers are right")
    func large() throws {
        let y = system.makeUnknown()
        try system.ask([(1, y), (-1000, x)], .equal, 1_000_000, tag: 2)
        #expect(system[y] == 1_005_000)
    }
}
