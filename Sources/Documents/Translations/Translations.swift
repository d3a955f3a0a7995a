import MaquetteViewModel

/// The texts of a file of translations: `.strings`, a string catalog (`.xcstrings`) or plain JSON.
public struct Translations: Sendable {
    /// The texts in the order of the file.
    public internal(set) var texts: [Translation] = []
    /// The language that the project is written in, where the file says it.
    var sourceLanguage: String?
    /// Problems of the file that do not make its texts unusable.
    public internal(set) var warnings: [DocumentProblem] = []

    public static let fileExtensions = ["strings", "xcstrings", "json"]

    /// The format follows from the extension of the name.
    public static func read(_ bytes: [UInt8], named file: String) throws(UnusableDocument) -> Translations {
        try UnusableDocument.explaining(bytes, file) { () throws(UnusableDocument) in try parse(bytes, file) }
    }

    private static func parse(_ bytes: [UInt8], _ file: String) throws(UnusableDocument) -> Translations {
        switch file.split(separator: ".").last?.lowercased() {
        case "strings": return try StringsFile.read(bytes, file: file)
        case "xcstrings":
            let catalog = try StringCatalog(bytes, file: file)
            return Translations(texts: try catalog.translations(), sourceLanguage: catalog.sourceLanguage)
        case "json": return Translations(texts: try JSONTranslations(bytes, file: file).translations())
        default:
            let known = fileExtensions.map { ".\($0)" }.joined(separator: ", ")
            throw UnusableDocument([DocumentProblem(file: file, message: "translations are read from \(known)")])
        }
    }
}

/// One text of a file of translations.
public struct Translation: Hashable, Sendable {
    /// The key of the text; nested keys are joined by dots.
    public var key: String
    /// A language code, if the file has one.
    public var language: String?
    /// The numbers, devices and widths that the text is for, from the outermost to the innermost.
    public var cases: [Case]
    public var text: String
    public var line: Int

    /// One case of a text with variations: `plural` `other`, `device` `ipad`.
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

/// One text for each key: the one that a screen without a number shows on a kind of device.
struct TranslationChoice {
    private let device: String?
    private var chosen: [String: (text: String, rank: Int)] = [:]

    init(idiom: UIUserInterfaceIdiom) {
        switch idiom {
        case .phone: device = "iphone"
        case .pad: device = "ipad"
        case .mac: device = "mac"
        case .tv: device = "appletv"
        case .vision: device = "applevision"
        default: device = nil
        }
    }

    var texts: [String: String] { chosen.mapValues(\.text) }

    /// Takes a translation if it is better than the one before: of equally good texts the first one stays.
    mutating func consider(_ translation: Translation) {
        guard let rank = rank(translation.cases), rank > chosen[translation.key]?.rank ?? -1 else { return }
        chosen[translation.key] = (translation.text, rank)
    }

    /// How well a text fits; nil if it does not. A text for the device wins over one for all devices.
    private func rank(_ cases: [Translation.Case]) -> Int? {
        var rank = 0
        for one in cases {
            switch (one.kind, one.name) {
            case ("device", let name) where name == device: rank += 1
            case (_, "other"): break
            default: return nil
            }
        }
        return rank
    }
}
