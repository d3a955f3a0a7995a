/// Whether a screen has no status bar.
enum StatusBarHiddenKey: PreferenceKey {
    static var defaultValue: Bool? { nil }
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// Whether a screen has what the system keeps over every app, such as the home indicator.
enum SystemOverlaysKey: PreferenceKey {
    static var defaultValue: Visibility { .automatic }
    static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
        if value == .automatic { value = nextValue() }
    }
}

extension View {
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
        preference(key: StatusBarHiddenKey.self, value: hidden)
    }
    public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        preference(key: SystemOverlaysKey.self, value: visibility)
    }
}
