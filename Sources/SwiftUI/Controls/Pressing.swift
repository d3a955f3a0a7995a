/// The view of the model for what one presses: a button, a menu, a link.
final class ButtonControl: UIControl, InternalView {
    fileprivate var act: () -> Void = {}
    fileprivate var press: (Bool) -> Void = { _ in }
    /// What a menu opens.
    fileprivate(set) var entries: (() -> [UIMenuElement])?

    override init(frame: CGRect) {
        super.init(frame: frame)
        addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { press(isHighlighted) } }
    }

    // Whatever is in its label, it is the button that is touched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override var isAccessibilityElement: Bool {
        get { givenIsAccessibilityElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityLabel: String? {
        get { givenAccessibilityLabel ?? subviews.spokenWords }
        set { super.accessibilityLabel = newValue }
    }
    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        return true
    }
}

/// Something that one presses. Its content learns whether it is pressed.
struct Pressing<Content: View>: _PrimitiveView {
    nonisolated(unsafe) private let configuration: PrimitiveButtonStyleConfiguration
    private let traits: UIAccessibilityTraits
    private let content: @MainActor (Bool) -> Content

    nonisolated init(
        _ configuration: PrimitiveButtonStyleConfiguration, traits: UIAccessibilityTraits = .button,
        content: @escaping @MainActor (Bool) -> Content
    ) { (self.configuration, self.traits, self.content) = (configuration, traits, content) }

    private final class Press {
        let isPressed = StoredValue(false)
    }

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let press = node.kept as? Press ?? Press()
        node.kept = press
        let control = node.view(ButtonControl())
        let (environment, configuration) = (node.environment, view.configuration)
        environment.dress(control)
        control.isEnabled = environment.isEnabled
        control.accessibilityTraits = environment.isEnabled ? view.traits : view.traits.union(.notEnabled)
        control.act = { [weak control] in
            guard configuration.opensAtOnce, let control, let entries = configuration.entries?() else {
                return ViewGraph.acting { configuration.action() }
            }
            Headless.show(UIMenu(children: entries), of: control)
        }
        control.press = { press.isPressed.write($0) }
        control.entries = configuration.entries
        node.child(0).update(view.content(press.isPressed.read()), in: environment)
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let label = node.child(0)
        var meaning = ControlMeaning(role: configuration.role, isEnabled: environment.isEnabled)
        meaning.action = configuration.action
        meaning.label = { [weak label] in label?.items.flatMap(\.mountedViews) ?? [] }
        meaning.entries = configuration.entries
        meaning.tint = environment.tint?.uiColor(in: environment)
        node.container {
            Traited(HeldItem($0.beside(isRightToLeft: isRightToLeft), in: control), ControlMeaningKey.self, meaning)
        }
    }
}
