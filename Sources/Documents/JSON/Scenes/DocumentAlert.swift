import MaquetteViewModel

/// An alert or action sheet over a scene.
struct DocumentAlert: Sendable {
    struct Action: Sendable {
        var title: String
        var style: UIAlertAction.Style
        var isEnabled: Bool
        var isPreferred: Bool
    }

    struct Input: Sendable {
        var text: String?
        var placeholder: String?
        var isSecure: Bool
    }

    var title: String?
    var message: String?
    var style: UIAlertController.Style
    var actions: [Action]
    var inputs: [Input]

    @MainActor func make() -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for input in inputs {
            alert.addTextField { field in
                (field.text, field.placeholder) = (input.text, input.placeholder)
                field.isSecureTextEntry = input.isSecure
            }
        }
        for action in actions {
            let made = UIAlertAction(title: action.title, style: action.style)
            made.isEnabled = action.isEnabled
            alert.addAction(made)
            if action.isPreferred { alert.preferredAction = made }
        }
        return alert
    }
}

extension Kind where Value == DocumentAlert {
    static let alert = Kind("an alert", schema: AlertFields.record.schema) { node, reading in
        guard let values = AlertFields.record.read(node, reading) else { return nil }
        typealias Keys = AlertFields
        let alert = DocumentAlert(
            title: values[Keys.title], message: values[Keys.message], style: values[Keys.style] ?? .alert,
            actions: values[Keys.actions] ?? [], inputs: values[Keys.inputs] ?? [])
        // UIKit raises exceptions for both.
        if alert.style == .actionSheet, !alert.inputs.isEmpty {
            reading.report("only an alert has text fields, not an action sheet", at: node)
        }
        if alert.actions.filter({ $0.style == .cancel }).count > 1 {
            reading.report("an alert has one action with the style \"cancel\" at most", at: node)
        }
        return alert
    }
}

private enum AlertFields {
    static let title = Field("title", Kind<String>.text, "The text in bold.")
    static let message = Field("message", Kind<String>.text, "The text below the title.")
    static let style = Field(
        "style", Kind.choice("a style", ["alert": UIAlertController.Style.alert, "actionSheet": .actionSheet]),
        "An alert is in the middle of the screen; an action sheet is at its lower edge, up to iOS 18.")
    static let actions = Field(
        "actions", Kind<[DocumentAlert.Action]>.list(of: ActionFields.action, "a list of actions"), "The buttons.")
    static let inputs = Field(
        "textFields", Kind<[DocumentAlert.Input]>.list(of: InputFields.input, "a list of text fields"),
        "The text fields, in which the user enters something.")
    static let record = Record("an alert", [title.erased, message.erased, style.erased, actions.erased, inputs.erased])
}

private enum ActionFields {
    static let title = Field("title", Kind<String>.text, "The button's text.", isRequired: true)
    static let style = Field(
        "style",
        Kind.choice(
            "a style", ["default": UIAlertAction.Style.default, "cancel": .cancel, "destructive": .destructive]),
        "The style of the action: to cancel, or to delete something.")
    static let isEnabled = Field("isEnabled", Kind<Bool>.flag, "Whether the user can choose the action.")
    static let isPreferred = Field("isPreferred", Kind<Bool>.flag, "Whether the alert suggests this action.")
    static let record = Record(
        "an action", [title.erased, style.erased, isEnabled.erased, isPreferred.erased])
    static let action = Kind<DocumentAlert.Action>.record(record) {
        DocumentAlert.Action(
            title: $0[title] ?? "", style: $0[style] ?? .default, isEnabled: $0[isEnabled] ?? true,
            isPreferred: $0[isPreferred] ?? false)
    }
}

private enum InputFields {
    static let text = Field("text", Kind<String>.text, "The text that the user has entered.")
    static let placeholder = Field("placeholder", Kind<String>.text, "The text of the empty field.")
    static let isSecure = Field(
        "isSecureTextEntry", Kind<Bool>.flag, "Whether the field shows dots instead of letters.")
    static let record = Record("a text field", [text.erased, placeholder.erased, isSecure.erased])
    static let input = Kind<DocumentAlert.Input>.record(record) {
        DocumentAlert.Input(text: $0[text], placeholder: $0[placeholder], isSecure: $0[isSecure] ?? false)
    }
}
