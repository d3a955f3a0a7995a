import MaquetteLayout
import Testing

/// Two labels side by side in a row, each with a hugging and a compression resistance that meet at the width of its text.
/// The expectations follow from the priorities: what is left over goes to the lowest hugging, what is missing comes from the
/// lowest resistance.
@Suite("Bounds that meet") struct TwinTests {
    private let system = ConstraintSystem()
    private let first: Unknown
    private let second: Unknown
    private let total: ConstraintHandle
    private let hugging: [ConstraintHandle]
    private let resistance: [ConstraintHandle]

    init() throws {
        first = system.makeUnknown(isLength: true)
        second = system.makeUnknown(isLength: true)
        total = try system.ask([(1, first), (1, second)], .equal, 100, tag: 1)
        hugging = [
            try system.ask([(1, first)], .lessThanOrEqual, 30, 250, tag: 2),
            try system.ask([(1, second)], .lessThanOrEqual, 50, 251, tag: 3),
        ]
        resistance = [
            try system.ask([(1, first)], .greaterThanOrEqual, 30, 750, tag: 4),
            try system.ask([(1, second)], .greaterThanOrEqual, 50, 751, tag: 5),
        ]
    }

    private func expect(_ widths: [Double]) {
        #expect(system.rounded([first, second]) == widths)
        // All of it is worked into the first solution.
        #expect(system.effort.solves == 1)
    }

    @Test("share what is left over and what is missing by their priorities")
    func sharing() throws {
        expect([50, 50])
        try system.setConstant(60, of: total)
        expect([10, 50])
        try system.setConstant(100, of: total)
        expect([50, 50])
    }

    @Test("can be taken away and added again one by one")
    func oneByOne() throws {
        expect([50, 50])
        system.remove(hugging[1])
        expect([30, 70])
        let again = try system.ask([(1, second)], .lessThanOrEqual, 50, 251, tag: 6)
        expect([50, 50])
        system.remove(resistance[1])
        expect([50, 50])
        try system.setConstant(60, of: total)
        expect([30, 30])
        system.remove(again)
        expect([30, 30])
    }

    @Test("move together")
    func movingTogether() throws {
        expect([50, 50])
        try system.setConstant(60, of: hugging[0])
        try system.setConstant(60, of: resistance[0])
        expect([50, 50])
        try system.setConstant(120, of: total)
        expect([70, 50])
        try system.setConstant(105, of: total)
        expect([55, 50])
    }

    @Test("part where only one of them moves")
    func parting() throws {
        expect([50, 50])
        try system.setConstant(20, of: resistance[0])
        try system.setConstant(75, of: total)
        expect([25, 50])
        try system.setConstant(65, of: total)
        expect([15, 50])
        try system.setConstant(40, of: hugging[0])
        try system.setConstant(85, of: total)
        expect([35, 50])
    }

    @Test("are each named where they decide")
    func naming() throws {
        #expect(system.explain(second) == [3, 5])
        system.remove(total)
        #expect(system.explain(first) == [2, 4])
        #expect(system.rounded([first, second]) == [30, 50])
    }

    @Test("and whose priorities change, follow the new ones")
    func priorities() throws {
        expect([50, 50])
        try system.setPriority(252, of: hugging[0])
        expect([30, 70])
        try system.setPriority(752, of: resistance[0])
        try system.setConstant(60, of: total)
        expect([30, 30])
    }
}
