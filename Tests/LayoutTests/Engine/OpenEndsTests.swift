import MaquetteLayout
import Testing

/// What is left open, as a public layout library's own tests recorded it on iOS: a view of a 400 by 100 parent, and chains.
@Suite("Open ends") struct OpenEndsTests {
    private let system = ConstraintSystem()

    /// A position and a length along one axis, in the order of a view's unknowns; the length is not negative.
    private func makeView() throws -> (start: Unknown, length: Unknown) {
        let view = (start: system.makeUnknown(), length: system.makeUnknown(isLength: true))
        try system.ask([(1, view.length)], .greaterThanOrEqual, 0, origin: .framework)
        return view
    }

    private func hug(_ view: (start: Unknown, length: Unknown), _ content: Double) throws {
        try system.ask([(1, view.length)], .lessThanOrEqual, content, 250, origin: .content)
        try system.ask([(1, view.length)], .greaterThanOrEqual, content, 750, origin: .content)
    }

    @Test("a length goes before a position: right = 387 gives a width of 0")
    func lengthFirst() throws {
        let view = try makeView()
        try system.ask([(1, view.start), (1, view.length)], .equal, 387)
        #expect(system.rounded([view.start, view.length]) == [387, 0])
    }

    @Test("an inequality holds exactly: left <= 72 gives 72, bottom <= 77 gives 77")
    func inequalities() throws {
        let (view, other) = (try makeView(), try makeView())
        try system.ask([(1, view.start)], .lessThanOrEqual, 72)
        try system.ask([(1, other.start), (1, other.length)], .lessThanOrEqual, 77)
        #expect(system.rounded([view.start, view.length, other.start, other.length]) == [72, 0, 77, 0])
    }

    @Test("a length goes before an inequality: the centre at 50, height <= 94 gives 0")
    func lengthBeforeInequality() throws {
        let view = try makeView()
        try system.ask([(1, view.start), (0.5, view.length)], .equal, 50)
        try system.ask([(1, view.length)], .lessThanOrEqual, 94)
        #expect(system.rounded([view.start, view.length]) == [50, 0])
    }

    @Test("of two equal contents in a chain the first stretches and the second is compressed")
    func chains() throws {
        for (content, outer, lengths) in [(20.0, 100.0, [80.0, 20.0]), (36, 50, [36, 14])] {
            let (first, second) = (try makeView(), try makeView())
            try hug(first, content)
            try hug(second, content)
            try system.ask([(1, first.start)], .equal, 0)
            try system.ask([(1, second.start), (-1, first.start), (-1, first.length)], .equal, 0)
            try system.ask([(1, second.start), (1, second.length)], .equal, outer)
            #expect(system.rounded([first.length, second.length]) == lengths)
        }
    }

    @Test("the same comes out when the constraints are added in another order, or one after the other")
    func order() throws {
        let constraints: [(LinearConstraint.Relation, Double)] = [(.lessThanOrEqual, 72), (.greaterThanOrEqual, 10)]
        for order in [[0, 1], [1, 0]] {
            let view = try makeView()
            for index in order {
                try system.ask([(1, view.start)], constraints[index].0, constraints[index].1)
                system.solve()
            }
            #expect(system.rounded([view.start, view.length]) == [constraints[order[0]].1, 0])
        }
    }

    @Test("an inequality that is taken away no longer holds anything")
    func removed() throws {
        let view = try makeView()
        let bound = try system.ask([(1, view.start)], .lessThanOrEqual, 72)
        let edge = try system.ask([(1, view.start), (1, view.length)], .greaterThanOrEqual, 100)
        #expect(system.rounded([view.start, view.length]) == [72, 28])
        try system.setConstant(60, of: bound)
        #expect(system.rounded([view.start, view.length]) == [60, 40])
        system.remove(bound)
        #expect(system.rounded([view.start, view.length]) == [100, 0])
        system.remove(edge)
        #expect(system.rounded([view.start, view.length]) == [0, 0])
    }
}
