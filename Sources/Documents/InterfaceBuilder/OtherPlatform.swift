import Foundation

/// What documents of Interface Builder are for besides iOS.
package enum OtherPlatform: String, Sendable {
    case watchOS, tvOS, macOS

    /// The platform of the type that the root element of a document says; nil for iOS, and for what is unknown.
    init?(documentType: some StringProtocol) {
        let words = documentType.split(separator: ".")
        if words.contains("WatchKit") {
            self = .watchOS
        } else if words.contains("AppleTV") {
            self = .tvOS
        } else if words.contains("Cocoa") {
            self = .macOS
        } else {
            return nil
        }
    }

    /// How much of a document there has to be for its type to be in it.
    package static let bytesToRead = 1024

    /// The platform of a document, by its beginning, which need not be sound.
    package init?(markup start: [UInt8]) {
        let text = String(decoding: start.prefix(Self.bytesToRead), as: UTF8.self)
        guard let root = text.range(of: "<document "), let type = text[root.upperBound...].range(of: "type=\"") else {
            return nil
        }
        self.init(documentType: text[type.upperBound...].prefix { $0 != "\"" && $0 != ">" })
    }
}
