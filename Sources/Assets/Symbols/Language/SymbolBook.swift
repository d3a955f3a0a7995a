import MaquetteDrawing

/// The symbols that are described in the drawing language. A description is read when its symbol is first drawn.
enum SymbolBook {
    enum Entry: Sendable {
        case description(SymbolDescription)
        /// Another symbol's drawing, perhaps mirrored: `arrow.left = mirrored arrow.right`.
        case copy(of: String, change: Change)
    }

    enum Change: String, Sendable {
        case same, mirrored, overturned, turned
    }

    static let entries: [String: Entry] = chapters.reduce(into: [:]) { read($1, into: &$0) }

    static func has(_ name: String) -> Bool {
        if let entry = entries[name] {
            guard case .copy(let other, _) = entry else { return true }
            return SymbolDrawing.isDrawn(other)
        }
        switch entries[plain(of: name)] {
        case .description(let description): return description.isFillable
        case .copy(let other, _): return has(other + ".fill")
        case nil: return false
        }
    }

    static func description(_ name: String) -> SymbolDescription? {
        switch entries[name] {
        case .description(let description): description
        case .copy(let other, .same): Self.description(other)
        default: nil
        }
    }

    static func drawing(_ name: String) -> SymbolDrawing? {
        guard has(name) else { return nil }
        let isFilled = entries[name] == nil
        switch entries[isFilled ? plain(of: name) : name] {
        case .description(let description):
            return description.drawing(isFilled: isFilled, isEnclosure: isEnclosure(name))
        case .copy(let other, let change): return changed(isFilled ? other + ".fill" : other, change)
        case nil: return nil
        }
    }

    /// The filled form of a name that is a copy, where that of the other one is composed: `sheqelsign.circle.fill`.
    static func filledCopy(_ plain: String) -> SymbolDrawing? {
        guard case .copy(let other, let change) = entries[plain], SymbolDrawing.isDrawn(other + ".fill") else {
            return nil
        }
        return changed(other + ".fill", change)
    }

    private static func changed(_ name: String, _ change: Change) -> SymbolDrawing {
        let drawing = SymbolDrawing.named(name)
        return switch change {
        case .same: drawing
        case .mirrored: SymbolDrawing.mirrored(drawing)
        case .overturned: SymbolDrawing.overturned(drawing)
        case .turned: SymbolDrawing.turned(drawing)
        }
    }

    /// Whether the name says what is around a sign, as in `star.circle`: its body is a layer behind the sign's.
    private static func isEnclosure(_ name: String) -> Bool {
        let plain = name.hasSuffix(".fill") ? plain(of: name) : name
        return enclosures.contains { plain.hasSuffix($0) }
    }

    private static let enclosures = [
        ".circle", ".square", ".rectangle", ".diamond", ".triangle", ".shield", ".seal", ".hexagon", ".octagon", ".app",
        ".bubble", ".message",
    ]

    private static func plain(of name: String) -> String {
        name.hasSuffix(".fill") ? String(name.dropLast(".fill".count)) : ""
    }

    /// A line that does not begin with a space begins an entry: `name … width height`, or `name … = symbol`.
    ///
    /// Bytes are read, and the marks only when a symbol is drawn: an app's first symbol waits for this.
    private static func read(_ chapter: String, into entries: inout [String: Entry]) {
        let bytes = chapter.utf8
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: newline) ?? bytes.endIndex
            var next = end < bytes.endIndex ? bytes.index(after: end) : end
            let marks = next
            while next < bytes.endIndex, bytes[next] == space {
                let last = bytes[next...].firstIndex(of: newline) ?? bytes.endIndex
                next = last < bytes.endIndex ? bytes.index(after: last) : last
            }
            read(chapter[start..<end], chapter[marks..<next], into: &entries)
            start = next
        }
    }

    private static let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))

    private static func read(_ heading: Substring, _ marks: Substring, into entries: inout [String: Entry]) {
        let words = heading.utf8.split(separator: space).map { Substring($0) }
        if let sign = words.firstIndex(of: "=") {
            let change = Change(rawValue: String(words[sign + 1])) ?? .same
            for name in words[..<sign] {
                entries[String(name)] = .copy(of: String(words[words.count - 1]), change: change)
            }
        } else if words.count > 2, let width = Double(words[words.count - 2]),
            let height = Double(words[words.count - 1])
        {
            let description = SymbolDescription(width: width, height: height, text: marks)
            for name in words.dropLast(2) { entries[String(name)] = .description(description) }
        }
    }
}
