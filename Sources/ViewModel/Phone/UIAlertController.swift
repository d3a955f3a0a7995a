import Foundation

/// An alert or action sheet, drawn as the release draws it.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    private let alertState = AlertState()

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        alertState.message = message
        alertState.style = preferredStyle
        // An action sheet of a pad points to what it belongs to.
        if preferredStyle == .actionSheet, UIDevice.current.userInterfaceIdiom == .pad {
            modalPresentationStyle = .popover
        }
    }

    open override func loadView() {
        let card = AlertView(self)
        view = card
        card.refresh()
    }

    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            contentsChanged()
        }
    }
    open var message: String? {
        get { alertState.message }
        set {
            alertState.message = newValue
            contentsChanged()
        }
    }
    open var preferredStyle: UIAlertController.Style { alertState.style }
    open var actions: [UIAlertAction] { alertState.actions }
    open func addAction(_ action: UIAlertAction) {
        alertState.actions.append(action)
        contentsChanged()
    }
    open var preferredAction: UIAlertAction? {
        get { alertState.preferredAction }
        set {
            alertState.preferredAction = newValue
            contentsChanged()
        }
    }
    open var textFields: [UITextField]? { alertState.fields.isEmpty ? nil : alertState.fields }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        alertState.fields.append(field)
        configurationHandler?(field)
        contentsChanged()
    }

    /// What a tap on an action's button does: the handler runs when the alert has gone, and may still ask for its fields.
    func choose(_ action: UIAlertAction) {
        dismiss(animated: true) { MainActor.assumeIsolated { withExtendedLifetime(self) { action.perform() } } }
    }

    private func contentsChanged() { (viewIfLoaded as? AlertView)?.refresh() }
}

@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    private let actionState: ActionState

    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
        actionState = ActionState(title: title, style: style, handler: handler)
    }

    public convenience override init() { self.init(title: nil, style: .default) }

    open var accessibilityIdentifier: String?
    open var title: String? { actionState.title }
    open var style: UIAlertAction.Style { actionState.style }
    open var isEnabled: Bool {
        get { actionState.isEnabled }
        set { actionState.isEnabled = newValue }
    }

    func perform() { actionState.handler?(self) }
}

@MainActor private final class AlertState: HiddenState {
    var message: String?
    var style = UIAlertController.Style.actionSheet
    var actions: [UIAlertAction] = []
    var preferredAction: UIAlertAction?
    var fields: [UITextField] = []
}

@MainActor private final class ActionState: HiddenState {
    let title: String?
    let style: UIAlertAction.Style
    let handler: ((UIAlertAction) -> Void)?
    var isEnabled = true

    init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)?) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}
