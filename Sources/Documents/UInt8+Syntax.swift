/// The bytes that the readers of documents look for.
extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let quote = UInt8(ascii: "\"")
    static let backslash = UInt8(ascii: "\\")
    static let openBrace = UInt8(ascii: "{")
    static let closeBrace = UInt8(ascii: "}")
    static let openBracket = UInt8(ascii: "[")
    static let closeBracket = UInt8(ascii: "]")
    static let comma = UInt8(ascii: ",")
    static let colon = UInt8(ascii: ":")
    static let minus = UInt8(ascii: "-")
    static let slash = UInt8(ascii: "/")
    static let lessThan = UInt8(ascii: "<")
    static let ampersand = UInt8(ascii: "&")
    static let apostrophe = UInt8(ascii: "'")
    static let questionMark = UInt8(ascii: "?")
    static let exclamationMark = UInt8(ascii: "!")
    static let carriageReturn = UInt8(ascii: "\r")

    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// JSON and XML mean the same four by it.
    var isSpace: Bool {
        self == .lineFeed || self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == .carriageReturn
    }

    var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }

    /// Whether this is a later byte of a character that UTF-8 writes with several.
    var continuesCharacter: Bool { self & 0xC0 == 0x80 }

    var hexadecimalDigit: UInt32? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
