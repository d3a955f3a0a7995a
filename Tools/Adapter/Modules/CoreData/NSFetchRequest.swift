import Foundation

public enum NSPersistentStoreRequestType: UInt, Sendable {
    case fetchRequestType = 1
    case saveRequestType
    case batchInsertRequestType = 5
    case batchUpdateRequestType = 6
    case batchDeleteRequestType = 7
}

open class NSPersistentStoreRequest: NSObject, NSCopying {
    public override init() { super.init() }
    open var affectedStores: [NSPersistentStore]?
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let managedObjectResultType: Self = []
    public static let managedObjectIDResultType = Self(rawValue: 1)
    public static let dictionaryResultType = Self(rawValue: 2)
    public static let countResultType = Self(rawValue: 4)
}

/// Objective-C's generic class has no requirement that Swift could check, and is the same class for every result.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    public override init() { super.init() }
    public init(entityName: String) { self.entityName = entityName }

    open private(set) var entityName: String?
    private var ownEntity: NSEntityDescription?
    open var entity: NSEntityDescription? {
        get { ownEntity }
        set {
            ownEntity = newValue
            entityName = newValue?.name ?? entityName
        }
    }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = .managedObjectResultType
    open var includesSubentities = true
    open var includesPropertyValues = true
    open var includesPendingChanges = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var relationshipKeyPathsForPrefetching: [String]?
    /// Names, or descriptions of properties.
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        (copy.entityName, copy.ownEntity, copy.predicate) = (entityName, ownEntity, predicate)
        (copy.sortDescriptors, copy.fetchLimit, copy.fetchOffset) = (sortDescriptors, fetchLimit, fetchOffset)
        (copy.resultType, copy.includesSubentities) = (resultType, includesSubentities)
        (copy.propertiesToFetch, copy.returnsDistinctResults) = (propertiesToFetch, returnsDistinctResults)
        return copy
    }
}

extension NSManagedObjectContext {
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = found(request)
        switch request.resultType {
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
        case .dictionaryResultType: return rows(of: found, request).compactMap { $0 as? T }
        case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
        default: return found.compactMap { $0 as? T }
        }
    }

    public func count<T>(for request: NSFetchRequest<T>) throws -> Int { found(request).count }

    private func found<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
        guard let name = request.entityName, let entity = request.entity ?? model?.entity(named: name) else {
            fatalError("executeFetchRequest:error: A fetch request must have an entity.")
        }
        let ids = ids().filter { id in
            request.includesSubentities ? id.entity.isKindOf(entity: entity) : id.entity.name == entity.name
        }
        var objects = ids.sorted { $0.number < $1.number }.map(object).filter { !$0.isDeleted }
        if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
        if let descriptors = request.sortDescriptors, !descriptors.isEmpty { objects = objects.sorted(descriptors) }
        objects = Array(objects.dropFirst(request.fetchOffset))
        return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
    }

    /// A dictionary for each object. What would have to be reckoned is left out.
    private func rows<T>(of objects: [NSManagedObject], _ request: NSFetchRequest<T>) -> [NSDictionary] {
        var rows: [NSDictionary] = []
        for object in objects {
            let names =
                request.propertiesToFetch?.compactMap { property in
                    property is NSExpressionDescription
                        ? nil : property as? String ?? (property as? NSPropertyDescription)?.name
                } ?? object.entity.attributesByName.keys.sorted()
            let row = NSMutableDictionary()
            for name in names {
                if let value = object.value(forKeyPath: name) { row.setObject(value, forKey: name as NSString) }
            }
            if !request.returnsDistinctResults
                || !rows.contains(where: { $0.isEqual(to: row as? [AnyHashable: Any] ?? [:]) })
            {
                rows.append(row)
            }
        }
        return rows
    }
}

extension [NSManagedObject] {
    /// Objects that no descriptor tells apart stay in the order in which they were made.
    func sorted(_ descriptors: [NSSortDescriptor]) -> Self {
        enumerated().sorted { one, other in
            for descriptor in descriptors {
                switch descriptor.compare(one.element, to: other.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return one.offset < other.offset
        }.map(\.element)
    }
}
