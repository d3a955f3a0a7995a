/// Evaluates of its content what is seen in the scroll view around it.
struct LazyContent<Content: View>: _PrimitiveView {
    nonisolated(unsafe) let content: Content

    nonisolated init(_ content: Content) { self.content = content }

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        // Outside of a scroll view all of it is seen.
        guard let place = node.environment[ScrollPlace.self] else {
            return node.child(0).update(view.content, in: node.environment)
        }
        let window = node.kept as? LazyWindow ?? LazyWindow()
        node.kept = window
        place.add(window)
        node.child(0).update(view.content, in: node.deriving { $0[LazyWindow.self] = window })
    }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = Self(rawValue: 1)
    public static let sectionFooters = Self(rawValue: 2)
}

/// Views below each other, as wide as they are offered. Only those are made that are seen.
///
/// Pinned headers are where they are as long as nobody scrolls.
public nonisolated struct LazyVStack<Content: View>: View {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

    @MainActor public var body: some View {
        VStack(alignment: alignment, spacing: spacing) { LazyContent(content) }
            .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .top))
    }
}

/// Views beside each other, as high as they are offered. Only those are made that are seen.
public nonisolated struct LazyHStack<Content: View>: View {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { (self.alignment, self.spacing, self.content) = (alignment, spacing, content()) }

    @MainActor public var body: some View {
        HStack(alignment: alignment, spacing: spacing) { LazyContent(content) }
            .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .leading, vertical: alignment))
    }
}
