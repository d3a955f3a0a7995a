/// The names that headers give their classes and protocols for Swift: `NS_SWIFT_NAME(Card)` before `@interface ABCCard`.
struct HeaderSwiftNames {
    private var names: [String: String] = [:]

    init(_ texts: [String]) {
        for text in texts where text.contains("NS_SWIFT_NAME") {
            for match in text.matches(of: /NS_SWIFT_NAME\(\s*(\w+)\s*\)[^;{}@]*@(?:interface|protocol)\s+(\w+)/) {
                names[String(match.2)] = String(match.1)
            }
        }
    }

    /// The text with the names for Swift, wherever it has one of the others.
    func given(to text: String) -> String {
        guard names.keys.contains(where: text.contains) else { return text }
        return text.replacing(/\b\w+\b/) { match in names[String(match.output)] ?? String(match.output) }
    }
}
