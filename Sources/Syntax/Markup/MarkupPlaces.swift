import Foundation

/// Why a text is not XML, or not supported, and the byte where that shows.
struct MarkupFault: Error {
    var offset: Int
    var message: String
}

/// Turns bytes' offsets, asked for in rising order, into lines and columns: it walks through the text once.
struct MarkupPlaces {
    private var offset = 0
    private var position = TextPosition(line: 1, column: 1)

    mutating func position(of offset: Int, in text: [UInt8]) -> TextPosition {
        guard self.offset < offset else { return position }
        text.withUnsafeBytes { text in
            var start = self.offset
            while let feed = memchr(text.baseAddress! + start, Int32(UInt8.lineFeed), offset - start) {
                start = UnsafeRawPointer(feed) - text.baseAddress! + 1
                position = TextPosition(line: position.line + 1, column: 1)
            }
            for place in start..<offset where !text[place].continuesCharacter { position.column += 1 }
        }
        self.offset = offset
        return position
    }

    static func position(of offset: Int, in text: [UInt8]) -> TextPosition {
        var places = MarkupPlaces()
        return places.position(of: min(offset, text.count), in: text)
    }
}
