/// How the tests of some targets run: what a scheme, or a configuration of a test plan, gives to them.
public struct TestConfiguration: Hashable, Sendable, Codable {
    public struct Target: Hashable, Sendable, Codable {
        /// The name of its module.
        public var module: String
        /// `CardTests` or `CardTests/testTitle()`; all that the target has if it is nil.
        public var selected: [String]?
        public var skipped: [String] = []
    }

    /// Nil where a plan has no other.
    public var name: String?
    public var environment: [String: String] = [:]
    public var arguments: [String] = []
    public var targets: [Target] = []

    /// Under this name the language in which tests run reaches them.
    static let languageName = "MAQUETTE_LANGUAGE"

    mutating func set(language: String?, region: String?) {
        // A region changes how dates and numbers are written, in English where no other language is named.
        let (language, region) = (language.flatMap { $0.isEmpty ? nil : $0 }, region.flatMap { $0.isEmpty ? nil : $0 })
        guard let words = region.map({ (language ?? "en") + "-" + $0 }) ?? language else { return }
        environment[Self.languageName] = words
    }

    /// Takes what is not said yet.
    mutating func fill(with other: TestConfiguration) {
        environment.merge(other.environment) { own, _ in own }
        if arguments.isEmpty { arguments = other.arguments }
    }

    func givesTheSame(as other: TestConfiguration) -> Bool {
        environment == other.environment && arguments == other.arguments
    }

    /// The words of an argument as Xcode's window has them: `-AppleLanguages "(de)"` is two.
    static func words(of argument: String) -> [String] {
        var (words, word, quote) = ([String](), String?.none, Character?.none)
        for letter in argument {
            if letter == quote {
                quote = nil
            } else if quote == nil, letter == "\"" || letter == "'" {
                (quote, word) = (letter, word ?? "")
            } else if quote == nil, letter.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(letter)
            }
        }
        return words + [word].compactMap { $0 }
    }

    /// The module of a target: `Cards Tests` is `Cards_Tests`.
    static func module(of target: String) -> String {
        String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
