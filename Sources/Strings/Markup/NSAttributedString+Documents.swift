import Foundation

/// Reading attributed strings from files. Foundation has this on Apple's platforms only.
extension NSAttributedString {
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Text, or HTML with its usual elements and simple rules of style. Other types are an error.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let named = options[.documentType]
        let type =
            named as? DocumentType ?? (named as? String).map(DocumentType.init(rawValue:)) ?? .guessed(from: data)
        let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
        guard type == .html || type == .plain, let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        documentAttributes?.pointee = [DocumentAttributeKey.documentType.rawValue: type.rawValue]
        let plain = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
        var markup = MarkupText(text)
        self.init(
            attributedString: type == .html ? markup.read() : NSAttributedString(string: text, attributes: plain))
    }

    /// The text of a range; its looks only a phone writes.
    public func data(from range: NSRange, documentAttributes: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let named = documentAttributes[.documentType]
        let type = named as? DocumentType ?? (named as? String).map(DocumentType.init(rawValue:)) ?? .plain
        guard type == .plain else { throw CocoaError(.fileWriteUnknown) }
        return Data(attributedSubstring(from: range).string.utf8)
    }
}

extension NSAttributedString.DocumentType {
    fileprivate static func guessed(from data: Data) -> Self {
        let start = String(decoding: data.prefix(200), as: UTF8.self).lowercased()
        if start.contains("{\\rtf") { return .rtf }
        return start.contains("<html") || start.contains("<!doctype html") ? .html : .plain
    }
}
