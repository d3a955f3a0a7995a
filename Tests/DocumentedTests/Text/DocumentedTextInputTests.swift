import Testing
import UIKit

/// What Apple's pages say of positions, ranges and selections of text.
@Suite("Documented: text input", .serialized) @MainActor
struct DocumentedTextInputTests {
    private func textView(_ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.text = text
        return view
    }

    private func range(_ view: UITextView, _ location: Int, _ length: Int) -> UITextRange {
        let start = view.position(from: view.beginningOfDocument, offset: location)!
        let end = view.position(from: start, offset: length)!
        return view.textRange(from: start, to: end)!
    }

    private func offset(_ view: UITextView, _ position: UITextPosition) -> Int {
        view.offset(from: view.beginningOfDocument, to: position)
    }

    @Test("Positions and offsets") func positions() {
        let view = textView("Hello world")
        documented(
            "uikit/uitextinput/offset(from:to:)", view.offset(from: view.beginningOfDocument, to: view.endOfDocument),
            11)
        documented(
            "uikit/uitextinput/offset(from:to:)", view.offset(from: view.endOfDocument, to: view.beginningOfDocument),
            -11)
        let five = view.position(from: view.beginningOfDocument, offset: 5)!
        documented("uikit/uitextinput/position(from:offset:)", offset(view, five), 5)
        let three = view.position(from: five, offset: -2)!
        documented("uikit/uitextinput/position(from:offset:)", offset(view, three), 3)
        documented(
            "uikit/uitextinput/position(from:offset:)",
            view.position(from: view.beginningOfDocument, offset: -1) == nil, true)
        documented(
            "uikit/uitextinput/position(from:offset:)", view.position(from: view.endOfDocument, offset: 1) == nil, true)
        documented(
            "uikit/uitextinput/position(from:offset:)",
            view.position(from: view.beginningOfDocument, offset: 12) == nil, true)
    }

    @Test("Offsets count UTF-16") func utf16() {
        let view = textView("a😀b")
        documented(
            "uikit/uitextinput/offset(from:to:)", view.offset(from: view.beginningOfDocument, to: view.endOfDocument), 4
        )
    }

    @Test("Comparing positions") func comparing() {
        let view = textView("Hello")
        let two = view.position(from: view.beginningOfDocument, offset: 2)!
        let again = view.position(from: view.endOfDocument, offset: -3)!
        documented(
            "uikit/uitextinput/compare(_:to:)", view.compare(view.beginningOfDocument, to: two), .orderedAscending)
        documented("uikit/uitextinput/compare(_:to:)", view.compare(view.endOfDocument, to: two), .orderedDescending)
        documented("uikit/uitextinput/compare(_:to:)", view.compare(two, to: again), .orderedSame)
    }

    @Test("Directions") func directions() {
        let view = textView("Hello")
        let two = view.position(from: view.beginningOfDocument, offset: 2)!
        documented(
            "uikit/uitextinput/position(from:in:offset:)",
            view.position(from: two, in: .right, offset: 2).map { offset(view, $0) }, 4)
        documented(
            "uikit/uitextinput/position(from:in:offset:)",
            view.position(from: two, in: .left, offset: 1).map { offset(view, $0) }, 1)
        documented(
            "uikit/uitextinput/position(from:in:offset:)", view.position(from: two, in: .left, offset: 9) == nil, true)
    }

    @Test("Ranges and their text") func ranges() {
        let view = textView("Hello world")
        let world = range(view, 6, 5)
        documented("uikit/uitextinput/text(in:)", view.text(in: world), "world")
        documented("uikit/uitextrange/isempty", world.isEmpty, false)
        documented("uikit/uitextrange/start", offset(view, world.start), 6)
        documented("uikit/uitextrange/end", offset(view, world.end), 11)
        documented("uikit/uitextrange/isempty", range(view, 3, 0).isEmpty, true)
        documented("uikit/uitextinput/text(in:)", view.text(in: range(view, 0, 5)), "Hello")
    }

    @Test("Replacing text") func replacing() {
        let view = textView("Hello world")
        view.replace(range(view, 6, 5), withText: "there")
        documented("uikit/uitextinput/replace(_:withtext:)", view.text, "Hello there")
        view.replace(range(view, 0, 6), withText: "")
        documented("uikit/uitextinput/replace(_:withtext:)", view.text, "there")
        view.replace(range(view, 0, 0), withText: "Is ")
        documented("uikit/uitextinput/replace(_:withtext:)", view.text, "Is there")
    }

    @Test("The selection") func selection() {
        let view = textView("Hello world")
        view.selectedTextRange = range(view, 2, 3)
        documented("uikit/uitextinput/selectedtextrange", view.selectedRange, NSRange(location: 2, length: 3))
        view.selectedRange = NSRange(location: 6, length: 2)
        documented("uikit/uitextview/selectedrange", view.selectedTextRange.map { offset(view, $0.start) }, 6)
        documented("uikit/uitextview/selectedrange", view.selectedTextRange.map { offset(view, $0.end) }, 8)
        documented("uikit/uitextview/selectedrange", view.selectedTextRange.flatMap { view.text(in: $0) }, "wo")
    }

    @Test("Typing takes the place of the selection") func typing() {
        let view = textView("Hello world")
        view.selectedRange = NSRange(location: 0, length: 5)
        view.insertText("Bye")
        documented("uikit/uikeyinput/inserttext(_:)", view.text, "Bye world")
        documented("uikit/uikeyinput/inserttext(_:)", view.selectedRange, NSRange(location: 3, length: 0))
        view.deleteBackward()
        documented("uikit/uikeyinput/deletebackward()", view.text, "By world")
        documented("uikit/uikeyinput/deletebackward()", view.selectedRange, NSRange(location: 2, length: 0))
        view.selectedRange = NSRange(location: 2, length: 6)
        view.deleteBackward()
        documented("uikit/uikeyinput/deletebackward()", view.text, "By")
        documented("uikit/uikeyinput/hastext", view.hasText, true)
        view.text = ""
        documented("uikit/uikeyinput/hastext", view.hasText, false)
    }

    @Test("Marked text") func marked() {
        let view = textView("ab")
        view.selectedRange = NSRange(location: 1, length: 0)
        documented("uikit/uitextinput/markedtextrange", view.markedTextRange == nil, true)
        view.setMarkedText("xyz", selectedRange: NSRange(location: 3, length: 0))
        documented("uikit/uitextinput/setmarkedtext(_:selectedrange:)", view.text, "axyzb")
        documented("uikit/uitextinput/markedtextrange", view.markedTextRange.flatMap { view.text(in: $0) }, "xyz")
        documented(
            "uikit/uitextinput/setmarkedtext(_:selectedrange:)", view.selectedRange, NSRange(location: 4, length: 0))
        view.setMarkedText("q", selectedRange: NSRange(location: 1, length: 0))
        documented("uikit/uitextinput/setmarkedtext(_:selectedrange:)", view.text, "aqb")
        view.unmarkText()
        documented("uikit/uitextinput/unmarktext()", view.markedTextRange == nil, true)
        documented("uikit/uitextinput/unmarktext()", view.text, "aqb")
    }

    @Test("Carets and rectangles") func rectangles() {
        let view = textView("Hello")
        view.layoutIfNeeded()
        let start = view.caretRect(for: view.beginningOfDocument)
        let end = view.caretRect(for: view.endOfDocument)
        documented("uikit/uitextinput/caretrect(for:)", start.minX < end.minX, true)
        documented("uikit/uitextinput/caretrect(for:)", start.minY, end.minY)
        let first = view.firstRect(for: range(view, 1, 3))
        documented("uikit/uitextinput/firstrect(for:)", first.minX > start.minX && first.maxX < end.maxX, true)
        documented("uikit/uitextinput/selectionrects(for:)", view.selectionRects(for: range(view, 0, 5)).isEmpty, false)
        let closest = view.closestPosition(to: CGPoint(x: 290, y: start.midY))
        documented("uikit/uitextinput/closestposition(to:)", closest.map { offset(view, $0) }, 5)
        let near = view.closestPosition(to: CGPoint(x: 0, y: start.midY))
        documented("uikit/uitextinput/closestposition(to:)", near.map { offset(view, $0) }, 0)
        let within = view.closestPosition(to: CGPoint(x: 290, y: start.midY), within: range(view, 1, 2))
        documented("uikit/uitextinput/closestposition(to:within:)", within.map { offset(view, $0) }, 3)
    }

    @Test("Words") func words() {
        let view = textView("Hello world")
        let inWorld = view.position(from: view.beginningOfDocument, offset: 8)!
        let word = view.tokenizer.rangeEnclosingPosition(
            inWorld, with: .word, inDirection: UITextDirection.storage(.forward))
        documented(
            "uikit/uitextinputtokenizer/rangeenclosingposition(_:with:indirection:)",
            word.flatMap { view.text(in: $0) }, "world")
        let six = view.position(from: view.beginningOfDocument, offset: 6)!
        documented(
            "uikit/uitextinputtokenizer/isposition(_:atboundary:indirection:)",
            view.tokenizer.isPosition(six, atBoundary: .word, inDirection: UITextDirection.storage(.backward)), true)
        documented(
            "uikit/uitextinputtokenizer/isposition(_:atboundary:indirection:)",
            view.tokenizer.isPosition(inWorld, atBoundary: .word, inDirection: UITextDirection.storage(.backward)),
            false)
    }

    @Test("A text field has positions too") func field() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "Hello"
        documented(
            "uikit/uitextinput/offset(from:to:)",
            field.offset(from: field.beginningOfDocument, to: field.endOfDocument), 5)
        let two = field.position(from: field.beginningOfDocument, offset: 2)!
        let four = field.position(from: two, offset: 2)!
        let range = field.textRange(from: two, to: four)!
        documented("uikit/uitextinput/text(in:)", field.text(in: range), "ll")
        field.replace(range, withText: "y")
        documented("uikit/uitextinput/replace(_:withtext:)", field.text, "Heyo")
        documented(
            "uikit/uitextinput/position(from:offset:)",
            field.position(from: field.beginningOfDocument, offset: 9) == nil, true)
        documented("uikit/uitextinput/markedtextrange", field.markedTextRange == nil, true)
    }
}
