import MaquetteDrawing

/// Frames around other symbols, beside the circle and the square: `checkmark.shield`, `plus.rectangle`.
extension SymbolDrawing {
    struct Frame {
        let suffix: String
        let width: Double
        let height: Double
        let outline: String
        /// Lines that belong to the frame and are no part of its outline.
        var lines = ""
        /// The room of the symbol inside.
        let room: Rect
        /// Whether the symbol stands before the frame, where one sees both, filled too.
        var isOpen = false
    }

    static let frames: [Frame] = [
        Frame(
            suffix: "rectangle", width: 132, height: 104,
            outline:
                "M24 10H108C116 10 122 16 122 24V80C122 88 116 94 108 94H24C16 94 10 88 10 80V24C10 16 16 10 24 10Z",
            room: Rect(40, 28, 52, 48)),
        Frame(
            suffix: "rectangle.portrait", width: 104, height: 132,
            outline:
                "M24 10H80C88 10 94 16 94 24V108C94 116 88 122 80 122H24C16 122 10 116 10 108V24C10 16 16 10 24 10Z",
            room: Rect(28, 42, 48, 48)),
        Frame(
            suffix: "app", width: 112, height: 106,
            outline:
                "M40 7H72C92 7 102 17 102 37V69C102 89 92 99 72 99H40C20 99 10 89 10 69V37C10 17 20 7 40 7Z",
            room: Rect(32, 29, 48, 48)),
        Frame(
            suffix: "diamond", width: 124, height: 122,
            outline:
                "M55 11C59 7 65 7 69 11L112 54C116 58 116 64 112 68L69 111C65 115 59 115 55 111L12 68C8 64 8 58 12 54Z",
            room: Rect(40, 39, 44, 44)),
        Frame(
            suffix: "shield", width: 108, height: 122,
            outline: "M54 8C66 18 82 23 97 23V58C97 84 78 102 54 114C30 102 11 84 11 58V23C26 23 42 18 54 8Z",
            room: Rect(31, 34, 46, 46)),
        Frame(
            suffix: "bubble", width: 124, height: 112,
            outline:
                "M62 10C92 10 114 28 114 51C114 74 92 92 62 92C57 92 52 91 48 90L26 104C28 96 27 90 24 84C15 76 10 64 10 51C10 28 32 10 62 10Z",
            room: Rect(34, 28, 56, 46)),
        Frame(
            suffix: "message", width: 124, height: 112,
            outline:
                "M62 10C92 10 114 28 114 52C114 76 92 94 62 94C54 94 48 93 42 91L22 102L26 84C16 76 10 65 10 52C10 28 32 10 62 10Z",
            room: Rect(34, 30, 56, 46)),
        Frame(
            suffix: "octagon", width: 116, height: 112, outline: "M38 8H78L108 38V74L78 104H38L8 74V38Z",
            room: Rect(34, 32, 48, 48)),
        Frame(
            suffix: "hexagon", width: 110, height: 120, outline: "M55 8L102 34V86L55 112L8 86V34Z",
            room: Rect(31, 36, 48, 48)),
        Frame(
            suffix: "seal", width: 120, height: 118,
            outline:
                "M60 8L74 20L92 16L96 34L112 44L104 60L112 76L96 84L92 102L74 98L60 110L46 98L28 102L24 84L8 76L16 60L8 44L24 34L28 16L46 20Z",
            room: Rect(37, 37, 46, 46)),
        Frame(
            suffix: "house", width: 140, height: 114, outline: "M28 46V104H112V46L70 12Z", lines: "M10 60L70 11L130 60",
            room: Rect(50, 48, 40, 46)),
        Frame(
            suffix: "square.stack", width: 100, height: 124,
            outline: "M18 36H82C88 36 92 40 92 46V106C92 112 88 116 82 116H18C12 116 8 112 8 106V46C8 40 12 36 18 36Z",
            lines: "M20 22H80M30 8H70", room: Rect(27, 53, 46, 46)),
        Frame(
            suffix: "viewfinder", width: 124, height: 120, outline: "",
            lines:
                "M10 36V22C10 14 14 10 22 10H36M88 10H102C110 10 114 14 114 22V36M114 84V98C114 106 110 110 102 110H88M36 110H22C14 110 10 106 10 98V84",
            room: Rect(34, 32, 56, 56), isOpen: true),
        Frame(
            suffix: "magnifyingglass", width: 116, height: 105, outline: "",
            lines:
                "M46 10.5C66 10.5 80.5 25 80.5 45C80.5 65 66 79.5 46 79.5C26 79.5 11.5 65 11.5 45C11.5 25 26 10.5 46 10.5ZM73 72L104 98",
            room: Rect(29, 28, 34, 34), isOpen: true),
        Frame(
            suffix: "square.dashed", width: 112, height: 106, outline: "",
            lines:
                "M10 25C10 15 17 7 28 7M44 7H68M84 7C95 7 102 15 102 25M102 41V65M102 81C102 91 95 99 84 99M68 99H44M28 99C17 99 10 91 10 81M10 65V41",
            room: Rect(32, 29, 48, 48), isOpen: true),
    ]

    /// The frame alone, which is a symbol, too.
    init(_ frame: Frame, isFilled: Bool, around marks: [Mark] = []) {
        var drawn: [Mark] = []
        if !frame.lines.isEmpty { drawn.append(Self.line(frame.lines)) }
        if !frame.outline.isEmpty {
            drawn.append(Self.line(frame.outline))
            if isFilled { drawn.append(Self.area(frame.outline)) }
        }
        self.init(
            frame.width, frame.height, drawn + (isFilled && !frame.isOpen ? Self.erasing(marks) : marks))
    }

    static let frameOutlines: [String: SymbolDrawing] = frames.reduce(into: [:]) { result, frame in
        result[frame.suffix] = SymbolDrawing(frame, isFilled: false)
        if !frame.outline.isEmpty { result[frame.suffix + ".fill"] = SymbolDrawing(frame, isFilled: true) }
    }
}
