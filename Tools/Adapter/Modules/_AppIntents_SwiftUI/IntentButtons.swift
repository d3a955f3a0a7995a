@_exported import AppIntents
import SwiftUI

extension Button {
    /// Performs an intent.
    public nonisolated init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(action: performing(intent), label: label)
    }
    public nonisolated init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: performing(intent), label: label)
    }
}
extension Button where Label == Text {
    public nonisolated init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) {
        self.init(titleKey, action: performing(intent))
    }
    @_disfavoredOverload public nonisolated init<Intent: AppIntent>(_ title: some StringProtocol, intent: Intent) {
        self.init(title, action: performing(intent))
    }
}
extension Toggle {
    /// Shows whether something is on. What it would perform it does not.
    public nonisolated init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(isOn: .constant(isOn), label: label)
    }
}

private func performing<Intent: AppIntent>(_ intent: Intent) -> @MainActor () -> Void {
    nonisolated(unsafe) let intent = intent
    return { Task { @MainActor in _ = try? await intent.perform() } }
}

/// Says how Siri is asked for an intent, once. It is closed already.
public struct SiriTipView: View {
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
    public var body: some View { EmptyView() }
}
public struct ShortcutsLink: View {
    public init() {}
    public init(action: @escaping () -> Void) {}
    public var body: some View {
        Text("Shortcuts").padding(.horizontal, 16).padding(.vertical, 8)
            .foregroundStyle(.background).background(.primary, in: Capsule())
    }
}
extension View {
    public nonisolated func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
    public nonisolated func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
public enum SiriTipViewStyle: Hashable, Sendable { case automatic, dark, light, black }
public enum ShortcutsLinkStyle: Hashable, Sendable {
    case automatic, automaticOutline, dark, darkOutline, light, lightOutline
}
