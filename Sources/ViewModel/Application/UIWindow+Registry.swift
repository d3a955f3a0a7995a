/// The windows of the process, held weakly, the oldest first.
@MainActor enum WindowRegistry {
    private struct Entry {
        weak var window: UIWindow?
    }

    private static var entries: [Entry] = []

    static func add(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        entries.append(Entry(window: window))
    }

    static var windows: [UIWindow] { entries.compactMap(\.window) }
}

extension UIWindow {
    static var all: [UIWindow] { WindowRegistry.windows }
}
