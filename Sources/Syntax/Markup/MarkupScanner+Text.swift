/// The text between tags and the values of attributes.
extension MarkupScanner {
    /// The text up to the next tag or the end, with references replaced and line ends made equal.
    mutating func characterData() throws(MarkupFault) -> String {
        var text = ""
        var start = offset
        while true {
            skip { $0 != .lessThan && $0 != .ampersand && $0 != .carriageReturn && $0 != .closeBracket }
            switch next {
            case .lessThan, 0: return text.isEmpty ? self.text(start..<offset) : text + self.text(start..<offset)
            case .ampersand:
                text += self.text(start..<offset)
                text.unicodeScalars.append(try reference())
                start = offset
            case .carriageReturn:
                text += self.text(start..<offset) + "\n"
                skipLineEnd()
                start = offset
            case .closeBracket where isAt("]]>"): throw malformed("]]> is outside of a CDATA section")
            default: skip(1)
            }
        }
    }

    /// A CDATA section with its text.
    mutating func literalText() throws(MarkupFault) -> String {
        let start = offset
        skip(9)
        guard let content = skip(past: "]]>") else { throw malformed("this CDATA section does not end", at: start) }
        let text = text(content)
        return bytes[content].contains(.carriageReturn) ? text.withEqualLineEnds : text
    }

    /// `= "value"`, in which white space becomes spaces and references are replaced.
    mutating func value(of name: String) throws(MarkupFault) -> String {
        skipSpace()
        guard skip(ifAt: "=") else { throw malformed("= is missing after the attribute \(name)") }
        skipSpace()
        let (quote, opening) = (next, offset)
        guard quote == .quote || quote == .apostrophe else {
            throw malformed("the value of the attribute \(name) is not in quotes")
        }
        skip(1)
        var value = ""
        var start = offset
        func unread() -> String { start == offset ? "" : text(start..<offset) }
        while true {
            skip { $0 != quote && $0 != .lessThan && $0 != .ampersand && $0 >= 0x20 }
            switch next {
            case quote:
                defer { skip(1) }
                return value.isEmpty ? unread() : value + unread()
            case .ampersand:
                value += unread()
                value.unicodeScalars.append(try reference())
                start = offset
            case .lineFeed, UInt8(ascii: "\t"), .carriageReturn:
                value += unread() + " "
                skipLineEnd()
                start = offset
            case .lessThan: throw malformed("< is in the value of the attribute \(name); it is written &lt;")
            case 0: throw malformed("the value of the attribute \(name) does not end", at: opening)
            default: skip(1)
            }
        }
    }

    /// A line feed, a carriage return or both together end a line; any other byte is skipped alone.
    private mutating func skipLineEnd() {
        if !skip(ifAt: "\r\n") { skip(1) }
    }

    /// `&amp;` or `&#38;` or `&#x26;`: the five entities of XML itself and numbers of characters.
    private mutating func reference() throws(MarkupFault) -> Unicode.Scalar {
        let start = offset
        skip(1)
        if skip(ifAt: "#") { return try numberedCharacter(since: start) }
        guard isAtName else { throw malformed("& begins a reference; by itself it is written &amp;", at: start) }
        let name = try name(of: "an entity")
        guard skip(ifAt: ";") else { throw malformed("the reference &\(name) is not ended by ;", at: start) }
        guard let character = Self.entities[name] else {
            throw malformed("there is no entity called \(name)", at: start)
        }
        return character
    }

    private static let entities: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
    ]

    private mutating func numberedCharacter(since start: Int) throws(MarkupFault) -> Unicode.Scalar {
        let isHexadecimal = skip(ifAt: "x")
        let (base, first): (UInt32, Int) = (isHexadecimal ? 16 : 10, offset)
        var number: UInt32 = 0
        while let digit = next.hexadecimalDigit, digit < base {
            // Beyond the last character it does not matter how far.
            number = min(number * base + digit, 0x110000)
            skip(1)
        }
        let hasDigits = offset > first
        guard hasDigits, skip(ifAt: ";") else {
            throw malformed("a reference to a character is &#, digits and ;", at: start)
        }
        guard let character = Unicode.Scalar(number), MarkupCharacter.isAllowed(character) else {
            throw malformed("the reference \(text(start..<offset)) names no character of XML", at: start)
        }
        return character
    }
}

extension String {
    /// The text with a line feed for each end of a line.
    fileprivate var withEqualLineEnds: String {
        var scalars = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            if scalar == "\r" {
                scalars.append("\n")
            } else if scalar != "\n" || last != "\r" {
                scalars.append(scalar)
            }
            last = scalar
        }
        return String(scalars)
    }
}
