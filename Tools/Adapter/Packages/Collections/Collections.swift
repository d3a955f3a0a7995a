@_exported import OrderedCollections

/// A line whose both ends are open.
public typealias Deque = ContiguousArray

extension ContiguousArray {
    public mutating func prepend(_ newElement: Element) { insert(newElement, at: 0) }
    public mutating func prepend<C: Collection>(contentsOf newElements: C) where C.Element == Element {
        insert(contentsOf: newElements, at: 0)
    }
    public mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
}
