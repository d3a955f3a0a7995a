/// Values by keys, in the order in which the keys came.
public struct OrderedDictionary<Key: Hashable, Value> {
    public private(set) var keys = OrderedSet<Key>()
    private var contents: [Value] = []

    public init() {}
    public init(minimumCapacity: Int, persistent: Bool = false) {}
    public init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value) {
        for (key, value) in keysAndValues { self[key] = value }
    }
    public init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (key: Key, value: Value) {
        for (key, value) in keysAndValues { self[key] = value }
    }
    public init<Keys: Sequence, Values: Sequence>(uniqueKeys keys: Keys, values: Values)
    where Keys.Element == Key, Values.Element == Value { self.init(uniqueKeysWithValues: Array(zip(keys, values))) }
    public init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    where S.Element == (Key, Value) { try merge(keysAndValues, uniquingKeysWith: combine) }
    public init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows
    where Value == [S.Element] {
        for value in values { self[try keyForValue(value), default: []].append(value) }
    }

    // MARK: Values

    public subscript(key: Key) -> Value? {
        get { keys.firstIndex(of: key).map { contents[$0] } }
        set {
            switch (keys.firstIndex(of: key), newValue) {
            case (let place?, let value?): contents[place] = value
            case (let place?, nil): remove(at: place)
            case (nil, let value?):
                keys.append(key)
                contents.append(value)
            case (nil, nil): break
            }
        }
    }

    public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
        get { self[key] ?? defaultValue() }
        set { self[key] = newValue }
    }

    public func index(forKey key: Key) -> Int? { keys.firstIndex(of: key) }
    public var values: Values { Values(contents: contents) }

    @discardableResult
    public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
        let old = self[key]
        self[key] = value
        return old
    }

    @discardableResult
    public mutating func updateValue(_ value: Value, forKey key: Key, insertingAt index: Int) -> (
        originalMember: Value?, index: Int
    ) {
        if let place = keys.firstIndex(of: key) {
            let old = contents[place]
            contents[place] = value
            return (old, place)
        }
        keys.insert(key, at: index)
        contents.insert(value, at: index)
        return (nil, index)
    }

    @discardableResult
    public mutating func removeValue(forKey key: Key) -> Value? {
        keys.firstIndex(of: key).map { remove(at: $0).value }
    }

    @discardableResult
    public mutating func remove(at index: Int) -> (key: Key, value: Value) {
        (keys.remove(at: index), contents.remove(at: index))
    }
    @discardableResult public mutating func removeFirst() -> (key: Key, value: Value) { remove(at: 0) }
    @discardableResult public mutating func removeLast() -> (key: Key, value: Value) { remove(at: count - 1) }
    public mutating func removeAll(keepingCapacity: Bool = false) { self = OrderedDictionary() }
    public mutating func removeAll(where shouldBeRemoved: ((key: Key, value: Value)) throws -> Bool) rethrows {
        self = try filter { try !shouldBeRemoved($0) }
    }

    public mutating func merge<S: Sequence>(
        _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows where S.Element == (Key, Value) {
        for (key, value) in keysAndValues { self[key] = try self[key].map { try combine($0, value) } ?? value }
    }

    public func merging<S: Sequence>(
        _ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value
    ) rethrows -> OrderedDictionary where S.Element == (Key, Value) {
        var result = self
        try result.merge(keysAndValues, uniquingKeysWith: combine)
        return result
    }

    public func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> OrderedDictionary {
        OrderedDictionary(uniqueKeysWithValues: try elements.filter(isIncluded))
    }
    public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> OrderedDictionary<Key, T> {
        OrderedDictionary<Key, T>(uniqueKeysWithValues: try elements.map { ($0.key, try transform($0.value)) })
    }
    public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> OrderedDictionary<Key, T> {
        OrderedDictionary<Key, T>(
            uniqueKeysWithValues: try elements.compactMap { element in
                try transform(element.value).map { (element.key, $0) }
            })
    }

    public mutating func sort(
        by areInIncreasingOrder: ((key: Key, value: Value), (key: Key, value: Value)) throws -> Bool
    ) rethrows {
        self = OrderedDictionary(uniqueKeysWithValues: try elements.sorted(by: areInIncreasingOrder))
    }
    public mutating func reverse() { self = OrderedDictionary(uniqueKeysWithValues: elements.reversed()) }

    /// The pairs, by their places.
    public var elements: Elements {
        get { Elements(base: self) }
        set { self = newValue.base }
    }

    public struct Elements: RandomAccessCollection {
        fileprivate var base: OrderedDictionary
        public var startIndex: Int { 0 }
        public var endIndex: Int { base.contents.count }
        public subscript(position: Int) -> (key: Key, value: Value) { (base.keys[position], base.contents[position]) }
    }

    public struct Values: RandomAccessCollection {
        fileprivate var contents: [Value]
        public var elements: [Value] { contents }
        public var startIndex: Int { 0 }
        public var endIndex: Int { contents.count }
        public subscript(position: Int) -> Value { contents[position] }
    }
}

extension OrderedDictionary where Key: Comparable {
    public mutating func sort() { sort { $0.key < $1.key } }
}

extension OrderedDictionary: Sequence {
    public func makeIterator() -> IndexingIterator<Elements> { elements.makeIterator() }
    public var count: Int { contents.count }
    public var isEmpty: Bool { contents.isEmpty }
}

extension OrderedDictionary: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (Key, Value)...) { self.init(uniqueKeysWithValues: elements) }
}

extension OrderedDictionary: Equatable where Value: Equatable {
    public static func == (lhs: OrderedDictionary, rhs: OrderedDictionary) -> Bool {
        lhs.keys == rhs.keys && lhs.contents == rhs.contents
    }
}

extension OrderedDictionary: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(keys)
        hasher.combine(contents)
    }
}

extension OrderedDictionary: Sendable where Key: Sendable, Value: Sendable {}

/// Keys and values in turn.
extension OrderedDictionary: Encodable where Key: Encodable, Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for (key, value) in self {
            try container.encode(key)
            try container.encode(value)
        }
    }
}

extension OrderedDictionary: Decodable where Key: Decodable, Value: Decodable {
    public init(from decoder: any Decoder) throws {
        self.init()
        var container = try decoder.unkeyedContainer()
        while !container.isAtEnd {
            let key = try container.decode(Key.self)
            self[key] = try container.decode(Value.self)
        }
    }
}

extension OrderedDictionary: CustomStringConvertible {
    public var description: String {
        isEmpty ? "[:]" : "[\(map { "\($0.key): \($0.value)" }.joined(separator: ", "))]"
    }
}
