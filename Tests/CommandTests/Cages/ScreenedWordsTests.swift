import Foundation
import Testing

@testable import preview

/// What a process in a cage has to say, as it reaches people: it may have been written by the code in it. The escapes are
/// those of `HarmlessTextTests`.
@MainActor @Suite struct ScreenedWordsTests {
    private func screened(_ text: String, isTerminal: Bool) -> String {
        String(decoding: CodeRun.screened(Array(text.utf8), isTerminal: isTerminal), as: UTF8.self)
    }

    @Test(arguments: [true, false]) func `Lines stay as they are`(_ isTerminal: Bool) {
        for text in ["", "card.png: 2 problems\n\tcut off\n", "a: b::c", "é 日本\n"] {
            #expect(screened(text, isTerminal: isTerminal) == text)
        }
    }

    /// ECMA-48: `m` sets colours, `K` erases a line, `J` the screen; a title begins with `]`.
    @Test func `A terminal gets colours and progress, and no other control`() {
        let kept = "\r\u{1B}[K\u{1B}[31mred\u{1B}[0m"
        #expect(screened(kept, isTerminal: true) == kept)
        #expect(screened("\u{1B}[2Ja\u{1B}]0;title\u{7}", isTerminal: true) == "\\u001b[2Ja\\u001b]0;title\\u0007")
        #expect(screened("\u{1B}[31mred\u{1B}[6n", isTerminal: true) == "\u{1B}[31mred\\u001b[6n")
    }

    @Test func `Elsewhere there is no control at all`() {
        let text = screened("\r\u{1B}[31mred\u{1B}[2J\u{202E}", isTerminal: false)
        #expect(
            text.contains("red") && !text.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" }, "\(text)")
    }

    /// `::error` and its like are ours where GitHub runs this; others are not anywhere.
    @Test(arguments: [true, false]) func `Nothing sets a build server's variables`(_ isTerminal: Bool) {
        #expect(screened("a\n::set-output name=x::y\n", isTerminal: isTerminal) == "a\n\\u003a:set-output name=x::y\n")
        #expect(screened("::add-mask::x", isTerminal: isTerminal) == "\\u003a:add-mask::x")
    }
}
