/// A line of text that one edits.
public nonisolated struct TextField<Label: View>: _PrimitiveView {
    let label: Label
    let source: TextSource
    var prompt: Text?
    var axis = Axis.horizontal

    fileprivate init(_ label: Label, _ source: TextSource, prompt: Text? = nil, axis: Axis = .horizontal) {
        (self.label, self.source, self.prompt, self.axis) = (label, source, prompt, axis)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let field = TextField<_TextFieldStyleLabel>(
            _TextFieldStyleLabel(_shown: AnyView(view.label)), view.source, prompt: view.prompt, axis: view.axis)
        node.showStyle((any TextFieldStyle).self, usual: DefaultTextFieldStyle()) { field.styled($0) }
    }
}

/// The text of a field, with what its editing calls.
nonisolated struct TextSource {
    var text: Binding<String>
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
    /// Whether the text is only taken over when editing ends, as it stands for another value.
    var isTakenAtEnd = false

    init(
        _ text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void = {}
    ) { (self.text, self.onEditingChanged, self.onCommit) = (text, onEditingChanged, onCommit) }

    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput>, _ format: Format)
    where Format.FormatOutput == String {
        self.init(
            Binding(
                get: { format.format(value.wrappedValue) },
                set: { (text: String) in
                    if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
                }))
        isTakenAtEnd = true
    }

    init<Format: ParseableFormatStyle>(_ value: Binding<Format.FormatInput?>, _ format: Format)
    where Format.FormatOutput == String {
        self.init(
            Binding(
                get: { value.wrappedValue.map { format.format($0) } ?? "" },
                set: { (text: String) in value.wrappedValue = try? format.parseStrategy.parse(text) }))
        isTakenAtEnd = true
    }

    init<Value>(_ value: Binding<Value>, formatter: Formatter) {
        self.init(
            Binding(
                get: { formatter.string(for: value.wrappedValue) ?? "" },
                set: { (text: String) in
                    if let value = value as? Binding<String> {
                        value.wrappedValue = text
                    } else if let formatter = formatter as? NumberFormatter, let number = formatter.number(from: text) {
                        if let parsed = number.as(Value.self) { value.wrappedValue = parsed }
                    } else if let formatter = formatter as? DateFormatter,
                        let date = formatter.date(from: text) as? Value
                    {
                        value.wrappedValue = date
                    }
                }))
        isTakenAtEnd = true
    }
}

extension NSNumber {
    /// This number as a number of Swift's.
    fileprivate nonisolated func `as`<Value>(_ type: Value.Type) -> Value? {
        let forms: [Any] = [
            doubleValue, intValue, floatValue, CGFloat(doubleValue), decimalValue, int64Value, uintValue, self,
        ]
        return forms.lazy.compactMap { $0 as? Value }.first
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(Text(titleKey), TextSource(text))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), TextSource(text)) }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), TextSource(text), prompt: prompt)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(Text(title), TextSource(text), prompt: prompt)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(Text(titleKey), TextSource(text), axis: axis)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(Text(title), TextSource(text), axis: axis)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Text(titleKey), TextSource(text), prompt: prompt, axis: axis)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(Text(title), TextSource(text), prompt: prompt, axis: axis)
    }

    // MARK: What iOS 13 had

    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(Text(titleKey), TextSource(text, onEditingChanged: onEditingChanged, onCommit: onCommit))
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(Text(titleKey), TextSource(text, onEditingChanged: onEditingChanged))
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), TextSource(text, onCommit: onCommit))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) { self.init(Text(title), TextSource(text, onEditingChanged: onEditingChanged, onCommit: onCommit)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(Text(title), TextSource(text, onEditingChanged: onEditingChanged))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(title), TextSource(text, onCommit: onCommit))
    }

    // MARK: Other values than texts

    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String { self.init(Text(titleKey), TextSource(value, format), prompt: prompt) }
    @_disfavoredOverload
    public init<S: StringProtocol, Format: ParseableFormatStyle>(
        _ title: S, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String { self.init(Text(title), TextSource(value, format), prompt: prompt) }
    public init<Format: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String { self.init(Text(titleKey), TextSource(value, format), prompt: prompt) }
    @_disfavoredOverload
    public init<S: StringProtocol, Format: ParseableFormatStyle>(
        _ title: S, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
    ) where Format.FormatOutput == String { self.init(Text(title), TextSource(value, format), prompt: prompt) }
    public init<Value>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(Text(titleKey), TextSource(value, formatter: formatter), prompt: prompt) }
    @_disfavoredOverload
    public init<S: StringProtocol, Value>(
        _ title: S, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(Text(title), TextSource(value, formatter: formatter), prompt: prompt) }
}

extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), TextSource(text), prompt: prompt)
    }
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label(), TextSource(text), prompt: prompt, axis: axis)
    }
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String { self.init(label(), TextSource(value, format), prompt: prompt) }
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String { self.init(label(), TextSource(value, format), prompt: prompt) }
    public init<Value>(
        value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(label(), TextSource(value, formatter: formatter), prompt: prompt) }
}

/// How fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {
    associatedtype _Body: View
    typealias _Label = _TextFieldStyleLabel
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// What a field is called, as a style sees it.
public nonisolated struct _TextFieldStyleLabel: _StandIn { public let _shown: AnyView }

/// A style of SwiftUI's own, which is a border of UIKit's.
private protocol OwnFieldStyle {
    @MainActor var border: UITextField.BorderStyle { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle, OwnFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { FieldBody(field: configuration, border: border) }
    var border: UITextField.BorderStyle { .none }
}
public struct PlainTextFieldStyle: TextFieldStyle, OwnFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { FieldBody(field: configuration, border: border) }
    var border: UITextField.BorderStyle { .none }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle, OwnFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<_Label>) -> some View { FieldBody(field: configuration, border: border) }
    var border: UITextField.BorderStyle { .roundedRect }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public nonisolated static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    public nonisolated static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public nonisolated static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    public nonisolated func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        self.style(style as any TextFieldStyle)
    }
}

extension TextField where Label == _TextFieldStyleLabel {
    @MainActor fileprivate func styled<Style: TextFieldStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0._body(configuration: self) })
    }
}

/// A field with a border of UIKit's.
private struct FieldBody: View {
    let field: TextField<_TextFieldStyleLabel>
    let border: UITextField.BorderStyle

    var body: some View {
        if field.axis == .vertical {
            GrowingField(label: field.label, source: field.source, prompt: field.prompt, border: border)
        } else {
            LineField(label: field.label, source: field.source, prompt: field.prompt, border: border)
        }
    }
}

/// A line of text that one edits without others seeing it.
public nonisolated struct SecureField<Label: View>: _PrimitiveView {
    private let label: Label
    private let source: TextSource
    private let prompt: Text?

    private init(_ label: Label, _ source: TextSource, prompt: Text? = nil) {
        (self.label, self.source, self.prompt) = (label, source, prompt)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let label = _TextFieldStyleLabel(_shown: AnyView(view.label))
        let field = TextField(label, view.source, prompt: view.prompt)
        node.showStyle((any TextFieldStyle).self, usual: DefaultTextFieldStyle()) { style in
            let border = (style as? any OwnFieldStyle)?.border
            guard let border else { return AnyView(field.styled(style).environment(\.isSecureField, true)) }
            return AnyView(
                LineField(label: label, source: view.source, prompt: view.prompt, border: border, isSecure: true))
        }
    }
}

private enum SecureFieldKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the field that an author's style gives a look to is a secure one.
    fileprivate var isSecureField: Bool {
        get { self[SecureFieldKey.self] }
        set { self[SecureFieldKey.self] = newValue }
    }
}

extension SecureField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label(), TextSource(text), prompt: prompt)
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), TextSource(text)) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), TextSource(text)) }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(Text(titleKey), TextSource(text), prompt: prompt)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(Text(title), TextSource(text), prompt: prompt)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(titleKey), TextSource(text, onCommit: onCommit))
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Text(title), TextSource(text, onCommit: onCommit))
    }
}

/// A field of UIKit's.
private struct LineField: _PrimitiveView {
    let label: _TextFieldStyleLabel
    let source: TextSource
    let prompt: Text?
    let border: UITextField.BorderStyle
    var isSecure = false

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let environment = node.environment
        let field = node.view(EditedField())
        let isSecure = view.isSecure || environment.isSecureField
        environment.dress(field)
        field.begin()
        field.source = view.source
        field.isEnabled = environment.isEnabled
        field.borderStyle = view.border
        field.take(environment)
        field.isSecureTextEntry = isSecure
        let name = node.aside(0, view.label).words
        let prompt = view.prompt.map { node.aside(1, $0) }
        field.show(prompt?.words ?? name, coloured: prompt?.firstLabel?.textColor)
        field.accessibilityLabel = name
        let text = view.source.text.wrappedValue
        if field.text ?? "" != text, !(view.source.isTakenAtEnd && field.isEditing) { field.text = text }
        field.takeFocus(of: environment.focusOffer, node.graph)
        node.leaf(
            LeafItem(field, baselines: { field.baselines(in: $0) }) { proposal in
                let own = field.ownSize
                return CGSize(width: proposal.width ?? own.width, height: own.height)
            })
    }
}

/// A field of UIKit's that writes what is typed into a binding.
final class EditedField: UITextField, UITextFieldDelegate, InternalView {
    fileprivate var source: TextSource?
    private var traits = TextInputTraits()
    private var focus: FocusOffer?
    private var hasBegun = false

    /// The prompt of an empty field is not read after the same name.
    override var accessibilityValue: String? {
        get {
            let repeatsName = text?.isEmpty != false && placeholder == accessibilityLabel
            return repeatsName && givenAccessibilityValue == nil ? nil : super.accessibilityValue
        }
        set { super.accessibilityValue = newValue }
    }

    fileprivate func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        delegate = self
        addAction(UIAction { [weak self] _ in self?.changed() }, for: .editingChanged)
    }

    private func changed() {
        guard let source, !source.isTakenAtEnd else { return }
        ViewGraph.acting { source.text.wrappedValue = text ?? "" }
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        ViewGraph.acting {
            focus?.set(true)
            source?.onEditingChanged(true)
        }
    }
    func textFieldDidEndEditing(_ textField: UITextField) {
        ViewGraph.acting {
            if let source, source.isTakenAtEnd { source.text.wrappedValue = text ?? "" }
            focus?.set(false)
            source?.onEditingChanged(false)
        }
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        ViewGraph.acting {
            if let source, source.isTakenAtEnd { source.text.wrappedValue = text ?? "" }
            source?.onCommit()
            traits.submission?.submit()
        }
        resignFirstResponder()
        return true
    }

    /// Takes font, colour and how it is typed into from what is around.
    fileprivate func take(_ environment: EnvironmentValues) {
        font = environment.resolvedFont
        textColor = environment.isEnabled ? environment.foregroundColor : .tertiaryLabel
        textAlignment = environment.fieldAlignment
        tintColor = environment.tint?.uiColor(in: environment)
        traits = environment.textInput
        keyboardType = traits.keyboard
        textContentType = traits.content
        autocapitalizationType = traits.capitalization ?? .sentences
        autocorrectionType = traits.isCorrected.map { $0 ? .yes : .no } ?? .default
        returnKeyType = traits.returnKey
    }

    fileprivate func show(_ prompt: String?, coloured color: UIColor?) {
        guard let prompt, let color, color != .label else { return placeholder = prompt }
        attributedPlaceholder = NSAttributedString(string: prompt, attributes: [.foregroundColor: color])
    }

    fileprivate func takeFocus(of offer: FocusOffer?, _ graph: ViewGraph) {
        focus = offer
        guard let offer, offer.isFocused() != isFirstResponder else { return }
        let isFocused = offer.isFocused()
        graph.whenShown { [weak self] in
            if isFocused { self?.becomeFirstResponder() } else { self?.resignFirstResponder() }
        }
    }

    /// Facts 273 to 275.
    fileprivate var ownSize: CGSize {
        var size = sizeThatFits(.zero)
        if isSecureTextEntry, hasText, borderStyle == .none, let font {
            let scale = UIScreenScale.present
            size.height = (font.lineHeight * scale).rounded(.up) / scale
        }
        return size
    }

    fileprivate func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard let font else { return nil }
        let baseline = (size.height - font.lineHeight) / 2 + font.ascender
        return (baseline, baseline)
    }
}
