import MaquetteLayout
import Testing

@Suite("Priorities") struct PriorityTests {
    private let system = ConstraintSystem()

    @Test("a hundred thousand constraints at 749 lose to one at 750")
    func crowd() throws {
        let x = system.makeUnknown()
        for _ in 0..<50_000 { try system.ask([(1, x)], .equal, 0, 749) }
        try system.ask([(1, x)], .equal, 10, 750)
        for _ in 0..<50_000 { try system.ask([(1, x)], .lessThanOrEqual, 1, 749) }
        #expect(system[x] == 10)
        #expect(!system.isAmbiguous(x))
    }

    @Test("a hundred thousand of one priority follow the majority where the one above leaves a choice")
    func majority() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, x), (1, y)], .equal, 10, 750)
        for index in 0..<100_000 { try system.ask([(1, index % 5 < 2 ? x : y)], .equal, 0, 749) }
        #expect(system.rounded([x, y]) == [10, 0])
        #expect(system.ambiguousUnknowns.isEmpty)
    }

    @Test("adjacent Floats are different priorities")
    func adjacent() throws {
        let x = system.makeUnknown()
        for _ in 0..<100 { try system.ask([(1, x)], .equal, 1, 750) }
        let stronger = try system.ask([(1, x)], .equal, 2, Float(750).nextUp)
        try system.ask([(1, x)], .equal, 3, Float(750).nextDown)
        #expect(system[x] == 2)
        system.remove(stronger)
        #expect(system[x] == 1)
    }

    @Test("the smallest Float above zero chooses a value, and just below 1000 is not required")
    func extremes() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, x)], .equal, 7, .leastNonzeroMagnitude)
        try system.ask([(1, y)], .equal, 1)
        try system.ask([(1, y)], .equal, 2, Float(1000).nextDown)
        #expect(system.rounded([x, y]) == [7, 1])
        #expect(!system.isAmbiguous(y))
        #expect(system.conflicts.isEmpty)
    }

    @Test("six priorities are met one after the other, each as far as those above it allow")
    func sixLevels() throws {
        let unknowns = system.makeUnknowns(6)
        let (a, b, c, d, e, f) = (unknowns[0], unknowns[1], unknowns[2], unknowns[3], unknowns[4], unknowns[5])
        try system.ask([(1, f), (-1, e)], .equal, -100, 1)
        try system.ask([(1, e)], .lessThanOrEqual, 10, 50)
        try system.ask([(1, e), (-1, d)], .greaterThanOrEqual, 5, 250)
        try system.ask([(1, d), (-1, c)], .equal, 0, 500)
        let atLeastForty = try system.ask([(1, c)], .greaterThanOrEqual, 40, 750)
        try system.ask([(1, b)], .greaterThanOrEqual, 50, 800)
        try system.ask([(1, a)], .equal, 30, 999)
        try system.ask([(1, a), (1, b), (1, c)], .equal, 100)
        // b takes 50 of the 70 that a leaves, c has to do with 20.
        #expect(system.rounded(unknowns) == [30, 50, 20, 20, 25, -75])
        #expect(system.ambiguousUnknowns.isEmpty)
        // Now c comes before b.
        try system.setPriority(801, of: atLeastForty)
        #expect(system.rounded(unknowns) == [30, 30, 40, 40, 45, -55])
    }

    @Test("within one priority the sum of absolute errors is least, not the sum of squares or the largest")
    func median() throws {
        let x = system.makeUnknown()
        for preference in [0.0, 1, 2, 100, 1000] { try system.ask([(1, x)], .equal, preference, 500) }
        #expect(system[x] == 2)
        #expect(!system.isAmbiguous(x))
    }

    @Test("an error counts in proportion to its slope")
    func slope() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .equal, 0, 500)
        try system.ask([(1, x)], .equal, 0, 500)
        try system.ask([(3, x)], .equal, 30, 500)
        #expect(system.rounded([x]) == [10])
    }

    @Test("a lower priority chooses among the best answers of a higher one")
    func chooses() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .equal, 10, 500)
        try system.ask([(1, x)], .equal, 20, 500)
        try system.ask([(1, x)], .greaterThanOrEqual, 17, 400)
        try system.ask([(1, x)], .equal, 30, 300)
        #expect(system[x] == 20)
        try system.ask([(1, x)], .lessThanOrEqual, 18, 350)
        #expect(system[x] == 18)
    }

    @Test("compression resistance beats hugging: the label that resists more keeps its width")
    func labels() throws {
        let (left, right) = (system.makeUnknown(), system.makeUnknown())
        try system.setRootSize(width: 200, height: 50)
        try system.ask([(1, left), (1, right), (-1, .rootWidth)], .equal, -8)
        for (label, width, resistance) in [(left, 150.0, Float(751)), (right, 90, 750)] {
            try system.ask([(1, label)], .lessThanOrEqual, width, 250)
            try system.ask([(1, label)], .greaterThanOrEqual, width, resistance)
        }
        #expect(system.rounded([left, right]) == [150, 42])
        try system.setRootSize(width: 300, height: 50)
        // 52 points too many, both hug alike: the first in order grows least.
        #expect(system.rounded([left, right]) == [150, 142])
        #expect(system.ambiguousUnknowns == [left, right])
    }
}
