/// Elements, each of them once, in the order in which they came.
public struct OrderedSet<Element: Hashable> {
    public private(set) var elements: [Element] = []
    private var places: [Element: Int] = [:]

    public init() {}
    public init(minimumCapacity: Int, persistent: Bool = false) {}
    public init<S: Sequence>(_ elements: S) where S.Element == Element { for element in elements { append(element) } }
    public init<S: Sequence>(uncheckedUniqueElements elements: S) where S.Element == Element { self.init(elements) }

    private mutating func number(from start: Int) {
        for index in start..<elements.count { places[elements[index]] = index }
    }

    public func contains(_ element: Element) -> Bool { places[element] != nil }
    public func firstIndex(of element: Element) -> Int? { places[element] }
    public func lastIndex(of element: Element) -> Int? { places[element] }

    @discardableResult
    public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
        if let place = places[item] { return (false, place) }
        places[item] = elements.count
        elements.append(item)
        return (true, elements.count - 1)
    }

    public mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
        for element in newElements { append(element) }
    }

    @discardableResult
    public mutating func insert(_ item: Element, at index: Int) -> (inserted: Bool, index: Int) {
        if let place = places[item] { return (false, place) }
        elements.insert(item, at: index)
        number(from: index)
        return (true, index)
    }

    @discardableResult
    public mutating func update(_ item: Element, at index: Int) -> Element {
        let old = elements[index]
        places[old] = nil
        elements[index] = item
        places[item] = index
        return old
    }

    @discardableResult
    public mutating func updateOrAppend(_ item: Element) -> Element? {
        guard let place = places[item] else {
            append(item)
            return nil
        }
        return update(item, at: place)
    }

    @discardableResult
    public mutating func remove(_ element: Element) -> Element? { places[element].map { remove(at: $0) } }

    @discardableResult
    public mutating func remove(at index: Int) -> Element {
        let old = elements.remove(at: index)
        places[old] = nil
        number(from: index)
        return old
    }

    @discardableResult public mutating func removeFirst() -> Element { remove(at: 0) }
    @discardableResult public mutating func removeLast() -> Element { remove(at: elements.count - 1) }
    public mutating func removeFirst(_ n: Int) { self = OrderedSet(elements.dropFirst(n)) }
    public mutating func removeLast(_ n: Int) { self = OrderedSet(elements.dropLast(n)) }
    public mutating func removeSubrange(_ bounds: Range<Int>) {
        var rest = elements
        rest.removeSubrange(bounds)
        self = OrderedSet(rest)
    }
    public mutating func removeAll(keepingCapacity: Bool = false) { self = OrderedSet() }
    public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
        self = OrderedSet(try elements.filter { try !shouldBeRemoved($0) })
    }

    public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
        try elements.sort(by: areInIncreasingOrder)
        number(from: 0)
    }
    public mutating func reverse() {
        elements.reverse()
        number(from: 0)
    }
    public mutating func swapAt(_ i: Int, _ j: Int) {
        elements.swapAt(i, j)
        (places[elements[i]], places[elements[j]]) = (i, j)
    }

    public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedSet {
        OrderedSet(try elements.filter(isIncluded))
    }

    // MARK: Of sets

    public func union<S: Sequence>(_ other: S) -> OrderedSet where S.Element == Element {
        var result = self
        result.append(contentsOf: other)
        return result
    }
    public mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element { append(contentsOf: other) }
    public func intersection<S: Sequence>(_ other: S) -> OrderedSet where S.Element == Element {
        let other = Set(other)
        return filter { other.contains($0) }
    }
    public mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
        self = intersection(other)
    }
    public func subtracting<S: Sequence>(_ other: S) -> OrderedSet where S.Element == Element {
        let other = Set(other)
        return filter { !other.contains($0) }
    }
    public mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { self = subtracting(other) }
    public func symmetricDifference<S: Sequence>(_ other: S) -> OrderedSet where S.Element == Element {
        let other = OrderedSet(other)
        return subtracting(other).union(other.subtracting(self))
    }
    public func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
        Set(elements).isSubset(of: other)
    }
    public func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
        Set(elements).isSuperset(of: other)
    }
    public func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
        Set(elements).isDisjoint(with: other)
    }
    public var unordered: Set<Element> { Set(elements) }
}

extension OrderedSet: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(position: Int) -> Element { elements[position] }
}

extension OrderedSet where Element: Comparable {
    public mutating func sort() { sort(by: <) }
}

extension OrderedSet: ExpressibleByArrayLiteral {
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension OrderedSet: Hashable {
    public static func == (lhs: OrderedSet, rhs: OrderedSet) -> Bool { lhs.elements == rhs.elements }
    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension OrderedSet: Sendable where Element: Sendable {}

extension OrderedSet: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

extension OrderedSet: Decodable where Element: Decodable {
    public init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
}

extension OrderedSet: CustomStringConvertible {
    public var description: String { elements.description }
}
