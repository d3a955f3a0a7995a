/// Views that belong together, with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?

    init(header: Parent, footer: Footer, isExpanded: Binding<Bool>? = nil, content: Content) {
        (self.header, self.footer, self.isExpanded, self.content) = (header, footer, isExpanded, content)
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: Never { fatalError("a section has no body") }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let identity = node.kept as? SectionIdentity ?? SectionIdentity()
        node.kept = identity
        identity.isExpanded = view.isExpanded?.wrappedValue ?? true
        node.child(0).update(
            ListTitled(content: view.header, kind: .header), in: node.environment)
        if identity.isExpanded {
            node.child(1).update(view.content, in: node.environment)
        } else {
            node.child(1).update(EmptyView(), in: node.environment)
        }
        node.child(2).update(ListTitled(content: view.footer, kind: .footer), in: node.environment)
        node.output = { children in
            @MainActor func parts(_ index: Int, _ kind: SectionPart.Kind) -> [Item] {
                children[index].items.map {
                    Traited($0, SectionPartKey.self, SectionPart(kind: kind, section: identity, inner: $0))
                }
            }
            return parts(0, .header) + parts(1, .row) + parts(2, .footer)
        }
    }
}

/// A header or a footer: in a list, one thing in small letters.
private struct ListTitled<Content: View>: _PrimitiveView {
    nonisolated(unsafe) let content: Content
    let kind: SectionPart.Kind

    nonisolated init(content: Content, kind: SectionPart.Kind) { (self.content, self.kind) = (content, kind) }

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        guard node.environment.isInList else { return node.child(0).update(view.content, in: node.environment) }
        let environment = node.deriving { ListTitleLook(kind: view.kind, in: $0).change(&$0) }
        node.child(0).update(view.content, in: environment)
        let isRightToLeft = node.environment.layoutDirection == .rightToLeft
        node.output = { children in
            let items = children.flatMap(\.items)
            if items.count < 2 { return items }
            return [LayoutItem(VStackLayout(alignment: .leading), items, isRightToLeft: isRightToLeft)]
        }
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), footer: footer(), content: content()) }
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: footer, content: content())
    }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), footer: EmptyView(), content: content())
    }
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, footer: EmptyView(), content: content())
    }
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) { self.init(header: header(), footer: EmptyView(), isExpanded: isExpanded, content: content()) }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), footer: footer(), content: content())
    }
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: footer, content: content())
    }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), footer: EmptyView(), content: content())
    }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), footer: EmptyView(), content: content())
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), footer: EmptyView(), content: content())
    }
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), footer: EmptyView(), isExpanded: isExpanded, content: content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), footer: EmptyView(), isExpanded: isExpanded, content: content())
    }
}
extension Section where Parent: View, Content: View, Footer: View {
    public func collapsible(_ collapsible: Bool) -> some View { self }
}
