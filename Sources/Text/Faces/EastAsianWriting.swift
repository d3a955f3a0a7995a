/// Whose forms of the shared characters a text has. The values are the places of the faces in the collection of Noto.
///
/// iOS takes the forms of the language that the iPhone is set to. Who reads a text in one of these languages has the
/// iPhone set to it, so the text itself says which it is: kana are Japanese and hangul Korean.
enum EastAsianWriting: Int {
    case japanese = 0
    case korean = 1
    case chinese = 2

    init(of characters: some Sequence<Unicode.Scalar>) {
        self = .chinese
        for character in characters {
            switch character.value {
            case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D:
                self = .japanese
                return
            case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .korean
            default: break
            }
        }
    }
}
