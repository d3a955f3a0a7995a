// What is said of a row of a list, written on the row for the list.

/// The distances of its content from the edges of the row; nil where it is the list's own.
struct RowInsets {
    var top, leading, bottom, trailing: CGFloat?
}
enum RowInsetsKey: LayoutValueKey { static var defaultValue: RowInsets? { nil } }

/// What lies behind the row.
enum RowBackground {
    case color(UIColor)
    case items([Item])
}
enum RowBackgroundKey: LayoutValueKey { static var defaultValue: RowBackground? { nil } }

/// The lines above and below it.
struct RowSeparators {
    var top = Visibility.automatic
    var bottom = Visibility.automatic
    var topTint, bottomTint: UIColor?
}
enum RowSeparatorsKey: LayoutValueKey { static var defaultValue: RowSeparators? { nil } }
enum SectionSeparatorsKey: LayoutValueKey { static var defaultValue: RowSeparators? { nil } }

/// What is at the row's trailing edge.
enum RowAccessory { case chevron }
enum RowAccessoryKey: LayoutValueKey { static var defaultValue: RowAccessory? { nil } }

/// A number or a word at its trailing edge, or at the corner of a tab.
enum BadgeKey: LayoutValueKey { static var defaultValue: String? { nil } }
/// Whether a badge is on a red platter in a list.
enum ProminentBadgeKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// What a list can do with a row while it is edited.
struct RowEditing {
    /// Whose row it is, and which of its rows.
    var owner: ObjectIdentifier?
    var index = 0
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
}
enum RowEditingKey: LayoutValueKey { static var defaultValue: RowEditing? { nil } }

enum DeleteDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }
enum MoveDisabledKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Puts a background behind each row of the content.
private struct RowBackgrounding<Background: View>: _PrimitiveModifier {
    nonisolated(unsafe) let background: Background?

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        guard let background = modifier.background else { return node.wrapping { $0 } }
        if let color = background as? Color {
            let paint = color._paint(in: node.environment).color
            return node.wrapping { Traited($0, RowBackgroundKey.self, .color(paint)) }
        }
        let environment = node.deriving { $0[StackOrientation.self] = nil }
        node.output = { [unowned node] children in
            let items = children.first?.items ?? []
            return items.enumerated().map { index, item in
                // Each row has one of its own.
                let place = node.child(1 + index)
                place.update(Together(background), in: environment)
                return Traited(item, RowBackgroundKey.self, .items(place.items))
            }
        }
    }
}

/// Changes something that is said of each row of the content.
private struct RowTrait<Key: LayoutValueKey>: _PrimitiveModifier {
    nonisolated(unsafe) let change: (inout Key.Value) -> Void

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.wrapping { item in
            // What is said nearer to the row counts.
            var value = item.value(Key.self)
            modifier.change(&value)
            return Traited(item, Key.self, value)
        }
    }
}

extension View {
    private nonisolated func row<Key: LayoutValueKey>(
        _ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void
    ) -> some View { modifier(RowTrait<Key>(change: change)) }

    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        row(RowInsetsKey.self) { value in
            guard value == nil, let insets else { return }
            value = RowInsets(
                top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
        }
    }
    public nonisolated func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        row(RowInsetsKey.self) { value in
            var insets = value ?? RowInsets()
            if edges.contains(.top) { insets.top = insets.top ?? length }
            if edges.contains(.leading) { insets.leading = insets.leading ?? length }
            if edges.contains(.bottom) { insets.bottom = insets.bottom ?? length }
            if edges.contains(.trailing) { insets.trailing = insets.trailing ?? length }
            value = insets
        }
    }
    public nonisolated func listRowBackground<Content: View>(_ view: Content?) -> some View {
        modifier(RowBackgrounding(background: view))
    }
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row(RowSeparatorsKey.self) { value in
            var lines = value ?? RowSeparators()
            if edges.contains(.top), lines.top == .automatic { lines.top = visibility }
            if edges.contains(.bottom), lines.bottom == .automatic { lines.bottom = visibility }
            value = lines
        }
    }
    public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row(RowSeparatorsKey.self) { value in
            var lines = value ?? RowSeparators()
            if edges.contains(.top) { lines.topTint = lines.topTint ?? color?.uiColor }
            if edges.contains(.bottom) { lines.bottomTint = lines.bottomTint ?? color?.uiColor }
            value = lines
        }
    }
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
        -> some View
    {
        row(SectionSeparatorsKey.self) { value in
            var lines = value ?? RowSeparators()
            if edges.contains(.top), lines.top == .automatic { lines.top = visibility }
            if edges.contains(.bottom), lines.bottom == .automatic { lines.bottom = visibility }
            value = lines
        }
    }
    public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row(SectionSeparatorsKey.self) { value in
            var lines = value ?? RowSeparators()
            if edges.contains(.top) { lines.topTint = lines.topTint ?? color?.uiColor }
            if edges.contains(.bottom) { lines.bottomTint = lines.bottomTint ?? color?.uiColor }
            value = lines
        }
    }
    public nonisolated func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint?.color)
    }

    public nonisolated func badge(_ count: Int) -> some View {
        modifier(Badge(text: nil, words: count == 0 ? nil : count.formatted()))
    }
    public nonisolated func badge(_ label: Text?) -> some View {
        modifier(Badge(text: label, words: nil))
    }
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    @_disfavoredOverload public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(Badge(text: nil, words: label.map { String($0) }))
    }
    public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }

    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
        trait(DeleteDisabledKey.self, isDisabled)
    }
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { trait(MoveDisabledKey.self, isDisabled) }

    // MARK: What nobody sees as long as no finger touches the list

    public nonisolated func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { modifier(SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content())) }
    @preconcurrency
    public nonisolated func refreshable(
        @_inheritActorContext action: @escaping @Sendable @isolated(any) () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
    public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View { unseen }
    public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        contentMargins(edges.subtracting(.vertical), length)
    }
    public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        notDrawn("listSectionIndexVisibility", if: visibility == .visible)
    }
    public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
        notDrawn("sectionIndexLabel", if: label != nil)
    }
    @_disfavoredOverload public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        notDrawn("sectionIndexLabel", if: label != nil)
    }
}

/// A badge with words, as prominent as the views around say.
private struct Badge: _PrimitiveModifier {
    /// A text, which says what it does at its place.
    let text: Text?
    let words: String?

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let words = modifier.text.flatMap { node.words(of: $0, at: 1) } ?? modifier.words
        let isProminent = node.environment.badgeProminence == .increased
        node.output = { children in
            (children.first?.items ?? []).map {
                Traited(Traited($0, BadgeKey.self, words), ProminentBadgeKey.self, isProminent)
            }
        }
    }
}

extension _ViewNode {
    /// What a view says, evaluated at a place below this one that is not shown.
    func words<Content: View>(of view: Content, at index: Int) -> String? {
        child(index).update(view, in: environment)
        var views: [UIView] = []
        for item in child(index).items { item.mount(into: &views) }
        return views.lazy.compactMap(\.words).first
    }
}

extension UIView {
    /// The first words in a view.
    var words: String? {
        if let label = self as? UILabel { return label.text ?? label.attributedText?.string }
        return subviews.lazy.compactMap(\.words).first
    }
}

public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    public static let decreased = Self(name: "decreased")
    public static let standard = Self(name: "standard")
    public static let increased = Self(name: "increased")
}
public struct ListItemTint: Sendable {
    let color: Color?
    public static func fixed(_ tint: Color) -> ListItemTint { Self(color: tint) }
    public static func preferred(_ tint: Color) -> ListItemTint { Self(color: tint) }
    public static let monochrome = Self(color: nil)
}

/// Does anew what a list shows.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void
    public func callAsFunction() async { await action() }
}

private enum ItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }
private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    var listItemTint: Color? {
        get { self[ItemTintKey.self] }
        set { self[ItemTintKey.self] = newValue }
    }
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}
