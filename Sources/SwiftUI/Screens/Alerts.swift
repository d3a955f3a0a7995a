/// Presents an alert or a dialog of UIKit whose buttons are those of a view.
private struct Alerting<Actions: View, Message: View>: _PrimitiveModifier {
    let style: UIAlertController.Style
    let title: Text?
    let isPresented: Binding<Bool>
    nonisolated(unsafe) let actions: () -> Actions
    nonisolated(unsafe) let message: () -> Message

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let presented = node.kept as? PresentedScreen ?? PresentedScreen(node)
        node.kept = presented
        node.output = { children in children.first?.items ?? [] }
        guard modifier.isPresented.wrappedValue else {
            presented.takeAway()
            return node.keepChildren(1)
        }
        let (actions, message) = node.observing { (modifier.actions(), modifier.message()) }
        let title = modifier.title.flatMap { node.words(of: $0, at: 1) }
        let words = node.words(of: message, at: 2)
        node.child(3).update(actions, in: node.deriving { $0.isInList = false })
        let items = node.child(3).items
        presented.takeTurn()
        presented.present {
            let alert = UIAlertController(title: title, message: words, preferredStyle: modifier.style)
            alert.view.tintColor = node.environment.tint?.uiColor ?? alert.view.tintColor
            AlertParts(items) { modifier.isPresented.wrappedValue = false }.fill(alert)
            return alert
        }
    }
}

/// The fields and the buttons among some views.
@MainActor private struct AlertParts {
    let items: [Item]
    let dismiss: () -> Void

    init(_ items: [Item], dismiss: @escaping () -> Void) { (self.items, self.dismiss) = (items, dismiss) }

    func fill(_ alert: UIAlertController) {
        var hasCancel = false
        for item in items {
            if let meaning = item.value(ControlMeaningKey.self) {
                hasCancel = hasCancel || meaning.role == .cancel
                let action = UIAlertAction(title: meaning.title, style: style(meaning.role)) { [dismiss] _ in
                    dismiss()
                    meaning.action()
                }
                action.isEnabled = meaning.isEnabled
                alert.addAction(action)
            } else {
                var views: [UIView] = []
                item.mount(into: &views)
                for field in views.compactMap(\.firstField) { add(field, to: alert) }
            }
        }
        if items.allSatisfy({ $0.value(ControlMeaningKey.self) == nil }), alert.preferredStyle == .alert {
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [dismiss] _ in dismiss() })
        } else if alert.preferredStyle == .actionSheet, !hasCancel {
            // A dialog can always be left.
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [dismiss] _ in dismiss() })
        }
    }

    private func style(_ role: ButtonRole?) -> UIAlertAction.Style {
        role == .cancel ? .cancel : role == .destructive ? .destructive : .default
    }

    private func add(_ field: UITextField, to alert: UIAlertController) {
        alert.addTextField { own in
            own.placeholder = field.placeholder ?? field.attributedPlaceholder?.string
            own.text = field.text
            own.isSecureTextEntry = field.isSecureTextEntry
        }
    }
}

extension UIView {
    fileprivate var firstField: UITextField? {
        (self as? UITextField) ?? subviews.lazy.compactMap(\.firstField).first
    }
}

extension View {
    private nonisolated func alerting<Actions: View, Message: View>(
        _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>,
        _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
    ) -> some View {
        modifier(
            Alerting(style: style, title: title, isPresented: isPresented, actions: actions, message: message))
    }
    /// While there is a value as well.
    private nonisolated func alerting<T, Actions: View, Message: View>(
        _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>, _ data: T?,
        _ actions: @escaping (T) -> Actions, _ message: @escaping (T) -> Message
    ) -> some View {
        alerting(
            style, title,
            Binding(
                get: { isPresented.wrappedValue && data != nil },
                set: { (value: Bool) in isPresented.wrappedValue = value }), { data.map(actions) },
            { data.map(message) })
    }

    // MARK: Alerts

    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alerting(.alert, Text(titleKey), isPresented, actions) { EmptyView() } }
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alerting(.alert, Text(titleKey), isPresented, actions, message) }
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alerting(.alert, Text(title), isPresented, actions) { EmptyView() } }
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alerting(.alert, Text(title), isPresented, actions, message) }
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View { alerting(.alert, title, isPresented, actions) { EmptyView() } }
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alerting(.alert, title, isPresented, actions, message) }

    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alerting(.alert, Text(titleKey), isPresented, data, actions) { _ in EmptyView() } }
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alerting(.alert, Text(titleKey), isPresented, data, actions, message) }
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alerting(.alert, Text(title), isPresented, data, actions) { _ in EmptyView() } }
    @_disfavoredOverload public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alerting(.alert, Text(title), isPresented, data, actions, message) }
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View { alerting(.alert, title, isPresented, data, actions) { _ in EmptyView() } }
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alerting(.alert, title, isPresented, data, actions, message) }

    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(
            .alert, error.flatMap(\.errorDescription).map { Text(verbatim: $0) }, isPresented, error, { _ in actions() }
        ) { _ in EmptyView() }
    }
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        alerting(
            .alert, error.flatMap(\.errorDescription).map { Text(verbatim: $0) }, isPresented, error, actions, message)
    }

    // MARK: Dialogs

    /// The title of a dialog is not shown unless that is asked for.
    private nonisolated func shown(_ title: Text, _ visibility: Visibility) -> Text? {
        visibility == .visible ? title : nil
    }
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(.actionSheet, shown(Text(titleKey), titleVisibility), isPresented, actions) { EmptyView() }
    }
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { alerting(.actionSheet, shown(Text(titleKey), titleVisibility), isPresented, actions, message) }
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alerting(.actionSheet, shown(Text(title), titleVisibility), isPresented, actions) { EmptyView() }
    }
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { alerting(.actionSheet, shown(Text(title), titleVisibility), isPresented, actions, message) }
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View { alerting(.actionSheet, shown(title, titleVisibility), isPresented, actions) { EmptyView() } }
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { alerting(.actionSheet, shown(title, titleVisibility), isPresented, actions, message) }
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alerting(.actionSheet, shown(title, titleVisibility), isPresented, data, actions) { _ in EmptyView() }
    }
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View { alerting(.actionSheet, shown(title, titleVisibility), isPresented, data, actions, message) }
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alerting(.actionSheet, shown(Text(titleKey), titleVisibility), isPresented, data, actions) { _ in EmptyView() }
    }
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alerting(.actionSheet, shown(Text(titleKey), titleVisibility), isPresented, data, actions, message)
    }
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alerting(.actionSheet, shown(Text(title), titleVisibility), isPresented, data, actions) { _ in EmptyView() }
    }
    @_disfavoredOverload public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alerting(.actionSheet, shown(Text(title), titleVisibility), isPresented, data, actions, message)
    }

    // MARK: As they were before

    public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        alerting(
            .alert, nil, isPresented, { content().buttons }, { EmptyView() }, old: { content() })
    }
    public nonisolated func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert)
        -> some View
    {
        alerting(
            .alert, nil, Binding.isThere(item), { item.wrappedValue.map { content($0).buttons } }, { EmptyView() },
            old: { item.wrappedValue.map(content) })
    }
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        alerting(
            .actionSheet, nil, isPresented, { content().alert.buttons }, { EmptyView() }, old: { content().alert })
    }
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
    ) -> some View {
        alerting(
            .actionSheet, nil, Binding.isThere(item), { item.wrappedValue.map { content($0).alert.buttons } },
            { EmptyView() }, old: { item.wrappedValue.map { content($0).alert } })
    }
    /// The title and the message are known only while it is presented.
    private nonisolated func alerting<Actions: View>(
        _ style: UIAlertController.Style, _ title: Text?, _ isPresented: Binding<Bool>,
        _ actions: @escaping () -> Actions, _: @escaping () -> EmptyView, old: @escaping () -> Alert?
    ) -> some View {
        modifier(OldAlerting(style: style, isPresented: isPresented, actions: actions, alert: old))
    }
}

extension Binding where Value == Bool {
    fileprivate static func isThere<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
        Binding(
            get: { item.wrappedValue != nil },
            set: { (isThere: Bool) in if !isThere { item.wrappedValue = nil } })
    }
}

private struct OldAlerting<Actions: View>: _PrimitiveModifier {
    let style: UIAlertController.Style
    let isPresented: Binding<Bool>
    nonisolated(unsafe) let actions: () -> Actions
    nonisolated(unsafe) let alert: () -> Alert?

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let alert = modifier.isPresented.wrappedValue ? node.observing { modifier.alert() } : nil
        Alerting._make(
            Alerting(
                style: modifier.style, title: alert?.title, isPresented: modifier.isPresented,
                actions: modifier.actions, message: { alert?.message }), content, in: node)
    }
}

/// An alert, as it was described before.
public struct Alert {
    let title: Text
    let message: Text?
    fileprivate let all: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, all) = (title, message, dismissButton.map { [$0] } ?? [])
    }
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, all) = (title, message, [primaryButton, secondaryButton])
    }
    fileprivate init(title: Text, message: Text?, all: [Button]) {
        (self.title, self.message, self.all) = (title, message, all)
    }

    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            nonisolated(unsafe) let action = action
            return Button(label: label, role: nil) { action?() }
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            nonisolated(unsafe) let action = action
            return Button(label: label, role: .cancel) { action?() }
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            cancel(Text(verbatim: "Cancel"), action: action)
        }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            nonisolated(unsafe) let action = action
            return Button(label: label, role: .destructive) { action?() }
        }
    }

    fileprivate var buttons: some View {
        ForEach(Array(all.indices), id: \.self) { index in
            SwiftUI.Button(role: all[index].role, action: all[index].action) { all[index].label }
        }
    }
}

/// A dialog, as it was described before.
public struct ActionSheet {
    public typealias Button = Alert.Button
    fileprivate let alert: Alert

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        alert = Alert(title: title, message: message, all: buttons)
    }
}
