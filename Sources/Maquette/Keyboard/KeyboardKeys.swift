import MaquetteViewModel

/// A key, or a sign that is no key by its look.
struct KeyboardKey: Hashable {
    enum Face: Hashable {
        case letter(String)
        case words(String)
        case symbol(String)
        /// A digit with the letters below it.
        case digit(String, letters: String)
    }

    enum Look: Hashable {
        case light, grey, tinted
        /// On the ground of the keyboard.
        case none
    }

    var face: Face
    var look: Look
    var frame: CGRect
    var isEnabled = true
}

/// The keys of the English keyboards, each type as Apple's page of `UIKeyboardType` describes it.
@MainActor struct KeyboardKeys {
    private let input: KeyboardInput
    private let measures: KeyboardMeasures
    private(set) var all: [KeyboardKey] = []

    init(_ input: KeyboardInput, _ measures: KeyboardMeasures) {
        (self.input, self.measures) = (input, measures)
        switch input.type {
        case .numberPad, .asciiCapableNumberPad, .phonePad, .decimalPad:
            if measures.isPad { addPadRows(Self.signs) } else { addDigits() }
        case .numbersAndPunctuation:
            if measures.isPad { addPadRows(Self.signs) } else { addPhoneRows(Self.signs) }
        default: if measures.isPad { addPadRows(letters) } else { addPhoneRows(letters) }
        }
    }

    /// Whether a keyboard has letters, and suggestions for words.
    static func hasWords(_ type: UIKeyboardType) -> Bool {
        switch type {
        case .numberPad, .asciiCapableNumberPad, .phonePad, .decimalPad, .numbersAndPunctuation: false
        default: true
        }
    }

    private static let signs = ["1234567890", "-/:;()$&@\"", ".,?!'"]

    private var letters: [String] {
        let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
        return input.isShifted ? rows.map { $0.uppercased() } : rows
    }

    private var isOfLetters: Bool { Self.hasWords(input.type) }

    // MARK: Places

    private var left: CGFloat { measures.margin + measures.sides }
    private var right: CGFloat { measures.size.width - left }

    private mutating func add(
        _ face: KeyboardKey.Face, _ look: KeyboardKey.Look = .grey, row: Int, from x: CGFloat, to end: CGFloat
    ) {
        let frame = CGRect(x: x, y: measures.y(ofRow: row), width: end - x, height: measures.keyHeight)
        all.append(KeyboardKey(face: face, look: look, frame: frame))
    }

    private mutating func add(_ letters: String, row: Int, from start: CGFloat, width: CGFloat) {
        var x = start
        for letter in letters {
            add(.letter(String(letter)), .light, row: row, from: x, to: x + width)
            x += width + measures.gap
        }
    }

    private mutating func addReturn(row: Int, from x: CGFloat, to end: CGFloat) {
        add(.words(Self.word(of: input.returnKey)), row: row, from: x, to: end)
        all[all.count - 1].isEnabled = input.isReturnKeyEnabled
        if Self.isTinted(input.returnKey), input.isReturnKeyEnabled { all[all.count - 1].look = .tinted }
    }

    // MARK: Phones

    private mutating func addPhoneRows(_ rows: [String]) {
        let (key, gap) = (measures.keyWidth, measures.gap)
        func width(_ count: Int) -> CGFloat { CGFloat(count) * key + CGFloat(count - 1) * gap }
        add(rows[0], row: 0, from: left, width: key)
        let second = rows[1].count
        add(rows[1], row: 1, from: (measures.size.width - width(second)) / 2, width: key)
        // Seven letters are in the middle, and five signs are as wide as those together.
        let start = (measures.size.width - width(7)) / 2
        let third = CGFloat(rows[2].count)
        add(rows[2], row: 2, from: start, width: (width(7) - (third - 1) * gap) / third)
        let edge = min(0.75 * (start - left), 45)
        if isOfLetters {
            let isOn = input.isShifted
            add(.symbol(isOn ? "shift.fill" : "shift"), isOn ? .light : .grey, row: 2, from: left, to: left + edge)
        } else {
            add(.words("#+="), row: 2, from: left, to: left + edge)
        }
        add(.symbol("delete.left"), row: 2, from: right - edge, to: right)
        addLastPhoneRow(besides: 2.5 * key + 1.5 * gap)
    }

    private mutating func addLastPhoneRow(besides block: CGFloat) {
        let (key, gap) = (measures.keyWidth, measures.gap)
        let other = KeyboardKey.Face.words(isOfLetters ? "123" : "ABC")
        if measures.hasRoomBelow || !hasEmoji {
            add(other, row: 3, from: left, to: left + block)
        } else {
            let half = (block - gap) / 2
            add(other, row: 3, from: left, to: left + half)
            add(.symbol("face.smiling"), row: 3, from: left + half + gap, to: left + block)
        }
        var (start, end) = (left + block + gap, right - block - gap)
        switch input.type {
        case .URL:
            let width = (end - start - 2 * gap) / 3
            for face in [".", "/"] {
                add(.letter(face), .light, row: 3, from: start, to: start + width)
                start += width + gap
            }
            add(.words(".com"), .light, row: 3, from: start, to: end)
        default:
            let signs = [UIKeyboardType.emailAddress: "@.", .twitter: "@#", .webSearch: "."][input.type] ?? ""
            for sign in signs.reversed() {
                add(.letter(String(sign)), .light, row: 3, from: end - key, to: end)
                end -= key + gap
            }
            add(.words("space"), .light, row: 3, from: start, to: end)
        }
        addReturn(row: 3, from: right - block, to: right)
        guard measures.hasRoomBelow else { return }
        // Their middles are 41 points from the sides and 40 from the lower edge.
        let y = measures.size.height - 40 - 14
        if hasEmoji {
            let frame = CGRect(x: 27, y: y, width: 28, height: 28)
            all.append(KeyboardKey(face: .symbol("face.smiling"), look: .none, frame: frame))
        }
        let frame = CGRect(x: measures.size.width - 55, y: y, width: 28, height: 28)
        all.append(KeyboardKey(face: .symbol("mic"), look: .none, frame: frame))
    }

    private var hasEmoji: Bool { input.type != .asciiCapable }

    // MARK: Digits

    private static let lettersOfDigits = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]

    /// Recalled: three columns in the place of the letters.
    private mutating func addDigits() {
        let space: CGFloat = 6
        let width = (measures.size.width - 2 * measures.sides - 4 * space) / 3
        func frame(_ row: Int, _ column: Int) -> CGRect {
            CGRect(
                x: measures.sides + space + CGFloat(column) * (width + space), y: measures.y(ofRow: row) - 2,
                width: width,
                height: measures.pitch - 7)
        }
        for digit in 1...9 {
            all.append(
                KeyboardKey(
                    face: .digit("\(digit)", letters: Self.lettersOfDigits[digit - 1]), look: .light,
                    frame: frame((digit - 1) / 3, (digit - 1) % 3)))
        }
        let sign: String? =
            switch input.type {
            case .phonePad: "+ * #"
            case .decimalPad: "."
            default: nil
            }
        if let sign {
            let face = input.type == .decimalPad ? KeyboardKey.Face.letter(sign) : .words(sign)
            all.append(KeyboardKey(face: face, look: .none, frame: frame(3, 0)))
        }
        all.append(KeyboardKey(face: .digit("0", letters: ""), look: .light, frame: frame(3, 1)))
        all.append(KeyboardKey(face: .symbol("delete.left"), look: .none, frame: frame(3, 2)))
    }

    // MARK: iPads

    /// Eleven keys beside each other; the second row begins half a key further in.
    private mutating func addPadRows(_ rows: [String]) {
        let gap = measures.gap
        let key = (right - left - 10 * gap) / 11
        func x(_ column: CGFloat) -> CGFloat { left + column * (key + gap) }
        add(rows[0], row: 0, from: left, width: key)
        add(.symbol("delete.left"), row: 0, from: x(10), to: right)
        let second = rows[1].prefix(9)
        add(String(second), row: 1, from: x(0.5), width: key)
        addReturn(row: 1, from: x(9.5), to: right)
        let third = isOfLetters ? rows[2] + ",." : "%-+=/;:,."
        let shift: KeyboardKey.Face = isOfLetters ? .symbol(input.isShifted ? "shift.fill" : "shift") : .words("#+=")
        let look: KeyboardKey.Look = isOfLetters && input.isShifted ? .light : .grey
        add(shift, look, row: 2, from: left, to: x(1) - gap)
        add(third, row: 2, from: x(1), width: key)
        add(shift, look, row: 2, from: x(10), to: right)
        let other = KeyboardKey.Face.words(isOfLetters ? ".?123" : "ABC")
        add(other, row: 3, from: left, to: x(1) - gap)
        add(.symbol("face.smiling"), row: 3, from: x(1), to: x(2) - gap)
        add(.symbol("mic"), row: 3, from: x(2), to: x(3) - gap)
        add(.words(""), .light, row: 3, from: x(3), to: x(8) - gap)
        add(other, row: 3, from: x(8), to: x(9.5) - gap)
        add(.symbol("keyboard.chevron.compact.down"), row: 3, from: x(9.5), to: right)
    }

    // MARK: The return key

    private static func word(of type: UIReturnKeyType) -> String {
        switch type {
        case .default: "return"
        case .go: "go"
        case .google, .yahoo, .search: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    /// What ends the typing is tinted.
    private static func isTinted(_ type: UIReturnKeyType) -> Bool {
        switch type {
        case .default, .next, .continue: false
        default: true
        }
    }
}
