import MaquetteLayout
import Testing

@Suite("A dump") struct DumpTests {
    @Test("shows every constraint as it was given, what became of it, and every value")
    func readable() throws {
        let system = ConstraintSystem()
        try system.setRootSize(width: 100, height: 50)
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        try system.add(LinearConstraint([Term(1, x), Term(-0.5, .rootWidth)], .equal, 0, tag: 7, origin: .framework))
        try system.add(LinearConstraint([Term(2, x), Term(1, y)], .lessThanOrEqual, 90, priority: 750, tag: 8))
        try system.add(LinearConstraint([Term(1, x)], .equal, 3, tag: 9))
        // x is half of 100; 2 · 50 + 0 is ten more than 90, and y goes down to -10 to make up for it.
        #expect(
            system.dump() == """
                root 100 x 50
                [7] x2 - 0.5 W = 0 @1000 framework: kept
                [8] 2 x2 + x3 <= 90 @750: kept
                [9] x2 = 3 @1000: broken
                x2 = 50
                x3 = -10 ambiguous
                """)
    }
}
