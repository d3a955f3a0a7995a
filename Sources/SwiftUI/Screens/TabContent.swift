/// The tabs of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    associatedtype Body: TabContent
    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
    /// Puts them into a place of the tree.
    @MainActor static func _makeTabs(_ content: Self, in node: _ViewNode)
}

extension TabContent {
    @MainActor public static func _makeTabs(_ content: Self, in node: _ViewNode) {
        var content = content
        DynamicFields.of(Self.self).install(in: &content, of: node)
        let body = node.observing { content.body }
        node.child(0).update(_Tabs(content: body), in: node.environment)
    }
}
/// What tabs that SwiftUI knows itself have in place of a body.
public struct _NoTabs<TabValue: Hashable>: TabContent {
    public typealias Body = _NoTabs<TabValue>
    public var body: Body { return self }
    @MainActor public static func _makeTabs(_ content: Self, in node: _ViewNode) {}
}
extension TabContent where Body == _NoTabs<TabValue> {
    public var body: Body { return _NoTabs() }
}

/// Tabs as a view, whose pages are what is in it.
public struct _Tabs<Content: TabContent>: _PrimitiveView {
    nonisolated(unsafe) let content: Content
    nonisolated init(content: Content) { self.content = content }
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { Content._makeTabs(view.content, in: node) }
}

extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
    public typealias Body = _NoTabs<Wrapped.TabValue>
    @MainActor public static func _makeTabs(_ content: Self, in node: _ViewNode) {
        if let content {
            node.child(0).update(_Tabs(content: content), in: node.environment)
        } else {
            node.keepChildren(0)
        }
    }
}
extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = _NoTabs<Content.TabValue>
    @MainActor public static func _makeTabs(_ content: Self, in node: _ViewNode) {
        node.child(0).update(_Tabs(content: content.content), in: node.environment)
    }
}
extension Group where Content: TabContent {
    public init<TabValue: Hashable>(@TabContentBuilder<TabValue> content: () -> Content)
    where Content.TabValue == TabValue { self.init(content: content()) }
}
extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = _NoTabs<Content.TabValue>
    @MainActor public static func _makeTabs(_ content: Self, in node: _ViewNode) {
        let make = content.content
        let views = ForEach<Data, ID, _Tabs<Content>>(
            data: content.data, content: { _Tabs(content: make($0)) }, id: content.id)
        ForEach<Data, ID, _Tabs<Content>>._make(views, in: node)
    }
}

extension ForEach where Content: TabContent {
    public init<TabValue: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == TabValue { self.init(_of: data, id: id, content) }
    public init<TabValue: Hashable>(
        _ data: Data, @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_of: data, id: \.id, content)
    }
}

/// Tabs, of which each stands for a value of one type.
@resultBuilder public enum TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }
    /// Without it, the compiler refuses every empty `Group`, whatever it is a group of.
    public static func buildBlock() -> _NoTabs<TabValue> { _NoTabs() }
    public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content
    where Content.TabValue == TabValue { first }
    public static func buildPartialBlock<Former: TabContent, Next: TabContent>(
        accumulated: Former, next: Next
    ) -> some TabContent<TabValue> where Former.TabValue == TabValue, Next.TabValue == TabValue {
        TabPair<TabValue, Former, Next>(former: accumulated, next: next)
    }
    public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
    where Content.TabValue == TabValue { content }
    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> _TabChoice<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        _TabChoice(first: first, second: nil)
    }
    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _TabChoice<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        _TabChoice(first: nil, second: second)
    }
    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> some TabContent<TabValue>
    where Content.TabValue == TabValue { content }
}

/// Tabs after one another.
private struct TabPair<TabValue: Hashable, Former: TabContent, Next: TabContent>: TabContent {
    typealias Body = _NoTabs<TabValue>
    nonisolated(unsafe) let former: Former
    nonisolated(unsafe) let next: Next
    nonisolated init(former: Former, next: Next) { (self.former, self.next) = (former, next) }

    @MainActor static func _makeTabs(_ content: Self, in node: _ViewNode) {
        node.child(0).update(_Tabs(content: content.former), in: node.environment)
        node.child(1).update(_Tabs(content: content.next), in: node.environment)
    }
}

/// One of two.
public struct _TabChoice<First: TabContent, Second: TabContent>: TabContent {
    public typealias TabValue = First.TabValue
    public typealias Body = _NoTabs<First.TabValue>
    nonisolated(unsafe) fileprivate let first: First?
    nonisolated(unsafe) fileprivate let second: Second?
    fileprivate nonisolated init(first: First?, second: Second?) { (self.first, self.second) = (first, second) }

    @MainActor public static func _makeTabs(_ content: Self, in node: _ViewNode) {
        node.child(0).update(content.first.map { _Tabs(content: $0) }, in: node.environment)
        node.child(1).update(content.second.map { _Tabs(content: $0) }, in: node.environment)
    }
}

/// Tabs that belong together. A phone shows them as others.
public nonisolated struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
    TabContent
{
    public typealias TabValue = SelectionValue
    public typealias Body = _NoTabs<SelectionValue>
    private let content: Content

    @MainActor public static func _makeTabs(_ content: Self, in node: _ViewNode) {
        node.child(0).update(_Tabs(content: content.content), in: node.environment)
    }
    public func customizationID(_ id: String) -> Self { self }
    public func sectionActions<A: View>(@ViewBuilder content: () -> A) -> Self { self }
    public func tabPlacement(_ placement: TabPlacement) -> Self { self }
}

extension TabSection where Footer == EmptyView, Content.TabValue == SelectionValue {
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) { self.content = content() }
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
        self.content = content()
    }
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text { self.content = content() }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text { self.content = content() }
}

// MARK: What is said of tabs

/// Which tabs are there, and which are not: as many as before, so that the others keep their states.
public nonisolated struct _HiddenTabs<Content: TabContent>: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = _NoTabs<Content.TabValue>
    nonisolated(unsafe) fileprivate let content: Content
    fileprivate let isHidden: Bool

    @MainActor public static func _makeTabs(_ content: Self, in node: _ViewNode) {
        node.child(0).update(content.isHidden ? nil : _Tabs(content: content.content), in: node.environment)
    }
}

/// Where tabs are: a phone has them in its bar alone.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let tabBar = Self(name: "tabBar")
    public static let sidebar = Self(name: "sidebar")
}

/// What a user may do to a tab in a sidebar.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let disabled = Self(name: "disabled")
    public static let reorderable = Self(name: "reorderable")
}

extension TabContent {
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _HiddenTabs(content: self, isHidden: hidden)
    }
    public nonisolated func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<TabValue>
    { _HiddenTabs(content: self, isHidden: visibility == .hidden && !placements.contains(.sidebar)) }

    // MARK: What a phone does not show

    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
    public nonisolated func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}
