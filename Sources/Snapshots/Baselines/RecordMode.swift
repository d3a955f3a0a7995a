/// When a run writes baselines.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// Every one, whether it changed or not.
    case all
    /// Baselines that are not there.
    case missing
    /// Baselines that are not there, and those that do not match.
    case failed
    /// None: a missing one fails, as on a build server.
    case never
}
