import MaquetteRenderer

/// What came of holding a snapshot against its baseline.
public struct SnapshotFinding: Sendable {
    public var state: SnapshotState
    /// In one line: what is wrong, or why it passes although it is not the same.
    public var summary: String
    /// What became of the layout.
    public var changes = LayoutChanges()
    /// How the pixels differ, when sizes are equal.
    public var deviation: Deviation?
    /// The baseline as it was, as long as it is a picture.
    public var before: Bitmap?
    /// What the layout looks like now; nil when nobody needs to look.
    public var after: Bitmap?
    /// The file that was the baseline.
    public var baselineFile: Digest?
    /// The renderer that the baseline came from, when that is another.
    public var formerRenderer: String?

    public init(_ state: SnapshotState, _ summary: String) {
        self.state = state
        self.summary = summary
    }
}
