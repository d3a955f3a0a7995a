import MaquetteLayout
import Testing

@Suite("Explanations") struct ExplanationTests {
    private let system = ConstraintSystem()

    @Test("name the constraints on the way from the root to the unknown, and no others")
    func chain() throws {
        let (a, b, c) = (system.makeUnknown(), system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, c), (-1, b)], .equal, 1, tag: 1)
        try system.ask([(1, a), (-1, .rootWidth)], .equal, -20, tag: 2)
        try system.ask([(1, b), (-0.5, a)], .equal, 0, tag: 3)
        #expect(system.explain(a) == [2])
        #expect(system.explain(b) == [2, 3])
        #expect(system.explain(c) == [1, 2, 3])
    }

    @Test("leave out a preference that has no effect")
    func outvoted() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .equal, 10, 250, tag: 1)
        try system.ask([(1, x)], .equal, 20, 750, tag: 2)
        try system.ask([(1, x)], .lessThanOrEqual, 50, tag: 3)
        #expect(system.explain(x) == [2])
    }

    @Test("name both the bound and the preference that it limits")
    func leaning() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .lessThanOrEqual, 10, tag: 1)
        try system.ask([(1, x)], .equal, 20, 500, tag: 2)
        #expect(system.explain(x) == [1, 2])
    }

    /// Nothing keeps x down but the preference for x + y <= 0 and the one that y is zero.
    @Test("name what keeps an unknown from both sides, though a lower preference would have kept it from one")
    func heldFromBothSides() throws {
        let y = system.makeUnknown(isLength: true), x = system.makeUnknown()
        try system.ask([(1, x)], .greaterThanOrEqual, 0, tag: 1, origin: .framework)
        try system.ask([(1, y)], .equal, 0, 750, tag: 2)
        try system.ask([(1, x)], .greaterThanOrEqual, 0, 749, tag: 3)
        try system.ask([(-1, y), (-1, x)], .greaterThanOrEqual, 0, 750, tag: 4)
        #expect(Set(system.explain(x)).isSuperset(of: [1, 2, 4]))
    }

    @Test("never name a broken constraint")
    func broken() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .equal, 10, tag: 1)
        try system.ask([(1, x)], .equal, 11, tag: 2)
        #expect(system.explain(x) == [1])
    }

    @Test("are empty for an unknown that nothing mentions")
    func unmentioned() {
        let x = system.makeUnknown()
        #expect(system.explain(x).isEmpty)
    }
}
