import MaquetteLayout
import Testing

/// Chains so long that rows which said everything in terms of what is open would have millions of numbers. What they come to
/// is worked out from the lengths that are given.
@Suite("Large chains") struct LargeChainTests {
    private let system = ConstraintSystem()
    private let count = 1000

    private struct Row {
        var starts: [Unknown] = []
        var lengths: [Unknown] = []
        var gaps: [Unknown] = []
    }

    /// Five, six and seven points by turns.
    private func length(_ index: Int) -> Double { Double(5 + index % 3) }

    private func makeLength(_ row: inout Row, preference: Double?) throws -> Unknown {
        let length = system.makeUnknown()
        row.lengths.append(length)
        try system.ask([(1, length)], .greaterThanOrEqual, 0, origin: .framework)
        if let preference {
            try system.ask([(1, length)], .lessThanOrEqual, preference, 250)
            try system.ask([(1, length)], .greaterThanOrEqual, preference, 750)
        }
        return length
    }

    /// Contents one after the other, with at least so much between them and before them.
    private func row(gap: Double, relation: LinearConstraint.Relation, preferences: Bool = true) throws -> Row {
        var row = Row()
        for index in 0..<count {
            let start = system.makeUnknown()
            if let before = row.starts.last, let lengthBefore = row.lengths.last {
                try system.ask([(1, start), (-1, before), (-1, lengthBefore)], relation, gap)
            }
            row.starts.append(start)
            _ = try makeLength(&row, preference: preferences ? length(index) : nil)
        }
        return row
    }

    /// Where each row said everything there would be a million numbers and more.
    private func expectShortRows() {
        #expect(system.effort.entries < 96 * count)
        #expect(system.effort.pivots < 4 * count)
    }

    @Test("gaps that may grow are as small as they may be, from the first on")
    func growingGaps() throws {
        let row = try row(gap: 8, relation: .greaterThanOrEqual)
        try system.setRootSize(width: 20000, height: 0)
        try system.ask([(1, row.starts[0])], .greaterThanOrEqual, 8)
        try system.ask(
            [(1, .rootWidth), (-1, row.starts[count - 1]), (-1, row.lengths[count - 1])], .greaterThanOrEqual, 8)
        // Three contents and gaps take 42 points.
        for index in [0, 1, 2, 3, 500, 999] {
            let inside = [0.0, 13, 27][index % 3]
            #expect(abs(system[row.starts[index]] - (8 + 42 * Double(index / 3) + inside)) < 1e-6)
            #expect(abs(system[row.lengths[index]] - length(index)) < 1e-6)
        }
        #expect(system.isAmbiguous(row.starts[0]) && !system.isAmbiguous(row.lengths[0]))
        expectShortRows()
    }

    @Test("an edit moves all that follows, and is taken back")
    func editOfManyOpenUnknowns() throws {
        let row = try row(gap: 8, relation: .greaterThanOrEqual)
        #expect(abs(system[row.starts[999]] - 42 * 333) < 1e-6)
        let edge = try system.ask([(1, row.starts[0])], .greaterThanOrEqual, 20)
        #expect(abs(system[row.starts[999]] - (20 + 42 * 333)) < 1e-6)
        try system.setConstant(-3, of: edge)
        #expect(abs(system[row.starts[999]] - (42 * 333 - 3)) < 1e-6)
        system.remove(edge)
        #expect(abs(system[row.starts[0]]) < 1e-6)
    }

    /// As a stack does whose views are aligned at their beginnings: its spacer is to begin where each of them does. No wish has
    /// anything to move, and what would move for one would go through the rows of all before it.
    @Test("a thousand wishes for the same place are met where the first one is")
    func sameWishes() throws {
        let place = system.makeUnknown()
        for _ in 0..<count { try system.ask([(1, place)], .equal, 7, 500) }
        let other = try system.ask([(1, place)], .equal, 9, 501)
        #expect(system[place] == 9)
        system.remove(other)
        #expect(system[place] == 7)

        let fresh = ConstraintSystem()
        let start = fresh.makeUnknown()
        let length = fresh.makeUnknown(isLength: true)
        for _ in 0..<count { try fresh.ask([(1, start)], .equal, 7, 500) }
        try fresh.ask([(1, start), (1, length)], .equal, 30, 250)
        #expect(fresh[length] == 23)
        #expect(fresh.effort.pivots < 10)
    }

    /// The one long row loses a length for each wish: at its beginning, at its end, or in the middle.
    @Test("of lengths with a sum the one that is wished for least is shorter", arguments: ["first", "last", "middle"])
    func sumOfWishes(_ least: String) throws {
        var row = Row()
        for _ in 0..<count { _ = try makeLength(&row, preference: nil) }
        var turns = Array(0..<count)
        if least == "first" { turns.reverse() }
        if least == "middle" { turns.sort { abs($0 - count / 2) > abs($1 - count / 2) } }
        for (turn, index) in turns.enumerated() {
            try system.ask([(1, row.lengths[index])], .equal, length(index), 999 - Float(turn) * 0.9)
        }
        try system.ask(row.lengths.map { (1.0, $0) } + [(-1.0, Unknown.rootWidth)], .equal, 0)
        // 333 times eighteen points and five more, less four.
        for (width, missing) in [(5995.0, 4.0), (5999, 0), (5996.5, 2.5)] {
            try system.setRootSize(width: width, height: 0)
            for index in [0, 1, 499, 500, 998, 999] {
                let expected = length(index) - (index == turns[count - 1] ? missing : 0)
                #expect(abs(system[row.lengths[index]] - expected) < 1e-6)
            }
        }
    }

    @Test("contents tied to each other alone begin at zero")
    func tiedToEachOther() throws {
        let row = try row(gap: 8, relation: .equal)
        for index in [0, 3, 600, 999] { #expect(abs(system[row.starts[index]] - 42 * Double(index / 3)) < 1e-6) }
        #expect(system.ambiguousUnknowns.count == count)
        expectShortRows()
    }

    @Test("guides of equal lengths share what the contents leave")
    func equalGuides() throws {
        var row = Row(), guides = Row()
        try system.setRootSize(width: 20000, height: 0)
        for index in 0..<count {
            let (start, guideStart) = (system.makeUnknown(), system.makeUnknown())
            if let before = guides.starts.last, let lengthBefore = guides.lengths.last {
                try system.ask([(1, start), (-1, before), (-1, lengthBefore)], .equal, 0)
            } else {
                try system.ask([(1, start)], .equal, 0)
            }
            let length = try makeLength(&row, preference: length(index))
            let guideLength = try makeLength(&guides, preference: nil)
            try system.ask([(1, guideStart), (-1, start), (-1, length)], .equal, 0)
            if index > 0 { try system.ask([(1, guideLength), (-1, guides.lengths[0])], .equal, 0) }
            row.starts.append(start)
            guides.starts.append(guideStart)
        }
        let (last, lastLength) = (guides.starts[count - 1], guides.lengths[count - 1])
        try system.ask([(1, last), (1, lastLength), (-1, .rootWidth)], .equal, 0)
        // 333 times eighteen points and five more for the contents.
        let share = (20000.0 - 333 * 18 - 5) / 1000
        for index in [0, 1, 999] { #expect(abs(system[guides.lengths[index]] - share) < 1e-6) }
        #expect(abs(system[row.starts[600]] - (200 * 18 + 600 * share)) < 1e-5)
        #expect(system.ambiguousUnknowns.isEmpty)
        expectShortRows()
    }

    @Test("of equal lengths the narrowest bound counts, and the next one once it is gone")
    func narrowestBound() throws {
        let lengths = system.makeUnknowns(40)
        for length in lengths { try system.ask([(1, length)], .greaterThanOrEqual, 0) }
        for length in lengths.dropFirst() { try system.ask([(1, length), (-1, lengths[0])], .equal, 0) }
        let five = try system.ask([(1, lengths[7])], .greaterThanOrEqual, 5)
        let nine = try system.ask([(1, lengths[9])], .greaterThanOrEqual, 9)
        #expect(abs(system[lengths[3]] - 9) < 1e-6)
        try system.setConstant(7, of: nine)
        #expect(abs(system[lengths[3]] - 7) < 1e-6)
        system.remove(nine)
        #expect(abs(system[lengths[3]] - 5) < 1e-6)
        try system.setConstant(-4, of: five)
        #expect(abs(system[lengths[3]]) < 1e-6)
    }

    /// Each start is a point behind the end of the next one: all lengths and the thousand points together are nothing.
    private func ring(lengthsAreBound: Bool) throws -> Row {
        var row = Row()
        for _ in 0..<count {
            row.starts.append(system.makeUnknown())
            if lengthsAreBound {
                _ = try makeLength(&row, preference: nil)
            } else {
                row.lengths.append(system.makeUnknown())
            }
        }
        for index in 0..<count {
            let next = (index + 1) % count
            try system.ask(
                [(1, row.starts[index]), (-1, row.starts[next]), (-1, row.lengths[next])], .equal, 1, tag: index + 1)
        }
        return row
    }

    @Test("a ring that cannot close is broken where it was closed")
    func contradictingRing() throws {
        let row = try ring(lengthsAreBound: true)
        #expect(system.conflicts.map(\.brokenTag) == [count])
        // The first is at zero, each next one a point before it.
        #expect(abs(system[row.starts[0]]) < 1e-6 && abs(system[row.starts[999]] + 999) < 1e-6)
        #expect(abs(system[row.lengths[500]]) < 1e-6)
        expectShortRows()
    }

    @Test("a ring that can close does so with negative lengths")
    func closingRing() throws {
        let row = try ring(lengthsAreBound: false)
        #expect(system.conflicts.isEmpty)
        // In order of their making: all are at zero as long as something after them can give way.
        for index in [0, 1, 500, 998] { #expect(abs(system[row.starts[index]]) < 1e-6) }
        for index in [1, 500, 998] { #expect(abs(system[row.lengths[index]] + 1) < 1e-6) }
        #expect(abs(system[row.starts[999]] - 1) < 1e-6 && abs(system[row.lengths[999]] + 2) < 1e-6)
        expectShortRows()
    }

    @Test("equal gaps share what the views leave")
    func equalGaps() throws {
        try system.setRootSize(width: 20000, height: 0)
        var row = Row(), gaps = Row()
        for index in 0..<count {
            row.starts.append(system.makeUnknown())
            _ = try makeLength(&row, preference: length(index))
        }
        for _ in 1..<count {
            gaps.starts.append(system.makeUnknown())
            _ = try makeLength(&gaps, preference: nil)
        }
        try system.ask([(1, row.starts[0])], .equal, 0)
        try system.ask([(1, row.starts[count - 1]), (1, row.lengths[count - 1]), (-1, .rootWidth)], .equal, 0)
        for index in 1..<count {
            let (before, lengthBefore) = (row.starts[index - 1], row.lengths[index - 1])
            try system.ask([(1, row.starts[index]), (-1, before), (-1, lengthBefore)], .greaterThanOrEqual, 2)
            try system.ask([(1, gaps.starts[index - 1]), (-1, before), (-1, lengthBefore)], .equal, 0)
            try system.ask(
                [(1, gaps.starts[index - 1]), (1, gaps.lengths[index - 1]), (-1, row.starts[index])], .equal, 0)
        }
        for gap in gaps.lengths.dropFirst() { try system.ask([(1, gap), (-1, gaps.lengths[0])], .equal, 0) }
        let gap = (20000.0 - 333 * 18 - 5) / 999
        for index in [0, 1, 500, 998] { #expect(abs(system[gaps.lengths[index]] - gap) < 1e-6) }
        #expect(abs(system[row.starts[600]] - (200 * 18 + 600 * gap)) < 1e-5)
        #expect(system.effort.pivots < 4 * count)
    }

    /// Worked out from the order: without the last distance the gaps hold the views apart as well, without the end of the
    /// last gap nothing ties the last view to the one before it.
    @Test("equal gaps without room are broken where the chain closes, after few attempts")
    func equalGapsWithoutRoom() throws {
        try system.setRootSize(width: 4000, height: 0)
        var tag = 0
        func ask(_ terms: [(Double, Unknown)], _ relation: LinearConstraint.Relation, _ constant: Double) throws {
            tag += 1
            try system.ask(terms, relation, constant, tag: tag)
        }
        let starts = system.makeUnknowns(count), ends = system.makeUnknowns(count)
        let gaps = system.makeUnknowns(count - 1)
        for gap in gaps { try system.ask([(1, gap)], .greaterThanOrEqual, 0, origin: .framework) }
        try ask([(1, starts[0])], .equal, 0)
        try ask([(1, ends[count - 1]), (-1, .rootWidth)], .equal, 0)
        for index in 0..<count { try ask([(1, ends[index]), (-1, starts[index])], .equal, 4) }
        for index in 1..<count { try ask([(1, starts[index]), (-1, ends[index - 1])], .greaterThanOrEqual, 2) }
        let lastDistance = tag
        for index in 1..<count {
            try ask([(1, starts[index]), (-1, ends[index - 1]), (-1, gaps[index - 1])], .equal, 0)
        }
        let lastEdge = tag
        for gap in gaps.dropFirst() { try ask([(1, gap), (-1, gaps[0])], .equal, 0) }

        #expect(system.conflicts.map(\.brokenTag) == [lastDistance, lastEdge])
        #expect(system.effort.rounds < 64)
        #expect(abs(system[starts[count - 1]] - 3996) < 1e-6)
    }

    /// Each length is what the one before it leaves: none is negative if the last one is not.
    @Test("lengths that are taken from what is left are bounded by the last one alone")
    func whatIsLeft() throws {
        try system.setRootSize(width: 20000, height: 0)
        let taken = system.makeUnknowns(count), left = system.makeUnknowns(count)
        for unknown in taken + left { try system.ask([(1, unknown)], .greaterThanOrEqual, 0, origin: .framework) }
        for index in 0..<count {
            let before = index == 0 ? Unknown.rootWidth : left[index - 1]
            try system.ask([(1, left[index]), (1, taken[index]), (-1, before)], .equal, -1)
            try system.ask([(1, taken[index])], .equal, length(index), 250)
        }
        // Three contents and what is between them take 21 points.
        for index in [2, 500, 998] {
            let (rounds, rest) = ((index + 1) / 3, (index + 1) % 3)
            let expected = 20000 - 21 * Double(rounds) - [0.0, 6, 13][rest]
            #expect(abs(system[left[index]] - expected) < 1e-6)
        }
        expectShortRows()
    }

    @Test("a bound that stood for another one leaves it in force when it is broken")
    func brokenBound() throws {
        try system.setRootSize(width: 100, height: 0)
        let taken = system.makeUnknowns(2), left = system.makeUnknowns(2)
        for unknown in taken + [left[0]] { try system.ask([(1, unknown)], .greaterThanOrEqual, 0, origin: .framework) }
        try system.ask([(1, left[0]), (1, taken[0]), (-1, .rootWidth)], .equal, 0, tag: 1)
        try system.ask([(1, left[1]), (1, taken[1]), (-1, left[0])], .equal, 0, tag: 2)
        try system.ask([(1, left[1])], .greaterThanOrEqual, 200, tag: 3)
        try system.ask([(1, left[0])], .equal, -50, 500, tag: 4)
        #expect(system.conflicts.map(\.brokenTag) == [3])
        #expect(abs(system[left[0]]) < 1e-9 && abs(system[taken[0]] - 100) < 1e-9)
    }
}
