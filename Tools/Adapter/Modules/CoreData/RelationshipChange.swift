import Foundation

/// What a method such as `addItemsObject:` does, which Core Data makes for a relationship to many.
struct RelationshipChange {
    private enum Kind { case add, remove, insert, removeAtIndexes, replace }

    private let kind: Kind
    let key: String

    /// Nil for another name.
    init?(_ selector: String) {
        let forms: [(String, String, Kind)] = [
            ("insertObject:in", "AtIndex:", .insert), ("removeObjectFrom", "AtIndex:", .removeAtIndexes),
            ("replaceObjectIn", "AtIndex:withObject:", .replace), ("insert", ":atIndexes:", .insert),
            ("remove", "AtIndexes:", .removeAtIndexes), ("add", "Object:", .add), ("remove", "Object:", .remove),
            ("add", ":", .add), ("remove", ":", .remove),
        ]
        for (start, end, kind) in forms
        where selector.hasPrefix(start) && selector.hasSuffix(end) && selector.count > start.count + end.count {
            (self.kind, key) = (kind, String(selector.dropFirst(start.count).dropLast(end.count)))
            return
        }
        // `replaceItemsAtIndexes:withItems:`
        guard selector.hasPrefix("replace"), let middle = selector.range(of: "AtIndexes:with") else { return nil }
        let start = selector.index(selector.startIndex, offsetBy: "replace".count)
        (kind, key) = (.replace, String(selector[start..<middle.lowerBound]))
    }

    func apply(_ arguments: [Any], to objects: inout [NSManagedObject]) {
        switch kind {
        case .add:
            for object in ManagedValue.objects(arguments.first) where !objects.contains(object) {
                objects.append(object)
            }
        case .remove:
            let gone = ManagedValue.objects(arguments.first)
            objects.removeAll { gone.contains($0) }
        case .insert:
            for (object, place) in zip(ManagedValue.objects(arguments.first), Self.places(arguments.last)) {
                objects.removeAll { $0 === object }
                objects.insert(object, at: min(place, objects.count))
            }
        case .removeAtIndexes:
            for place in Self.places(arguments.first).reversed() where objects.indices.contains(place) {
                objects.remove(at: place)
            }
        case .replace:
            for (object, place) in zip(ManagedValue.objects(arguments.last), Self.places(arguments.first))
            where objects.indices.contains(place) {
                objects[place] = object
            }
        }
    }

    private static func places(_ argument: Any?) -> [Int] {
        switch argument {
        case let place as Int: [place]
        case let places as IndexSet: Array(places)
        case let places as NSIndexSet: Array(places as IndexSet)
        default: []
        }
    }
}

/// The objects of a relationship, changed in the object as well.
final class ManagedSet: NSMutableSet {
    private let owner: NSManagedObject?
    private let name: String
    private var objects: NSMutableSet

    init(_ owner: NSManagedObject, _ name: String) {
        (self.owner, self.name) = (owner, name)
        objects = NSMutableSet(array: ManagedValue.objects(owner.read(name)))
        super.init(capacity: 0)
    }
    required init(capacity numItems: Int) {
        (owner, name, objects) = (nil, "", NSMutableSet())
        super.init(capacity: 0)
    }
    required convenience init?(coder: NSCoder) { self.init(capacity: 0) }

    override var count: Int { objects.count }
    override func member(_ object: Any) -> Any? { objects.member(object) }
    override func objectEnumerator() -> NSEnumerator { objects.objectEnumerator() }
    override func add(_ object: Any) {
        objects.add(object)
        owner?.write(objects, name)
    }
    override func remove(_ object: Any) {
        objects.remove(object)
        owner?.write(objects, name)
    }
}

/// The same in their order.
final class ManagedOrderedSet: NSMutableOrderedSet {
    private let owner: NSManagedObject?
    private let name: String
    private var objects: NSMutableOrderedSet

    init(_ owner: NSManagedObject, _ name: String) {
        (self.owner, self.name) = (owner, name)
        objects = NSMutableOrderedSet(array: ManagedValue.objects(owner.read(name)))
        super.init(capacity: 0)
    }
    override init(capacity numItems: Int) {
        (owner, name, objects) = (nil, "", NSMutableOrderedSet())
        super.init(capacity: 0)
    }
    required convenience init?(coder: NSCoder) { self.init(capacity: 0) }
    required init(arrayLiteral elements: Any...) {
        (owner, name, objects) = (nil, "", NSMutableOrderedSet(array: elements))
        super.init(capacity: 0)
    }

    override var count: Int { objects.count }
    override func object(at index: Int) -> Any { objects.object(at: index) }
    override func index(of object: Any) -> Int { objects.index(of: object) }
    override func insert(_ object: Any, at index: Int) { change { $0.insert(object, at: index) } }
    override func removeObject(at index: Int) { change { $0.removeObject(at: index) } }
    override func replaceObject(at index: Int, with object: Any) {
        change { $0.replaceObject(at: index, with: object) }
    }

    private func change(_ change: (NSMutableOrderedSet) -> Void) {
        change(objects)
        owner?.write(objects, name)
    }
}
