import MaquetteLayout
import MaquetteTestSupport
import Testing

@Suite("Awkward rows") struct AwkwardRowsTests {
    private let system = ConstraintSystem()

    @Test("duplicates and multiples of a required constraint change nothing")
    func duplicates() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        for factor in [1.0, 1, -2, 0.5, 3] {
            try system.ask([(factor, x), (-factor, y)], .equal, 4 * factor)
        }
        try system.ask([(1, y)], .equal, 1)
        try system.ask([(1, y)], .equal, 1)
        #expect(system.rounded([x, y]) == [5, 1])
        #expect(system.conflicts.isEmpty && system.ambiguousUnknowns.isEmpty)
    }

    @Test("terms of one unknown are added up")
    func repeatedTerms() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x), (2, x), (-0.5, x)], .equal, 10)
        #expect(system[x] == 4)
    }

    @Test("nearly parallel lines meet where they meet")
    func nearlyParallel() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        let slope = 1 + 0x1p-16
        try system.ask([(1, x), (1, y)], .equal, 2)
        try system.ask([(1, x), (slope, y)], .equal, 1 + slope)
        #expect(abs(system[x] - 1) < 1e-6 && abs(system[y] - 1) < 1e-6)
        #expect(system.conflicts.isEmpty && system.ambiguousUnknowns.isEmpty)
    }

    /// The values were worked out by the exact reference. They can be checked by hand: both required rows and those at 751
    /// and 750 hold, and the two at 750, which differ by a thousandth of the fifth unknown, only with that one at zero.
    @Test("rows a thousandth apart among many others meet exactly")
    func nearlyParallelInASystem() throws {
        let unknowns = system.makeUnknowns(6)
        func row(_ coefficients: [Double], _ constant: Double, _ priority: Float) throws {
            let terms = zip(coefficients, unknowns).filter { $0.0 != 0 }
            try system.ask(terms.map { ($0.0, $0.1) }, .equal, constant, priority)
        }
        try row([-1, 2, -2, -2, 3, 2], 0, 751)
        try row([2, 1, 2, -1, 0, 1], 0, 1000)
        try row([1, 2, 2, 1, -3, 3], 51, 750)
        try row([0, 0, 0, 0, 0, 2], 0, 500)
        try row([2, -3, 2, 3, 2, 0], 0, 1000)
        try row([1, -3, -1, 2, -1, 2], 1, 751)
        try row([1, 2, 2, 1, -3 + 0x1p-10, 3], 51, 750)
        for (unknown, expected) in zip(unknowns, [972.0, 701, -810, 593, 0, -432]) {
            #expect(abs(system[unknown] - expected) < 1e-8)
        }
    }

    @Test("lines that are parallel but for rounding either hold or are reported", arguments: [1e-10, 1e-13, 1e-16])
    func parallelButForRounding(_ nudge: Double) throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, x), (1, y)], .equal, 2, tag: 1)
        try system.ask([(1, x), (1 + nudge, y)], .equal, 2, tag: 2)
        try system.ask([(1 + nudge, x), (1, y)], .equal, 2, tag: 3)
        #expect(abs(system[x] + system[y] - 2) < 1e-6)
    }

    @Test("a ring of equalities that adds up to zero holds, and floats")
    func ring() throws {
        let ring = system.makeUnknowns(5)
        for (index, step) in [3.0, -1, 4, -1, -5].enumerated() {
            try system.ask([(1, ring[(index + 1) % 5]), (-1, ring[index])], .equal, step)
        }
        #expect(system.conflicts.isEmpty)
        #expect(system.ambiguousUnknowns == ring)
        #expect(system.rounded(ring) == [0, 3, 2, 6, 5])
    }

    @Test("a ring whose factors do not multiply to one has one solution")
    func ringOfRatios() throws {
        let ring = system.makeUnknowns(3)
        try system.ask([(1, ring[1]), (-2, ring[0])], .equal, 0)
        try system.ask([(1, ring[2]), (-1, ring[1])], .equal, 3)
        try system.ask([(1, ring[0]), (-1, ring[2])], .equal, -10)
        // a = 2a + 3 - 10
        #expect(system.rounded(ring) == [7, 14, 17])
        #expect(system.ambiguousUnknowns.isEmpty)
    }

    @Test("a chain of ten thousand equalities is followed to its end, in whatever order it was built", arguments: 0..<3)
    func chain(_ arrangement: Int) throws {
        let length = 10_000
        let unknowns = system.makeUnknowns(length)
        var links = Array(1..<length)
        var random = SeededRandom(seed: 3)
        if arrangement == 1 { links.reverse() }
        if arrangement == 2 { links.shuffle(using: &random) }
        for link in links { try system.ask([(1, unknowns[link]), (-1, unknowns[link - 1])], .equal, 0.25) }
        try system.ask([(1, unknowns[0]), (-1, .rootWidth)], .equal, 0)
        try system.setRootSize(width: 100, height: 0)
        #expect(system[unknowns[length - 1]] == 100 + 0.25 * 9_999)
        #expect(system[unknowns[length / 2]] == 100 + 0.25 * 5_000)
        #expect(system.ambiguousUnknowns.isEmpty && system.conflicts.isEmpty)
        #expect(system.explain(unknowns[2]).count == 3)
    }

    @Test("a thousand equal widths share what the root gives")
    func equalWidths() throws {
        let widths = system.makeUnknowns(1000)
        for (left, right) in zip(widths, widths.dropFirst()) { try system.ask([(1, left), (-1, right)], .equal, 0) }
        try system.ask(widths.map { (1, $0) } + [(-1, .rootWidth)], .equal, 0)
        try system.setRootSize(width: 2500, height: 0)
        #expect(system.rounded(widths) == Array(repeating: 2.5, count: 1000))
    }

    @Test("a list of a thousand cells stacks them, each badge at its trailing edge")
    func list() throws {
        var cells: [(top: Unknown, height: Unknown, badgeLeft: Unknown, badgeWidth: Unknown)] = []
        for index in 0..<1000 {
            let cell = (system.makeUnknown(), system.makeUnknown(), system.makeUnknown(), system.makeUnknown())
            if let above = cells.last {
                try system.ask([(1, cell.0), (-1, above.top), (-1, above.height)], .equal, 0)
            } else {
                try system.ask([(1, cell.0)], .equal, 0)
            }
            try system.ask([(1, cell.1)], .greaterThanOrEqual, 44)
            try system.ask([(1, cell.1)], .equal, Double(30 + index % 3 * 10), 250)
            try system.ask([(1, cell.3)], .equal, 20, 750)
            try system.ask([(1, .rootWidth), (-1, cell.2), (-1, cell.3)], .equal, 16)
            cells.append(cell)
        }
        try system.setRootSize(width: 320, height: 480)
        // Wishes of 30, 40 and 50 become heights of 44, 44 and 50.
        #expect(system[cells[999].top] == 333 * 138)
        #expect(system[cells[500].top] == 166 * 138 + 88)
        #expect(system.rounded(cells.map(\.badgeLeft)) == Array(repeating: 284, count: 1000))
        #expect(system.ambiguousUnknowns.isEmpty && system.conflicts.isEmpty)
    }
}
