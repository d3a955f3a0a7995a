/// When a run writes baselines.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// Every one, whether it changed or not.
    case all
    /// Those that are not there.
    case missing
    /// Those that are not there and those that do not match.
    case failed
    /// None: one that is missing fails, as on a machine that nobody watches.
    case never
}
