/// The bytes that the readers of documents look for.
extension UInt8 {
    @inlinable package static var lineFeed: UInt8 { UInt8(ascii: "\n") }
    @inlinable package static var quote: UInt8 { UInt8(ascii: "\"") }
    @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }
    @inlinable package static var openBrace: UInt8 { UInt8(ascii: "{") }
    @inlinable package static var closeBrace: UInt8 { UInt8(ascii: "}") }
    @inlinable package static var openBracket: UInt8 { UInt8(ascii: "[") }
    @inlinable package static var closeBracket: UInt8 { UInt8(ascii: "]") }
    @inlinable package static var comma: UInt8 { UInt8(ascii: ",") }
    @inlinable package static var colon: UInt8 { UInt8(ascii: ":") }
    @inlinable package static var minus: UInt8 { UInt8(ascii: "-") }
    @inlinable package static var slash: UInt8 { UInt8(ascii: "/") }
    @inlinable package static var lessThan: UInt8 { UInt8(ascii: "<") }
    @inlinable package static var ampersand: UInt8 { UInt8(ascii: "&") }
    @inlinable package static var apostrophe: UInt8 { UInt8(ascii: "'") }
    @inlinable package static var questionMark: UInt8 { UInt8(ascii: "?") }
    @inlinable package static var exclamationMark: UInt8 { UInt8(ascii: "!") }
    @inlinable package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }

    @inlinable package var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// White space, which is the same four characters in JSON and XML.
    @inlinable package var isSpace: Bool {
        self == .lineFeed || self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == .carriageReturn
    }

    @inlinable package var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }

    /// Whether this is a continuation byte of a UTF-8 character.
    @inlinable package var continuesCharacter: Bool { self & 0xC0 == 0x80 }

    @inlinable package var hexadecimalDigit: UInt32? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
