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
        guard self.offset < offset else { return position }
        var (line, column) = (position.line, position.column)
        text.withUnsafeBufferPointer { text in
            for place in self.offset..<offset {
                let byte = text[place]
                if byte == .lineFeed { (line, column) = (line + 1, 0) }
                if !byte.continuesCharacter { column += 1 }
            }
        }
        position = TextPosition(line: line, column: column)
        self.offset = offset
        return position
    }

    static func position(of offset: Int, in text: [UInt8]) -> TextPosition {
        var places = MarkupPlaces()
        return places.position(of: min(offset, text.count), in: text)
    }
}
