import CProcess
import Glibc
import MaquetteCage
import MaquetteFiles
import Synchronization

/// Finds the places in code that calls came from, with the program for that which comes with the compiler.
package final class CrashSymbols: Sendable {
    package static let shared = CrashSymbols()

    /// The path of `llvm-symbolizer`; without it no places are known.
    private let program = Mutex<String?>(nil)

    package func use(_ path: String) { program.withLock { $0 = path } }

    /// Where in a loaded file a call came from: a line of `maquette_tell_places`.
    struct Call: Equatable {
        var image: String
        var address: String

        init?(_ line: String) {
            let beginning = "Maquette: called from "
            guard line.hasPrefix(beginning), let space = line.lastIndex(of: " ") else { return nil }
            address = String(line[line.index(after: space)...])
            image = String(line[..<space].dropFirst(beginning.count))
            guard address.hasPrefix("0x"), !image.isEmpty else { return nil }
        }
    }

    /// A line of code.
    struct Place: Equatable, CustomStringConvertible {
        var path: String
        var line: Int

        var file: String { path.split(separator: "/").last.map(String.init) ?? path }
        /// The place with the folder that the file is in, as Swift's own messages have the module.
        var description: String { path.split(separator: "/").suffix(2).joined(separator: "/") + ":\(line)" }
    }

    /// The innermost that is in a file which is there: what the compiler makes itself is in none.
    func place(of calls: [Call]) -> Place? {
        guard let program = program.withLock({ $0 }), let image = calls.first?.image else { return nil }
        let addresses = calls.filter { $0.image == image }.prefix(16).map(\.address)
        let output = Self.output(of: program, ["--no-demangle", "--functions=none", "--obj=" + image] + addresses)
        return output.split(separator: "\n").lazy.compactMap { Self.place($0) }.first { access($0.path, R_OK) == 0 }
    }

    /// `/path/Card.swift:12:7`
    private static func place(_ line: Substring) -> Place? {
        let parts = line.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 2, let number = Int(parts[parts.count - 2]), number > 0 else { return nil }
        return Place(path: parts.dropLast(2).joined(separator: ":"), line: number)
    }

    private static let mostSeconds = 5.0

    /// What a program prints within a few seconds.
    private static func output(of program: String, _ arguments: [String]) -> String {
        guard let pipe = Pipe() else { return "" }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, pipe.writing, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var id: pid_t = 0
        let isRunning = posix_spawn(&id, program, &actions, nil, &words, environ) == 0
        close(pipe.writing)
        defer { close(pipe.reading) }
        guard isRunning else { return "" }
        var bytes: [UInt8] = []
        let end = Clock.now + Self.mostSeconds
        while true {
            var waiting = pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0)
            guard poll(&waiting, 1, Int32(max(0, end - Clock.now) * 1000)) > 0 else {
                kill(id, SIGKILL)
                break
            }
            let read = pipe.read()
            if read.isEmpty { break }
            bytes += read
        }
        while waitpid(id, nil, 0) < 0, errno == EINTR {}
        return String(decoding: bytes, as: UTF8.self)
    }
}
