import Foundation
import UIKit

/// A text that is looked up where it is shown. The key of one with values in it has their places (`%@`), as in files of texts.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    public let key: String
    public let table: String?
    public var locale = Locale.current
    private let values: [String]

    public init(
        _ keyAndValue: LocalizedStringResource, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        (key, values, self.table, self.locale) = (keyAndValue.key, keyAndValue.values, table, locale)
    }
    public init(
        _ key: StaticString, defaultValue: LocalizedStringResource, table: String? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        (self.key, values, self.table, self.locale) = (key.description, defaultValue.values, table, locale)
    }
    public init(stringLiteral value: String) { (key, values, table) = (value, [], nil) }
    public init(stringInterpolation: Parts) {
        (key, values, table) = (stringInterpolation.key, stringInterpolation.values, nil)
    }

    public struct Parts: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var values: [String] = []
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        public mutating func appendInterpolation<Value>(_ value: Value) {
            key += value is any BinaryInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@"
            values.append("\(value)")
        }
    }

    fileprivate var text: String {
        let found = Bundle.ofProject.textInProject(forKey: key, value: nil, table: table)
        guard !values.isEmpty else { return found }
        var pieces = found.replacingOccurrences(of: "%lld", with: "%@").replacingOccurrences(of: "%lf", with: "%@")
            .components(separatedBy: "%@")[...]
        var text = pieces.popFirst() ?? ""
        for (value, piece) in zip(values, pieces) { text += value + piece }
        return text.replacingOccurrences(of: "%%", with: "%")
    }
}

extension String {
    public init(localized resource: LocalizedStringResource) { self = resource.text }
}

/// An error, say, that has a text for users.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
