/// Everything that a run of snapshots found, for people and for other programs.
package struct Report: Hashable, Sendable {
    /// The fingerprint of the renderer, and its libraries.
    package var renderer: String
    /// The parts of a split run that are in it; empty when the run was not split.
    package var shards: [Shard]
    /// The missing shards of a joined report.
    package var missingShards: [Shard] = []
    package var entries: [ReportEntry]
    /// Notes that concern no single snapshot. They do not change the exit code.
    package var notes: [String]
    /// Errors of the run, such as a document that cannot be read.
    package var problems: [String]

    package init(
        renderer: String, shards: [Shard] = [], entries: [ReportEntry] = [], notes: [String] = [],
        problems: [String] = []
    ) {
        self.renderer = renderer
        self.shards = shards
        self.entries = entries
        self.notes = notes
        self.problems = problems
    }

    /// 0 when everything passes, 1 when something does not, 2 when something could not be checked.
    ///
    /// The code is computed from the rest, so that a report cannot claim to pass.
    package var exitCode: Int32 {
        if !allProblems.isEmpty || entries.contains(where: { $0.state == .failed }) { return 2 }
        return entries.contains { !$0.state.passes } ? 1 : 0
    }

    /// What could not be checked, including missing shards.
    package var allProblems: [String] {
        guard !missingShards.isEmpty else { return problems }
        let names = missingShards.map(\.description).joined(separator: ", ")
        return ["\(missingShards.count == 1 ? "shard \(names) is" : "shards \(names) are") missing"] + problems
    }

    /// Notes about the whole run.
    package var remarks: [String] { makersOfBaselines + renderersOfBaselines + notes }

    /// One note about another Maquette, which comes before all that is said of pixels.
    private var makersOfBaselines: [String] {
        let counts = Dictionary(entries.compactMap(\.formerVersion).map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { $0.key < $1.key }.map { former, count in
            "\(count == 1 ? "1 baseline that differs was" : "\(count) baselines that differ were") drawn by another Maquette (\(former)): "
                + "`preview snapshot upgrade` shows what changed, and accepts it"
        }
    }

    /// One note about another renderer instead of one for each of its baselines.
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

    /// The states that occur with their numbers, those that need a decision first.
    package var totals: [(state: SnapshotState, count: Int)] {
        let counts = Dictionary(entries.map { ($0.state, 1) }, uniquingKeysWith: +)
        return SnapshotState.allCases.compactMap { state in counts[state].map { (state, $0) } }
    }

    /// The number of each state, in one line.
    package var tally: String {
        let parts = totals.map { "\($0.count) \($0.state.words)" }
        return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
    }

    /// The entries in the order in which the files first appear.
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
