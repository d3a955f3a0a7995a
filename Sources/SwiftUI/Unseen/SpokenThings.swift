// How things are spoken, and how assistive technologies move among them.

public struct AccessibilityRotorEntry<ID: Hashable> {
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {}
    public init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}
    ) {}
}

public protocol AccessibilityRotorContent {}
extension AccessibilityRotorEntry: AccessibilityRotorContent {}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}
extension ForEach where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, id: { $0.id }) }
}
@resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content? { content }
}
extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

public struct AccessibilitySystemRotor: Sendable {
    private let name: String
    public static let headings = Self(name: "headings")
    public static func headings(level: AccessibilityHeadingLevel) -> Self { Self(name: "headings") }
    public static let links = Self(name: "links")
    public static func links(visited: Bool) -> Self { Self(name: "links") }
    public static let boldText = Self(name: "boldText")
    public static let italicText = Self(name: "italicText")
    public static let underlineText = Self(name: "underlineText")
    public static let misspelledWords = Self(name: "misspelledWords")
    public static let images = Self(name: "images")
    public static let textFields = Self(name: "textFields")
    public static let tables = Self(name: "tables")
    public static let lists = Self(name: "lists")
    public static let landmarks = Self(name: "landmarks")
}

public struct AccessibilityQuickActionStyle: Sendable {
    public static let prompt = Self(), outline = Self()
}

extension View {
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        unseen
    }
    public nonisolated func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { unseen }
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { unseen }
    public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { unseen }
    public nonisolated func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
        -> some View
    { unseen }
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { unseen }
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { unseen }
    public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { unseen }
    public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { unseen }
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        unseen
    }
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { unseen }
    public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { unseen }
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        unseen
    }
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { unseen }
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { unseen }
    public nonisolated func accessibilityQuickAction<Content: View>(
        style: AccessibilityQuickActionStyle, @ViewBuilder content: () -> Content
    ) -> some View { unseen }
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View { unseen }
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { unseen }
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { unseen }
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { unseen }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { unseen }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { unseen }

    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { unseen }
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { unseen }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: S, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { unseen }
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { unseen }
    public nonisolated func accessibilityRotor<Model: Identifiable>(
        _ label: Text, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { unseen }
    public nonisolated func accessibilityRotor<Model: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [Model], entryLabel: KeyPath<Model, String>
    ) -> some View { unseen }
    public nonisolated func accessibilityRotor<Model, ID: Hashable>(
        _ label: Text, entries: [Model], entryID: KeyPath<Model, ID>, entryLabel: KeyPath<Model, String>
    ) -> some View { unseen }
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        unseen
    }
}
