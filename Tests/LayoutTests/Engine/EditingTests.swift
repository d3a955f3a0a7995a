import MaquetteLayout
import Testing

@Suite("Editing") struct EditingTests {
    private let system = ConstraintSystem()

    @Test("a new root size moves what hangs on it")
    func rootSize() throws {
        let (left, width) = (system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, left), (0.5, width), (-0.5, .rootWidth)], .equal, 0)
        try system.ask([(1, width), (-1, .rootWidth)], .lessThanOrEqual, -40)
        try system.ask([(1, width)], .equal, 300, 750)
        for (root, expected) in [(320.0, [20.0, 280]), (400, [50, 300]), (340, [20, 300]), (100, [20, 60])] {
            try system.setRootSize(width: root, height: 0)
            #expect(system.rounded([left, width]) == expected)
        }
    }

    @Test("a new constant that changes which constraints decide is followed")
    func constants() throws {
        let x = system.makeUnknown()
        let preference = try system.ask([(1, x)], .equal, 5, 500)
        let floor = try system.ask([(1, x)], .greaterThanOrEqual, 3)
        #expect(system[x] == 5)
        try system.setConstant(1, of: preference)
        #expect(system[x] == 3)
        try system.setConstant(-2, of: floor)
        #expect(system[x] == 1)
        try system.setConstant(9, of: floor)
        try system.setConstant(10, of: preference)
        #expect(system[x] == 10)
    }

    @Test("what is removed and added again comes last in the order of insertion")
    func readding() throws {
        let x = system.makeUnknown()
        let first = try system.ask([(1, x)], .equal, 1, tag: 1)
        try system.ask([(1, x)], .equal, 2, tag: 2)
        #expect(system[x] == 1)
        system.remove(first)
        try system.ask([(1, x)], .equal, 1, tag: 1)
        #expect(system[x] == 2)
        #expect(system.conflicts.map(\.brokenTag) == [1])
    }

    @Test("when everything is removed, everything is zero and free")
    func emptied() throws {
        let unknowns = system.makeUnknowns(3)
        var handles = [try system.ask([(1, unknowns[0])], .equal, 5)]
        handles.append(try system.ask([(1, unknowns[1]), (-1, unknowns[0])], .equal, 5))
        handles.append(try system.ask([(1, unknowns[2])], .greaterThanOrEqual, 5, 20))
        #expect(system.rounded(unknowns) == [5, 10, 5])
        for handle in handles { system.remove(handle) }
        #expect(system.rounded(unknowns) == [0, 0, 0])
        #expect(system.ambiguousUnknowns == unknowns)
        #expect(system.conflicts.isEmpty)
    }

    @Test("an unknown made after a solve takes part in the next one")
    func laterUnknown() throws {
        let x = system.makeUnknown()
        try system.ask([(1, x)], .equal, 4)
        #expect(system[x] == 4)
        let y = system.makeUnknown()
        #expect(system[y] == 0)
        try system.ask([(1, y), (-3, x)], .equal, 0)
        #expect(system[y] == 12)
    }

    @Test("adding a link between two solved groups joins them, removing it parts them")
    func joining() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, x)], .equal, 10, 500)
        try system.ask([(1, y)], .equal, 30, 400)
        #expect(system.rounded([x, y]) == [10, 30])
        let link = try system.ask([(1, x), (-1, y)], .equal, 0)
        #expect(system.rounded([x, y]) == [10, 10])
        system.remove(link)
        #expect(system.rounded([x, y]) == [10, 30])
    }

    @Test("a row of a hundred edits ends where a fresh system with the same list starts")
    func manyEdits() throws {
        let unknowns = system.makeUnknowns(5)
        var handles: [ConstraintHandle] = []
        for (left, right) in zip(unknowns, unknowns.dropFirst()) {
            handles.append(try system.ask([(1, right), (-1, left)], .greaterThanOrEqual, 1))
        }
        let first = try system.ask([(1, unknowns[0])], .equal, 0, 600)
        let last = try system.ask([(1, unknowns[4])], .equal, 0, 500)
        for round in 1...50 {
            try system.setConstant(Double(round % 7), of: handles[round % 4])
            try system.setPriority(round % 2 == 0 ? 400 : 600, of: first)
            system.solve()
        }
        for handle in handles { try system.setConstant(2, of: handle) }
        try system.setPriority(600, of: first)
        #expect(system.rounded(unknowns) == [0, 2, 4, 6, 8])
        try system.setPriority(400, of: first)
        #expect(system.rounded(unknowns) == [-8, -6, -4, -2, 0])
        system.remove(last)
        #expect(system.rounded(unknowns) == [0, 2, 4, 6, 8])
    }

    /// The README's rule: the caller's inequalities hold exactly, in order of insertion, before positions prefer zero.
    @Test("a bound that is far off when it is added still decides what was open")
    func distantBounds() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown())
        try system.ask([(1, x), (-1, y)], .equal, 0, 250)
        #expect(system[x] == 0)
        let first = try system.ask([(1, x)], .lessThanOrEqual, 72)
        #expect(system[x] == 72)
        let second = try system.ask([(1, x)], .lessThanOrEqual, 100)
        #expect(system[x] == 72)
        system.remove(second)
        #expect(system[x] == 72)
        try system.ask([(1, x)], .lessThanOrEqual, 90)
        system.remove(first)
        #expect(system[x] == 90)
    }

    /// Three constraints and, by turns, one of three more: neither their symbols nor themselves may add up.
    @Test("a thousand edits leave nothing behind")
    func thousandEdits() throws {
        let (x, y) = (system.makeUnknown(), system.makeUnknown(isLength: true))
        try system.ask([(1, x), (1, y), (-1, .rootWidth)], .lessThanOrEqual, 0)
        try system.ask([(1, y)], .greaterThanOrEqual, 20)
        try system.ask([(1, y)], .equal, 50, 250)
        try system.setRootSize(width: 300, height: 100)
        for turn in 0..<1000 {
            let handle =
                switch turn % 3 {
                case 0: try system.ask([(1, y)], .equal, 60, 500)
                case 1: try system.ask([(1, y)], .lessThanOrEqual, 40)
                default: try system.ask([(1, y), (-2, x)], .equal, 0)
                }
            #expect(system[y] == [60, 40, 50][turn % 3])
            system.remove(handle)
            #expect(system[y] == 50)
        }
        #expect(system.effort.symbols < 32)
        #expect(system.effort.constraints < 32)
    }
}
