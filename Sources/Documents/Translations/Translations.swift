/// The texts of a file of translations: `.strings`, a string catalog (`.xcstrings`) or plain JSON.
public struct Translations: Sendable {
    /// In the order of the file.
    public internal(set) var texts: [Translation] = []
    /// What is wrong in the file, and does not keep its texts from being used.
    public internal(set) var warnings: [DocumentProblem] = []

    public static let fileExtensions = ["strings", "xcstrings", "json"]

    /// The format follows from the extension of the name.
    public static func read(_ bytes: [UInt8], named file: String) throws(UnusableDocument) -> Translations {
        try UnusableDocument.explaining(bytes, file) { () throws(UnusableDocument) in try parse(bytes, file) }
    }

    private static func parse(_ bytes: [UInt8], _ file: String) throws(UnusableDocument) -> Translations {
        switch file.split(separator: ".").last?.lowercased() {
        case "strings": return try StringsFile.read(bytes, file: file)
        case "xcstrings": return Translations(texts: try StringCatalog(bytes, file: file).translations())
        case "json": return Translations(texts: try JSONTranslations(bytes, file: file).translations())
        default:
            let known = fileExtensions.map { ".\($0)" }.joined(separator: ", ")
            throw UnusableDocument([DocumentProblem(file: file, message: "translations are read from \(known)")])
        }
    }
}
