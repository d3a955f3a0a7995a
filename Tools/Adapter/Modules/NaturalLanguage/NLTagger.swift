@_exported import Foundation

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let undetermined = Self("und")
    public static let amharic = Self("am")
    public static let arabic = Self("ar")
    public static let armenian = Self("hy")
    public static let bengali = Self("bn")
    public static let bulgarian = Self("bg")
    public static let burmese = Self("my")
    public static let catalan = Self("ca")
    public static let cherokee = Self("chr")
    public static let croatian = Self("hr")
    public static let czech = Self("cs")
    public static let danish = Self("da")
    public static let dutch = Self("nl")
    public static let english = Self("en")
    public static let finnish = Self("fi")
    public static let french = Self("fr")
    public static let georgian = Self("ka")
    public static let german = Self("de")
    public static let greek = Self("el")
    public static let gujarati = Self("gu")
    public static let hebrew = Self("he")
    public static let hindi = Self("hi")
    public static let hungarian = Self("hu")
    public static let icelandic = Self("is")
    public static let indonesian = Self("id")
    public static let italian = Self("it")
    public static let japanese = Self("ja")
    public static let kannada = Self("kn")
    public static let kazakh = Self("kk")
    public static let khmer = Self("km")
    public static let korean = Self("ko")
    public static let lao = Self("lo")
    public static let malay = Self("ms")
    public static let malayalam = Self("ml")
    public static let marathi = Self("mr")
    public static let mongolian = Self("mn")
    public static let norwegian = Self("nb")
    public static let odia = Self("or")
    public static let persian = Self("fa")
    public static let polish = Self("pl")
    public static let portuguese = Self("pt")
    public static let punjabi = Self("pa")
    public static let romanian = Self("ro")
    public static let russian = Self("ru")
    public static let simplifiedChinese = Self("zh-Hans")
    public static let sinhalese = Self("si")
    public static let slovak = Self("sk")
    public static let spanish = Self("es")
    public static let swedish = Self("sv")
    public static let tamil = Self("ta")
    public static let telugu = Self("te")
    public static let thai = Self("th")
    public static let tibetan = Self("bo")
    public static let traditionalChinese = Self("zh-Hant")
    public static let turkish = Self("tr")
    public static let ukrainian = Self("uk")
    public static let urdu = Self("ur")
    public static let vietnamese = Self("vi")
}
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let tokenType = Self("TokenType")
    public static let lexicalClass = Self("LexicalClass")
    public static let nameType = Self("NameType")
    public static let nameTypeOrLexicalClass = Self("NameTypeOrLexicalClass")
    public static let lemma = Self("Lemma")
    public static let language = Self("Language")
    public static let script = Self("Script")
    public static let sentimentScore = Self("SentimentScore")
}
public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let word = Self("Word")
    public static let punctuation = Self("Punctuation")
    public static let whitespace = Self("Whitespace")
    public static let other = Self("Other")
    public static let noun = Self("Noun")
    public static let verb = Self("Verb")
    public static let adjective = Self("Adjective")
    public static let adverb = Self("Adverb")
    public static let pronoun = Self("Pronoun")
    public static let determiner = Self("Determiner")
    public static let particle = Self("Particle")
    public static let preposition = Self("Preposition")
    public static let number = Self("Number")
    public static let conjunction = Self("Conjunction")
    public static let interjection = Self("Interjection")
    public static let classifier = Self("Classifier")
    public static let idiom = Self("Idiom")
    public static let otherWord = Self("OtherWord")
    public static let personalName = Self("PersonalName")
    public static let placeName = Self("PlaceName")
    public static let organizationName = Self("OrganizationName")
}

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

/// Cuts a text into words, sentences or paragraphs, by the spaces and marks of European languages.
open class NLTokenizer: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let numeric = Self(rawValue: 1)
        public static let symbolic = Self(rawValue: 2)
        public static let emoji = Self(rawValue: 4)
    }
    public init(unit: NLTokenUnit) { self.unit = unit }
    public let unit: NLTokenUnit
    open var string: String?
    open func setLanguage(_ language: NLLanguage) {}
    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        return string.tokens(of: unit, in: range)
    }
    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        for token in tokens(for: range) {
            let isNumber = string.map { $0[token].allSatisfy(\.isNumber) } ?? false
            if !block(token, isNumber ? .numeric : []) { return }
        }
    }
    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
    }
}

extension String {
    fileprivate func tokens(of unit: NLTokenUnit, in range: Range<Index>) -> [Range<Index>] {
        switch unit {
        case .document: return [range]
        case .paragraph: return pieces(range) { $0.isNewline }
        case .sentence:
            var found: [Range<Index>] = []
            var (start, index) = (range.lowerBound, range.lowerBound)
            while index < range.upperBound {
                let next = self.index(after: index)
                let isEnd = ".!?\n".contains(self[index]) && (next == range.upperBound || self[next].isWhitespace)
                index = next
                guard isEnd || index == range.upperBound else { continue }
                while index < range.upperBound, self[index].isWhitespace { index = self.index(after: index) }
                found.append(start..<index)
                start = index
            }
            return found
        case .word: return pieces(range) { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }
        }
    }
    private func pieces(_ range: Range<Index>, at isBetween: (Character) -> Bool) -> [Range<Index>] {
        self[range].split(whereSeparator: isBetween).map { $0.startIndex..<$0.endIndex }
    }
}

/// Tells the words of a text, and nothing of what they mean.
open class NLTagger: NSObject {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let omitWords = Self(rawValue: 1)
        public static let omitPunctuation = Self(rawValue: 2)
        public static let omitWhitespace = Self(rawValue: 4)
        public static let omitOther = Self(rawValue: 8)
        public static let joinNames = Self(rawValue: 16)
        public static let joinContractions = Self(rawValue: 32)
    }
    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
    public let tagSchemes: [NLTagScheme]
    open var string: String?
    open var dominantLanguage: NLLanguage? { nil }
    open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] { [.tokenType] }
    open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    open func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for token in string?.tokens(of: unit, in: range) ?? [] where !block(scheme == .tokenType ? .word : nil, token) {
            return
        }
    }
    open func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        (string?.tokens(of: unit, in: range) ?? []).map { (scheme == .tokenType ? .word : nil, $0) }
    }
    open func tag(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
    ) -> (NLTag?, Range<String.Index>) {
        let token = (string.map { $0.tokens(of: unit, in: $0.startIndex..<$0.endIndex) } ?? []).first {
            $0.contains(index)
        }
        return (nil, token ?? index..<index)
    }
}

/// Recognizes no language, as it does of a text that is too short.
open class NLLanguageRecognizer: NSObject {
    public override init() { super.init() }
    open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
    open var dominantLanguage: NLLanguage? { nil }
    open var languageHints: [NLLanguage: Double] = [:]
    open var languageConstraints: [NLLanguage] = []
    open func processString(_ string: String) {}
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
    open func reset() {}
}

/// The distances of words, of which none is known here.
open class NLEmbedding: NSObject {
    open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    open func neighbors(for string: String, maximumCount maxCount: Int) -> [(String, Double)] { [] }
}
