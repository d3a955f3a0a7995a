import MaquetteRenderer

/// The result of comparing a snapshot with its baseline.
public struct SnapshotFinding: Sendable {
    public var state: SnapshotState
    /// What is wrong, or why the snapshot passes although it differs, in one line.
    public var summary: String
    /// How the layout changed.
    public var changes = LayoutChanges()
    /// How the pixels differ, if the sizes are equal.
    public var deviation: Deviation?
    /// The former baseline, if it is a picture.
    public var before: Bitmap?
    /// The new picture; nil when it is not needed.
    public var after: Bitmap?
    /// What was left out of the comparison.
    package var ignored: [PixelArea] = []
    /// The file that was the baseline.
    public var baselineFile: Digest?
    /// The baseline's renderer, if it is another.
    public var formerRenderer: String?
    /// The Maquette that drew the baseline, if it is another and the pictures differ.
    package var formerVersion: String?

    public init(_ state: SnapshotState, _ summary: String) {
        self.state = state
        self.summary = summary
    }
}
