import MaquetteLayout
import Testing

/// Views each of which has what the one before leaves, as in stacks in stacks, where every one has wishes for what is left: in full,
/// the row of each wish has a number for all views before it. What wins is worked out by hand.
@Suite("Deep chains") struct DeepChainTests {
    private let system = ConstraintSystem()
    private let count = 1000
    private let width = 20000.0
    /// What is left before each view, and after the last.
    private var rests: [Unknown] = []
    private var lengths: [Unknown] = []

    /// Five, six and seven points by turns; the first is twenty.
    private func length(_ index: Int) -> Double { index == 0 ? 20 : Double(5 + index % 3) }

    /// What is left after so many views that have the lengths they wish for.
    private func rest(after views: Int) -> Double { width - (0..<views).reduce(0) { $0 + length($1) } }

    /// - Parameter weak: the view that gives way first.
    private init(weak: Int) throws {
        try system.setRootSize(width: width, height: 0)
        rests.append(.rootWidth)
        for index in 0..<count {
            let length = system.makeUnknown(), rest = system.makeUnknown()
            try system.ask([(1, rest), (1, length), (-1, rests[index])], .equal, 0)
            try system.ask([(1, length)], .lessThanOrEqual, self.length(index), index == weak ? 200 : 250)
            try system.ask([(1, length)], .greaterThanOrEqual, self.length(index), index == weak ? 200 : 750)
            lengths.append(length)
            rests.append(rest)
        }
    }

    init() throws { try self.init(weak: 0) }

    private func check(_ unknown: Unknown, _ value: Double, _ place: SourceLocation = #_sourceLocation) {
        #expect(abs(system[unknown] - value) < 1e-6, sourceLocation: place)
    }

    /// In full, 500 numbers for each wish.
    private func expectShortRows() { #expect(system.effort.entries < 192 * count) }

    @Test("what all wish in vain leaves each view the length it wishes for, and the weakest gives what is required")
    func vainWishes() throws {
        let chain = try DeepChainTests(weak: 400)
        let system = chain.system
        for rest in chain.rests.dropFirst() { try system.ask([(1, rest)], .greaterThanOrEqual, 30000, 100) }
        let bound = try system.ask([(1, chain.rests[1000])], .greaterThanOrEqual, chain.rest(after: 1000) + 2.5)
        func expect(_ given: Double, wider: Double = 0) {
            for index in [0, 1, 399, 400, 401, 999] {
                chain.check(chain.lengths[index], chain.length(index) - (index == 400 ? given : 0))
                chain.check(
                    chain.rests[index + 1], chain.rest(after: index + 1) + wider + (index >= 400 ? given : 0))
            }
        }
        expect(2.5)
        chain.expectShortRows()
        #expect(system.ambiguousUnknowns.isEmpty)
        // One wish among others, stronger than what the weakest wishes for itself.
        let wish = try system.ask([(1, chain.rests[700])], .greaterThanOrEqual, chain.rest(after: 700) + 4, 600)
        expect(4)
        system.remove(bound)
        expect(4)
        system.remove(wish)
        // Nothing is required any more, but the wishes in vain cost less than what the weakest gives.
        expect(0)
        try system.setRootSize(width: width + 50, height: 0)
        expect(0, wider: 50)
        chain.expectShortRows()
    }

    /// The first view moves all that follows. Where wishes are a hundredth of a point apart, the sum of the errors is least at the one
    /// in the middle.
    @Test("of wishes for all that follows the one in the middle is met, also after edits")
    func wishInTheMiddle() throws {
        var wishes: [ConstraintHandle] = []
        for index in 1...999 {
            wishes.append(try system.ask([(1, rests[index])], .equal, rest(after: index) + Double(index) * 0.01, 300))
        }
        func expect(_ moved: Double) {
            check(lengths[0], 20 - moved)
            for index in [1, 2, 500, 998, 999] { check(rests[index], rest(after: index) + moved) }
        }
        expect(5)
        expectShortRows()
        #expect(system.effort.pivots < 100)
        // The two that wish for most.
        system.remove(wishes[997])
        system.remove(wishes[998])
        expect(4.99)
        // One from below the middle to above it.
        try system.setConstant(rest(after: 10) + 20, of: wishes[9])
        expect(5)
        try system.ask([(1, rests[999])], .greaterThanOrEqual, rest(after: 999) + 8.5)
        expect(8.5)
        try system.setConstant(rest(after: 10) + 0.1, of: wishes[9])
        try system.ask([(1, lengths[0])], .greaterThanOrEqual, 20 - 8.5)
        expect(8.5)
        #expect(system.effort.solves == 1)
        expectShortRows()
        #expect(!system.isAmbiguous(rests[500]))
    }

    @Test("what explains a length far up are the wishes far down")
    func explanation() throws {
        try system.ask([(1, rests[999])], .equal, rest(after: 999) + 3, 300, tag: 77)
        check(lengths[0], 17)
        #expect(system.explain(lengths[0]).contains(77))
    }

    @Test("wishes whose unknowns cancel out are as short as what is left of them")
    func differences() throws {
        for index in stride(from: 100, to: 1000, by: 10) {
            try system.ask([(1, rests[index]), (-1, rests[index + 1])], .greaterThanOrEqual, 9, 800)
        }
        // Stronger than what the lengths wish for.
        check(lengths[100], 9)
        check(lengths[101], length(101))
        check(rests[1000], rest(after: 1000) - 90 * 9 + (0..<90).reduce(0) { $0 + length(100 + 10 * $1) })
        expectShortRows()
    }
}
