/// What a report says about one snapshot.
public struct SnapshotResult: Hashable, Sendable, Codable {
    /// The place of the baseline, by which reports and lists name a snapshot.
    public var id: String
    public var state: SnapshotState
    /// The file that describes the screen, or the test.
    public var file: String
    public var line: Int?
    /// The scene, and what varies: for people.
    public var name: String
    public var device: String
    public var summary: String
    /// What became of the layout, a line each.
    public var changes: [String]
    public var wrongShare: Double?
    public var regions: [PixelRegion]
    /// Below the folder of the report; empty when there are no pictures to be seen.
    public var folder: String
    public var hasBefore: Bool
    public var hasAfter: Bool
    public var hasDifference: Bool
    /// The file that was the baseline, so that nobody accepts over one that has changed since.
    public var baselineFile: Digest?

    public init(id: String, state: SnapshotState, file: String, name: String, device: String, summary: String) {
        self.id = id
        self.state = state
        self.file = file
        self.name = name
        self.device = device
        self.summary = summary
        changes = []
        regions = []
        folder = ""
        (hasBefore, hasAfter, hasDifference) = (false, false, false)
    }
}

/// All that a run found, as it is kept in `results.json`.
public struct SnapshotReport: Sendable, Codable {
    public var version = 1
    /// The fingerprint of the renderer, and its libraries.
    public var renderer: String
    /// Which part of a run that was split, as in `2/3`.
    public var shard: String?
    public var results: [SnapshotResult]
    /// What concerns no single snapshot: documents that cannot be read, baselines from another renderer.
    public var notes: [String]
    /// 0, 1 or 2, as the run exited.
    public var outcome: Int

    public init(renderer: String, shard: String? = nil, results: [SnapshotResult], notes: [String], outcome: Int) {
        self.renderer = renderer
        self.shard = shard
        self.results = results
        self.notes = notes
        self.outcome = outcome
    }

    public func count(_ state: SnapshotState) -> Int { results.count { $0.state == state } }

    /// How many there are of each kind, in one line.
    public var tally: String {
        let parts = SnapshotState.allCases.compactMap { state -> String? in
            let count = count(state)
            return count == 0 ? nil : "\(count) \(state.words)"
        }
        return parts.isEmpty ? "no snapshots" : parts.joined(separator: ", ")
    }
}

extension SnapshotState {
    public var words: String {
        switch self {
        case .same: "same"
        case .tolerated: "within the tolerance"
        case .different: "different"
        case .missing: "without a baseline"
        case .unusable: "with a baseline that is no picture"
        case .otherRenderer: "different, with a baseline from another renderer"
        case .recorded: "recorded"
        case .failed: "that could not be made"
        }
    }
}
