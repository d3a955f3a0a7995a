/// Everything that a run of snapshots found, for people and for other programs.
package struct Report: Hashable, Sendable {
    /// The fingerprint of the renderer, and its libraries.
    package var renderer: String
    /// The parts of a split run that are in it; empty when the run was not split.
    package var shards: [Shard]
    /// The parts that ought to have been joined with these, and were not there.
    package var missingShards: [Shard] = []
    package var entries: [ReportEntry]
    /// Remarks that concern no single snapshot. They change no exit code.
    package var notes: [String]
    /// What kept a part of the run from being done, such as a document that cannot be read.
    package var troubles: [String]

    package init(
        renderer: String, shards: [Shard] = [], entries: [ReportEntry] = [], notes: [String] = [],
        troubles: [String] = []
    ) {
        self.renderer = renderer
        self.shards = shards
        self.entries = entries
        self.notes = notes
        self.troubles = troubles
    }

    /// 0 when everything passes, 1 when something does not, 2 when something could not even be looked at.
    ///
    /// It follows from the rest, so that no report can say that it passed and hold what did not.
    package var exitCode: Int32 {
        if !allTroubles.isEmpty || entries.contains(where: { $0.state == .failed }) { return 2 }
        return entries.contains { !$0.state.passes } ? 1 : 0
    }

    /// What could not be looked at, with the shards that are not there.
    package var allTroubles: [String] {
        guard !missingShards.isEmpty else { return troubles }
        let names = missingShards.map(\.description).joined(separator: ", ")
        return ["\(missingShards.count == 1 ? "shard \(names) is" : "shards \(names) are") missing"] + troubles
    }

    /// What else there is to be said about the whole.
    package var remarks: [String] { renderersOfBaselines + notes }

    /// One word about another renderer instead of one about each of its baselines.
    private var renderersOfBaselines: [String] {
        let counts = Dictionary(entries.compactMap(\.formerRenderer).map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { $0.key < $1.key }.map { former, count in
            """
            \(count == 1 ? "1 baseline that differs" : "\(count) baselines that differ") came from another renderer: \
            record anew here, or compare where they were made
                theirs: \(former)
                here:   \(renderer)
            """
        }
    }

    package func count(_ state: SnapshotState) -> Int { entries.count { $0.state == state } }

    /// The states that occur, those that ask for a decision first, with how often they do.
    package var totals: [(state: SnapshotState, count: Int)] {
        let counts = Dictionary(entries.map { ($0.state, 1) }, uniquingKeysWith: +)
        return SnapshotState.allCases.compactMap { state in counts[state].map { (state, $0) } }
    }

    /// How many there are of each kind, in one line.
    package var tally: String {
        let parts = totals.map { "\($0.count) \($0.state.words)" }
        return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
    }

    /// In the order in which the files first appear.
    var byFile: [(file: String, entries: [ReportEntry])] {
        var order: [String] = []
        var groups: [String: [ReportEntry]] = [:]
        for entry in entries {
            if groups[entry.file] == nil { order.append(entry.file) }
            groups[entry.file, default: []].append(entry)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }
}
