import Foundation
import MaquetteStrings

/// A text that reports its changes.
@preconcurrency open class NSTextStorage: NSMutableAttributedString {
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editedAttributes = EditActions(rawValue: 1)
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    open private(set) var layoutManagers: [NSLayoutManager] = []
    open weak var delegate: (any NSTextStorageDelegate)?
    open private(set) var editedMask: EditActions = []
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0
    /// The text view whose text this is.
    var onEdit: (@MainActor (NSTextStorage) -> Void)?
    private var openEdits = 0

    /// Subclasses override it, which they could not do with one of an extension.
    public init() { super.init(string: "") }
    public override init(string: String) { super.init(string: string) }
    public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attributes)
    }
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
    @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
    }
    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
    }
    // As Apple documents them, all others are made of these two.
    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        let whole = NSRange(location: 0, length: attrString.length)
        attrString.enumerateAttributes(in: whole, options: []) { attributes, run, _ in
            setAttributes(attributes, range: NSRange(location: range.location + run.location, length: run.length))
        }
        endEditing()
    }
    open override func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
    }
    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }
    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }
    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }
    private func change(_ range: NSRange, _ work: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var place = range.location
        while place < NSMaxRange(range) {
            var run = NSRange()
            var attributes = attributes(at: place, effectiveRange: &run)
            let end = max(place + 1, min(NSMaxRange(run), NSMaxRange(range)))
            work(&attributes)
            setAttributes(attributes, range: NSRange(location: place, length: end - place))
            place = end
        }
        endEditing()
    }
    open override func beginEditing() { openEdits += 1 }
    open override func endEditing() {
        openEdits = max(0, openEdits - 1)
        if openEdits == 0 { processEditing() }
    }
    open var fixesAttributesLazily: Bool { false }
    open func invalidateAttributes(in range: NSRange) {}
    open func ensureAttributesAreFixed(in range: NSRange) {}
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
        self.editedRange = self.editedRange.location == NSNotFound ? new : NSUnionRange(self.editedRange, new)
        changeInLength += delta
        if openEdits == 0 { processEditing() }
    }
    open func processEditing() {
        guard !editedMask.isEmpty else { return }
        let (mask, range, delta) = (editedMask, editedRange, changeInLength)
        (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
        nonisolated(unsafe) let storage = self
        MainActor.assumeIsolated {
            storage.delegate?.textStorage(storage, willProcessEditing: mask, range: range, changeInLength: delta)
            storage.delegate?.textStorage(storage, didProcessEditing: mask, range: range, changeInLength: delta)
            storage.onEdit?(storage)
        }
    }
}

@preconcurrency @MainActor public protocol NSTextStorageDelegate: NSObjectProtocol {
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}

extension NSTextStorage {
    /// The text as its characters and attributes are read, which a subclass may keep elsewhere.
    var copied: NSAttributedString {
        guard type(of: self) != NSTextStorage.self else { return NSAttributedString(attributedString: self) }
        let copy = NSMutableAttributedString(string: string)
        var place = 0
        while place < copy.length {
            var range = NSRange(location: place, length: 1)
            let attributes = attributes(at: place, effectiveRange: &range)
            let run = NSIntersectionRange(range, NSRange(location: place, length: copy.length - place))
            copy.setAttributes(attributes, range: run)
            place += max(1, run.length)
        }
        return copy
    }

    /// Exchanges all of it in one edit.
    func exchange(for text: NSAttributedString) { setAttributedString(text) }
}

extension TextViewState {
    /// The text as a storage: what is changed there, changes the text view.
    func storage(of textView: UITextView) -> NSTextStorage {
        if let storage { return storage }
        let made = NSTextStorage(attributedString: text)
        made.onEdit = { [weak textView] in textView?.take($0.copied) }
        if let layoutManager { made.addLayoutManager(layoutManager) }
        storage = made
        return made
    }

    func layoutManager(of textView: UITextView) -> NSLayoutManager {
        let manager = layoutManager ?? NSLayoutManager()
        if layoutManager == nil {
            manager.addTextContainer(container)
            layoutManager = manager
        }
        let width = max(0, textView.bounds.width - inset.left - inset.right)
        if container.widthTracksTextView { container.size.width = width }
        let storage = storage(of: textView)
        if manager.textStorage !== storage { storage.addLayoutManager(manager) }
        return manager
    }
}
