import Synchronization

/// Whether every baseline is written, where nothing nearer says otherwise.
public var isRecording: Bool {
    get { GlobalSettings.record == .all }
    set { GlobalSettings.record = newValue ? .all : .missing }
}

/// ``isRecording`` under its older name.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
    get { isRecording }
    set { isRecording = newValue }
}

/// A program that compares two files, to be named in failure messages.
public var diffTool: String? {
    get { GlobalSettings.diffTool }
    set { GlobalSettings.diffTool = newValue }
}

/// What holds for the whole process.
enum GlobalSettings {
    private struct Values {
        var record: SnapshotTestingConfiguration.Record?
        var diffTool: String?
    }

    private static let values = Mutex(Values())

    static var record: SnapshotTestingConfiguration.Record? {
        get { values.withLock { $0.record } }
        set { values.withLock { $0.record = newValue } }
    }

    static var diffTool: String? {
        get { values.withLock { $0.diffTool } }
        set { values.withLock { $0.diffTool = newValue } }
    }
}
