/// How a snapshot fared.
public enum SnapshotState: String, Hashable, Sendable, Codable, CaseIterable {
    case same
    /// Not the same, but no further from it than was allowed.
    case tolerated
    case different
    /// There is no baseline, and none was to be recorded.
    case missing
    /// The baseline is damaged, empty or no picture.
    case unusable
    /// The pixels differ where the layout does not, and the baseline came from another renderer.
    case otherRenderer
    /// A baseline was written, because there was none or because it was asked for.
    case recorded
    /// There is no picture to be compared.
    case failed

    public var passes: Bool {
        switch self {
        case .same, .tolerated, .recorded: true
        case .different, .missing, .unusable, .otherRenderer, .failed: false
        }
    }
}
