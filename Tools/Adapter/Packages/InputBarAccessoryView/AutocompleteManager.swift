import UIKit

public struct AutocompleteCompletion {
    public let text: String
    public let displayText: String?
    public let context: [String: Any]?

    public init(text: String, displayText: String? = nil, context: [String: Any]? = nil) {
        (self.text, self.displayText, self.context) = (text, displayText, context)
    }
}

public final class AutocompleteSession {
    public let prefix: String
    public let range: NSRange
    public var filter: String
    public internal(set) var completion: AutocompleteCompletion?
    init(prefix: String, range: NSRange, filter: String) {
        (self.prefix, self.range, self.filter) = (prefix, range, filter)
    }
}

@preconcurrency @MainActor public protocol AutocompleteManagerDataSource: AnyObject {
    func autocompleteManager(_ manager: AutocompleteManager, autocompleteSourceFor prefix: String)
        -> [AutocompleteCompletion]
    func autocompleteManager(
        _ manager: AutocompleteManager, tableView: UITableView, cellForRowAt indexPath: IndexPath,
        for session: AutocompleteSession
    ) -> UITableViewCell
}

extension AutocompleteManagerDataSource {
    public func autocompleteManager(
        _ manager: AutocompleteManager, tableView: UITableView, cellForRowAt indexPath: IndexPath,
        for session: AutocompleteSession
    ) -> UITableViewCell { AutocompleteCell() }
}

@preconcurrency @MainActor public protocol AutocompleteManagerDelegate: AnyObject {
    func autocompleteManager(_ manager: AutocompleteManager, shouldBecomeVisible: Bool)
    func autocompleteManager(_ manager: AutocompleteManager, shouldRegister prefix: String, at range: NSRange) -> Bool
    func autocompleteManager(_ manager: AutocompleteManager, shouldUnregister prefix: String) -> Bool
    func autocompleteManager(
        _ manager: AutocompleteManager, shouldComplete prefix: String, with text: String
    ) -> Bool
}

extension AutocompleteManagerDelegate {
    public func autocompleteManager(
        _ manager: AutocompleteManager, shouldRegister prefix: String, at range: NSRange
    ) -> Bool { true }
    public func autocompleteManager(_ manager: AutocompleteManager, shouldUnregister prefix: String) -> Bool { true }
    public func autocompleteManager(
        _ manager: AutocompleteManager, shouldComplete prefix: String, with text: String
    ) -> Bool { true }
}

open class AutocompleteTableView: UITableView {
    open var maxVisibleRows = 3
}

open class AutocompleteCell: UITableViewCell {
    open class var reuseIdentifier: String { "AutocompleteCell" }
    public let separatorLine = SeparatorLine()
    open var imageViewEdgeInsets = UIEdgeInsets.zero
    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Completes words while somebody types: nobody does.
@preconcurrency @MainActor open class AutocompleteManager: NSObject, InputPlugin {
    open weak var dataSource: (any AutocompleteManagerDataSource)?
    open weak var delegate: (any AutocompleteManagerDelegate)?
    open private(set) weak var textView: UITextView?
    public private(set) var currentSession: AutocompleteSession?
    open lazy var tableView = AutocompleteTableView()
    open var appendSpaceOnCompletion = true
    open var keepPrefixOnCompletion = true
    open var maxSpaceCountDuringCompletion = 0
    open var deleteCompletionByParts = true
    open var isCaseSensitive = false
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    public let paragraphStyle = NSMutableParagraphStyle()
    open var filterBlock: (AutocompleteSession, AutocompleteCompletion) -> Bool = { _, _ in true }
    public private(set) var autocompletePrefixes: Set<String> = []
    public private(set) var autocompleteDelimiterSets: Set<CharacterSet> = [.whitespaces, .newlines]

    public init(for textView: UITextView) {
        super.init()
        self.textView = textView
    }

    open func reloadData() {}
    open func invalidate() {}
    @discardableResult open func handleInput(of object: AnyObject) -> Bool { false }
    open func register(prefix: String, with attributedTextAttributes: [NSAttributedString.Key: Any]? = nil) {
        autocompletePrefixes.insert(prefix)
    }
    open func unregister(prefix: String) { autocompletePrefixes.remove(prefix) }
    open func register(delimiterSet set: CharacterSet) { autocompleteDelimiterSets.insert(set) }
    open func unregister(delimiterSet set: CharacterSet) { autocompleteDelimiterSets.remove(set) }
    open func attributedText(
        matching session: AutocompleteSession, fontSize: CGFloat, keepPrefix: Bool = true
    ) -> NSMutableAttributedString { NSMutableAttributedString(string: session.completion?.text ?? "") }
}
