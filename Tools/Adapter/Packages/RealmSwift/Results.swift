import Foundation

public struct SortDescriptor: Hashable, Sendable, ExpressibleByStringLiteral {
    public let keyPath: String
    public let ascending: Bool
    public init(keyPath: String, ascending: Bool = true) { (self.keyPath, self.ascending) = (keyPath, ascending) }
    public init(stringLiteral value: String) { self.init(keyPath: value) }
    public func reversed() -> SortDescriptor { SortDescriptor(keyPath: keyPath, ascending: !ascending) }
}

/// What holds objects or values of a Realm.
public protocol RealmCollection<Element>: RandomAccessCollection, RealmCollectionOfAny
where Index == Int, Element: RealmCollectionValue {
    var elements: [Element] { get }
}
public protocol RealmCollectionOfAny {}

protocol Stored { var store: Store? { get } }
extension List: Stored {}
extension MutableSet: Stored {}
extension LinkingObjects: Stored {}
extension Results: Stored {}

extension RealmCollection {
    public var realm: Realm? { (self as? any Stored)?.store.map(Realm.init(store:)) }
    public var isInvalidated: Bool { false }
    public var isFrozen: Bool { false }

    // MARK: Choosing and ordering

    private func results(_ change: @escaping ([Element]) -> [Element]) -> Results<Element> {
        Results((self as? any Stored)?.store) { change(elements) }
    }

    public func filter(_ predicate: NSPredicate) -> Results<Element> {
        results { $0.filter { predicate.evaluate(with: ($0 as? ObjectBase).map(AskedObject.init) ?? $0 as Any) } }
    }
    public func filter(_ predicateFormat: String, _ args: Any...) -> Results<Element> {
        filter(
            NSPredicate(
                format: predicateFormat, argumentArray: args.map { ($0 as? ObjectBase).map(AskedObject.init) ?? $0 }))
    }
    public func `where`(_ isIncluded: (Query<Element>) -> Query<Bool>) -> Results<Element> {
        let query = isIncluded(Query { $0 as? Element })
        return results { $0.filter { query.value($0) == true } }
    }

    public func sorted<S: Sequence>(by descriptors: S) -> Results<Element> where S.Element == SortDescriptor {
        let descriptors = Array(descriptors)
        return results { elements in
            let keys = elements.map { element in descriptors.map { ValueOrder.key(element, $0.keyPath) } }
            return elements.indices.sorted { one, other in
                for (place, descriptor) in descriptors.enumerated() {
                    let (first, second) = (keys[one][place], keys[other][place])
                    if ValueOrder.isLess(first, second) { return descriptor.ascending }
                    if ValueOrder.isLess(second, first) { return !descriptor.ascending }
                }
                return one < other
            }.map { elements[$0] }
        }
    }
    public func sorted(byKeyPath keyPath: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: keyPath, ascending: ascending)])
    }
    public func sorted(ascending: Bool = true) -> Results<Element> {
        sorted(byKeyPath: "self", ascending: ascending)
    }
    public func sorted<Value: Comparable>(by keyPath: KeyPath<Element, Value>, ascending: Bool = true) -> Results<
        Element
    > {
        results {
            $0.sorted { (one: Element, other: Element) in
                ascending
                    ? one[keyPath: keyPath] < other[keyPath: keyPath] : other[keyPath: keyPath] < one[keyPath: keyPath]
            }
        }
    }
    public func distinct<S: Sequence>(by keyPaths: S) -> Results<Element> where S.Element == String {
        let keyPaths = Array(keyPaths)
        return results { elements in
            var known: Set<[String]> = []
            return elements.filter { element in
                known.insert(keyPaths.map { "\(ValueOrder.key(element, $0) as Any)" }).inserted
            }
        }
    }

    // MARK: Asking

    public func index(of object: Element) -> Int? { elements.firstIndex(of: object) }
    public func index(matching predicate: NSPredicate) -> Int? {
        filter(predicate).first.flatMap { index(of: $0) }
    }
    public func index(matching predicateFormat: String, _ args: Any...) -> Int? {
        index(matching: NSPredicate(format: predicateFormat, argumentArray: args))
    }
    public func value(forKey key: String) -> Any? { elements.map { ValueOrder.key($0, key) as Any } }
    public func setValue(_ value: Any?, forKey key: String) {
        for object in elements.compactMap({ $0 as? ObjectBase }) { object[key] = value }
    }
    private func values<T>(_ property: String) -> [T] { elements.compactMap { ValueOrder.key($0, property) as? T } }
    public func min<T: MinMaxType & Comparable>(ofProperty property: String) -> T? { values(property).min() }
    public func max<T: MinMaxType & Comparable>(ofProperty property: String) -> T? { values(property).max() }
    public func sum<T: AddableType & Numeric>(ofProperty property: String) -> T { values(property).reduce(0, +) }
    public func average<T: AddableType & BinaryFloatingPoint>(ofProperty property: String) -> T? {
        let numbers = elements.compactMap { (ValueOrder.key($0, property) as? NSNumber)?.doubleValue }
        return numbers.isEmpty ? nil : T(numbers.reduce(0, +) / Double(numbers.count))
    }
    public func freeze() -> Self { self }
    public func thaw() -> Self? { self }

    // MARK: Being told

    /// First of what is there, then of each change.
    public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
        _ block: @escaping (RealmCollectionChange<Self>) -> Void
    ) -> NotificationToken {
        var known: [Element]?
        let token = NotificationToken(of: (self as? any Stored)?.store) {
            let now = elements
            guard let old = known else {
                known = now
                return block(.initial(self))
            }
            let difference = now.difference(from: old)
            guard !difference.isEmpty || Element.self is ObjectBase.Type else { return }
            known = now
            block(
                .update(
                    self, deletions: difference.removals.map(\.place), insertions: difference.insertions.map(\.place),
                    modifications: []))
        }
        token.tellLater()
        return token
    }
}

extension CollectionDifference.Change {
    fileprivate var place: Int {
        switch self {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }
}

@frozen public enum RealmCollectionChange<CollectionType> {
    case initial(CollectionType)
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    case error(any Error)
}

/// The objects that fit, as they are at each moment.
public struct Results<Element: RealmCollectionValue>: RealmCollection, Equatable, CustomStringConvertible {
    private final class Known {
        var values: [Element] = []
        var version: Int?
    }
    let store: Store?
    private let find: () -> [Element]
    private let known = Known()

    init(_ store: Store?, _ find: @escaping () -> [Element]) { (self.store, self.find) = (store, find) }

    public var elements: [Element] {
        guard let store, !store.isWriting else { return find() }
        if known.version != store.version { (known.values, known.version) = (find(), store.version) }
        return known.values
    }
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Element { elements[index] }
    public func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
    public var description: String { "Results<\(Element.self)> \(elements)" }
    public static func == (one: Results, other: Results) -> Bool { one.elements == other.elements }
}

public struct AnyRealmCollection<Element: RealmCollectionValue>: RealmCollection {
    private let find: () -> [Element]
    public init<C: RealmCollection>(_ collection: C) where C.Element == Element { find = { collection.elements } }
    public var elements: [Element] { find() }
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Element { elements[index] }
}

/// How values are ordered that are of one type only in the model.
enum ValueOrder {
    static func key(_ element: Any, _ path: String) -> Any? {
        path == "self" ? element : PropertyValues.value(atPath: path, of: element)
    }

    /// What is missing comes first, and texts are in the order of their scalars.
    static func isLess(_ one: Any?, _ other: Any?) -> Bool {
        switch (one, other) {
        case (nil, nil): false
        case (nil, _): true
        case (_, nil): false
        case (let one as String, let other as String):
            one.unicodeScalars.lexicographicallyPrecedes(other.unicodeScalars)
        case (let one as Date, let other as Date): one < other
        case (let one as ObjectId, let other as ObjectId): one < other
        case (let one as NSNumber, let other as NSNumber): one.compare(other) == .orderedAscending
        default: false
        }
    }
}
