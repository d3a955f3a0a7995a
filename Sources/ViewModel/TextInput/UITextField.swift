import Foundation
import MaquetteDrawing

/// One line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
    let fieldState = FieldState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UITextField.self)
    }

    // MARK: Text

    /// Never nil when read: an empty field returns an empty string, as UIKit's does.
    open var text: String? {
        get { fieldState.attributedText?.string ?? fieldState.text ?? "" }
        set { setText(newValue) }
    }
    open var attributedText: NSAttributedString? {
        get {
            fieldState.attributedText
                ?? fieldState.text.map { NSAttributedString(string: $0, attributes: ownAttributes) }
        }
        set { setAttributedText(newValue) }
    }
    open var textColor: UIColor? {
        get { fieldState.textColor }
        set { changeLooks { $0.textColor = newValue ?? .label } }
    }
    open var font: UIFont? {
        get { effectiveFont }
        set { changeSize { $0.font = newValue ?? FieldState.defaultFont } }
    }
    open var textAlignment: NSTextAlignment {
        get { fieldState.textAlignment }
        set { changeLooks { $0.textAlignment = newValue } }
    }
    open var placeholder: String? {
        get { fieldState.attributedPlaceholder?.string ?? fieldState.placeholder }
        set {
            changeSize {
                $0.placeholder = newValue
                $0.attributedPlaceholder = nil
            }
        }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { fieldState.attributedPlaceholder }
        set { changeSize { $0.attributedPlaceholder = newValue } }
    }
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { ownAttributes }
        set { adoptAttributes(newValue) }
    }
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { fieldState.typingAttributes }
        set { fieldState.typingAttributes = newValue }
    }
    open var adjustsFontForContentSizeCategory: Bool {
        get { fieldState.adjustsFontForContentSizeCategory }
        set { changeSize { $0.adjustsFontForContentSizeCategory = newValue } }
    }
    open var adjustsFontSizeToFitWidth: Bool {
        get { fieldState.adjustsFontSizeToFitWidth }
        set { changeLooks { $0.adjustsFontSizeToFitWidth = newValue } }
    }
    open var minimumFontSize: CGFloat {
        get { fieldState.minimumFontSize }
        set { changeLooks { $0.minimumFontSize = newValue } }
    }

    // MARK: Looks

    open var borderStyle: UITextField.BorderStyle {
        get { fieldState.borderStyle }
        set { changeSize { $0.borderStyle = newValue } }
    }
    open var background: UIImage? {
        get { fieldState.background }
        set { changeLooks { $0.background = newValue } }
    }
    open var disabledBackground: UIImage? {
        get { fieldState.disabledBackground }
        set { changeLooks { $0.disabledBackground = newValue } }
    }
    open var leftView: UIView? {
        get { fieldState.leftView }
        set { replace(\.leftView, with: newValue) }
    }
    open var leftViewMode: UITextField.ViewMode {
        get { fieldState.leftViewMode }
        set { changeSize { $0.leftViewMode = newValue } }
    }
    open var rightView: UIView? {
        get { fieldState.rightView }
        set { replace(\.rightView, with: newValue) }
    }
    open var rightViewMode: UITextField.ViewMode {
        get { fieldState.rightViewMode }
        set { changeSize { $0.rightViewMode = newValue } }
    }
    open var clearButtonMode: UITextField.ViewMode {
        get { fieldState.clearButtonMode }
        set { changeSize { $0.clearButtonMode = newValue } }
    }

    // MARK: Where things stand

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftViewPlace(in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightViewPlace(in: bounds) }
    /// Overrides put the text or the placeholder elsewhere, draw it themselves, or leave it out.
    open func drawText(in rect: CGRect) { fieldState.textLabel.putText(in: rect) }
    open func drawPlaceholder(in rect: CGRect) { fieldState.placeholderLabel.putText(in: rect) }

    // MARK: Editing

    open weak var delegate: (any UITextFieldDelegate)? {
        get { fieldState.delegate }
        set { fieldState.delegate = newValue }
    }
    open var isEditing: Bool { isFirstResponder }
    open var allowsEditingTextAttributes: Bool {
        get { fieldState.allowsEditingAttributes }
        set { fieldState.allowsEditingAttributes = newValue }
    }
    open var clearsOnBeginEditing: Bool {
        get { fieldState.clearsOnBeginEditing }
        set { fieldState.clearsOnBeginEditing = newValue }
    }
    open var clearsOnInsertion: Bool {
        get { fieldState.clearsOnInsertion }
        set { fieldState.clearsOnInsertion = newValue }
    }
    open override var inputView: UIView? {
        get { fieldState.inputView }
        set { fieldState.inputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { fieldState.inputAccessoryView }
        set { fieldState.inputAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        finishEditing { super.resignFirstResponder() }
    }
    open var hasText: Bool { text?.isEmpty == false }
    open func insertText(_ text: String) { exchange(selection, for: text) }
    open func deleteBackward() { exchange((text ?? "").characterBefore(selection), for: "") }

    open override func copy(_ sender: Any?) { copySelection() }
    open override func delete(_ sender: Any?) { deleteSelection() }
    open override func cut(_ sender: Any?) {
        copySelection()
        deleteSelection()
    }
    open override func paste(_ sender: Any?) { pasteString() }
    open override func selectAll(_ sender: Any?) { selectEverything() }

    // MARK: Places in the text

    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextOffsetRange(selection) : nil }
        set { if let range = newValue as? TextOffsetRange { fieldState.selection = range.range } }
    }
    open var endOfDocument: UITextPosition { TextOffset(length) }
    open func text(in range: UITextRange) -> String? {
        (range as? TextOffsetRange).map { ((text ?? "") as NSString).substring(with: clipped($0.range)) }
    }
    open func replace(_ range: UITextRange, withText text: String) {
        if let range = range as? TextOffsetRange { exchange(clipped(range.range), for: text) }
    }
    open func caretRect(for position: UITextPosition) -> CGRect {
        (position as? TextOffset).map { places.caret(at: $0.offset) } ?? .null
    }
    open func firstRect(for range: UITextRange) -> CGRect {
        (range as? TextOffsetRange).flatMap { places.rectangles(of: clipped($0.range)).first } ?? .null
    }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        (range as? TextOffsetRange).map { places.selection(of: clipped($0.range), in: self) } ?? []
    }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(places.offset(at: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        position(closestTo: point, within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { places.character(at: point) }

    // MARK: Input traits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { fieldState.traits.autocapitalization }
        set { fieldState.traits.autocapitalization = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { fieldState.traits.autocorrection }
        set { fieldState.traits.autocorrection = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { fieldState.traits.spellChecking }
        set { fieldState.traits.spellChecking = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { fieldState.traits.smartQuotes }
        set { fieldState.traits.smartQuotes = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { fieldState.traits.smartDashes }
        set { fieldState.traits.smartDashes = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { fieldState.traits.smartInsertDelete }
        set { fieldState.traits.smartInsertDelete = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { fieldState.traits.keyboard }
        set { fieldState.traits.keyboard = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { fieldState.traits.keyboardAppearance }
        set { fieldState.traits.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { fieldState.traits.returnKey }
        set { fieldState.traits.returnKey = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { fieldState.traits.enablesReturnKeyAutomatically }
        set { fieldState.traits.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { fieldState.traits.isSecure }
        set { changeSize { $0.traits.isSecure = newValue } }
    }
    open var textContentType: UITextContentType! {
        get { fieldState.traits.contentType }
        set { fieldState.traits.contentType = newValue }
    }

    // MARK: Measuring and drawing

    open override var intrinsicContentSize: CGSize { sizeOfContent }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfContent }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { changeSize { _ in } }
    }
    override func appearanceStateDidChange() {
        super.appearanceStateDidChange()
        updateLabels()
    }
    override func drawOwnContent(into list: inout DisplayList) { drawBorder(into: &list) }
    override var _isTappedForText: Bool { isEnabled }
    override func _fingerLifted(_ touch: UITouch) {
        super._fingerLifted(touch)
        if isTouchInside { touched(at: touch.location(in: self)) }
    }
    override func _baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) { baselines(in: size) }
    override var _baselineShares: (first: CGFloat, last: CGFloat) { (0.5, 0.5) }
    override var _baselineReach: (ascender: CGFloat, descender: CGFloat)? {
        (effectiveFont.ascender, effectiveFont.descender)
    }
    override var _wholeText: String? { text }
    override var _words: ViewWords {
        let style = ["None", "Line", "Bezel", "RoundedRect"][borderStyle.rawValue]
        return ViewWords(
            beforeLayer: ["text = '\(ViewWords.excerpt(of: text ?? ""))'"]
                + (placeholder.map { ["placeholder = \($0)"] } ?? []) + ["borderStyle = \(style)"])
    }

    // MARK: Accessibility

    /// An empty field speaks its placeholder.
    override var readingOfControl: OwnAccessibility {
        let written = isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text ?? ""
        let value = written.isEmpty ? placeholder : written
        var traits: UIAccessibilityTraits = .textEntry
        if isSecureTextEntry { traits.insert(.secureTextField) }
        if self is UISearchTextField { traits.insert(.searchField) }
        if isEditing { traits.insert(.isEditing) }
        return OwnAccessibility(isElement: true, value: value.flatMap { $0.isEmpty ? nil : $0 }, traits: traits)
    }
}

extension ClassTable {
    /// The font comes before the styled texts, which use it where they have none.
    package static let textField = ClassTable(
        of: UITextField.self,
        made: .init("textField", json: ("textField", "An editable line of text: UITextField.")) { UITextField() }
    ) { field in
        field.choice("borderStyle", \.borderStyle, json: "Default: none.", nib: "borderStyle", isAppearance: true)
        field.flag(
            "adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory,
            json: "Whether the font follows later changes of the text size.", nib: "adjustsFontForContentSizeCategory")
        field.font("font", \.font, json: "Default: the system font in 17 points.", isAppearance: true)
        field.color("textColor", \.textColor, json: "Default: label.", nib: "textColor", isAppearance: true)
        field.choice(
            "textAlignment", \.textAlignment, json: "The alignment of the line. Default: natural.",
            nib: "textAlignment", whenMissing: "left")
        field.text(
            "placeholder", \.placeholder, json: "The placeholder of an empty field.", nib: "placeholder")
        field.special("attributedPlaceholder", json: "A styled placeholder, in runs.")
        field.text("text", \.text, json: "The text.", nib: "text")
        field.special("attributedText", json: "Styled text in runs, instead of text.")
        field.flag(
            "adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth, json: "Whether the text shrinks until it fits.",
            nib: "adjustsFontSizeToFit", whenMissing: true)
        field.number(
            "minimumFontSize", \.minimumFontSize, .length, json: "The smallest font size, in points.",
            nib: "minimumFontSize")
        field.flag("isSecureTextEntry", \.isSecureTextEntry, json: "Whether the text is shown as dots.")
        field.choice(
            "clearButtonMode", \.clearButtonMode, json: "When the clear button is shown. Default: never.",
            nib: "clearButtonMode")
        field.image("background", \.background, nib: "background")
        field.image("disabledBackground", \.disabledBackground)
        field.appearance("keyboardAppearance", \.keyboardAppearance)
        field.key("delegate", \.delegate)
        field.key("leftView", \.leftView)
        field.key("rightView", \.rightView)
        field.key("inputView", \.inputView)
        field.key("inputAccessoryView", \.inputAccessoryView)
    }
}

extension UITextField.BorderStyle: NamedCases {
    package static let noun = "a border style"
    package static var names: KeyValuePairs<String, UITextField.BorderStyle> {
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
    }
}

extension UITextField.ViewMode: NamedCases {
    package static let noun = "a view mode"
    package static var names: KeyValuePairs<String, UITextField.ViewMode> {
        ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always]
    }
}
