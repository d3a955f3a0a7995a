import Foundation

/// Members of an `AnyObject` in the copies of a module. Only the compiler knows which objects are of that type, so it is
/// asked first, and what it answered is kept for as long as the copy is the same.
public struct Lookups {
    private struct Answer: Codable {
        /// The digest of the copy as it was before.
        var digest: String
        var text: String
    }

    private let file: String
    private var answers: [String: Answer] = [:]
    /// What the module `ObjectiveC` does not know. The compiler has the last word about them.
    private var refused: Set<String> = []
    /// What was looked up in this build, by file and line.
    private var asked: [String: [Int: Set<String>]] = [:]

    /// The folder keeps the answers.
    public init(_ folder: String) {
        file = folder + "/lookups.json"
        let data = FileManager.default.contents(atPath: file)
        answers = data.flatMap { try? JSONDecoder().decode([String: Answer].self, from: $0) } ?? [:]
    }

    /// Whether a file may ask an object of any class for a member. A protocol that is only for classes does not.
    public static func mayBeIn(_ bytes: [UInt8]) -> Bool {
        guard SourceFile.mentions("AnyObject", in: bytes) else { return false }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").contains {
            $0.contains("AnyObject") && !$0.contains("protocol ")
        }
    }

    /// The copies with what is known of them.
    ///
    /// - Parameter files: what the copies were made of, in the same order.
    public func apply(to copies: [ModuleAdapter.Copy], of files: [(path: String, bytes: [UInt8])])
        -> [ModuleAdapter.Copy]
    {
        zip(copies, files).map { copy, file in
            guard let answer = answers[copy.path], answer.digest == Digest(of: copy.bytes ?? file.bytes).text else {
                return copy
            }
            return ModuleAdapter.Copy(path: copy.path, bytes: Array(answer.text.utf8))
        }
    }

    /// Learns from what the compiler printed about the copies with what was known of them. False where there was nothing to learn.
    public mutating func learn(
        from output: String, about copies: [ModuleAdapter.Copy], of files: [(path: String, bytes: [UInt8])]
    ) throws -> Bool {
        let complaints = Complaint.all(in: CompilerOutput.plain(output))
        let unknown = complaints.compactMap { complaint -> String? in
            let name = Self.member(in: complaint)
            let isAsked = name.map { asked[complaint.path]?[complaint.line]?.contains($0) == true } ?? false
            return isAsked && !Self.isAboutObject(complaint) ? name : nil
        }
        if !unknown.isEmpty {
            refused.formUnion(unknown)
            for path in asked.keys { answers[path] = nil }
            asked = [:]
            try write()
            return true
        }
        let shown = apply(to: copies, of: files)
        var hasLearned = false
        for (index, file) in files.enumerated() {
            let own = complaints.filter { $0.path == file.path }
            guard !own.isEmpty,
                let bytes = FileCutter.lookUps(file.path, shown[index].bytes ?? file.bytes, own, without: refused)
            else { continue }
            answers[file.path] = Answer(
                digest: Digest(of: copies[index].bytes ?? file.bytes).text, text: String(decoding: bytes, as: UTF8.self)
            )
            for complaint in own where Self.isAboutObject(complaint) {
                guard let name = Self.member(in: complaint), !refused.contains(name) else { continue }
                asked[file.path, default: [:]][complaint.line, default: []].insert(name)
            }
            hasLearned = true
        }
        if hasLearned { try write() }
        return hasLearned
    }

    private static func member(in complaint: Complaint) -> String? {
        complaint.message.firstMatch(of: /member '(\w+)'/).map { String($0.1) }
    }

    private static func isAboutObject(_ complaint: Complaint) -> Bool { complaint.message.contains("'AnyObject") }

    private func write() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try encoder.encode(answers).write(to: URL(fileURLWithPath: file), options: .atomic)
    }
}

/// What the compiler prints.
enum CompilerOutput {
    /// The compiler's messages as text without colours. SwiftPM asks for them in JSON, where they are the value of a line of their own.
    static func plain(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            guard let match = line.wholeMatch(of: /\s*"output"\s*:\s*(".*"),?/),
                let message = try? JSONDecoder().decode([String].self, from: Data("[\(match.1)]".utf8))
            else { return line }
            return Substring(message[0])
        }
        return lines.joined(separator: "\n").replacing(/\u{1B}\[[0-9;]*m/, with: "")
    }
}
