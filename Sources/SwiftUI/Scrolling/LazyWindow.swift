/// How many views of each `ForEach` a lazy container wants to have: those that are seen, and some more.
///
/// A picture shows the beginning of what is lazy. What comes after it is not evaluated before somebody scrolls there.
@MainActor final class LazyWindow: Equatable {
    private var limit = LazyWindow.first
    private var left: [ObjectIdentifier: (node: WeakNode, count: Int, all: Int)] = [:]
    private struct WeakNode { weak var node: _ViewNode? }

    /// More than fill a screen with the lowest rows there are.
    private static let first = 40

    nonisolated static func == (one: LazyWindow, other: LazyWindow) -> Bool { one === other }

    /// How many of so many are wanted at a place.
    func take(_ count: Int, _ node: _ViewNode) -> Int {
        let taken = min(count, limit)
        left[ObjectIdentifier(node)] = taken < count ? (WeakNode(node: node), count - taken, count) : nil
        return taken
    }

    /// How many there are that were not evaluated.
    var countLeft: Int {
        left = left.filter { $0.value.node.node != nil }
        return left.values.reduce(0) { $0 + $1.count }
    }

    /// Wants more of them, or all.
    func grow(toAll: Bool = false) {
        guard countLeft > 0 else { return }
        limit = toAll ? .max : limit * 4
        for place in left.values { place.node.node?.invalidate() }
    }
}

extension LazyWindow: EnvironmentKey {
    nonisolated static var defaultValue: LazyWindow? { nil }
}
