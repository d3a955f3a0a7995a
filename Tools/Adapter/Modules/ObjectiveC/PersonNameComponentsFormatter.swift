import Foundation

/// The names of people, and their parts. Foundation on Linux declares the class and has nothing in it.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let phonetic = Self(rawValue: 2)
    }

    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = Locale.autoupdatingCurrent

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: PersonNameComponents) -> String {
        PersonName(isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components).text(style)
    }

    open override func string(for object: Any?) -> String? { (object as? PersonNameComponents).map(string) }

    open func personNameComponents(from string: String) -> PersonNameComponents? { PersonName.parts(of: string) }

    open class func localizedString(
        from components: PersonNameComponents, style: Style, options: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        (formatter.style, formatter.isPhonetic) = (style, options.contains(.phonetic))
        return formatter.string(from: components)
    }
}

extension PersonNameComponents {
    public struct FormatStyle: Foundation.FormatStyle {
        public enum Style: Int, Codable, Hashable, Sendable { case short = 1, medium, long, abbreviated }

        public var style: Style
        public var locale: Locale

        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        public func format(_ value: PersonNameComponents) -> String {
            PersonName(value).text(PersonNameComponentsFormatter.Style(rawValue: style.rawValue) ?? .medium)
        }

        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    public func formatted() -> String { formatted(FormatStyle()) }
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}

/// A name as it is written in its own letters: in Chinese, Japanese and Korean, the family comes first, without a space.
private struct PersonName {
    let parts: PersonNameComponents

    init(_ parts: PersonNameComponents) { self.parts = parts }

    func text(_ style: PersonNameComponentsFormatter.Style) -> String {
        let given = [parts.givenName ?? parts.nickname]
        switch style {
        case .short: return joined([parts.nickname ?? parts.givenName ?? parts.familyName])
        case .default, .medium: return joined(inOrder(given))
        case .long:
            return joined([parts.namePrefix] + inOrder([parts.givenName, parts.middleName]) + [parts.nameSuffix])
        case .abbreviated:
            return inOrder(given).compactMap { name in
                name?.first(where: \.isLetter).map { String($0).uppercased() }
            }.joined()
        }
    }

    private func inOrder(_ given: [String?]) -> [String?] {
        isFamilyFirst ? [parts.familyName] + given : given + [parts.familyName]
    }

    private var isFamilyFirst: Bool {
        let letters = [parts.familyName, parts.givenName].compactMap { $0 }.joined().unicodeScalars
        return !letters.isEmpty
            && letters.allSatisfy { (0x3040...0x9FFF).contains($0.value) || Self.hangul.contains($0) }
    }

    private static let hangul = Unicode.Scalar(0xAC00 as UInt16)!...Unicode.Scalar(0xD7A3 as UInt16)!

    private func joined(_ names: [String?]) -> String {
        names.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isFamilyFirst ? "" : " ")
    }

    /// Nil where there is no letter.
    static func parts(of text: String) -> PersonNameComponents? {
        guard text.contains(where: \.isLetter) else { return nil }
        var found = PersonNameComponents()
        let halves = text.split(separator: ",", maxSplits: 1).map {
            $0.split(whereSeparator: \.isWhitespace).map(String.init)
        }
        var words = halves.first ?? []
        let rest = halves.count > 1 ? halves[1] : []
        if !rest.isEmpty, rest.allSatisfy(isSuffix) {
            found.nameSuffix = rest.joined(separator: " ")
        } else if !rest.isEmpty {
            found.familyName = words.joined(separator: " ")
            words = rest
        }
        if words.count > 1, let first = words.first, isPrefix(first) { found.namePrefix = words.removeFirst() }
        if words.count > 1, let last = words.last, found.nameSuffix == nil, isSuffix(last) {
            found.nameSuffix = words.removeLast()
        }
        if words.count > 1, found.familyName == nil { found.familyName = words.removeLast() }
        if !words.isEmpty { found.givenName = words.removeFirst() }
        if !words.isEmpty { found.middleName = words.joined(separator: " ") }
        return found
    }

    private static func isPrefix(_ word: String) -> Bool { titles.contains(plain(word)) }
    private static func isSuffix(_ word: String) -> Bool { endings.contains(plain(word)) }
    private static func plain(_ word: String) -> String { word.lowercased().filter { $0 != "." } }

    private static let titles: Set<String> = ["dr", "miss", "mr", "mrs", "ms", "mx", "prof", "rev", "sir"]
    private static let endings: Set<String> = ["esq", "ii", "iii", "iv", "jr", "md", "phd", "sr"]
}
