import Foundation
import MaquetteCage
import MaquetteFiles
import Synchronization

/// The adapter at work beside this process: it keeps modules compiled and answers at once after an edit. Each project has one of its
/// own, in its own cage.
///
/// Calls wait for their answers; any thread may make them, and one at a time about a project goes through.
package final class CodeService: Sendable {
    private struct Connection {
        var process: pid_t
        var requests: Int32
        var answers: Int32
        var arrived: [UInt8] = []
    }

    /// The adapter of a project: calls about others do not wait for it.
    private final class Adapter: Sendable {
        let connection = Mutex<Connection?>(nil)
        deinit { connection.withLock { if let connection = $0 { CodeService.end(connection) } } }
    }

    /// The adapters by the folders of projects.
    private let adapters = Mutex<[String: Adapter]>([:])
    private let toolset: CodeToolset
    private let project: @Sendable (_ file: String) -> [Cage.Place]
    private let packages: @Sendable (_ file: String) -> [String]
    private let waiting: @Sendable (_ file: String, _ seconds: Int) -> Void

    /// - Parameters:
    ///   - project: what may be read to compile a file: its project comes first.
    ///   - packages: folders with checkouts of packages that its project names, which may be read, too.
    ///   - waiting: hears how long an answer has been waited for, after three seconds and then every ten.
    package init(
        _ toolset: CodeToolset, project: @escaping @Sendable (_ file: String) -> [Cage.Place],
        packages: @escaping @Sendable (_ file: String) -> [String],
        waiting: @escaping @Sendable (_ file: String, _ seconds: Int) -> Void
    ) {
        (self.toolset, self.project, self.packages, self.waiting) = (toolset, project, packages, waiting)
    }

    /// What files of a module have to show, without compiling them.
    package func list(_ files: [String]) throws(CodeFailure) -> [String: [CodePreview]] {
        struct Request: Encodable { var list: [String] }
        struct Answer: Decodable {
            struct File: Decodable {
                var file: String
                var previews: [CodePreview]
            }
            var files: [File]
        }
        guard let first = files.first else { return [:] }
        let answer: Answer = try ask(Request(list: files), about: first)
        return Dictionary(answer.files.map { ($0.file, $0.previews) }) { first, _ in first }
    }

    /// Compiles what has changed since the last time, and the file with its previews.
    ///
    /// - Parameter file: an absolute path.
    package func compile(_ file: String) throws(CodeFailure) -> CompiledFile {
        struct Request: Encodable { var show: String }
        let places = project(file)
        var compiled: CompiledFile = try ask(Request(show: file), about: file)
        // Who answers has run programs of the project.
        let output = Self.output(toolset, places)
        if let image = compiled.image, !Self.isIn(output, image) {
            throw CodeFailure("\(file): the compiled code was not written where it belongs")
        }
        compiled.file = file
        compiled.resourceFolders = compiled.resourceFolders?.filter { folder in
            Self.isIn(output, folder) || places.contains { folder == $0.path || Self.isIn($0.path, folder) }
        }
        return compiled
    }

    /// The folder for what is compiled of a project.
    private static func output(_ toolset: CodeToolset, _ places: [Cage.Place]) -> String {
        "\(toolset.cache)/\(ContentHash(Array((places.first?.path ?? "").utf8)).name)"
    }

    /// Whether a path leads into a folder, without `..`.
    private static func isIn(_ folder: String, _ path: String) -> Bool {
        FilePath(path).absolute.shown.hasPrefix(folder + "/") && !path.contains("/../")
    }

    private func ask<Answer: Decodable>(_ request: some Encodable, about file: String) throws(CodeFailure) -> Answer {
        let question: [UInt8]
        do { question = Array(try JSONEncoder().encode(request)) } catch { throw CodeFailure("\(error)") }
        let places = project(file)
        // The adapter may have been killed: another one may finish.
        let packages = packages(file).flatMap { ["--packages", $0] }
        var line: [UInt8]?
        for _ in 0..<2 where line == nil {
            line = try send(question, about: places, packages) { [waiting] in waiting(file, $0) }
        }
        guard let line, let answer = try? JSONDecoder().decode(Answer.self, from: Data(line))
        else { throw CodeFailure("\(toolset.adapter) ended while it was compiling") }
        return answer
    }

    private func send(
        _ question: [UInt8], about places: [Cage.Place], _ options: [String], _ waiting: (_ seconds: Int) -> Void
    ) throws(CodeFailure) -> [UInt8]? {
        let key = places.first?.path ?? ""
        let adapter = adapters.withLock { known in
            if let adapter = known[key] { return adapter }
            let adapter = Adapter()
            known[key] = adapter
            return adapter
        }
        let result: Result<[UInt8]?, CodeFailure> = adapter.connection.withLock { known in
            var connected: Connection
            if let current = known {
                connected = current
            } else {
                do throws(CodeFailure) { connected = try start(places, options) } catch { return .failure(error) }
            }
            guard Self.write(question + [UInt8(ascii: "\n")], to: connected.requests),
                let line = Self.readLine(&connected, waiting)
            else {
                // The next request starts another one.
                Self.end(connected)
                known = nil
                return .success(nil)
            }
            known = connected
            return .success(line)
        }
        return try result.get()
    }

    private func start(_ places: [Cage.Place], _ options: [String]) throws(CodeFailure) -> Connection {
        var (requests, answers): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard pipe(&requests) == 0, pipe(&answers) == 0 else {
            throw CodeFailure("the system allows no more open files")
        }
        for end in requests + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        // Macros and plug-ins may say what they like there.
        let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { for end in [requests[0], answers[1], nothing] { close(end) } }
        let output = Self.output(toolset, places)
        do {
            let process = try BuildCage(toolset, project: places, output: output).start(
                ["previews", "--settings", toolset.settings, "--cache", output] + options,
                [(requests[0], 0), (answers[1], 1), (nothing, 2)])
            return Connection(process: process, requests: requests[1], answers: answers[0])
        } catch {
            close(requests[1])
            close(answers[0])
            throw error
        }
    }

    /// Ends a connection: the process behind it ends by itself at the end of its input.
    private static func end(_ connection: Connection) {
        close(connection.requests)
        close(connection.answers)
        var status: Int32 = 0
        while waitpid(connection.process, &status, 0) < 0, errno == EINTR {}
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let count = bytes[done...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress!, $0.count) }
            if count > 0 { done += count } else if errno != EINTR { return false }
        }
        return true
    }

    private static let mostBytesOfAnswer = 256 << 20

    private static func readLine(_ connection: inout Connection, _ waiting: (_ seconds: Int) -> Void) -> [UInt8]? {
        var room = [UInt8](repeating: 0, count: 1 << 16)
        let start = ContinuousClock.now
        var next = 3
        while true {
            if let end = connection.arrived.firstIndex(of: UInt8(ascii: "\n")) {
                defer { connection.arrived.removeFirst(end + 1) }
                return Array(connection.arrived[..<end])
            }
            guard connection.arrived.count < mostBytesOfAnswer else { return nil }
            let left = start.advanced(by: .seconds(next)) - .now
            var answer = pollfd(fd: connection.answers, events: Int16(POLLIN), revents: 0)
            if poll(&answer, 1, Int32(clamping: max(0, left.components.seconds * 1000 + 1000))) == 0 {
                waiting(Int((ContinuousClock.now - start).components.seconds))
                next += next == 3 ? 7 : 10
                continue
            }
            let count = read(connection.answers, &room, room.count)
            if count > 0 { connection.arrived += room[..<count] } else if count == 0 || errno != EINTR { return nil }
        }
    }
}
