import Foundation
import Testing

@testable import Maquette

/// The keyboard of the system: its keys are where they are in the three pictures that `KeyboardMeasures` names, measured in points from the left
/// and from the lower edge of the screen. The largest phone has keys of whole points, so that its rows begin up to 1.7 points further right. Types and return keys are those of Apple's pages of
/// `UIKeyboardType` and `UIReturnKeyType`.
@MainActor @Suite(.serialized) struct KeyboardTests {
    init() { Headless.reset() }

    private struct Measured: Sendable {
        let device: String
        let keys: [String: (left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat)]
        let isShifted: Bool
    }

    private nonisolated static let measured = [
        Measured(
            device: "iPhone SE (1st generation)",
            keys: [
                "q": (3, 29, 203.5, 166), "a": (19, 45, 149.5, 112.5), "z": (51, 77, 96, 58), "shift": (3, 39, 96, 58),
                "delete.left": (281, 317, 96, 58), "123": (3, 37, 42, 4), "face.smiling": (43, 77, 42, 4),
                "space": (83, 237, 42, 4), "return": (243, 317, 42, 4),
            ], isShifted: false),
        Measured(
            device: "iPhone X",
            keys: [
                "Q": (3, 34.5, 282.8, 240.6), "P": (341, 372, 282.8, 240.6), "A": (21.6, 53, 228.7, 186.5),
                "Z": (59.3, 90.2, 175.1, 132.9), "shift.fill": (3, 45, 175.1, 132.9),
                "delete.left": (329.7, 372, 175.1, 132.9), "123": (3, 90, 121, 78.8), "space": (95.9, 278.3, 121, 78.8),
                "return": (284.3, 372, 121, 78.8),
            ], isShifted: true),
        Measured(
            device: "iPhone 8 Plus",
            keys: [
                "Q": (4.3, 40, 218.5, 173.7), "P": (374.7, 410, 218.5, 173.7), "A": (25.3, 61.1, 162.6, 117.7),
                "Z": (67.5, 102.2, 106.5, 61.7), "shift.fill": (4.3, 49.1, 106.5, 61.7),
                "delete.left": (365, 410, 106.5, 61.7), "123": (4.3, 50.4, 50.5, 5.8),
                "face.smiling": (56.7, 102.4, 50.5, 5.8), "return": (313.2, 410, 50.5, 5.8),
            ], isShifted: true),
    ]

    private func keys(_ device: String = "iPhone 16", _ change: (inout KeyboardInput) -> Void = { _ in }) throws
        -> [KeyboardKey]
    {
        var settings = Headless.Settings()
        settings.device = try #require(Headless.Device.named(device))
        var input = KeyboardInput()
        change(&input)
        return KeyboardKeys(input, KeyboardMeasures(settings, hasSuggestions: input.hasSuggestions)).all
    }

    private func name(_ key: KeyboardKey) -> String {
        switch key.face {
        case .letter(let text), .words(let text), .symbol(let text), .digit(let text, _): text
        }
    }

    @Test(arguments: [0, 1, 2]) func `Keys are where pictures of phones have them`(number: Int) throws {
        let measured = Self.measured[number]
        var settings = Headless.Settings()
        settings.device = try #require(Headless.Device.named(measured.device))
        let found = try keys(measured.device) { $0.isShifted = measured.isShifted }
        let height = KeyboardMeasures(settings, hasSuggestions: true).size.height
        for (word, place) in measured.keys {
            let frame = try #require(found.first { name($0) == word }).frame
            #expect(abs(frame.minX - place.left) <= 1.75, "\(word): \(frame)")
            #expect(abs(frame.maxX - place.right) <= 1.75, "\(word): \(frame)")
            #expect(abs(height - frame.minY - place.top) <= 1.1, "\(word): \(frame)")
            #expect(abs(height - frame.maxY - place.bottom) <= 1.1, "\(word): \(frame)")
        }
    }

    @Test(arguments: [
        (UIKeyboardType.default, ["space"]), (.asciiCapable, ["space"]), (.namePhonePad, ["space"]),
        (.emailAddress, ["space", "@", "."]), (.URL, [".", "/", ".com"]), (.twitter, ["space", "@", "#"]),
        (.webSearch, ["space", "."]), (.numbersAndPunctuation, ["space"]),
    ]) func `The last row has what the type is for`(type: UIKeyboardType, expected: [String]) throws {
        let all = try keys { $0.type = type }
        let y = try #require(all.first { name($0) == "return" }).frame.minY
        let row = all.filter { $0.frame.minY == y }.sorted { $0.frame.minX < $1.frame.minX }
        #expect(row.map(name) == [type == .numbersAndPunctuation ? "ABC" : "123"] + expected + ["return"])
        #expect(all.contains { name($0) == "face.smiling" } == (type != .asciiCapable))
        for (key, next) in zip(row, row.dropFirst()) { #expect(abs(next.frame.minX - key.frame.maxX - 6) < 0.01) }
    }

    @Test(
        arguments: [
            (UIKeyboardType.numberPad, nil), (.asciiCapableNumberPad, nil), (.decimalPad, "."), (.phonePad, "+ * #"),
        ] as [(UIKeyboardType, String?)])
    func `Pads have ten digits, a key to delete, and the sign that the type is for`(
        type: UIKeyboardType, sign: String?
    ) throws {
        let names = try keys { $0.type = type }.map(name)
        #expect(names == (1...9).map(String.init) + [sign, "0", "delete.left"].compactMap { $0 })
    }

    @Test(arguments: [
        (UIReturnKeyType.default, "return", false), (.go, "go", true), (.search, "search", true), (.done, "done", true),
        (.send, "send", true), (.join, "join", true), (.route, "route", true), (.next, "next", false),
        (.continue, "continue", false),
    ]) func `The return key has its word and its colour`(type: UIReturnKeyType, word: String, isTinted: Bool) throws {
        let key = try #require(try keys { $0.returnKey = type }.first { name($0) == word })
        #expect(key.look == (isTinted ? .tinted : .grey))
    }

    @Test func `Keys lie in the keyboard and on no other, on every device`() throws {
        for device in Headless.Device.all {
            for isLandscape in [false, true] {
                for type in [UIKeyboardType.default, .URL, .numberPad, .numbersAndPunctuation] {
                    var settings = Headless.Settings()
                    settings.device = device
                    if isLandscape { settings.orientation = .landscapeRight }
                    var input = KeyboardInput()
                    input.type = type
                    let measures = KeyboardMeasures(settings, hasSuggestions: true)
                    let frames = KeyboardKeys(input, measures).all.map(\.frame)
                    let room = CGRect(origin: .zero, size: measures.size).insetBy(dx: -0.01, dy: -0.01)
                    for (number, frame) in frames.enumerated() {
                        #expect(room.contains(frame), "\(device.name) \(type) \(frame)")
                        let overlaps = frames.dropFirst(number + 1).contains {
                            $0.insetBy(dx: 0.01, dy: 0.01).intersects(frame)
                        }
                        #expect(!overlaps, "\(device.name) \(type) \(frame)")
                    }
                }
            }
        }
    }

    // MARK: On a screen

    /// A screen with a field that somebody types into.
    private func look<Result>(
        _ change: (UITextField) -> Void = { _ in }, surroundings: Stage.Surroundings? = nil,
        _ look: (Shown, UITextField) throws -> Result
    ) throws -> Result {
        var stage = Stage(device: .iPhone16, scale: 1, room: .screen)
        stage.surroundings = surroundings
        return try stage.use {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            change(field)
            let controller = UIViewController()
            controller.view.addSubview(field)
            field.becomeFirstResponder()
            return try stage.show(BuiltScene(root: .controller(controller))) { try look($0, field) }
        }
    }

    private func height(_ shown: Shown) -> CGFloat { (shown.canvas as? UIWindow)?.keyboardHeight ?? -1 }

    @Test func `A field that is first responder has it, and no other view`() throws {
        try look { shown, _ in
            #expect(height(shown) == 336)
            #expect(shown.picture().text.contains("says Q"))
        }
        try look(surroundings: []) { shown, _ in
            #expect(height(shown) == 0)
            #expect(!shown.picture().text.contains("says Q"))
        }
        let picture = try Stage(device: .iPhone16, room: .screen).picture(
            of: BuiltScene(root: .controller(UIViewController())))
        #expect(!picture.text.contains("says Q"))
    }

    /// 45 points of suggestions.
    @Test func `Without suggestions it is lower`() throws {
        try look({ $0.autocorrectionType = .no }) { shown, _ in #expect(height(shown) == 291) }
        try look({ $0.isSecureTextEntry = true }) { shown, _ in #expect(height(shown) == 291) }
        try look({ $0.keyboardType = .numberPad }) { shown, _ in #expect(height(shown) == 291) }
    }

    /// Apple's page of `autocapitalizationType`: the default is a capital for each sentence.
    @Test(arguments: [
        ("", UITextAutocapitalizationType.sentences, true), ("Ann", .sentences, false), ("Ann. ", .sentences, true),
        ("Ann ", .sentences, false), ("Ann ", .words, true), ("Ann", .words, false), ("Ann", .allCharacters, true),
        ("", .none, false),
    ]) func `Letters are capitals where the next one is`(
        text: String, wish: UITextAutocapitalizationType, isCapital: Bool
    ) throws {
        let change: (UITextField) -> Void = {
            $0.text = text
            $0.autocapitalizationType = wish
        }
        try look(change) { shown, _ in
            let picture = shown.picture().text
            #expect(picture.contains("says \(isCapital ? "Q" : "q")"))
        }
    }

    @Test func `It is dark where the field or its screen is`() throws {
        for (appearance, style, expected) in [
            (UIKeyboardAppearance.default, UIUserInterfaceStyle.light, [209, 211, 217, 255]),
            (.dark, .light, [43, 43, 44, 255]), (.default, .dark, [43, 43, 44, 255]),
            (.light, .dark, [209, 211, 217, 255]),
        ] {
            let change: (UITextField) -> Void = {
                $0.keyboardAppearance = appearance
                $0.overrideUserInterfaceStyle = style
            }
            try look(change) { shown, _ in expectColor(try Pixels(of: shown.picture())[1, 840], expected) }
        }
    }

    /// 200 points, 44 above them, and the 34 of the home indicator below.
    @Test func `An own view takes the place of the keys, and a bar is above them`() throws {
        let (own, bar) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200)),
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        )
        own.backgroundColor = .red
        bar.backgroundColor = .blue
        let change: (UITextField) -> Void = { ($0.inputView, $0.inputAccessoryView) = (own, bar) }
        try look(change) { shown, _ in
            #expect(height(shown) == 278)
            let pixels = try Pixels(of: shown.picture())
            expectColor(pixels[200, 852 - 34 - 200 - 22], Colors.blue)
            expectColor(pixels[200, 852 - 34 - 100], Colors.red)
            #expect(own.superview == nil && bar.superview == nil)
        }
    }

    /// "The responder chain" of Apple's page of `inputAccessoryView`, and what `respondIfNobodyDoes` names.
    @Test func `The bar of a controller stands at the lower edge while nobody types, and above the keys`() throws {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
            override func viewDidLoad() {
                bar.backgroundColor = .blue
                view.addSubview(field)
            }
        }
        let stage = Stage(device: .iPhone16, scale: 1, room: .screen)
        try stage.use {
            let chat = Chat()
            try stage.show(BuiltScene(root: .controller(chat))) { shown in
                #expect(chat.isFirstResponder && height(shown) == 50)
                expectColor(try Pixels(of: shown.picture())[10, 852 - 25], Colors.blue)
                #expect(!shown.picture().text.contains("says Q") && chat.bar.superview == nil)
            }
            chat.field.becomeFirstResponder()
            try stage.show(BuiltScene(root: .controller(chat))) { shown in
                #expect(height(shown) == 386)
                expectColor(try Pixels(of: shown.picture())[10, 852 - 336 - 25], Colors.blue)
            }
        }
    }

    @Test func `What stands in the place of the keys has the appearance of the screen`() throws {
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        picker.backgroundColor = .label
        let change: (UITextField) -> Void = {
            $0.inputView = picker
            $0.overrideUserInterfaceStyle = .dark
        }
        try look(change) { shown, _ in
            expectColor(try Pixels(of: shown.picture())[200, 852 - 34 - 100], [255, 255, 255, 255])
        }
    }

    /// Apple's pages of `keyboardWillShowNotification` and `keyboardFrameEndUserInfoKey`.
    @Test func `Code hears of it, and the guide of the keyboard ends there`() throws {
        final class Heard: @unchecked Sendable { var frames: [CGRect] = [] }
        let heard = Heard()
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            if let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue {
                heard.frames.append(value.cgRectValue)
            }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        try look { shown, _ in
            #expect(heard.frames == [CGRect(x: 0, y: 516, width: 393, height: 336)])
            #expect(shown.view.keyboardLayoutGuide.layoutFrame.minY == 516)
        }
    }

    @Test func `A view that cannot be edited has no keyboard`() throws {
        let stage = Stage(device: .iPhone16, room: .screen)
        try stage.use {
            let (controller, view) = (
                UIViewController(), UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 80))
            )
            view.isEditable = false
            controller.view.addSubview(view)
            view.becomeFirstResponder()
            try stage.show(BuiltScene(root: .controller(controller))) { shown in #expect(height(shown) == 0) }
        }
    }
}
