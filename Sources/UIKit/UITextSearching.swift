import Foundation
import MaquetteViewModel

/// A text that can be searched, in one document or several.
@preconcurrency @MainActor public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    var selectedTextRange: UITextRange? { get }
    var supportsTextReplacement: Bool { get }
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Which of two ranges comes first.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle style: UITextSearchFoundTextStyle)
    func clearAllDecoratedFoundText()
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
        -> Bool
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
    public var supportsTextReplacement: Bool { false }
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool { supportsTextReplacement }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
}

/// How words match, and how characters do.
@preconcurrency @MainActor open class UITextSearchOptions: NSObject {
    public enum WordMatchMethod: Int, Hashable, Sendable { case contains, startsWith, fullWord }

    open internal(set) var wordMatchMethod = WordMatchMethod.contains
    open internal(set) var stringCompareOptions: NSString.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
}

public enum UITextSearchFoundTextStyle: Int, Hashable, Sendable { case normal, found, highlighted }

/// What a search finds, each range once. Texts may search on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: Sendable {
    let results: TextSearchResults<DocumentIdentifier>

    public var allFoundRanges: [UITextRange] { results.all.map(\.range) }
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        results.add(range, in: document)
    }
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        results.remove(range, in: document)
    }
    public func invalidate() { results.removeAll() }
    /// Whoever asks for the results has them as they are found.
    public func finishedSearching() {}
}

/// The ranges that an aggregator got.
final class TextSearchResults<DocumentIdentifier: Hashable>: @unchecked Sendable {
    typealias Result = (range: UITextRange, document: DocumentIdentifier)

    private let lock = NSLock()
    private var found: [Result] = []

    var all: [Result] { lock.withLock { found } }

    func add(_ range: UITextRange, in document: DocumentIdentifier) {
        lock.withLock {
            guard !found.contains(where: { $0.range === range && $0.document == document }) else { return }
            found.append((range, document))
        }
    }
    func remove(_ range: UITextRange, in document: DocumentIdentifier) {
        lock.withLock { found.removeAll { $0.range === range && $0.document == document } }
    }
    func removeAll() { lock.withLock { found = [] } }
}
