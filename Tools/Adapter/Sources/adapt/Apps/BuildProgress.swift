import Foundation

/// Prints on standard error what a build is at, every few seconds in which nothing else is printed. So whoever waits sees that it goes
/// on, at a terminal or in the log of a machine.
final class BuildProgress: @unchecked Sendable {
    private let lock = NSLock()
    private let begin = Date()
    private var stage = ""
    private var lastLine = Date()
    private var timer: (any DispatchSourceTimer)?

    private let seconds: Double
    private let write: @Sendable (String) -> Void

    /// - Parameters:
    ///   - isQuiet: tells nothing but what ``tell(_:)`` is given.
    ///   - seconds: between two lines.
    ///   - write: takes the lines.
    init(isQuiet: Bool = false, every seconds: Double = 10, to write: (@Sendable (String) -> Void)? = nil) {
        self.seconds = seconds
        self.write = write ?? { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
        if isQuiet { return }
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "progress"))
        timer.schedule(deadline: .now() + seconds / 10, repeating: seconds / 10)
        timer.setEventHandler { [weak self] in self?.tellStage() }
        timer.resume()
        self.timer = timer
    }

    deinit { timer?.cancel() }

    /// What is done from now on.
    func note(_ stage: String) { lock.withLock { self.stage = stage } }

    /// A line of its own.
    func tell(_ line: String) {
        lock.withLock {
            lastLine = Date()
            write(line)
        }
    }

    private func tellStage() {
        lock.withLock {
            let now = Date()
            guard !stage.isEmpty, now.timeIntervalSince(lastLine) >= seconds else { return }
            lastLine = now
            write(String(format: "  %.0f s: ", now.timeIntervalSince(begin)) + stage)
        }
    }
}
