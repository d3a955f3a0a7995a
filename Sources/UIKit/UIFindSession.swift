import Foundation
import MaquetteViewModel

/// A search, and which of its results is looked at.
@preconcurrency @MainActor open class UIFindSession: NSObject {
    public enum SearchResultDisplayStyle: Int, Hashable, Sendable { case currentAndTotal, total, none }

    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    open var resultCount: Int { 0 }
    /// `NSNotFound` where none is highlighted.
    open var highlightedResultIndex: Int { NSNotFound }
    open var supportsReplacement: Bool { false }
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    open func highlightNextResult(inDirection direction: UITextStorageDirection) {}
    open func invalidateFoundResults() {}
}

/// A search in a text that knows how to search itself.
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
    /// The object that is searched, kept weakly, as texts keep their sessions.
    open weak private(set) var searchableObject: (any UITextSearching)?
    private let search: any Search

    public init(searchableObject: any UITextSearching) {
        self.searchableObject = searchableObject
        search = Self.search(in: searchableObject)
        super.init()
    }

    open override var resultCount: Int { search.count }
    open override var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        search.highlighted != nil && supportsReplacement
    }
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        search.perform(query, options ?? UITextSearchOptions())
    }
    open override func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        search.replaceHighlighted(replacementString)
    }
    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        searchableObject?.replaceAll(
            queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    }
    open override func highlightNextResult(inDirection direction: UITextStorageDirection) {
        search.highlightNext(direction)
    }
    open override func invalidateFoundResults() { search.invalidate() }

    private static func search<Text: UITextSearching>(in text: Text) -> any Search { SearchInText(text) }
}

@MainActor private protocol Search: AnyObject {
    var count: Int { get }
    var highlighted: Int? { get }
    func perform(_ query: String, _ options: UITextSearchOptions)
    func highlightNext(_ direction: UITextStorageDirection)
    func replaceHighlighted(_ text: String)
    func invalidate()
}

@MainActor private final class SearchInText<Text: UITextSearching>: Search {
    private weak var text: Text?
    private let results = TextSearchResults<Text.DocumentIdentifier>()
    private(set) var highlighted: Int?

    init(_ text: Text) { self.text = text }

    var count: Int { results.all.count }

    func perform(_ query: String, _ options: UITextSearchOptions) {
        invalidate()
        guard let text, !query.isEmpty else { return }
        text.performTextSearch(
            queryString: query, options: options, resultAggregator: UITextSearchAggregator(results: results))
        for result in results.all { decorate(result, .found) }
    }

    /// Highlights the next result, from the last on to the first.
    func highlightNext(_ direction: UITextStorageDirection) {
        let all = inOrder
        guard !all.isEmpty else { return }
        if let highlighted, highlighted < all.count { decorate(all[highlighted], .found) }
        let step = direction == .forward ? 1 : -1
        let next = highlighted.map { ($0 + step + all.count) % all.count } ?? (step == 1 ? 0 : all.count - 1)
        highlighted = next
        text?.willHighlight(foundTextRange: all[next].range, document: all[next].document)
        decorate(all[next], .highlighted)
        text?.scrollRangeToVisible(all[next].range, inDocument: all[next].document)
    }

    func replaceHighlighted(_ replacement: String) {
        let all = inOrder
        guard let text, let highlighted, highlighted < all.count else { return }
        let (range, document) = all[highlighted]
        guard text.shouldReplace(foundTextRange: range, document: document, withText: replacement) else { return }
        text.replace(foundTextRange: range, document: document, withText: replacement)
    }

    func invalidate() {
        results.removeAll()
        highlighted = nil
        text?.clearAllDecoratedFoundText()
    }

    private typealias Result = TextSearchResults<Text.DocumentIdentifier>.Result

    private var inOrder: [Result] {
        guard let text else { return [] }
        return results.all.sorted { one, other in
            let order =
                one.document == other.document
                ? text.compare(one.range, toRange: other.range, document: one.document)
                : text.compare(document: one.document, toDocument: other.document)
            return order == .orderedAscending
        }
    }

    private func decorate(_ result: Result, _ style: UITextSearchFoundTextStyle) {
        text?.decorate(foundTextRange: result.range, document: result.document, usingStyle: style)
    }
}
