import CEnvironment
import Foundation
import MaquetteSyntax

/// What was typed, split into options with values, flags and the rest.
struct Arguments {
    private(set) var rest: [Argument] = []
    private var values: [String: [Argument]] = [:]
    private var given: Set<String> = []

    init(_ typed: ArraySlice<Argument>, options: [Option]) throws {
        var waiting = typed
        while let argument = waiting.popFirst() {
            let text = argument.text
            if text == "--" {
                rest += waiting
                return
            }
            guard text.hasPrefix("-"), text.count > 1 else {
                rest.append(argument)
                continue
            }
            if text == "--help" || text == "-h" { throw HelpIsWanted() }
            let (name, attached) = Self.split(argument)
            guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
                throw Failure(Self.unknown(name, options: options))
            }
            if option.value == nil {
                if attached != nil { throw Failure("\(name.shortened) takes no value, but has `\(text.shortened)`") }
                given.insert(option.name)
            } else {
                guard let value = attached ?? waiting.popFirst() else { throw Failure("\(name) needs a value") }
                guard !value.bytes.isEmpty else { throw Failure("\(name) needs a value; this one is empty") }
                values[option.name, default: []].append(value)
            }
        }
    }

    /// Sets the values of an option unless it was given.
    mutating func supply(_ option: String, _ words: [String]) {
        if values[option] == nil { values[option] = words.map { Argument($0) } }
    }

    mutating func supply(flag: String) { given.insert(flag) }

    func has(_ flag: String) -> Bool { given.contains(flag) }

    /// The last value of an option.
    func last(_ option: String) -> Argument? { values[option]?.last }

    /// All values of an option, split at commas; commas within brackets belong to a name.
    func list(_ option: String) -> [String] { (values[option] ?? []).flatMap { Self.parts($0.text) } }

    /// All values of an option as they were typed.
    func all(_ option: String) -> [Argument] { values[option] ?? [] }

    /// An option and its value in one word: `--font=17`.
    private static func split(_ argument: Argument) -> (name: String, value: Argument?) {
        guard argument.text.hasPrefix("--"), let equals = argument.bytes.firstIndex(of: UInt8(ascii: "=")) else {
            return (argument.text, nil)
        }
        let name = String(decoding: argument.bytes[..<equals], as: UTF8.self)
        return (name, Argument(bytes: Array(argument.bytes[(equals + 1)...])))
    }

    private static func unknown(_ name: String, options: [Option]) -> String {
        let near = NearestNames.suggestion(for: name, among: options.map(\.name) + ["--help"])
        return "there is no option `\(name.shortened)`\(near ?? "; --help lists the options")"
    }

    private static func parts(_ text: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth <= 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }
    }
}

/// A word of the command line. It may name a file, and the names of files need not be UTF-8, so its bytes are kept.
struct Argument: Hashable, Sendable {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }
    init(_ text: String) { bytes = Array(text.utf8) }

    /// The argument with invalid UTF-8 replaced.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The arguments after `preview` on the command line. Swift's own list of them is empty where /proc is not mounted.
    static func typed() -> [Argument] {
        (1..<max(1, mq_argument_count())).compactMap { number in
            mq_argument(number).map { word in
                Argument(bytes: Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
            }
        }
    }
}

/// `--help` is among the arguments.
struct HelpIsWanted: Error {}
