import Foundation

/// A text that is looked up where it is shown. The key of one with values in it has their places (`%@`), as in files of texts.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public let key: String
    public let table: String?
    public var locale = Locale.current
    private let values: [Value]
    /// What the resource says where no table has the key.
    private let written: String?

    public init(
        _ keyAndValue: LocalizedStringResource, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        (key, values, written) = (keyAndValue.key, keyAndValue.values, nil)
        (self.table, self.locale) = (table, locale)
    }
    public init(
        _ key: StaticString, defaultValue: LocalizedStringResource, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        (self.key, values, written) = (key.description, defaultValue.values, defaultValue.key)
        (self.table, self.locale) = (table, locale)
    }
    public init(stringLiteral value: String) { (key, values, table, written) = (value, [], nil, nil) }
    public init(_ value: String) { self.init(stringLiteral: value) }
    public init(stringInterpolation: Parts) {
        (key, values, table, written) = (stringInterpolation.key, stringInterpolation.values, nil, nil)
    }

    /// A text of a catalog by the symbol that Xcode makes for it.
    public init(_key key: String, table: String?, values: [any Sendable & CVarArg]) {
        (self.key, self.values, self.table, written) = (key, values.map { Value($0) }, table, nil)
    }

    fileprivate struct Value: Equatable, Sendable {
        let text: String
        /// Decides about the form of the text.
        let number: Double?

        init<Content>(_ value: Content) {
            text = "\(value)"
            number =
                (value as? any BinaryInteger).map { Double(Int64(truncatingIfNeeded: $0)) }
                ?? (value as? any BinaryFloatingPoint).map { Double($0) }
        }

        /// The value as a place in a text asks for it: `%.1f` has one digit after the point.
        func text(digits: Int?) -> String {
            guard let digits, let number else { return text }
            return String(format: "%.\(min(digits, 30))f", number)
        }
    }

    public struct Parts: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var values: [Value] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        public mutating func appendInterpolation<Content>(_ value: Content) {
            key += value is any BinaryInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@"
            values.append(Value(value))
        }
        /// `"\(number, specifier: "%02d")"`
        public mutating func appendInterpolation<Number: CVarArg>(_ value: Number, specifier: String) {
            key += specifier
            values.append(Value(String(format: specifier, value)))
        }
    }

    /// The text in the table of the bundle, or else of the resource's own.
    fileprivate func text(in bundle: Bundle? = nil, _ table: String? = nil) -> String {
        let found = (bundle ?? .ofProject).foundInProject(key, table ?? self.table) ?? written ?? key
        guard !values.isEmpty else { return found.replacingOccurrences(of: "%%", with: "%") }
        let format = _formOfProject(found, values.map { $0.number ?? $0.text as any CVarArg })
        var (text, rest, next) = ("", format[...], 0)
        while let match = rest.firstMatch(
            of: /%(?:(%)|(?:(\d+)\$)?(?:\([^)]*\))?[-+ #0]*\d*(?:\.(\d+))?(?:ll|l)?[@dufi])/)
        {
            text += rest[..<match.range.lowerBound]
            rest = rest[match.range.upperBound...]
            if match.output.1 != nil {
                text += "%"
            } else {
                let place = match.output.2.flatMap { Int($0) }.map { $0 - 1 } ?? next
                next = place + 1
                if values.indices.contains(place) {
                    text += values[place].text(digits: match.output.3.flatMap { Int($0) })
                }
            }
        }
        return text + rest
    }
}

extension String {
    /// A text with values in it that is looked up.
    public typealias LocalizationValue = LocalizedStringResource

    public init(localized resource: LocalizedStringResource) { self = resource.text() }
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) { self = keyAndValue.text(in: bundle, table) }
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = LocalizedStringResource(key, defaultValue: defaultValue, table: table).text(in: bundle) }
}

/// An error, say, that has a text for users.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
