import MaquetteSyntax

/// Finds the name of a message that is too long to be read, wherever it stands: some clients write it first, some last.
struct RequestIDSearch {
    /// The name, once it was passed.
    private(set) var found: RequestID?

    /// How many objects and arrays the place is in.
    private var depth = 0
    private var isInText = false
    private var isEscaped = false
    /// Whether the next text of the message itself is the name of a member.
    private var isBeforeMember = false
    /// The last text or number of the message itself, as far as it could be a name of anything.
    private var word: [UInt8] = []
    private var member: [UInt8] = []

    private static let mostBytes = 1000

    init(_ beginning: [UInt8]) { for byte in beginning { add(byte) } }

    mutating func add(_ byte: UInt8) {
        if isInText {
            keep(byte)
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInText = false
            }
            return
        }
        switch byte {
        case UInt8(ascii: "\""):
            isInText = true
            keep(byte)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            depth += 1
            isBeforeMember = depth == 1 && byte == UInt8(ascii: "{")
            word = []
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if depth == 1 { endMember() }
            depth -= 1
        case UInt8(ascii: ",") where depth == 1:
            endMember()
            isBeforeMember = !member.isEmpty
        case UInt8(ascii: ":") where depth == 1 && isBeforeMember:
            (member, word, isBeforeMember) = (word, [], false)
        case 0...0x20: break
        default: keep(byte)
        }
    }

    private mutating func keep(_ byte: UInt8) { if depth == 1, word.count < Self.mostBytes { word.append(byte) } }

    private mutating func endMember() {
        if found == nil, member == Array("\"id\"".utf8) { found = RequestID(try? JSONNode.root(of: word, file: "id")) }
        word = []
    }
}
