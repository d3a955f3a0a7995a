/// The result of a snapshot; those that need a decision come first.
public enum SnapshotState: String, Hashable, Sendable, Codable, CaseIterable {
    case different
    /// There is no baseline, and the mode does not record one.
    case missing
    /// The baseline is damaged, empty or not a picture.
    case unusable
    /// The pixels differ where the layout does not, and the baseline came from another renderer.
    case otherRenderer
    /// There is no picture to compare.
    case failed
    /// Different, but within the tolerance.
    case tolerated
    /// A baseline was written because there was none.
    case recorded
    /// A baseline was written in place of another.
    case rerecorded
    /// A baseline whose document, scene or variant does not exist any more.
    case orphaned
    case same

    public var passes: Bool {
        switch self {
        case .same, .tolerated, .recorded, .rerecorded, .orphaned: true
        case .different, .missing, .unusable, .otherRenderer, .failed: false
        }
    }

    /// The state after a number: `3 different`.
    public var words: String {
        switch self {
        case .different: "different"
        case .missing: "without a baseline"
        case .unusable: "with a baseline that is not a picture"
        case .otherRenderer: "different, with a baseline from another renderer"
        case .failed: "that could not be made"
        case .tolerated: "within the tolerance"
        case .recorded: "recorded"
        case .rerecorded: "recorded anew"
        case .orphaned: "orphaned"
        case .same: "same"
        }
    }
}
