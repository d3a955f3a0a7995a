/// A word with dashes that a subcommand understands; parsing, `--help` and the shells' completion all go by it.
struct Option: Sendable {
    let name: String
    var short: String?
    /// What its value is called; nil for a flag, which has none.
    var value: String?
    let words: String
    var completion: Completion = .nothing

    enum Completion: Sendable {
        case nothing
        case files
        case words([String])
    }

    static func flag(_ name: String, _ words: String) -> Option { Option(name: name, words: words) }

    static func value(
        _ name: String, short: String? = nil, _ value: String, _ words: String, completion: Completion = .nothing
    ) -> Option {
        Option(name: name, short: short, value: value, words: words, completion: completion)
    }
}
