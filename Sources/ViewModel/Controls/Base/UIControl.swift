import Foundation

/// A view that a user operates: it has a state and sends events.
@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
    let controlState = ControlState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        coder.fill(self, as: UIControl.self)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    open var isEnabled: Bool {
        get { controlState.isEnabled }
        set { change(\.isEnabled, to: newValue) }
    }
    open var isSelected: Bool {
        get { controlState.isSelected }
        set { change(\.isSelected, to: newValue) }
    }
    open var isHighlighted: Bool {
        get { controlState.isHighlighted }
        set { change(\.isHighlighted, to: newValue) }
    }
    open var state: UIControl.State { presentState }

    /// Called when the state or the content alignment has changed.
    func appearanceStateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Alignment

    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        get { controlState.horizontalAlignment }
        set { change(\.horizontalAlignment, to: newValue) }
    }
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
        get { controlState.verticalAlignment }
        set { change(\.verticalAlignment, to: newValue) }
    }
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        contentHorizontalAlignment.resolved(isRightToLeft: isRightToLeft)
    }

    // MARK: Actions

    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { attach(action, for: controlEvents) }
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        detach(action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        detach(actionIdentifier, for: controlEvents)
    }
    /// The target is not kept. Without one, the first along the responder chain that knows the selector gets it.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        attach(target.map { $0 as AnyObject }, action, for: controlEvents)
    }
    /// Without a target everybody's, and without an action all of a target's.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        detach(target.map { $0 as AnyObject }, action, for: controlEvents)
    }
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        selectors(for: target.map { $0 as AnyObject }, controlEvent)
    }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) { action.perform(sender: self) }
    open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, event: nil) }
    open var allTargets: Set<AnyHashable> { livingTargets }
    open var allControlEvents: UIControl.Event { handledEvents }

    // MARK: Tracking

    open var isTracking: Bool { controlState.isTracking }
    open var isTouchInside: Bool { controlState.isTouchInside }
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { startTracking(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { keepTracking(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finishTracking(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { breakTracking(event) }

    // MARK: Menus and tips

    open var isContextMenuInteractionEnabled: Bool {
        get { controlState.offersContextMenu }
        set {
            guard newValue != controlState.offersContextMenu else { return }
            controlState.offersContextMenu = newValue
            if newValue {
                let interaction = UIContextMenuInteraction(delegate: self)
                controlState.contextMenu = interaction
                addInteraction(interaction)
            } else if let interaction = controlState.contextMenu {
                removeInteraction(interaction)
                controlState.contextMenu = nil
            }
        }
    }
    open var showsMenuAsPrimaryAction: Bool {
        get { controlState.showsMenuAsPrimaryAction }
        set { controlState.showsMenuAsPrimaryAction = newValue }
    }
    open var toolTip: String? {
        get { controlState.toolTip }
        set { controlState.toolTip = newValue }
    }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    /// Whether lifting the finger inside triggers the primary action, as it does for buttons.
    var _tapIsPrimaryAction: Bool { false }
    /// What the system's own controls do with a finger, in addition to the events of all controls.
    func _fingerLifted(_ touch: UITouch) {}
    /// Whether a single tap means the control and no recogniser around it. Apple names the classes: button, switch, stepper,
    /// segmented control and page control.
    var _hasTapOfItsOwn: Bool { false }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard _hasTapOfItsOwn, isEnabled, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    open override var canBecomeFocused: Bool { isEnabled }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility {
        var own = readingOfControl
        if isSelected { own.traits.insert(.selected) }
        if !isEnabled { own.traits.insert(.notEnabled) }
        return own
    }

    /// What a kind of control says of itself, besides its state.
    var readingOfControl: OwnAccessibility { OwnAccessibility() }

    /// Controls speak for themselves.
    override var isSpokenWithItsRow: Bool { false }
}

extension UIControl {
    /// Only while the control is to show a menu. In the class, the compiler could not tell it from the methods of this name.
    public var contextMenuInteraction: UIContextMenuInteraction? { controlState.contextMenu }
}

@MainActor final class ControlState: HiddenState {
    var isEnabled = true
    var isSelected = false
    var isHighlighted = false
    var horizontalAlignment = UIControl.ContentHorizontalAlignment.center
    var verticalAlignment = UIControl.ContentVerticalAlignment.center

    var handlers: [ControlEventHandler] = []
    var isTracking = false
    var isTouchInside = false

    var offersContextMenu = false
    var contextMenu: UIContextMenuInteraction?
    var showsMenuAsPrimaryAction = false
    var toolTip: String?
}

extension UIControl {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var presentState: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    private func change<Value: Equatable>(_ property: ReferenceWritableKeyPath<ControlState, Value>, to value: Value) {
        guard controlState[keyPath: property] != value else { return }
        controlState[keyPath: property] = value
        appearanceStateDidChange()
    }
}

extension ClassTable {
    package static let control = ClassTable(of: UIControl.self, made: .init("control") { UIControl() }) { control in
        control.flag(
            "isEnabled", \.isEnabled, json: "Whether the control is enabled; dimmed if not.", nib: "enabled")
        control.flag("isSelected", \.isSelected, json: "Whether the control looks selected.", nib: "selected")
        control.flag("isHighlighted", \.isHighlighted, json: "Whether the control looks touched.", nib: "highlighted")
        control.choice(
            "contentHorizontalAlignment", \.contentHorizontalAlignment,
            json: "The horizontal alignment of the content.", nib: "contentHorizontalAlignment", whenMissing: "center")
        control.choice(
            "contentVerticalAlignment", \.contentVerticalAlignment, json: "The vertical alignment of the content.",
            nib: "contentVerticalAlignment", whenMissing: "center")
    }
}

extension UIControl.ContentHorizontalAlignment: NamedCases {
    package static let noun = "a horizontal alignment"
    package static var names: KeyValuePairs<String, UIControl.ContentHorizontalAlignment> {
        [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
        ]
    }
}

extension UIControl.ContentVerticalAlignment: NamedCases {
    package static let noun = "a vertical alignment"
    package static var names: KeyValuePairs<String, UIControl.ContentVerticalAlignment> {
        ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
    }
}
