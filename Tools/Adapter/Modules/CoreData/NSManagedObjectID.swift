import Foundation
import Synchronization

/// What a fetch may return.
@_marker public protocol NSFetchRequestResult: AnyObject {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

open class NSManagedObjectID: NSObject, NSCopying, @unchecked Sendable {
    public let entity: NSEntityDescription
    /// In the order in which objects were made.
    let number: Int
    open internal(set) weak var persistentStore: NSPersistentStore?
    open internal(set) var isTemporaryID = true

    private static let count = Mutex(0)

    init(_ entity: NSEntityDescription) {
        self.entity = entity
        number = Self.count.withLock {
            $0 += 1
            return $0
        }
    }

    open func uriRepresentation() -> URL {
        let store = isTemporaryID ? "" : persistentStore?.identifier ?? ""
        return URL(string: "x-coredata://\(store)/\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)")
            ?? URL(fileURLWithPath: "/")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { number }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSManagedObjectID)?.number == number }
    open override var description: String { "<NSManagedObjectID: \(uriRepresentation().absoluteString)>" }
}

/// What is known of an object. Other objects are in it by their identifiers.
struct Snapshot {
    /// Numbers are `NSNumber`, so that code gets at them as any number, as it does on iOS.
    var values: [String: Any] = [:]
    var one: [String: NSManagedObjectID] = [:]
    var many: [String: [NSManagedObjectID]] = [:]

    init() {}

    /// That of a new object.
    init(new entity: NSEntityDescription) {
        for case let attribute as NSAttributeDescription in entity.properties {
            if let value = attribute.defaultValue { values[attribute.name] = ManagedValue.canonical(value) }
        }
    }
}
