import Foundation

/// Text of many lines that scrolls and can be edited.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
    let textState: TextViewState

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        textState = TextViewState(container: textContainer ?? NSTextContainer())
        super.init(frame: frame)
        setUp()
    }

    /// A text view with either text layout of iOS, which are the same here.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textState = TextViewState(container: NSTextContainer())
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UITextView.self)
    }

    // MARK: Text

    open var text: String! {
        get { textState.text.string }
        set { setText(newValue ?? "") }
    }
    open var attributedText: NSAttributedString! {
        get { textState.text }
        set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
    }
    open var font: UIFont? {
        get { adjustsFontForContentSizeCategory ? textState.font?.adjusted(to: traitCollection) : textState.font }
        set { setFont(newValue) }
    }
    open var textColor: UIColor? {
        get { textState.textColor }
        set { setTextColor(newValue) }
    }
    open var textAlignment: NSTextAlignment {
        get { textState.textAlignment }
        set { setTextAlignment(newValue) }
    }
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { textState.linkAttributes ?? [.foregroundColor: tintColor as Any] }
        set { change { $0.linkAttributes = newValue } }
    }
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { textState.typingAttributes ?? ownAttributes }
        set { textState.typingAttributes = newValue }
    }
    open var adjustsFontForContentSizeCategory: Bool {
        get { textState.adjustsFontForContentSizeCategory }
        set {
            guard newValue != adjustsFontForContentSizeCategory else { return }
            change { $0.adjustsFontForContentSizeCategory = newValue }
        }
    }
    open var textContainer: NSTextContainer { textState.container }
    open var textContainerInset: UIEdgeInsets {
        get { textState.inset }
        set { change { $0.inset = newValue } }
    }

    // MARK: Editing

    open weak var delegate: (any UITextViewDelegate)? {
        get { textState.textDelegate }
        set {
            textState.textDelegate = newValue
            scrollState.delegate = newValue
        }
    }
    open override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            guard newValue != isScrollEnabled else { return }
            super.isScrollEnabled = newValue
            textDidChange()
        }
    }
    open var isEditable: Bool {
        get { textState.isEditable }
        set {
            guard newValue != isEditable else { return }
            textState.isEditable = newValue
            if !dataDetectorTypes.isEmpty { textDidChange() }
        }
    }
    open var isSelectable: Bool {
        get { textState.isSelectable }
        set { textState.isSelectable = newValue }
    }
    open var selectedRange: NSRange {
        get { textState.selectedRange }
        set { textState.selectedRange = newValue }
    }
    open func scrollRangeToVisible(_ range: NSRange) {
        if let rect = rectangle(of: range) { scrollRectToVisible(rect, animated: false) }
    }
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { textState.dataDetectorTypes }
        set { change { $0.dataDetectorTypes = newValue } }
    }
    open var allowsEditingTextAttributes: Bool {
        get { textState.allowsEditingAttributes }
        set { textState.allowsEditingAttributes = newValue }
    }
    open var clearsOnInsertion: Bool {
        get { textState.clearsOnInsertion }
        set { textState.clearsOnInsertion = newValue }
    }
    open override var inputView: UIView? {
        get { textState.inputView }
        set { textState.inputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { textState.inputAccessoryView }
        set { textState.inputAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        finishEditing { super.resignFirstResponder() }
    }
    override var _isTappedForText: Bool { isEditable }
    // Whatever is behind it is not meant.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        touched(at: touch.location(in: self))
    }
    open var hasText: Bool { textState.text.length > 0 }
    open func insertText(_ text: String) {
        exchange(textState.marked ?? selectedRange, for: text)
        textState.marked = nil
    }
    open func deleteBackward() { exchange(textState.text.string.characterBefore(selectedRange), for: "") }

    open override func copy(_ sender: Any?) { copySelection() }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func cut(_ sender: Any?) {
        copySelection()
        deleteSelection()
    }
    open override func paste(_ sender: Any?) { pasteString() }
    open override func selectAll(_ sender: Any?) {
        selectedRange = NSRange(location: 0, length: textState.text.length)
    }

    // MARK: Places in the text

    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(selectedRange) }
        set { if let range = newValue as? TextOffsetRange { selectedRange = range.range } }
    }
    open var markedTextRange: UITextRange? { textState.marked.map { TextOffsetRange($0) } }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        mark(markedText ?? "", selecting: selectedRange)
    }
    open func unmarkText() { textState.marked = nil }
    open var endOfDocument: UITextPosition { TextOffset(textState.text.length) }
    open func text(in range: UITextRange) -> String? {
        (range as? TextOffsetRange).map { textState.text.attributedSubstring(from: $0.range).string }
    }
    open func replace(_ range: UITextRange, withText text: String) {
        if let range = range as? TextOffsetRange { exchange(range.range, for: text) }
    }
    open func caretRect(for position: UITextPosition) -> CGRect {
        (position as? TextOffset).map { places.caret(at: $0.offset) } ?? .null
    }
    open func firstRect(for range: UITextRange) -> CGRect {
        (range as? TextOffsetRange).flatMap { places.rectangles(of: $0.range).first } ?? .null
    }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        (range as? TextOffsetRange).map { places.selection(of: $0.range, in: self) } ?? []
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(places.offset(at: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        position(closestTo: point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { places.character(at: point) }
    open var textDragInteraction: UIDragInteraction? { textState.drags.interaction }
    open var textDragOptions: UITextDragOptions {
        get { textState.drags.options }
        set { textState.drags.options = newValue }
    }
    open var isTextDragActive: Bool { false }
    open var layoutManager: NSLayoutManager { textState.layoutManager(of: self) }
    open var textStorage: NSTextStorage { textState.storage(of: self) }

    // MARK: Input traits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { textState.traits.autocapitalization }
        set { textState.traits.autocapitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { textState.traits.autocorrection }
        set { textState.traits.autocorrection = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { textState.traits.spellChecking }
        set { textState.traits.spellChecking = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { textState.traits.smartQuotes }
        set { textState.traits.smartQuotes = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { textState.traits.smartDashes }
        set { textState.traits.smartDashes = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { textState.traits.smartInsertDelete }
        set { textState.traits.smartInsertDelete = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { textState.traits.keyboard }
        set { textState.traits.keyboard = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { textState.traits.keyboardAppearance }
        set { textState.traits.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { textState.traits.returnKey }
        set { textState.traits.returnKey = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { textState.traits.enablesReturnKeyAutomatically }
        set { textState.traits.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { textState.traits.isSecure }
        set { textState.traits.isSecure = newValue }
    }
    open var textContentType: UITextContentType! {
        get { textState.traits.contentType }
        set { textState.traits.contentType = newValue }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : size(forWidth: viewState.wrappingWidth ?? 0)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    open override func layoutSubviews() {
        placeText()
        super.layoutSubviews()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLabel()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { textDidChange() }
    }
    override var _intrinsicHeightFollowsWidth: Bool { !isScrollEnabled }
    override func _baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) { baselines(in: size) }
    override var _wholeText: String? { text }
    override var _words: ViewWords {
        var words = super._words
        words.text = text
        return words
    }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility {
        var traits: UIAccessibilityTraits = isEditable ? [.textEntry, .textArea] : .staticText
        if isEditable, isFirstResponder { traits.insert(.isEditing) }
        let words = text ?? ""
        return OwnAccessibility(
            isElement: isEditable || !words.isEmpty, value: words.isEmpty ? nil : words, traits: traits)
    }
}

@MainActor final class TextViewState: HiddenState {
    weak var textDelegate: (any UITextViewDelegate)?
    let container: NSTextContainer
    let drags = TextDrags()
    /// The text, with the text view's font, colour and alignment where a plain text was set.
    var text = NSAttributedString(string: "")
    var font: UIFont?
    var textColor: UIColor?
    var textAlignment = NSTextAlignment.natural
    var linkAttributes: [NSAttributedString.Key: Any]?
    var typingAttributes: [NSAttributedString.Key: Any]?
    var adjustsFontForContentSizeCategory = false
    var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    var isEditable = true
    var isSelectable = true
    var selectedRange = NSRange(location: 0, length: 0)
    /// The letters that an input method has not settled on.
    var marked: NSRange?
    var dataDetectorTypes: UIDataDetectorTypes = []
    var allowsEditingAttributes = false
    var clearsOnInsertion = false
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var traits = InputTraits()

    /// The text's storage and layout, which come with the container, or are made when they are asked for. From then on the storage keeps
    /// the text.
    var storage: NSTextStorage?
    var layoutManager: NSLayoutManager?

    /// Shows the text.
    let label = UILabel()

    init(container: NSTextContainer) {
        self.container = container
        container.widthTracksTextView = true
        layoutManager = container.layoutManager
        storage = container.layoutManager?.textStorage
    }
}

extension UITextView {
    public nonisolated static let textDidBeginEditingNotification =
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification =
        NSNotification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification =
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
}

extension ClassTable {
    package static let textView = ClassTable(
        of: UITextView.self,
        made: .init(
            "textView",
            json: ("textView", "Text of several lines, which can be edited and scrolls: UITextView.")
        ) { UITextView() }
    ) { view in
        view.flag("isEditable", \.isEditable, json: "Default: true.", nib: "editable")
        view.flag("isSelectable", \.isSelectable, json: "Default: true.", nib: "selectable")
        view.flag(
            "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
            json: "Whether the font follows later changes of the text size.", nib: "adjustsFontForContentSizeCategory")
        view.insets(
            "textContainerInset", \.textContainerInset, json: "Around the text. Default: 8 above and below.")
        view.number(
            "textContainer.lineFragmentPadding", \.textContainer.lineFragmentPadding, .length,
            json: "At both ends of a line. Default: 5.")
        view.count(
            "textContainer.maximumNumberOfLines", \.textContainer.maximumNumberOfLines, "a number of lines, 0 or more",
            in: 0...100_000, json: "0 means any number.")
        view.font("font", \.font, json: "Default: the system font in 12 points.", isAppearance: true)
        view.color("textColor", \.textColor, json: "Default: label.", nib: "textColor", isAppearance: true)
        view.choice(
            "textAlignment", \.textAlignment, json: "The alignment of the lines. Default: natural.",
            nib: "textAlignment", whenMissing: "left")
        view.text("text", \.text, json: "The text.")
        view.special("attributedText", json: "Styled text in runs, instead of text.")
        view.appearance("keyboardAppearance", \.keyboardAppearance)
        view.key("delegate", \.delegate)
    }
}
