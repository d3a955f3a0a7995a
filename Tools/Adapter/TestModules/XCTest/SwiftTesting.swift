import Foundation
import Testing

/// Runs the tests of Swift Testing in the loaded code, which that library finds by itself. What it tells comes through a pipe with a name,
/// which whoever started the process has made, and is told on as it comes: after a crash it is known which test had begun.
@MainActor enum SwiftTesting {
    static let variable = "MAQUETTE_TESTING_PIPE"

    /// - Parameter wanted: the identifiers of tests; nil lists all.
    static func run(_ wanted: [String]?) {
        guard let pipe = ProcessInfo.processInfo.environment[variable], wanted?.isEmpty != true else { return }
        let listener = Listener(pipe, isListing: wanted == nil)
        var arguments = __CommandLineArguments_v0()
        arguments.listTests = wanted == nil
        arguments.parallel = false
        arguments.eventStreamOutputPath = pipe
        #if compiler(>=6.2)
            // Apart, since it gives a file a name by chance where there is one already.
            if let folder = ProcessInfo.processInfo.environment[TestEvents.folderVariable], wanted != nil {
                arguments.attachmentsPath = folder + "/testing"
                try? FileManager.default.createDirectory(
                    atPath: folder + "/testing", withIntermediateDirectories: true)
            }
        #endif
        arguments.filter = wanted.map { $0.map { "^" + NSRegularExpression.escapedPattern(for: $0) } }
        let given = arguments
        try? MainWork.run {
            let code: CInt = await __swiftPMEntryPoint(passing: given)
            _ = code
        }
        listener.finish()
    }

    /// A thread that reads what the library writes.
    private final class Listener: @unchecked Sendable {
        private let isListing: Bool
        private let path: String
        private let ended = DispatchSemaphore(value: 0)
        /// Keeps the pipe open until the library has said all.
        private var own: Int32 = -1

        init(_ path: String, isListing: Bool) {
            (self.path, self.isListing) = (path, isListing)
            // Opened for both ways, so that nobody waits for the other end.
            own = open(path, O_RDWR | O_CLOEXEC)
            let reading = open(path, O_RDONLY | O_CLOEXEC)
            Thread.detachNewThread { [self] in
                listen(to: reading)
                ended.signal()
            }
        }

        func finish() {
            close(own)
            _ = ended.wait(timeout: .now() + 5)
        }

        private func listen(to file: Int32) {
            var (line, room) = (Data(), [UInt8](repeating: 0, count: 1 << 16))
            while case let count = read(file, &room, room.count), count > 0 {
                for byte in room[..<count] {
                    if byte != UInt8(ascii: "\n") {
                        line.append(byte)
                    } else {
                        tell(line)
                        line = Data()
                    }
                }
            }
            close(file)
        }

        private struct Entry: Decodable {
            struct Words: Decodable { var text: String }
            struct Place: Decodable {
                var _filePath: String?
                var filePath: String?
                var fileID: String?
                var line: Int?
            }
            struct Issue: Decodable {
                var isKnown: Bool?
                var isFailure: Bool?
                var sourceLocation: Place?
            }
            struct File: Decodable { var path: String? }
            struct Payload: Decodable {
                var kind: String?
                var id: String?
                var testID: String?
                var messages: [Words]?
                var issue: Issue?
                var attachment: File?
                var _attachment: File?
            }
            var kind: String
            var payload: Payload
        }

        private func tell(_ line: Data) {
            guard let entry = try? JSONDecoder().decode(Entry.self, from: line) else { return }
            let payload = entry.payload
            if entry.kind == "test" {
                if isListing, payload.kind == "function", let id = payload.id { TestEvents.note("test", ["test": id]) }
                return
            }
            guard let test = payload.testID, !isListing else { return }
            switch payload.kind {
            case "testStarted": TestEvents.note("begin", ["test": test])
            case "testSkipped": TestEvents.note("end", ["test": test, "skipped": "yes"])
            case "testEnded": TestEvents.note("end", ["test": test, "cuts": TestRun.takeCuts()])
            case "valueAttached":
                guard let path = (payload.attachment ?? payload._attachment)?.path else { return }
                TestEvents.note("attachment", ["test": test, "attachment": path, "kept": "yes"])
            case "issueRecorded" where payload.issue?.isKnown != true && payload.issue?.isFailure != false:
                let place = payload.issue?.sourceLocation
                // `Issue.record` says what is wrong in the second message.
                var messages = payload.messages?.map(\.text) ?? []
                if messages.count > 1, messages[0] == "Issue recorded" { messages.removeFirst() }
                TestEvents.note(
                    "failure",
                    [
                        "test": test, "message": messages.joined(separator: "\n"),
                        "file": place?.filePath ?? place?._filePath ?? place?.fileID ?? "",
                        "line": String(place?.line ?? 0),
                    ])
            default: break
            }
        }
    }
}
