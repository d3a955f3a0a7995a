import MaquetteLayout
import Testing

@Suite("Ambiguity") struct AmbiguityTests {
    private let system = ConstraintSystem()

    @Test("an unknown that nothing mentions is zero and ambiguous, and the root size never is")
    func unmentioned() throws {
        let x = system.makeUnknown()
        try system.setRootSize(width: 10, height: 20)
        #expect(system[x] == 0)
        #expect(system.ambiguousUnknowns == [x])
        #expect(system.isAmbiguous(x))
        #expect(!system.isAmbiguous(.rootWidth) && !system.isAmbiguous(.rootHeight))
    }

    @Test("a free position stays at its bound, a length at the one that is nearest to zero")
    func bounds() throws {
        let unknowns = system.makeUnknowns(4)
        try system.ask([(1, unknowns[0])], .greaterThanOrEqual, 3)
        try system.ask([(1, unknowns[1])], .lessThanOrEqual, -4)
        try system.ask([(1, unknowns[2])], .lessThanOrEqual, 5)
        try system.ask([(1, unknowns[3])], .greaterThanOrEqual, 6, 250)
        #expect(system.rounded(unknowns) == [3, -4, 5, 6])
        #expect(system.ambiguousUnknowns == unknowns)
        let lengths = (0..<2).map { _ in system.makeUnknown(isLength: true) }
        try system.ask([(1, lengths[0])], .lessThanOrEqual, 5)
        try system.ask([(1, lengths[1])], .greaterThanOrEqual, 6)
        #expect(system.rounded(lengths) == [0, 6])
    }

    @Test("the unknown that was made first comes nearest to zero, whatever the order of the terms")
    func order() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, y), (1, x)], .equal, 10)
        #expect(system.rounded([x, y]) == [0, 10])
        try system.ask([(1, y)], .lessThanOrEqual, 7)
        #expect(system.rounded([x, y]) == [3, 7])
        #expect(system.ambiguousUnknowns == [x, y])
    }

    @Test("a priority below the least that decides chooses a value and leaves it ambiguous")
    func choices() throws {
        let unknowns = system.makeUnknowns(2)
        try system.ask([(1, unknowns[0])], .equal, 7, LinearConstraint.leastDeciding)
        try system.ask([(1, unknowns[1])], .equal, 7, LinearConstraint.leastDeciding.nextDown)
        #expect(system.rounded(unknowns) == [7, 7])
        #expect(system.ambiguousUnknowns == [unknowns[1]])
    }

    @Test("bounds that meet leave nothing free")
    func pinched() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, x)], .greaterThanOrEqual, 3)
        try system.ask([(1, x)], .lessThanOrEqual, 3)
        try system.ask([(1, x), (1, y)], .lessThanOrEqual, 5)
        try system.ask([(1, x), (2, y)], .greaterThanOrEqual, 7)
        #expect(system.rounded([x, y]) == [3, 2])
        #expect(system.ambiguousUnknowns.isEmpty)
    }

    @Test("two preferences of one priority leave everything between them open, three do not")
    func between() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .equal, 30, 500)
        try system.ask([(1, x)], .equal, 10, 500)
        #expect(system.isAmbiguous(x))
        #expect(system[x] == 10)
        try system.ask([(1, x)], .equal, 20, 500)
        #expect(!system.isAmbiguous(x))
        #expect(system[x] == 20)
    }

    @Test("one priority may share its error between unknowns in many ways, and then they are free")
    func shared() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, x), (1, y)], .equal, 100)
        try system.ask([(1, x)], .equal, 30, 250)
        try system.ask([(1, y)], .equal, 50, 250)
        // Between (30, 70) and (50, 50) the errors always add up to 20.
        #expect(system.rounded([x, y]) == [30, 70])
        #expect(system.ambiguousUnknowns == [x, y])
    }

    @Test("an unknown that hangs on a free one is free, one beside it is not")
    func hanging() throws {
        let unknowns = system.makeUnknowns(3)
        try system.ask([(1, unknowns[1]), (-2, unknowns[0])], .equal, 8)
        try system.ask([(1, unknowns[2])], .equal, 9)
        #expect(system.rounded(unknowns) == [0, 8, 9])
        #expect(system.ambiguousUnknowns == [unknowns[0], unknowns[1]])
    }

    @Test("a broken constraint determines nothing")
    func broken() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, x)], .equal, 1)
        try system.ask([(1, y), (-1, y), (1, x)], .equal, 5)
        #expect(system.ambiguousUnknowns == [y])
    }
}
