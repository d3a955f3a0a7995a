import MaquetteLayout
import Testing

/// Rows as stack views make them, so long that the tableau alone would never end: what they come to is worked out from
/// the lengths that are given.
@Suite("Large chains") struct LargeChainTests {
    private let system = ConstraintSystem()
    private let count = 300

    private struct Row {
        var starts: [Unknown] = []
        var lengths: [Unknown] = []
        var gaps: [Unknown] = []
    }

    /// A row from edge to edge, with a gap of two points at least between neighbours, measured between their edges or
    /// their centres.
    private func row(length: Double, fromCentres: Bool, gapsPriority: Float) throws -> Row {
        try system.setRootSize(width: length, height: 0)
        var row = Row()
        let share = fromCentres ? 0.5 : 1
        for index in 0..<count {
            let (start, length) = (system.makeUnknown(), system.makeUnknown())
            try system.ask([(1, length)], .greaterThanOrEqual, 0)
            if let before = row.starts.last, let lengthBefore = row.lengths.last {
                let (gapStart, gap) = (system.makeUnknown(), system.makeUnknown())
                try system.ask([(1, gap)], .greaterThanOrEqual, 0)
                try system.ask([(1, start), (-1, before), (-1, lengthBefore)], .greaterThanOrEqual, 2)
                try system.ask([(1, gapStart), (-1, before), (-share, lengthBefore)], .equal, 0)
                try system.ask([(1, gapStart), (1, gap), (-1, start), (share - 1, length)], .equal, 0)
                if let first = row.gaps.first { try system.ask([(1, gap), (-1, first)], .equal, 0, gapsPriority) }
                row.gaps.append(gap)
            } else {
                try system.ask([(1, start)], .equal, 0)
            }
            row.starts.append(start)
            row.lengths.append(length)
            if index == count - 1 { try system.ask([(1, start), (1, length), (-1, .rootWidth)], .equal, 0) }
        }
        return row
    }

    private func wish(_ row: Row, for length: (Int) -> Double) throws {
        for (index, unknown) in row.lengths.enumerated() {
            try system.ask([(1, unknown)], .lessThanOrEqual, length(index), 250)
            try system.ask([(1, unknown)], .greaterThanOrEqual, length(index), 750)
        }
    }

    @Test("equal gaps share what the views leave")
    func equalGaps() throws {
        let row = try row(length: 6000, fromCentres: false, gapsPriority: 1000)
        try wish(row) { Double(5 + $0 % 3) }
        // A hundred each of five, six and seven points.
        let gap = (6000.0 - 1800) / 299
        for index in [0, 1, 150, 298] { #expect(abs(system[row.gaps[index]] - gap) < 1e-6) }
        #expect(abs(system[row.starts[150]] - (50 * 18 + 150 * gap)) < 1e-5)
        #expect(abs(system[row.lengths[299]] - 7) < 1e-6)
        #expect(system.ambiguousUnknowns.isEmpty)
    }

    @Test("equal distances of centres share what the outer halves leave")
    func equalCentres() throws {
        let row = try row(length: 6000, fromCentres: true, gapsPriority: 149)
        try wish(row) { Double(5 + $0 % 3) }
        let distance = (6000.0 - 2.5 - 3.5) / 299
        for index in [0, 1, 150, 298] { #expect(abs(system[row.gaps[index]] - distance) < 1e-6) }
        #expect(abs(system[row.starts[150]] - (2.5 + 150 * distance - 2.5)) < 1e-5)
        #expect(system.conflicts.isEmpty)
    }

    @Test("without room gaps are at their least and the views give way")
    func noRoom() throws {
        let row = try row(length: 1200, fromCentres: false, gapsPriority: 1000)
        try wish(row) { Double(5 + $0 % 3) }
        for index in [0, 150, 298] { #expect(abs(system[row.gaps[index]] - 2) < 1e-6) }
        let lengths: [Double] = row.lengths.map { system[$0] }
        let sum: Double = lengths.reduce(0, +)
        #expect(abs(sum - 602) < 1e-4)
        for (index, length) in lengths.enumerated() {
            let wished = Double(5 + index % 3)
            #expect(length > -1e-6 && length < wished + 1e-6)
        }
    }

    /// What holds does so to the point again after every edit.
    @Test("they can be edited")
    func edits() throws {
        let row = try row(length: 6000, fromCentres: true, gapsPriority: 149)
        try wish(row) { _ in 6 }
        system.solve()
        try system.setRootSize(width: 3600, height: 0)
        #expect(abs(system[row.gaps[7]] - (3600.0 - 6) / 299) < 1e-6)
        let wider = try system.ask([(1, row.lengths[0])], .equal, 10, 900)
        #expect(abs(system[row.gaps[7]] - (3600.0 - 5 - 3) / 299) < 1e-6)
        system.remove(wider)
        #expect(abs(system[row.gaps[7]] - (3600.0 - 6) / 299) < 1e-6)
    }

    /// The first view alone is longer than the row; without it the gaps take 598 points and the other views 299.
    @Test("what does not fit is broken and nothing else")
    func contradiction() throws {
        let row = try row(length: 900, fromCentres: false, gapsPriority: 1000)
        for (index, unknown) in row.lengths.enumerated() {
            try system.ask([(1, unknown)], .equal, index == 0 ? 600 : 1, tag: 1000 + index)
        }
        #expect(system.conflicts.map(\.brokenTag) == [1000])
        #expect(system[row.lengths[1]] == 1)
    }
}
