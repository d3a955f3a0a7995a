/// The windows of the process that are still referenced, the oldest first.
@MainActor enum WindowRegistry {
    private struct Entry {
        @Unkept private(set) var window: UIWindow?

        init(_ window: UIWindow) { self.window = window }
    }

    private static var entries: [Entry] = []

    static func add(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        entries.append(Entry(window))
    }

    static var windows: [UIWindow] { entries.compactMap(\.window) }
}

extension UIWindow {
    static var all: [UIWindow] { WindowRegistry.windows }
}
