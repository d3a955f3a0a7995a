import SwiftParser
import SwiftSyntax

/// A Swift file as its author wrote it.
struct SourceFile: Sendable {
    let path: String
    let bytes: [UInt8]
    let tree: SourceFileSyntax

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// Whether the letters stand anywhere in it.
    func mentions(_ word: String) -> Bool { Self.mentions(word, in: bytes) }

    static func mentions(_ word: String, in bytes: [UInt8]) -> Bool {
        let (word, first) = (Array(word.utf8), word.utf8.first!)
        return bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: word) }
    }
}

extension SyntaxProtocol {
    /// The node's place in the file, without the spaces and comments around it.
    var extent: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension TokenSyntax {
    /// The word without the backticks that keep it from being a keyword.
    var word: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}
