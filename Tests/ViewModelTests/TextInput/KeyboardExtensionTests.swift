import Testing
import UIKit

/// What a keyboard types arrives in the document of its proxy, as Apple's "Handling text interactions in custom keyboards" says.
@MainActor @Suite struct KeyboardExtensionTests {
    private let keyboard = UIInputViewController()

    @Test func whatIsTypedStandsBeforeTheCaret() {
        let proxy = keyboard.textDocumentProxy
        #expect(proxy.documentContextBeforeInput == nil && !proxy.hasText)
        proxy.insertText("Tea")
        proxy.deleteBackward()
        #expect(proxy.documentContextBeforeInput == "Te" && proxy.hasText)
        proxy.deleteBackward()
        proxy.deleteBackward()
        proxy.deleteBackward()
        #expect(proxy.documentContextBeforeInput == nil && !proxy.hasText)
    }

    /// "A positive value moves the insertion point forward, a negative one backward"; no further than the text goes.
    @Test func theCaretMovesByCharacters() {
        let proxy = keyboard.textDocumentProxy
        proxy.insertText("Tea")
        proxy.adjustTextPosition(byCharacterOffset: -2)
        #expect(proxy.documentContextBeforeInput == "T" && proxy.documentContextAfterInput == "ea")
        proxy.adjustTextPosition(byCharacterOffset: 9)
        #expect(proxy.documentContextBeforeInput == "Tea" && proxy.documentContextAfterInput == nil)
    }

    /// Marked text is provisional: what comes next takes its place, unless it is unmarked.
    @Test func markedTextIsReplaced() {
        let proxy = keyboard.textDocumentProxy
        proxy.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
        proxy.insertText("か")
        #expect(proxy.documentContextBeforeInput == "か")
        proxy.setMarkedText("!", selectedRange: NSRange(location: 1, length: 0))
        proxy.unmarkText()
        proxy.insertText("?")
        #expect(proxy.documentContextBeforeInput == "か!?")
    }
}
