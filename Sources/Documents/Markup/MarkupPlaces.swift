/// Why a text is no XML, or none that is read, and the byte where that shows.
struct MarkupFault: Error {
    var offset: Int
    var message: String
}

/// Turns bytes' offsets, asked for in rising order, into lines and columns: it walks through the text once.
struct MarkupPlaces {
    private var offset = 0
    private var position = TextPosition(line: 1, column: 1)

    mutating func position(of offset: Int, in text: [UInt8]) -> TextPosition {
        while self.offset < offset {
            let byte = text[self.offset]
            if byte == .lineFeed {
                position = TextPosition(line: position.line + 1, column: 1)
            } else if !byte.continuesCharacter {
                position.column += 1
            }
            self.offset += 1
        }
        return position
    }

    static func position(of offset: Int, in text: [UInt8]) -> TextPosition {
        var places = MarkupPlaces()
        return places.position(of: min(offset, text.count), in: text)
    }
}
