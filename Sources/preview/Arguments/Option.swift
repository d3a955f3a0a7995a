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
    }

    static func flag(_ name: String, _ words: String) -> Option { Option(name: name, words: words) }

    static func value(
        _ name: String, short: String? = nil, _ value: String, _ words: String, completion: Completion = .nothing
    ) -> Option {
        Option(name: name, short: short, value: value, words: words, completion: completion)
    }
}
