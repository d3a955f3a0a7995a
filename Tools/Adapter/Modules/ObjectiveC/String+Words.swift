import Foundation

// Foundation on Linux cuts texts into lines, paragraphs and letters, and says that it knows no words.

extension NSString.EnumerationOptions {
    public static var byWords: NSString.EnumerationOptions { .init(rawValue: 3) }
    public static var bySentences: NSString.EnumerationOptions { .init(rawValue: 4) }

    /// The low byte names the pieces; what else there is says how they are handed over.
    fileprivate var pieces: UInt { rawValue & 0xFF }
}

extension String {
    /// As Foundation's, with words and sentences: it is asked first, since it is for this type alone.
    public func enumerateSubstrings(
        in range: Range<Index>, options: EnumerationOptions = [],
        _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) {
        let pieces: [Range<Index>]
        switch options.pieces {
        case EnumerationOptions.byWords.pieces: pieces = self[range].words
        case EnumerationOptions.bySentences.pieces: pieces = self[range].sentences
        default: return self[...].enumerateSubstrings(in: range, options: options, body)
        }
        let isWithout = options.contains(.substringNotRequired)
        var (isOver, places) = (false, Array(pieces.indices))
        if options.contains(.reverse) { places.reverse() }
        for place in places where !isOver {
            // What lies between belongs to the piece before it; what comes first, to the first.
            let start = place == 0 ? range.lowerBound : pieces[place].lowerBound
            let end = place + 1 < pieces.count ? pieces[place + 1].lowerBound : range.upperBound
            body(isWithout ? nil : String(self[pieces[place]]), pieces[place], start..<end, &isOver)
        }
    }
}

extension Substring {
    /// Letters and digits in a row, with what stands alone between two of them: `don't`, `3.5`.
    fileprivate var words: [Range<Index>] {
        var (found, place) = ([Range<Index>](), startIndex)
        while let start = self[place...].firstIndex(where: \.isOfWord) {
            var end = index(after: start)
            while end < endIndex {
                let next = index(after: end)
                let isBetween = "'’.·".contains(self[end]) && next < endIndex && self[next].isOfWord
                guard self[end].isOfWord || isBetween else { break }
                end = next
            }
            found.append(start..<end)
            place = end
        }
        return found
    }

    /// Each with the blanks behind its end.
    fileprivate var sentences: [Range<Index>] {
        var (found, start, place) = ([Range<Index>](), startIndex, startIndex)
        while place < endIndex {
            let isEnd = ".!?…。！？".contains(self[place]) || self[place].isNewline
            place = index(after: place)
            guard isEnd, place == endIndex || self[place].isWhitespace || !self[place].isASCII else { continue }
            while place < endIndex, self[place].isWhitespace { place = index(after: place) }
            found.append(start..<place)
            start = place
        }
        if start < endIndex { found.append(start..<endIndex) }
        return found
    }
}

extension Character {
    fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
