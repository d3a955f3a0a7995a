/// A field that grows with its lines.
struct GrowingField: _PrimitiveView {
    let label: _TextFieldStyleLabel
    let source: TextSource
    let prompt: Text?
    let border: UITextField.BorderStyle

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let environment = node.environment
        let editor = node.view(EditedText())
        environment.dress(editor)
        let inset: CGFloat = view.border == .none ? 0 : 7
        editor.take(environment, text: view.source.text)
        editor.submits = view.source.onCommit
        editor.isScrollEnabled = false
        // A line is as high as that of a plain field, 22 points, or of a bordered one, 34.
        let slack: CGFloat = view.border == .none ? 5 / 3 : 41 / 3
        editor.textContainerInset = UIEdgeInsets(top: slack / 2, left: inset, bottom: slack / 2, right: inset)
        editor.textContainer.lineFragmentPadding = 0
        let prompt = node.aside(1, view.prompt ?? Text(verbatim: "")).words ?? node.aside(0, view.label).words
        editor.show(prompt: prompt, in: environment.resolvedFont)
        editor.accessibilityLabel = node.aside(0, view.label).words
        if view.border != .none {
            editor.layer.cornerRadius = 5
            editor.layer.borderWidth = environment.pixelLength
            editor.layer.borderColor = UIColor.separator.resolvedColor(with: environment.traitCollection).cgColor
        }
        let limit = environment.lineLimit
        node.leaf(
            LeafItem(editor, baselines: { editor.baselines(in: $0, slack / 2) }) { proposal in
                let room = CGSize(width: proposal.width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
                let text = editor.linesSize(in: room.width - 2 * inset, atMost: limit ?? 0)
                let scale = UIScreenScale.present
                let height = ((text.height + slack) * scale - 0.01).rounded(.up) / scale
                return CGSize(width: proposal.width ?? text.width + 2 * inset, height: height)
            })
    }
}

/// Text of several lines that one edits and scrolls.
public nonisolated struct TextEditor: _PrimitiveView {
    private let text: Binding<String>

    public init(text: Binding<String>) { self.text = text }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let configuration = TextEditorStyleConfiguration(text: view.text)
        node.showStyle((any TextEditorStyle).self, usual: AutomaticTextEditorStyle()) { configuration.styled($0) }
    }
}

/// How editors look.
@MainActor @preconcurrency public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct TextEditorStyleConfiguration {
    fileprivate let text: Binding<String>

    @MainActor fileprivate func styled<Style: TextEditorStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
    }
}

public struct AutomaticTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EditorBody(text: configuration.text) }
}
public struct PlainTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EditorBody(text: configuration.text) }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
    public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension View {
    public nonisolated func textEditorStyle<Style: TextEditorStyle>(_ style: Style) -> some View {
        self.style(style as any TextEditorStyle)
    }
}

private struct EditorBody: _PrimitiveView {
    let text: Binding<String>

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let editor = node.view(EditedText())
        node.environment.dress(editor)
        editor.take(node.environment, text: view.text)
        editor.takeFocus(of: node.environment.focusOffer, node.graph)
        // Fact 276.
        editor.backgroundColor = node.environment.scrollSettings.background == .hidden ? .clear : .systemBackground
        editor.textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        node.leaf(LeafItem.filling(editor))
    }
}

/// A text view of UIKit's that writes what is typed into a binding.
final class EditedText: UITextView, UITextViewDelegate, InternalView {
    private var source: Binding<String>?
    private var focus: FocusOffer?
    private var promptLabel: UILabel?
    var submits: () -> Void = {}

    func take(_ environment: EnvironmentValues, text source: Binding<String>) {
        self.source = source
        delegate = self
        font = environment.resolvedFont
        textColor = environment.foregroundColor
        textAlignment = environment.fieldAlignment
        isEditable = environment.isEnabled
        backgroundColor = .clear
        let traits = environment.textInput
        keyboardType = traits.keyboard
        autocapitalizationType = traits.capitalization ?? .sentences
        autocorrectionType = traits.isCorrected.map { $0 ? .yes : .no } ?? .default
        let new = source.wrappedValue
        if text != new { text = new }
        promptLabel?.isHidden = !new.isEmpty
    }

    func show(prompt: String?, in font: UIFont?) {
        let label = promptLabel ?? UILabel()
        promptLabel = label
        (label.text, label.font, label.textColor, label.numberOfLines) = (prompt, font, .placeholderText, 0)
        label.isHidden = hasText
        label.isAccessibilityElement = false
        if label.superview == nil { addSubview(label) }
        setNeedsLayout()
    }

    /// The size of the text, or of the prompt where there is none.
    func linesSize(in width: CGFloat, atMost lines: Int) -> CGSize {
        let label = UILabel()
        label.font = font
        label.numberOfLines = lines
        label.text = hasText ? text : promptLabel?.text?.isEmpty == false ? promptLabel?.text : " "
        return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    func baselines(in size: CGSize, _ inset: CGFloat) -> (first: CGFloat, last: CGFloat)? {
        guard let font else { return nil }
        return (inset + font.ascender, size.height - inset + font.descender)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        promptLabel?.frame = bounds.inset(by: textContainerInset)
    }

    func takeFocus(of offer: FocusOffer?, _ graph: ViewGraph) {
        focus = offer
        guard let offer, offer.isFocused() != isFirstResponder else { return }
        let isFocused = offer.isFocused()
        graph.whenShown { [weak self] in
            if isFocused { self?.becomeFirstResponder() } else { self?.resignFirstResponder() }
        }
    }

    func textViewDidChange(_ textView: UITextView) {
        promptLabel?.isHidden = hasText
        ViewGraph.acting { source?.wrappedValue = text }
    }
    func textViewDidBeginEditing(_ textView: UITextView) { ViewGraph.acting { focus?.set(true) } }
    func textViewDidEndEditing(_ textView: UITextView) { ViewGraph.acting { focus?.set(false) } }
}
