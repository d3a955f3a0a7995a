/// One of the views that a container was given.
public nonisolated struct Subview: _PrimitiveView, Identifiable {
    public struct ID: Hashable, @unchecked Sendable {
        fileprivate let value: AnyHashable
    }
    public let id: ID
    let item: Item

    fileprivate init(_ item: Item, _ index: Int) {
        self.item = item
        id = ID(value: item.value(ExplicitIdentity.self) ?? item.value(ImplicitTag.self) ?? AnyHashable(index))
    }

    /// What the subview's author has said to the container.
    public var containerValues: ContainerValues {
        var values = item.value(ContainerValuesKey.self)
        values.tag = item.value(Tag.self)
        return values
    }

    /// What one view writes, a container may read by its name (not in Apple's documentation, and used by libraries).
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
        containerValues.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { node.leaf(view.item) }
}

/// The views that a container was given, also those of a `ForEach` or a `Group` among them.
public nonisolated struct SubviewsCollection: RandomAccessCollection, _PrimitiveView {
    private let subviews: [Subview]
    init(_ items: some Sequence<Item>) { subviews = items.enumerated().map { Subview($1, $0) } }

    public var startIndex: Int { 0 }
    public var endIndex: Int { subviews.count }
    public subscript(index: Int) -> Subview { subviews[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: self, bounds) }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        node.output = { _ in view.subviews.map(\.item) }
    }
}

public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection, _PrimitiveView {
    let base: SubviewsCollection
    private let bounds: Range<Int>
    init(base: SubviewsCollection, _ bounds: Range<Int>) { (self.base, self.bounds) = (base, bounds) }

    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }
    public subscript(index: Int) -> Subview { base[index] }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(base: base, bounds) }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        node.output = { _ in view.map(\.item) }
    }
}

// MARK: What a view says to its container

public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct ContainerValues: @unchecked Sendable {
    fileprivate var values: [ObjectIdentifier: Any] = [:]

    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// The tag of a kind, if the view has one.
    public func tag<Value: Hashable>(for type: Value.Type) -> Value? { tag?.base as? Value }
    public func hasTag<Value: Hashable>(_ tag: Value) -> Bool { self.tag == AnyHashable(tag) }
    fileprivate var tag: AnyHashable?
}

private enum ContainerValuesKey: LayoutValueKey { static var defaultValue: ContainerValues { ContainerValues() } }

/// What libraries write on a view for a container of theirs.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    public nonisolated func containerValue<Value>(
        _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
    ) -> some View { sayingToContainer { $0[keyPath: keyPath] = value } }

    public nonisolated func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        sayingToContainer { $0.values[ObjectIdentifier(key)] = value }
    }

    private nonisolated func sayingToContainer(_ change: @escaping (inout ContainerValues) -> Void) -> some View {
        wrapped { item, _ in
            var values = item.value(ContainerValuesKey.self)
            change(&values)
            return Traited(item, ContainerValuesKey.self, values)
        }
    }
}

// MARK: Containers of an author's own

/// Shows what a closure makes of the views in another one.
private nonisolated struct SubviewReading<Source: View, Result: View>: _PrimitiveView {
    let source: Source
    let transform: ([Item]) -> Result

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(view.source, in: node.environment)
        node.output = { [unowned node] children in
            let items = children.first?.items ?? []
            return node.placing {
                let content = ViewGraph.working(on: node) { node.observing { view.transform(items) } }
                node.child(1).update(content, in: node.environment)
                return node.child(1).items
            }
        }
    }
}

extension Group where Content: View {
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(source: view) { transform(SubviewsCollection($0)) } }
    }
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init { GroupElementsOfContent(source: view) { transform(SectionCollection($0)) } }
    }
}

/// What a group makes of the views in another one.
public nonisolated struct GroupElementsOfContent<Base: View, Result: View>: View {
    let source: Base
    let transform: ([Item]) -> Result
    init(source: Base, transform: @escaping ([Item]) -> Result) { (self.source, self.transform) = (source, transform) }
    @MainActor public var body: some View { SubviewReading(source: source, transform: transform) }
}

/// The values of a `ForEach` over the views of another one, which are there only once these are.
public nonisolated struct ForEachSubviewCollection<Base: View>: RandomAccessCollection {
    let source: Base
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { fatalError("it is empty") }
}
public nonisolated struct ForEachSectionCollection<Base: View>: RandomAccessCollection {
    let source: Base
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration { fatalError("it is empty") }
}

/// A `ForEach` whose values are the views of another one.
protocol LateValues {
    /// Puts these views into a place, with what is made of each.
    @MainActor func make<Content: View>(_ content: @escaping (Any) -> Content, in node: _ViewNode)
}
extension ForEachSubviewCollection: LateValues {
    @MainActor func make<Content: View>(_ content: @escaping (Any) -> Content, in node: _ViewNode) {
        SubviewReading<Base, ForEach<SubviewsCollection, Subview.ID, Content>>._make(
            SubviewReading(source: source) { ForEach(SubviewsCollection($0)) { content($0) } }, in: node)
    }
}
extension ForEachSectionCollection: LateValues {
    @MainActor func make<Content: View>(_ content: @escaping (Any) -> Content, in node: _ViewNode) {
        SubviewReading<Base, ForEach<SectionCollection, SectionConfiguration.ID, Content>>._make(
            SubviewReading(source: source) { ForEach(SectionCollection($0)) { content($0) } }, in: node)
    }
}

extension ForEach where Content: View {
    public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Base>, ID == Subview.ID {
        self.init(data: ForEachSubviewCollection(source: view), content: content, id: { $0.id })
    }
    public init<Base: View>(sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Base>, ID == SectionConfiguration.ID {
        self.init(data: ForEachSectionCollection(source: view), content: content, id: { $0.id })
    }
}

// MARK: Sections

/// A section that a container was given, or a run of views outside of any.
public nonisolated struct SectionConfiguration: Identifiable {
    public struct ID: Hashable, Sendable { fileprivate let number: Int }
    public let id: ID
    public var header: SubviewsCollection { views(.header) }
    public var footer: SubviewsCollection { views(.footer) }
    public var content: SubviewsCollection { views(.row) }
    public var containerValues: ContainerValues { items.first?.value(ContainerValuesKey.self) ?? ContainerValues() }
    private let items: [Item]

    fileprivate init(_ number: Int, _ items: [Item]) { (id, self.items) = (ID(number: number), items) }

    private func views(_ kind: SectionPart.Kind) -> SubviewsCollection {
        SubviewsCollection(
            items.compactMap { item in
                let part = item.value(SectionPartKey.self)
                return (part?.kind ?? .row) == kind ? part?.inner ?? item : nil
            })
    }
}

public nonisolated struct SectionCollection: RandomAccessCollection, _PrimitiveView {
    private let sections: [SectionConfiguration]

    init(_ items: [Item]) {
        var runs: [[Item]] = []
        var last: SectionIdentity?
        for item in items {
            let section = item.value(SectionPartKey.self)?.section
            if runs.isEmpty || section !== last { runs.append([]) }
            runs[runs.count - 1].append(item)
            last = section
        }
        sections = runs.enumerated().map { SectionConfiguration($0, $1) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        node.output = { _ in view.sections.flatMap { [$0.header, $0.content, $0.footer].flatMap { $0.map(\.item) } } }
    }
}

// MARK: What libraries use, and Apple's documentation does not have

/// A container that takes its views apart.
public enum _VariadicView {
    public typealias Children = SubviewsCollection
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    public nonisolated struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
        public var root: Root
        public var content: Content
        public init(root: Root, content: Content) { (self.root, self.content) = (root, content) }
        public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
        @MainActor public var body: some View {
            SubviewReading(source: content) { root.body(children: SubviewsCollection($0)) }
        }
    }
}
public protocol _VariadicView_Root {}
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
