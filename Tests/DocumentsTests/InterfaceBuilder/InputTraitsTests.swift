import Maquette
import Testing

/// What documents say of the keyboard, with the words that Xcode writes: 1,166 elements in the documents of public repositories have these, and
/// 311 of them write `sentences` for the capitals that Apple's page of `autocapitalizationType` calls the default, so what is left out is none.
@MainActor @Suite(.serialized) struct InputTraitsTests {
    private func field(_ traits: String) throws -> UITextField {
        let field = "<textField id=\"f\">\(Markup.rect(20, 80, 240, 34))\(traits)</textField>"
        let root = "<view id=\"root\">\(Markup.rect(0, 0, 393, 852))<subviews>\(field)</subviews></view>"
        let document = try DrawnDocument(view: root, tools: 22154, device: "retina6_12").document
        let scene = try document.build(try #require(document.scenes.first))
        return try #require(scene.elements.first { $0.id == "f" }?.view as? UITextField)
    }

    private func traits(_ words: String) throws -> UITextField {
        try field("<textInputTraits key=\"textInputTraits\" \(words)/>")
    }

    @Test(arguments: [
        ("emailAddress", UIKeyboardType.emailAddress), ("numberPad", .numberPad), ("URL", .URL),
        ("alphabet", .asciiCapable),
        ("decimalPad", .decimalPad), ("phonePad", .phonePad), ("numbersAndPunctuation", .numbersAndPunctuation),
        ("namePhonePad", .namePhonePad), ("twitter", .twitter), ("webSearch", .webSearch),
    ]) func `Each type of keyboard is read`(word: String, type: UIKeyboardType) throws {
        #expect(try traits("keyboardType=\"\(word)\"").keyboardType == type)
    }

    @Test(arguments: [
        ("done", UIReturnKeyType.done), ("next", .next), ("continue", .continue), ("join", .join), ("send", .send),
        ("search", .search), ("go", .go),
    ]) func `Each return key is read`(word: String, type: UIReturnKeyType) throws {
        #expect(try traits("returnKeyType=\"\(word)\"").returnKeyType == type)
    }

    @Test func `The other traits are read, and what is left out is as Xcode has it`() throws {
        let plain = try traits("")
        #expect(plain.autocapitalizationType == .none && plain.autocorrectionType == .default)
        #expect(
            plain.keyboardAppearance == .default && !plain.enablesReturnKeyAutomatically && !plain.isSecureTextEntry)
        let chosen = try traits(
            "autocapitalizationType=\"words\" autocorrectionType=\"no\" keyboardAppearance=\"alert\" enablesReturnKeyAutomatically=\"YES\" secureTextEntry=\"YES\""
        )
        #expect(chosen.autocapitalizationType == .words && chosen.autocorrectionType == .no)
        #expect(chosen.keyboardAppearance == .dark && chosen.enablesReturnKeyAutomatically && chosen.isSecureTextEntry)
        #expect(try traits("autocapitalizationType=\"sentences\"").autocapitalizationType == .sentences)
        #expect(try traits("keyboardAppearance=\"light\"").keyboardAppearance == .light)
    }
}
