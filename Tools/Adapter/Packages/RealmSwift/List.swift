import Foundation

protocol AnyList: AnyObject {
    var all: [Any] { get }
    func replaceAll(with values: [Any])
}

/// The many values of a property, in their order.
public final class List<Element: RealmCollectionValue>: RealmCollection, RangeReplaceableCollection, MutableCollection,
    _DefaultConstructible, Hashable, CustomStringConvertible
{
    private var values: [Element] = []
    var store: Store? { values.lazy.compactMap { ($0 as? ObjectBase)?.store }.first }

    public required init() {}

    public var startIndex: Int { 0 }
    public var endIndex: Int { values.count }
    public subscript(index: Int) -> Element {
        get { values[index] }
        set { values[index] = newValue }
    }
    public func replaceSubrange<C: Collection>(_ range: Range<Int>, with other: C) where C.Element == Element {
        values.replaceSubrange(range, with: other)
        let store = store
        for value in other { store?.adopt(value) }
    }

    public func append(_ object: Element) { replaceSubrange(endIndex..<endIndex, with: CollectionOfOne(object)) }
    public func append<S: Sequence>(objectsIn objects: S) where S.Element == Element {
        replaceSubrange(endIndex..<endIndex, with: Array(objects))
    }
    public func insert(_ object: Element, at index: Int) {
        replaceSubrange(index..<index, with: CollectionOfOne(object))
    }
    public func remove(at index: Int) { values.remove(at: index) }
    public func removeAll() { values.removeAll() }
    public func removeFirst() { values.removeFirst() }
    public func removeLast() { values.removeLast() }
    public func replace(index: Int, object: Element) { self[index] = object }
    public func move(from: Int, to: Int) { values.insert(values.remove(at: from), at: to) }
    public func swapAt(_ one: Int, _ other: Int) { values.swapAt(one, other) }

    public var elements: [Element] { values }
    public var description: String { "List<\(Element.self)> \(values)" }
    public static func == (one: List, other: List) -> Bool { one === other || one.values == other.values }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension List: AnyList {
    var all: [Any] { values }
    func replaceAll(with others: [Any]) {
        var elements: [Element] = []
        for other in others { if let element = element(other) { elements.append(element) } }
        replaceSubrange(0..<values.count, with: elements)
    }
}

extension List {
    private func element(_ value: Any) -> Element? {
        let type = (Element.self as? any HoldsObject.Type)?.objectType
        return (type.flatMap { PropertyValues.made($0, of: value) } ?? value) as? Element
    }
}

extension List: Decodable where Element: Decodable {
    public convenience init(from decoder: any Decoder) throws {
        self.init()
        append(objectsIn: try [Element](from: decoder))
    }
}
extension List: Encodable where Element: Encodable {
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}

/// The many values of a property, each once.
public final class MutableSet<Element: RealmCollectionValue>: RealmCollection, _DefaultConstructible {
    private var values: [Element] = []
    var store: Store? { values.lazy.compactMap { ($0 as? ObjectBase)?.store }.first }
    public required init() {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { values.count }
    public subscript(index: Int) -> Element { values[index] }
    public var elements: [Element] { values }
    public func insert(_ value: Element) { if !values.contains(value) { values.append(value) } }
    public func insert<S: Sequence>(objectsIn objects: S) where S.Element == Element { objects.forEach(insert) }
    public func remove(_ value: Element) { values.removeAll { $0 == value } }
    public func removeAll() { values.removeAll() }
}

/// The many values of a property, by their names.
public final class Map<Key: Hashable, Value: RealmCollectionValue>: _DefaultConstructible, Sequence {
    private var values: [Key: Value] = [:]
    public required init() {}
    public subscript(key: Key) -> Value? {
        get { values[key] }
        set { values[key] = newValue }
    }
    public var count: Int { values.count }
    public var keys: [Key] { Array(values.keys) }
    public var allValues: [Value] { Array(values.values) }
    public func removeObject(for key: Key) { values[key] = nil }
    public func removeAll() { values.removeAll() }
    public func makeIterator() -> AnyIterator<(key: Key, value: Value)> {
        var rest = values.makeIterator()
        return AnyIterator { rest.next() }
    }
}

protocol AnyLinks { func belong(to object: ObjectBase) }

/// The objects of a class whose property points to this one.
public struct LinkingObjects<Element: ObjectBase>: RealmCollection {
    private final class Target { weak var object: ObjectBase? }
    private let target = Target()
    private let property: String

    public init(fromType type: Element.Type, property: String) { self.property = property }

    var store: Store? { target.object?.store }
    public var elements: [Element] {
        guard let object = target.object, let store = object.store else { return [] }
        return store.objects(of: Element.self).filter { other in
            let value = PropertyValues.value(property, of: other)
            return value as? ObjectBase === object
                || (value as? any AnyList)?.all.contains { ($0 as? ObjectBase) === object } == true
        }
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Element { elements[index] }
}
extension LinkingObjects: AnyLinks {
    func belong(to object: ObjectBase) { target.object = object }
}
