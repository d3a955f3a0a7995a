import Foundation
import Synchronization

/// The adapter at work beside this process: it keeps modules compiled and answers at once after an edit.
///
/// Calls wait for their answers; any thread may make them, one at a time goes through.
package final class CodeService: Sendable {
    private struct Connection {
        var process: pid_t
        var requests: Int32
        var answers: Int32
        var arrived: [UInt8] = []
    }

    private let connection: Mutex<Connection?>
    private let toolset: CodeToolset

    package init(_ toolset: CodeToolset) {
        self.toolset = toolset
        connection = Mutex(nil)
    }

    deinit { connection.withLock { Self.end($0) } }

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
        let answer: Answer = try ask(Request(list: files))
        return Dictionary(answer.files.map { ($0.file, $0.previews) }) { first, _ in first }
    }

    /// Compiles what has changed since the last time, and the file with its previews.
    ///
    /// - Parameter file: an absolute path.
    package func compile(_ file: String) throws(CodeFailure) -> CompiledFile {
        struct Request: Encodable { var show: String }
        return try ask(Request(show: file))
    }

    private func ask<Answer: Decodable>(_ request: some Encodable) throws(CodeFailure) -> Answer {
        let question: Data
        do { question = try JSONEncoder().encode(request) } catch { throw CodeFailure("\(error)") }
        // It may have been killed: another one may finish.
        let line = send(Array(question)) ?? send(Array(question))
        guard let line, let answer = try? JSONDecoder().decode(Answer.self, from: Data(line)) else {
            throw CodeFailure("\(toolset.adapter) ended while it was compiling")
        }
        return answer
    }

    private func send(_ question: [UInt8]) -> [UInt8]? {
        connection.withLock { current in
            if current == nil { current = start() }
            guard var connected = current else { return nil }
            guard Self.write(question + [newline], to: connected.requests), let line = Self.readLine(&connected) else {
                // The next request starts another one.
                Self.end(connected)
                current = nil
                return nil
            }
            current = connected
            return line
        }
    }

    private let newline = UInt8(ascii: "\n")

    private func start() -> Connection? {
        var (requests, answers): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard pipe(&requests) == 0, pipe(&answers) == 0 else { return nil }
        for end in requests + answers { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, requests[0], 0)
        posix_spawn_file_actions_adddup2(&actions, answers[1], 1)
        let words = [toolset.adapter, "previews", "--settings", toolset.settings, "--cache", toolset.cache]
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let error = posix_spawn(&process, toolset.adapter, &actions, nil, &arguments, environ)
        close(requests[0])
        close(answers[1])
        guard error == 0 else {
            close(requests[1])
            close(answers[0])
            return nil
        }
        return Connection(process: process, requests: requests[1], answers: answers[0])
    }

    /// It ends by itself at the end of its input.
    private static func end(_ connection: Connection?) {
        guard let connection else { return }
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

    private static func readLine(_ connection: inout Connection) -> [UInt8]? {
        var room = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            if let end = connection.arrived.firstIndex(of: UInt8(ascii: "\n")) {
                defer { connection.arrived.removeFirst(end + 1) }
                return Array(connection.arrived[..<end])
            }
            let count = read(connection.answers, &room, room.count)
            if count > 0 { connection.arrived += room[..<count] } else if count == 0 || errno != EINTR { return nil }
        }
    }
}
