public protocol ContentIdentifiable {
    associatedtype DifferenceIdentifier: Hashable
    var differenceIdentifier: DifferenceIdentifier { get }
}

extension ContentIdentifiable where Self: Hashable {
    public var differenceIdentifier: Self { self }
}

public protocol ContentEquatable {
    func isContentEqual(to source: Self) -> Bool
}

extension ContentEquatable where Self: Equatable {
    public func isContentEqual(to source: Self) -> Bool { self == source }
}

public typealias Differentiable = ContentIdentifiable & ContentEquatable

extension Optional: ContentEquatable where Wrapped: ContentEquatable {
    public func isContentEqual(to source: Wrapped?) -> Bool {
        switch (self, source) {
        case (let own?, let other?): own.isContentEqual(to: other)
        case (nil, nil): true
        default: false
        }
    }
}

extension Array: ContentEquatable where Element: ContentEquatable {
    public func isContentEqual(to source: [Element]) -> Bool {
        count == source.count && zip(self, source).allSatisfy { $0.isContentEqual(to: $1) }
    }
}

extension String: Differentiable {}
extension Character: Differentiable {}
extension Int: Differentiable {}
extension UInt: Differentiable {}
extension Double: Differentiable {}
extension Float: Differentiable {}
extension Bool: Differentiable {}

public struct AnyDifferentiable: Differentiable {
    public let base: Any
    public let differenceIdentifier: AnyHashable
    private let isSame: (Any) -> Bool

    public init<D: Differentiable>(_ base: D) {
        if let any = base as? AnyDifferentiable {
            self = any
            return
        }
        self.base = base
        differenceIdentifier = AnyHashable(base.differenceIdentifier)
        isSame = { ($0 as? D).map { base.isContentEqual(to: $0) } ?? false }
    }
    public func isContentEqual(to source: AnyDifferentiable) -> Bool { isSame(source.base) }
}

public protocol DifferentiableSection: Differentiable {
    associatedtype Collection: Swift.Collection where Collection.Element: Differentiable
    var elements: Collection { get }
    init<C: Swift.Collection>(source: Self, elements: C) where C.Element == Collection.Element
}

public struct ArraySection<Model: Differentiable, Element: Differentiable>: DifferentiableSection {
    public var model: Model
    public var elements: [Element]
    public var differenceIdentifier: Model.DifferenceIdentifier { model.differenceIdentifier }
    public init<C: Swift.Collection>(model: Model, elements: C) where C.Element == Element {
        (self.model, self.elements) = (model, Array(elements))
    }
    public init<C: Swift.Collection>(source: ArraySection, elements: C) where C.Element == Element {
        self.init(model: source.model, elements: elements)
    }
    public func isContentEqual(to source: ArraySection) -> Bool { model.isContentEqual(to: source.model) }
}

extension ArraySection: Equatable where Model: Equatable, Element: Equatable {
    public static func == (lhs: ArraySection, rhs: ArraySection) -> Bool {
        lhs.model == rhs.model && lhs.elements == rhs.elements
    }
}

public struct ElementPath: Hashable, Sendable {
    public var element: Int
    public var section: Int
    public init(element: Int, section: Int) { (self.element, self.section) = (element, section) }
}

/// What changed, and what there is afterwards.
public struct Changeset<Collection: Swift.Collection> {
    public var data: Collection
    public var sectionDeleted, sectionInserted, sectionUpdated: [Int]
    public var sectionMoved: [(source: Int, target: Int)]
    public var elementDeleted, elementInserted, elementUpdated: [ElementPath]
    public var elementMoved: [(source: ElementPath, target: ElementPath)]

    public init(
        data: Collection, sectionDeleted: [Int] = [], sectionInserted: [Int] = [], sectionUpdated: [Int] = [],
        sectionMoved: [(source: Int, target: Int)] = [], elementDeleted: [ElementPath] = [],
        elementInserted: [ElementPath] = [], elementUpdated: [ElementPath] = [],
        elementMoved: [(source: ElementPath, target: ElementPath)] = []
    ) {
        self.data = data
        (self.sectionDeleted, self.sectionInserted, self.sectionUpdated) = (
            sectionDeleted, sectionInserted, sectionUpdated
        )
        (self.elementDeleted, self.elementInserted, self.elementUpdated) = (
            elementDeleted, elementInserted, elementUpdated
        )
        (self.sectionMoved, self.elementMoved) = (sectionMoved, elementMoved)
    }

    public var sectionChangeCount: Int {
        sectionDeleted.count + sectionInserted.count + sectionUpdated.count + sectionMoved.count
    }
    public var elementChangeCount: Int {
        elementDeleted.count + elementInserted.count + elementUpdated.count + elementMoved.count
    }
    public var changeCount: Int { sectionChangeCount + elementChangeCount }
    public var hasSectionChanges: Bool { sectionChangeCount > 0 }
    public var hasElementChanges: Bool { elementChangeCount > 0 }
    public var hasChanges: Bool { changeCount > 0 }
}

/// At most one changeset: lists show what there is afterwards without ways between.
public struct StagedChangeset<Collection: Swift.Collection>: RandomAccessCollection, RangeReplaceableCollection,
    MutableCollection, ExpressibleByArrayLiteral
{
    private var changesets: [Changeset<Collection>] = []
    public init() {}
    public init<C: Swift.Collection>(_ changesets: C) where C.Element == Changeset<Collection> {
        self.changesets = Array(changesets)
    }
    public init(arrayLiteral elements: Changeset<Collection>...) { changesets = elements }
    public var startIndex: Int { 0 }
    public var endIndex: Int { changesets.count }
    public subscript(position: Int) -> Changeset<Collection> {
        get { changesets[position] }
        set { changesets[position] = newValue }
    }
    public mutating func replaceSubrange<C: Swift.Collection>(
        _ subrange: Range<Int>, with newElements: C
    ) where C.Element == Changeset<Collection> { changesets.replaceSubrange(subrange, with: newElements) }
}

/// Places of what is gone, new, other and moved.
private func places<Element: Differentiable>(
    _ source: [Element], _ target: [Element]
) -> (deleted: [Int], inserted: [Int], updated: [Int], moved: [(source: Int, target: Int)]) {
    let before = Dictionary(source.enumerated().map { ($0.element.differenceIdentifier, $0.offset) }) { first, _ in
        first
    }
    let after = Dictionary(target.enumerated().map { ($0.element.differenceIdentifier, $0.offset) }) { first, _ in first
    }
    let deleted = source.indices.filter { after[source[$0].differenceIdentifier] == nil }
    let inserted = target.indices.filter { before[target[$0].differenceIdentifier] == nil }
    let kept = source.indices.compactMap { index in
        after[source[index].differenceIdentifier].map { (source: index, target: $0) }
    }
    let updated = kept.filter { !target[$0.target].isContentEqual(to: source[$0.source]) }.map(\.source)
    // Of what stays, those whose order is another
    let order = kept.map(\.target).sorted()
    let moved = zip(kept, order).filter { $0.target != $1 }.map(\.0)
    return (deleted, inserted, updated, moved)
}

extension StagedChangeset where Collection: RangeReplaceableCollection, Collection.Element: Differentiable {
    public init(source: Collection, target: Collection) { self.init(source: source, target: target, section: 0) }

    public init(source: Collection, target: Collection, section: Int) {
        let found = places(Array(source), Array(target))
        func path(_ index: Int) -> ElementPath { ElementPath(element: index, section: section) }
        let changeset = Changeset(
            data: target, elementDeleted: found.deleted.map(path), elementInserted: found.inserted.map(path),
            elementUpdated: found.updated.map(path),
            elementMoved: found.moved.map { (path($0.source), path($0.target)) })
        self.init(changeset.hasChanges ? [changeset] : [])
    }
}

extension StagedChangeset where Collection: RangeReplaceableCollection, Collection.Element: DifferentiableSection {
    public init(source: Collection, target: Collection) {
        let (source, sections) = (Array(source), Array(target))
        let found = places(source, sections)
        var changeset = Changeset(
            data: target, sectionDeleted: found.deleted, sectionInserted: found.inserted, sectionUpdated: found.updated,
            sectionMoved: found.moved)
        for (index, section) in sections.enumerated() {
            guard let former = source.first(where: { $0.differenceIdentifier == section.differenceIdentifier }) else {
                continue
            }
            let inside = places(Array(former.elements), Array(section.elements))
            func path(_ element: Int) -> ElementPath { ElementPath(element: element, section: index) }
            changeset.elementDeleted += inside.deleted.map(path)
            changeset.elementInserted += inside.inserted.map(path)
            changeset.elementUpdated += inside.updated.map(path)
            changeset.elementMoved += inside.moved.map { (path($0.source), path($0.target)) }
        }
        self.init(changeset.hasChanges ? [changeset] : [])
    }
}
