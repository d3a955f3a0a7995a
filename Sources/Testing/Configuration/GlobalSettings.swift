import Synchronization

/// Whether every baseline is recorded, unless a more specific setting decides. If it is off, the environment decides.
public var isRecording: Bool {
    get { GlobalSettings.isRecording }
    set { GlobalSettings.isRecording = newValue }
}

/// ``isRecording`` under its older name.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
    get { isRecording }
    set { isRecording = newValue }
}

/// A program that compares two files, named in failure messages.
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { GlobalSettings.diffTool }
    set { GlobalSettings.diffTool = newValue }
}

/// The settings of the process.
enum GlobalSettings {
    private struct Values {
        var isRecording = false
        var diffTool: SnapshotTestingConfiguration.DiffTool?
    }

    private static let values = Mutex(Values())

    static var isRecording: Bool {
        get { values.withLock { $0.isRecording } }
        set { values.withLock { $0.isRecording = newValue } }
    }

    static var diffTool: SnapshotTestingConfiguration.DiffTool? {
        get { values.withLock { $0.diffTool } }
        set { values.withLock { $0.diffTool = newValue } }
    }
}
