import Foundation
import MaquetteSyntax

/// Findings that a project accepts for now: only new ones are reported.
///
/// Findings are identified by file, rule and element, so that they are found again when lines move.
public struct Baseline: Sendable {
    /// What identifies a finding.
    public struct Key: Hashable, Comparable, Sendable {
        public var file: String
        public var rule: String
        /// The id of the element, or else its kind and text, or else the message.
        public var element: String

        public init(_ finding: Finding, file: String) {
            self.file = file
            rule = finding.rule
            let named = finding.label.map { "\(finding.element ?? "") \"\($0)\"" }
            element = finding.id ?? named ?? finding.element ?? finding.message
        }

        init(file: String, rule: String, element: String) {
            self.file = file
            self.rule = rule
            self.element = element
        }

        public static func < (one: Key, other: Key) -> Bool {
            (one.file, one.rule, one.element) < (other.file, other.rule, other.element)
        }
    }

    /// How many equal findings are accepted, and the line of the entry.
    private struct Entry {
        var count: Int
        var line: Int?
    }

    private var entries: [Key: Entry] = [:]

    public init() {}

    /// How many findings are in it.
    public var count: Int { entries.values.reduce(0) { $0 + $1.count } }

    public mutating func add(_ finding: Finding, file: String) {
        entries[Key(finding, file: file), default: Entry(count: 0)].count += 1
    }

    /// Takes over what another list says of a file.
    public mutating func keep(from other: Baseline, of file: String, as name: String) {
        for (key, entry) in other.entries where key.file == file {
            entries[Key(file: name, rule: key.rule, element: key.element)] = entry
        }
    }

    /// Uses up one accepted finding; false when there is none left.
    public mutating func take(_ finding: Finding, file: String) -> Bool {
        let key = Key(finding, file: file)
        guard let entry = entries[key], entry.count > 0 else { return false }
        entries[key]?.count -= 1
        return true
    }

    /// Accepted findings that were not found any more, of the files and rules that were checked.
    public func stale(_ wasChecked: (Key) -> Bool) -> [(key: Key, line: Int?)] {
        entries.filter { $0.value.count > 0 && wasChecked($0.key) }.map { (key: $0.key, line: $0.value.line) }
            .sorted { $0.key < $1.key }
    }

    // MARK: Files

    public init(_ contents: Data, file: String) throws(UnusableDocument) {
        for (key, entry) in try JSONSettings.read(Self.kind, from: Array(contents), file: file) {
            entries[key, default: Entry(count: 0, line: entry.line)].count += entry.count
        }
    }

    private enum Keys {
        static let file = Field("file", Kind<String>.text, "Relative to the folder of this file.", isRequired: true)
        static let rule = Field("rule", Kind<String>.text, "The rule's name.", isRequired: true)
        static let element = Field(
            "element", Kind<String>.text, "Its id, or what else identifies it.", isRequired: true)
        static let count = Field(
            "count", Kind<Double>.number("a whole number from 1", in: 1...1e9), "How often; 1 when not given.")
        static let entry = Record("a finding", [file.erased, rule.erased, element.erased, count.erased])
        static let findings = Field(
            "findings", Kind<[(Key, Entry)]>.list(of: finding, "an array of findings"), "The accepted findings.",
            isRequired: true)
        static let finding = Kind<(Key, Entry)>("a finding", schema: ["type": "object"]) { node, reading in
            entry.read(node, reading).flatMap { values in
                guard let file = values[file], let rule = values[rule], let element = values[element] else {
                    return nil
                }
                let count = Int(values[count] ?? 1)
                return (Key(file: file, rule: rule, element: element), Entry(count: count, line: node.position.line))
            }
        }
    }

    private static let kind = Kind<[(Key, Entry)]>.record(Record("a baseline", [Keys.findings.erased])) {
        $0[Keys.findings] ?? []
    }

    /// One line for each finding and in a lasting order, so that versions of it can be merged.
    public var text: String {
        let lines = entries.filter { $0.value.count > 0 }.sorted { $0.key < $1.key }.map { key, entry in
            var finding: [JSONValue.Member] = [
                .init(key: "file", value: .string(key.file)), .init(key: "rule", value: .string(key.rule)),
                .init(key: "element", value: .string(key.element)),
            ]
            if entry.count > 1 { finding.append(.init(key: "count", value: .number(Double(entry.count)))) }
            return "    " + JSONValue.object(finding).spacedLine
        }
        return "{\n  \"findings\": [" + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n  ") + "]\n}\n"
    }
}
