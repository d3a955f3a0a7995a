import CProcess
import Glibc
import MaquetteFiles
import Synchronization

/// A process beside one that goes into a cage. That may start no program, and now and then a program of the system does what is
/// wanted: converting a drawing, say. The clerk has one thing that it does for it, in a cage of its own, which is the same but that
/// it lets programs start. It enters that when it is first asked, before it looks at the request.
package enum Clerk {
    /// What the clerk answers to a request.
    package typealias Work = @Sendable (_ request: [UInt8]) -> [UInt8]

    private static let connection = Mutex<(requests: Int32, answers: Int32)?>(nil)
    private static let mostBytes = 256 << 20

    /// Asks the clerk of this process and waits; nil if there is none, or it has gone.
    package static func ask(_ request: [UInt8]) -> [UInt8]? {
        connection.withLock { known in
            guard let ends = known else { return nil }
            if send(request, to: ends.requests), let answer = receive(from: ends.answers) { return answer }
            close(ends.requests)
            close(ends.answers)
            known = nil
            return nil
        }
    }

    /// Call it while the process has a single thread.
    static func start(_ work: @escaping Work, beside cage: Cage) throws(Failure) {
        guard let requests = Pipe(), let answers = Pipe() else {
            throw Failure("the system allows no more open files")
        }
        let parent = getpid()
        let clerk = maquette_fork()
        guard clerk >= 0 else { throw Failure("the system allows no more processes") }
        if clerk == 0 {
            maquette_end_with(parent)
            serve(work, cage, requests.reading, answers.writing)
        }
        close(requests.reading)
        close(answers.writing)
        connection.withLock { $0 = (requests.writing, answers.reading) }
    }

    private static func serve(_ work: Work, _ cage: Cage, _ requests: Int32, _ answers: Int32) -> Never {
        // Whoever reads what the process says must hear of its end.
        let nothing = open("/dev/null", O_RDWR)
        for number in [0, 1, 2] as [Int32] { dup2(nothing, number) }
        Cage.keepOpen([0, 1, 2, requests, answers])
        var request = receive(from: requests)
        guard request != nil else { _exit(0) }
        var own = cage
        own.clerk = nil
        own.startsPrograms = true
        own.isAlone = liveApart(from: cage)
        guard (try? own.enter()) != nil else { _exit(2) }
        setenv("TMPDIR", own.temporary, 1)
        setenv("PATH", "/usr/local/bin:/usr/bin:/bin", 1)
        while let asked = request, send(work(asked), to: answers) { request = receive(from: requests) }
        _exit(0)
    }

    /// Where a private root is the only wall around files, a cage in which programs start needs a namespace of processes: its first
    /// process is another one, for which this one waits.
    private static func liveApart(from cage: Cage) -> Bool {
        let hasLandlock = cage.walls.contains(.landlock) && maquette_landlock_version() > 0
        guard !hasLandlock, Namespaces.leaveProcesses() else { return false }
        let inner = maquette_fork()
        guard inner != 0 else { return true }
        Cage.keepOpen([0, 1, 2])
        var status: Int32 = 0
        while inner > 0, waitpid(inner, &status, 0) < 0, errno == EINTR {}
        _exit(0)
    }

    // MARK: Its length in eight bytes, and a message

    private static func send(_ bytes: [UInt8], to end: Int32) -> Bool {
        let length = (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
        return SystemFile.write(length + bytes, to: end) == nil
    }

    private static func receive(from end: Int32) -> [UInt8]? {
        guard let length = read(8, from: end) else { return nil }
        let count = length.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
        return count <= mostBytes ? read(Int(count), from: end) : nil
    }

    private static func read(_ count: Int, from end: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let more = bytes[done...].withUnsafeMutableBytes { Glibc.read(end, $0.baseAddress!, $0.count) }
            if more > 0 { done += more } else if more == 0 || errno != EINTR { return nil }
        }
        return bytes
    }
}
