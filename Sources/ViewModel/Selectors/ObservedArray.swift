import Foundation

extension NSObject {
    /// The array that a property holds. What is done to it is done to the property, and observers hear which places changed.
    public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(self, key) }
}

/// Stands for the array of a property, whatever kind of list the property holds.
private final class ObservedArray: NSMutableArray {
    private let owner: NSObject
    private let key: String

    init(_ owner: NSObject, _ key: String) {
        (self.owner, self.key) = (owner, key)
        super.init()
    }

    // A copy of it, or what an archive has of it, is an array and stands for no property.
    required init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("an array of a property is made by it") }
    required init?(coder: NSCoder) { fatalError("an array of a property is in no archive") }
    required convenience init(arrayLiteral elements: Any...) { fatalError("an array of a property is made by it") }
    override func copy(with zone: NSZone? = nil) -> Any { NSArray(array: list) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableArray(array: list) }

    private var list: [Any] {
        let value = owner.value(forKey: key)
        return (value as? NSArray).map { array in (0..<array.count).map(array.object(at:)) } ?? value as? [Any] ?? []
    }

    override var count: Int {
        let value = owner.value(forKey: key)
        return (value as? NSArray)?.count ?? (value as? [Any])?.count ?? 0
    }

    override func object(at index: Int) -> Any {
        let value = owner.value(forKey: key)
        return (value as? NSArray)?.object(at: index) ?? list[index]
    }

    // MARK: Changes

    override func insert(_ object: Any, at index: Int) {
        change(.insertion, [index], new: [object]) { $0.insert(object, at: index) }
    }

    override func removeObject(at index: Int) {
        change(.removal, [index], old: [object(at: index)]) { $0.removeObject(at: index) }
    }

    /// At the end it adds, as the subscript of Objective-C's arrays does.
    override func replaceObject(at index: Int, with object: Any) {
        guard index < count else { return insert(object, at: index) }
        change(.replacement, [index], old: [self.object(at: index)], new: [object]) {
            $0.replaceObject(at: index, with: object)
        }
    }

    override func insert(_ objects: [Any], at indexes: IndexSet) {
        change(.insertion, indexes, new: objects) { $0.insert(objects, at: indexes) }
    }

    override func removeObjects(at indexes: IndexSet) {
        guard !indexes.isEmpty else { return }
        change(.removal, indexes, old: indexes.map(object(at:))) { $0.removeObjects(at: indexes) }
    }

    override func removeObjects(in range: NSRange) {
        removeObjects(at: IndexSet(integersIn: range.location..<range.location + range.length))
    }

    override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }

    /// What stands in place of another is a replacement, and the rest is removed or inserted.
    override func replaceObjects(in range: NSRange, withObjectsFrom objects: [Any]) {
        let common = Swift.min(range.length, objects.count)
        for index in 0..<common { replaceObject(at: range.location + index, with: objects[index]) }
        removeObjects(in: NSRange(location: range.location + common, length: range.length - common))
        for index in common..<objects.count { insert(objects[index], at: range.location + index) }
    }

    override func exchangeObject(at one: Int, withObjectAt other: Int) {
        let (first, second) = (object(at: one), object(at: other))
        replaceObject(at: one, with: second)
        replaceObject(at: other, with: first)
    }

    override func sort(using descriptors: [NSSortDescriptor]) { setArray(sortedArray(using: descriptors)) }

    private func change(
        _ kind: NSKeyValueChange, _ indexes: IndexSet, old: [Any]? = nil, new: [Any]? = nil,
        _ body: (NSMutableArray) -> Void
    ) {
        Followers.shared.change(kind, at: indexes, of: owner, key, from: old, to: new) {
            if let array = owner.value(forKey: key) as? NSMutableArray { return body(array) }
            let array = NSMutableArray(array: list)
            body(array)
            owner.setValue((0..<array.count).map(array.object(at:)), forKey: key)
        }
    }

    // MARK: Finding

    // Foundation finds only what can be hashed, and objects of Swift's classes mostly cannot.

    private func isSame(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return isIdentical(one, other)
    }

    private func isIdentical(_ one: Any, _ other: Any) -> Bool {
        type(of: one) is AnyClass && type(of: other) is AnyClass && one as AnyObject === other as AnyObject
    }

    private func places(where isMeant: (Any) -> Bool) -> IndexSet {
        let list = list
        return IndexSet(list.indices.filter { isMeant(list[$0]) })
    }

    override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
    override func index(of object: Any) -> Int { places { isSame($0, object) }.first ?? NSNotFound }
    override func indexOfObjectIdentical(to object: Any) -> Int {
        places { isIdentical($0, object) }.first ?? NSNotFound
    }

    override func remove(_ object: Any) { removeObjects(at: places { isSame($0, object) }) }
    override func removeObject(identicalTo object: Any) { removeObjects(at: places { isIdentical($0, object) }) }
    override func removeObjects(in others: [Any]) {
        removeObjects(at: places { one in others.contains { isSame(one, $0) } })
    }
}
