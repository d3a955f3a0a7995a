import Foundation

/// The settings of a target, from its project, its configuration files and itself, the later before the earlier.
public struct BuildSettings: Sendable {
    private var values: [String: String] = [:]

    public init() {}

    /// Settings on top of those there are. `$(inherited)` is what was there.
    public mutating func add(_ settings: [(key: String, value: String)], configuration: String) {
        for (key, value) in settings {
            guard let name = Self.name(of: key, configuration) else { continue }
            let former = values[name] ?? ""
            values[name] = value.replacing("$(inherited)", with: former).replacing("${inherited}", with: former)
        }
    }

    /// Nil where the condition of `NAME[sdk=iphoneos*]` is not that of a simulator.
    private static func name(of key: String, _ configuration: String) -> String? {
        let parts = key.split(separator: "[")
        for condition in parts.dropFirst() {
            let words = condition.dropLast().split(separator: "=", maxSplits: 1)
            guard words.count == 2 else { return nil }
            let pattern = words[1].hasSuffix("*") ? String(words[1].dropLast()) : String(words[1])
            let own = words[0] == "sdk" ? "iphonesimulator" : words[0] == "config" ? configuration : nil
            if let own, !(words[1].hasSuffix("*") ? own.hasPrefix(pattern) : own == pattern) { return nil }
        }
        return parts.first.map(String.init)
    }

    /// A setting with the values of those that it names.
    public subscript(name: String) -> String? { values[name].map { expanded($0, depth: 0) } }

    /// All of them, with the values of those that they name.
    public var all: [String: String] { values.mapValues { expanded($0, depth: 0) } }

    public func words(_ name: String) -> [String] { (self[name] ?? "").split(separator: " ").map(String.init) }

    public func isYes(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

    private func expanded(_ text: String, depth: Int) -> String {
        guard depth < 20 else { return text }
        return text.replacing(/\$[({]([A-Za-z0-9_]*)((?::[a-z0-9A-Z]+)*)[)}]/) { match in
            let value = values[String(match.output.1)].map { expanded($0, depth: depth + 1) } ?? ""
            return match.output.2.contains("identifier") ? Self.identifier(value) : value
        }
    }

    /// A name with every character that Swift does not allow replaced.
    public static func identifier(_ name: String) -> String {
        let word = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return word.first?.isNumber == true ? "_" + word.dropFirst() : word
    }

    /// The lines of an `.xcconfig` file, with those that it includes.
    public static func configurationFile(_ path: String, depth: Int = 0) -> [(key: String, value: String)] {
        guard depth < 20, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
        var settings: [(key: String, value: String)] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.trimmingCharacters(in: .whitespaces)
            if let match = line.firstMatch(of: /^#include\??\s*"([^"]+)"/) {
                let other = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/" + match.output.1
                settings += configurationFile(other, depth: depth + 1)
                continue
            }
            let words = (line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? line)
            // The condition in brackets has an equals sign of its own.
            guard let match = words.firstMatch(of: /^([A-Za-z0-9_]+(?:\[[^\]]*\])*)\s*=\s*(.*)$/) else { continue }
            settings.append((String(match.output.1), match.output.2.trimmingCharacters(in: .whitespaces)))
        }
        return settings
    }
}
