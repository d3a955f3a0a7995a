import Foundation

/// The items of one section as an outline, in which items can contain others.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    private struct Node {
        let item: ItemIdentifierType
        let parent: ItemIdentifierType?
        let level: Int
        var isExpanded = false
    }

    private var nodes: [Node] = []

    public init() {}

    public var items: [ItemIdentifierType] { nodes.map(\.item) }
    public var rootItems: [ItemIdentifierType] { nodes.filter { $0.parent == nil }.map(\.item) }
    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { nodes.filter { isVisible($0.item) }.map(\.item) }

    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let level = parent.map { self.level(of: $0) + 1 } ?? 0
        let made = items.map { Node(item: $0, parent: parent, level: level) }
        nodes.insert(contentsOf: made, at: parent.map(endOfFamily) ?? nodes.count)
    }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let index = index(of: item) else { return }
        let sibling = nodes[index]
        nodes.insert(contentsOf: items.map { Node(item: $0, parent: sibling.parent, level: sibling.level) }, at: index)
    }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let index = index(of: item) else { return }
        let sibling = nodes[index]
        let made = items.map { Node(item: $0, parent: sibling.parent, level: sibling.level) }
        nodes.insert(contentsOf: made, at: endOfFamily(item))
    }
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let index = index(of: item) else { continue }
            nodes.removeSubrange(index..<endOfFamily(item))
        }
    }
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard let index = index(of: item) else { return }
        insert(snapshot.nodes, at: index, below: nodes[index].parent)
    }
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard let index = index(of: item) else { return }
        insert(snapshot.nodes, at: endOfFamily(item), below: nodes[index].parent)
    }
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard let index = index(of: parent) else { return }
        nodes.removeSubrange((index + 1)..<endOfFamily(parent))
        insert(snapshot.nodes, at: index + 1, below: parent)
    }
    public mutating func deleteAll() { nodes = [] }
    public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

    public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
    public func index(of item: ItemIdentifierType) -> Int? { nodes.firstIndex { $0.item == item } }
    public func level(of item: ItemIdentifierType) -> Int { index(of: item).map { nodes[$0].level } ?? 0 }
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        index(of: child).flatMap { nodes[$0].parent }
    }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { index(of: item).map { nodes[$0].isExpanded } ?? false }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        guard let parent = parent(of: item) else { return true }
        return isExpanded(parent) && isVisible(parent)
    }

    /// The item's descendants as an outline of their own.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var family = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        guard let index = index(of: parent) else { return family }
        let first = includingParent ? index : index + 1
        let top = nodes[index].level + (includingParent ? 0 : 1)
        family.nodes = nodes[first..<endOfFamily(parent)].map { node in
            Node(
                item: node.item, parent: node.level == top ? nil : node.parent, level: node.level - top,
                isExpanded: node.isExpanded)
        }
        return family
    }

    private mutating func insert(_ others: [Node], at index: Int, below parent: ItemIdentifierType?) {
        let level = parent.map { self.level(of: $0) + 1 } ?? 0
        let made = others.map { node in
            Node(
                item: node.item, parent: node.parent ?? parent, level: node.level + level, isExpanded: node.isExpanded)
        }
        nodes.insert(contentsOf: made, at: index)
    }

    /// The place after the item and all its descendants.
    private func endOfFamily(_ item: ItemIdentifierType) -> Int {
        guard let index = index(of: item) else { return nodes.count }
        return nodes[(index + 1)...].firstIndex { $0.level <= nodes[index].level } ?? nodes.count
    }

    private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
        for item in items {
            if let index = index(of: item) { nodes[index].isExpanded = isExpanded }
        }
    }
}
