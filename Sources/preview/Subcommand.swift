import MaquetteWorkers

/// One word after `preview`.
@MainActor protocol Subcommand {
    static var name: String { get }
    static var summary: String { get }
    /// How the verb is used, without the word `preview`.
    static var usage: [String] { get }
    static var options: [Option] { get }
    /// What the options do not explain.
    static var notes: [String] { get }
    static var examples: [String] { get }
    /// How the verb takes Swift files; nil if it does not.
    static var takesCode: CodeInputs.Taking? { get }
    /// The words that name files.
    static func words(_ typed: Arguments) -> [Argument]
    /// The verb's own subcommands.
    static var parts: [any Subcommand.Type] { get }
    static var help: String { get }
    /// What documents may cost, for verbs that are asked for several at once.
    static func limits(_ arguments: ArraySlice<Argument>) -> Limits?
    /// The process that draws for a verb that stays, which finds it in `Preview.warm`. It is made before there are threads.
    static func warm(_ arguments: ArraySlice<Argument>) -> WarmProcess?
    static func run(_ arguments: ArraySlice<Argument>) async throws -> Outcome
}

extension Subcommand {
    static func warm(_ arguments: ArraySlice<Argument>) -> WarmProcess? { nil }
    static var parts: [any Subcommand.Type] { [] }
    static var takesCode: CodeInputs.Taking? { nil }
    static func words(_ typed: Arguments) -> [Argument] { typed.rest }

    /// The names of its own subcommands.
    static var actions: [String] { parts.map { String($0.name.dropFirst(name.count + 1)) } }

    static func limits(_ arguments: ArraySlice<Argument>) -> Limits? {
        options.contains { $0.name == "--timeout" } ? BatchOptions.limits(arguments, options) : nil
    }

    static var help: String {
        var lines = [summary.prefix(1).uppercased() + summary.dropFirst() + ".", ""]
        for (number, way) in usage.enumerated() {
            lines.append((number == 0 ? "usage: " : "       ") + "preview \(way)")
        }
        let columns = options.map {
            (($0.short.map { "\($0), " } ?? "") + $0.name + ($0.value.map { " \($0)" } ?? ""), $0.words)
        }
        if !columns.isEmpty { lines.append("") }
        let width = columns.map(\.0.count).max() ?? 0
        for (left, words) in columns {
            for (number, line) in words.split(separator: "\n").enumerated() {
                let start = number == 0 ? left : ""
                lines.append("  " + start + String(repeating: " ", count: width - start.count + 2) + line)
            }
        }
        for note in notes { lines += ["", note] }
        if !examples.isEmpty { lines += ["", examples.count == 1 ? "example:" : "examples:"] }
        lines += examples.map { "  preview \($0)" }
        return lines.joined(separator: "\n")
    }
}

/// The exit code of a run.
enum Outcome: Int32, Codable {
    case fine = 0
    /// The check found something: a text is cut off, a layout has problems.
    case findings = 1
    /// The input or the output cannot be used.
    case badInput = 2

    mutating func worsen(to other: Outcome) {
        if other.rawValue > rawValue { self = other }
    }
}

/// An option of a subcommand; parsing, `--help` and completion use it.
struct Option: Sendable {
    let name: String
    var short: String?
    /// The name of its value; nil for a flag, which has none.
    var value: String?
    let words: String
    var completion: Completion = .nothing

    enum Completion: Sendable {
        case nothing
        case files
        case words([String])
        /// The scenes of the documents that were typed.
        case scenes
    }

    static func flag(_ name: String, _ words: String) -> Option { Option(name: name, words: words) }

    static func value(
        _ name: String, short: String? = nil, _ value: String, _ words: String, completion: Completion = .nothing
    ) -> Option {
        Option(name: name, short: short, value: value, words: words, completion: completion)
    }
}
