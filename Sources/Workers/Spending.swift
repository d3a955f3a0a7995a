import Glibc
import MaquetteCage
import MaquetteFiles

/// What a process in a cage has of memory and of temporary files. The system's own limits count neither memory that is not
/// written any more nor the files of a folder together.
struct Spending {
    private let process: pid_t
    let temporary: FilePath
    private let limits: Limits
    private let mostBytesOfFiles: Int
    private var lastLook = 0.0
    /// The memory that the process was made with, which comes on top of the limit.
    private let atStart: Int
    private static let secondsBetweenLooks = 0.05
    private static let mostThreads = 1000

    init(of process: pid_t, _ limits: Limits, temporary: String, mostBytesOfFiles: Int) {
        self.process = process
        atStart = ProcessMemory.bytes(of: process)
        self.temporary = FilePath(temporary)
        (self.limits, self.mostBytesOfFiles) = (limits, mostBytesOfFiles)
    }

    /// What the process has had too much of, as far as it is time to look.
    mutating func excess() -> Death.Cause? {
        let now = Clock.now
        guard now - lastLook >= Self.secondsBetweenLooks else { return nil }
        lastLook = now
        if ProcessMemory.bytes(of: process) > limits.bytes + atStart { return .tooMuchMemory(bytes: limits.bytes) }
        if ProcessMemory.threads(of: process) > Self.mostThreads { return .tooManyThreads(Self.mostThreads) }
        return FolderSize.bytes(of: temporary) > mostBytesOfFiles ? .tooManyFiles(bytes: mostBytesOfFiles) : nil
    }
}
