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

// What a place wants of the system's bars where it is a whole screen. The number is that of its only item that is shown.
extension _ViewNode {
    func hidesStatusBar(ofItem number: Int?) -> Bool? { preference(StatusBarHiddenKey.self, ofItem: number) ?? nil }
    func hidesOverlays(ofItem number: Int?) -> Bool { preference(SystemOverlaysKey.self, ofItem: number) == .hidden }
    /// The appearance that a screen prefers is that of its bars, too.
    func statusBarStyle(ofItem number: Int?) -> UIStatusBarStyle? {
        switch preference(PreferredSchemeKey.self, ofItem: number) ?? nil {
        case .dark?: .lightContent
        case .light?: .darkContent
        default: nil
        }
    }

    /// Of the system's bars and of the appearance this place says what one item of another does, such as the tab that is seen; of the bars of
    /// its pages, nothing.
    func says(whatIsWantedBy number: @escaping () -> Int?, of place: _ViewNode) {
        let pages = Set(PageBars.keys.map { ObjectIdentifier($0) })
        preferenceTransform = { [unowned place] id, value in
            @MainActor func said<Key: PreferenceKey>(_ key: Key.Type) -> Any? {
                place.preference(key, ofItem: number()).map { $0 }
            }
            switch id {
            case ObjectIdentifier(StatusBarHiddenKey.self): return said(StatusBarHiddenKey.self)
            case ObjectIdentifier(SystemOverlaysKey.self): return said(SystemOverlaysKey.self)
            case ObjectIdentifier(PreferredSchemeKey.self): return said(PreferredSchemeKey.self)
            default: return pages.contains(id) ? nil : value
            }
        }
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
