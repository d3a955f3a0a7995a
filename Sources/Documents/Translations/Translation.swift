/// One text of a file of translations.
public struct Translation: Hashable, Sendable {
    /// How code asks for the text; the keys around it joined by dots where a file nests them.
    public var key: String
    /// A language code, where the file tells.
    public var language: String?
    /// Which numbers, devices and widths the text is for, from the outermost to the innermost.
    public var cases: [Case]
    public var text: String
    public var line: Int

    /// What a text is for, where there are several: `plural` `other`, `device` `ipad`.
    public struct Case: Hashable, Sendable {
        public var kind: String
        public var name: String

        public init(_ kind: String, _ name: String) { (self.kind, self.name) = (kind, name) }
    }

    public init(key: String, language: String? = nil, cases: [Case] = [], text: String, line: Int) {
        self.key = key
        self.language = language
        self.cases = cases
        self.text = text
        self.line = line
    }

    /// The cases in words: `plural other, device ipad`; nil where there is one text.
    public var variation: String? {
        cases.isEmpty ? nil : cases.map { "\($0.kind) \($0.name)" }.joined(separator: ", ")
    }
}
