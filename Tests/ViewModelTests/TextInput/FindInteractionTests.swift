import Foundation
import Testing
import UIKit

/// A text whose places are numbers.
private final class Place: UITextRange {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }
}

@MainActor private final class Page: UIView, UITextSearching, UIFindInteractionDelegate {
    var text = "one two one TWO three two"
    var looks: [Int: UITextSearchFoundTextStyle] = [:]
    var shown: [Int] = []
    var selectedTextRange: UITextRange? { nil }
    var supportsTextReplacement: Bool { true }

    /// From the end to the start: it is the session that puts them in order.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        let whole = text as NSString
        var end = whole.length
        while true {
            let found = whole.range(
                of: queryString, options: options.stringCompareOptions.union(.backwards),
                range: NSRange(location: 0, length: end))
            guard found.location != NSNotFound else { break }
            resultAggregator.foundRange(Place(found), searchString: queryString, document: nil)
            end = found.location
        }
        resultAggregator.finishedSearching()
    }
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        start(foundRange) < start(toRange) ? .orderedAscending : .orderedDescending
    }
    func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle style: UITextSearchFoundTextStyle) {
        looks[start(foundTextRange)] = style
    }
    func clearAllDecoratedFoundText() { looks = [:] }
    func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) { shown.append(start(range)) }
    func replace(foundTextRange: UITextRange, document: AnyHashable??, withText replacementText: String) {
        text = (text as NSString).replacingCharacters(in: (foundTextRange as! Place).range, with: replacementText)
    }

    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }

    private func start(_ range: UITextRange) -> Int { (range as! Place).range.location }
}

@MainActor @Suite struct FindInteractionTests {
    @Test func `Results are looked at in the order of the text, round and round`() throws {
        let page = Page()
        let session = UITextSearchingFindSession(searchableObject: page)
        #expect(session.resultCount == 0 && session.highlightedResultIndex == NSNotFound)
        session.highlightNextResult(inDirection: .forward)
        #expect(session.highlightedResultIndex == NSNotFound && page.shown.isEmpty)

        session.performSearch(query: "two", options: nil)
        #expect(session.resultCount == 3)
        #expect(page.looks == [4: .found, 12: .found, 22: .found])
        for index in [0, 1, 2, 0] {
            session.highlightNextResult(inDirection: .forward)
            #expect(session.highlightedResultIndex == index)
        }
        session.highlightNextResult(inDirection: .backward)
        #expect(page.shown == [4, 12, 22, 4, 22])
        #expect(page.looks == [4: .found, 12: .found, 22: .highlighted])

        session.performSingleReplacement(query: "two", replacementString: "2", options: nil)
        #expect(page.text == "one two one TWO three 2")
        session.invalidateFoundResults()
        #expect(session.resultCount == 0 && page.looks.isEmpty)
    }

    @Test func `A panel has a session while it is up`() throws {
        let page = Page()
        let find = UIFindInteraction(sessionDelegate: page)
        find.presentFindNavigator(showingReplace: false)
        #expect(!find.isFindNavigatorVisible)
        page.addInteraction(find)
        find.presentFindNavigator(showingReplace: false)
        let session = try #require(find.activeFindSession)
        #expect(find.isFindNavigatorVisible && session.supportsReplacement)
        session.performSearch(query: "one", options: nil)
        find.findPrevious()
        #expect(page.shown == [8])
        find.dismissFindNavigator()
        #expect(find.activeFindSession == nil && page.looks.isEmpty)
    }

    @Test func `Text views have the interaction where it is enabled`() {
        let view = UITextView()
        #expect(view.findInteraction == nil)
        view.isFindInteractionEnabled = true
        #expect(view.findInteraction != nil && view.findInteraction === view.findInteraction)
    }

    @Test func `A view that sets its text itself has the gestures of text as an interaction`() {
        let page = Page()
        let gestures = UITextInteraction(for: .nonEditable)
        page.addInteraction(gestures)
        #expect(gestures.view === page && gestures.textInteractionMode == .nonEditable)
        page.removeInteraction(gestures)
        #expect(gestures.view == nil)
    }
}
