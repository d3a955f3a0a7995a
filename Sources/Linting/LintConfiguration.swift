import Maquette
import MaquetteSyntax

/// A project's configuration of the lint rules.
public struct LintConfiguration: Sendable {
    /// The file that it was read from; nil for the default.
    public var file: String?
    /// The severities of rules; nil switches a rule off. The default is a warning.
    public var severities: [String: Severity?] = [:]
    /// The options of rules, by their names.
    var options: [String: FieldValues] = [:]
    /// The variants to check: values for the command's options, by the names of the options.
    public var looks: [String: [String]] = [:]
    /// Patterns of files to skip, relative to the folder of the configuration file.
    public var excluded: [String] = []

    /// The name of the file that is looked for beside a document and in every folder above it.
    public static let fileName = ".maquette-lint.json"

    public init() {}

    /// A rule with the project's options.
    @MainActor func rule<Wanted: Rule>(_ type: Wanted.Type) -> Wanted { Wanted(options[type.name] ?? FieldValues()) }

    /// Whether the rules about accessibility run, without being named.
    public var checksAccessibility = false

    public func severity(of rule: String) -> Severity? {
        let isOn = checksAccessibility || !RuleList.aboutAccessibility.contains(rule)
        return severities[rule] ?? (isOn ? .warning : nil)
    }

    /// Only these rules, with the severities they have; a rule that was switched off is on if it is asked for.
    public mutating func keep(only rules: [String]) {
        for name in RuleList.names {
            severities[name] = rules.contains(name) ? severity(of: name) ?? .warning : Severity?.none
        }
    }

    public mutating func disable(_ rules: [String]) {
        for name in rules { severities[name] = Severity?.none }
    }

    /// Whether a file is skipped. Its path is relative to the folder of the configuration file. A star matches
    /// anything, including slashes; a pattern that names a folder matches everything in it.
    public func excludes(_ path: String) -> Bool {
        excluded.contains { (pattern: String) -> Bool in
            let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
            return fnmatch(pattern, path, 0) == 0 || fnmatch(pattern + "/*", path, 0) == 0
        }
    }
}
