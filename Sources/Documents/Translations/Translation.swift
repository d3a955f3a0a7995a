/// One text of a file of translations.
public struct Translation: Hashable, Sendable {
    /// How code asks for the text; the keys around it joined by dots where a file nests them.
    public var key: String
    /// A language code, where the file tells.
    public var language: String?
    /// Which number, device or width the text is for: `plural other`, `device ipad`.
    public var variation: String?
    public var text: String
    public var line: Int

    public init(key: String, language: String? = nil, variation: String? = nil, text: String, line: Int) {
        self.key = key
        self.language = language
        self.variation = variation
        self.text = text
        self.line = line
    }
}

/// Reads files of translations: `.strings`, string catalogs (`.xcstrings`) and plain JSON.
public enum Translations {
    public static let fileExtensions = ["strings", "xcstrings", "json"]

    /// Every text of a file, in its order; the format follows from the extension of its name.
    public static func read(_ bytes: [UInt8], named file: String) throws(UnusableDocument) -> [Translation] {
        switch file.split(separator: ".").last?.lowercased() {
        case "strings": return try StringsFile.read(bytes, file: file)
        case "xcstrings": return try StringCatalog(bytes, file: file).translations()
        case "json": return try JSONTranslations(bytes, file: file).translations()
        default:
            let known = fileExtensions.map { ".\($0)" }.joined(separator: ", ")
            throw UnusableDocument([DocumentProblem(file: file, message: "translations are read from \(known)")])
        }
    }
}
