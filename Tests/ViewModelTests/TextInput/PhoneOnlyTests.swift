import Testing
import UIKit

/// What makes sense on a phone alone is there, and does nothing.
@MainActor @Suite struct PhoneOnlyTests {
    @Test func theLastThingCopiedIsOnThePasteboard() {
        let pasteboard = UIPasteboard.general
        let changes = pasteboard.changeCount
        pasteboard.string = "text"
        #expect(pasteboard.string == "text" && pasteboard.hasStrings)
        pasteboard.color = .red
        #expect(pasteboard.string == nil && pasteboard.hasColors)
        #expect(pasteboard.changeCount == changes + 2)
    }

    /// Apple's page of `items`: "an array of dictionaries, with the keys being the representation type and the values the object
    /// associated with the representation type"; `string` is "the string value of the first pasteboard item".
    @Test func itemsHaveRepresentationsByTheirTypes() throws {
        let pasteboard = UIPasteboard.withUniqueName()
        pasteboard.items = [["public.utf8-plain-text": "one", "public.url": try #require(URL(string: "a://b"))]]
        pasteboard.addItems([["public.utf8-plain-text": "two"], ["com.example.card": Data([7])]])
        #expect(pasteboard.numberOfItems == 3 && pasteboard.string == "one" && pasteboard.strings == ["one", "two"])
        #expect(pasteboard.url?.absoluteString == "a://b" && !pasteboard.hasImages)
        #expect(pasteboard.types == ["public.url", "public.utf8-plain-text"].sorted())
        #expect(pasteboard.contains(pasteboardTypes: ["public.url"]))
        #expect(!pasteboard.contains(pasteboardTypes: ["com.example.card"]))
        pasteboard.setData(Data([1, 2]), forPasteboardType: "com.example.card")
        #expect(pasteboard.data(forPasteboardType: "com.example.card") == Data([1, 2]) && pasteboard.strings == nil)
        // Two objects of one name are one pasteboard, until it is removed.
        #expect(UIPasteboard(name: pasteboard.name, create: false)?.numberOfItems == 1)
        UIPasteboard.remove(withName: pasteboard.name)
        #expect(UIPasteboard(name: pasteboard.name, create: false) == nil)
        #expect(UIPasteboard(name: .general, create: false)?.changeCount == UIPasteboard.general.changeCount)
    }

    /// Without a dictionary no word is wrong.
    @Test func aCheckerFindsNoMistakesAndLearns() {
        let range = UITextChecker().rangeOfMisspelledWord(
            in: "wrogn", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "en_US")
        #expect(range.location == NSNotFound)
        UITextChecker.learnWord("maquette")
        #expect(UITextChecker.hasLearnedWord("maquette"))
        UITextChecker.unlearnWord("maquette")
        #expect(!UITextChecker.hasLearnedWord("maquette"))
    }

    /// Documented: the handler is called "if the request failed".
    @Test func aSceneIsHeldAsItsStageIs() throws {
        Headless.reset()
        let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
        var errors = 0
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in errors += 1 }
        #expect(errors == 0 && scene.effectiveGeometry.interfaceOrientation == .portrait)
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in errors += 1 }
        #expect(errors == 1)
    }

    @Test func anAlertRemembersWhatItWouldAsk() {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in Issue.record("nobody taps") })
        alert.addTextField { $0.placeholder = "Name" }
        #expect(alert.title == "Title" && alert.message == "Message")
        #expect(alert.actions.map(\.title) == ["OK"])
        #expect(alert.textFields?.first?.placeholder == "Name")
    }

    @Test func whatIsInABlurIsInAContentViewOfItsSize() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        let label = UILabel()
        view.contentView.addSubview(label)
        #expect(view.contentView.superview === view && view.contentView.frame.size == CGSize(width: 40, height: 30))
        #expect(view.effect is UIBlurEffect)
    }
}
