import Foundation

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
    public convenience init(objectIDs objects: [NSManagedObjectID]) {
        let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: objects.first?.entity.name ?? "")
        fetch.entity = objects.first?.entity
        self.init(fetchRequest: fetch)
        ids = objects
    }
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    private(set) var ids: [NSManagedObjectID]?
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType
    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}

open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public init(entityName: String) { self.entityName = entityName }
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
    public let entityName: String
    open var predicate: NSPredicate?
    open var includesSubentities = true
    /// The values by the properties or their names.
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    public let result: Any?
    public let resultType: NSBatchUpdateRequestResultType
    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) { (self.result, resultType) = (result, type) }
}

open class NSBatchInsertRequest: NSPersistentStoreRequest {
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
    }
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }
    public let entityName: String
    open var objectsToInsert: [[String: Any]]?
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    public let result: Any?
    public let resultType: NSBatchInsertRequestResultType
    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) { (self.result, resultType) = (result, type) }
}

/// Fetches at once, as nothing has to be waited for.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock block: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) { (fetchRequest, self.block) = (request, block) }
    public let fetchRequest: NSFetchRequest<ResultType>
    private let block: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    open var estimatedResultCount = 0
}
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    public let finalResult: [ResultType]?
    init(_ request: NSAsynchronousFetchRequest<ResultType>, _ result: [ResultType]) {
        (fetchRequest, finalResult) = (request, result)
    }
}

private protocol RequestOfAnyResult {
    func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}
extension NSAsynchronousFetchRequest: RequestOfAnyResult {
    fileprivate func run(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(self, try context.fetch(fetchRequest))
        block?(result)
        return result
    }
}

extension NSManagedObjectContext {
    /// Batches change what is saved, and not the objects of this context, until these are refreshed.
    @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        let batch = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        batch.persistentStoreCoordinator = persistentStoreCoordinator
        switch request {
        case let request as NSBatchDeleteRequest:
            let objects = try request.ids.map { $0.map(batch.object) } ?? batch.objects(request.fetchRequest)
            for object in objects { batch.delete(object) }
            try batch.save()
            let result: Any =
                switch request.resultType {
                case .resultTypeStatusOnly: true
                case .resultTypeCount: objects.count
                case .resultTypeObjectIDs: objects.map(\.objectID)
                }
            return NSBatchDeleteResult(result, request.resultType)
        case let request as NSBatchUpdateRequest:
            let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
            fetch.predicate = request.predicate
            let objects = try batch.fetch(fetch)
            for object in objects {
                for (key, value) in request.propertiesToUpdate ?? [:] {
                    let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name ?? ""
                    object.write(value, name)
                }
            }
            try batch.save()
            let result: Any =
                switch request.resultType {
                case .statusOnlyResultType: true
                case .updatedObjectsCountResultType: objects.count
                case .updatedObjectIDsResultType: objects.map(\.objectID)
                }
            return NSBatchUpdateResult(result, request.resultType)
        case let request as NSBatchInsertRequest:
            let objects = (request.objectsToInsert ?? []).map { values in
                let object = NSEntityDescription.insertNewObject(forEntityName: request.entityName, into: batch)
                for (key, value) in values { object.write(value, key) }
                return object
            }
            try batch.save()
            let result: Any =
                switch request.resultType {
                case .statusOnly: true
                case .count: objects.count
                case .objectIDs: objects.map(\.objectID)
                }
            return NSBatchInsertResult(result, request.resultType)
        case let request as any RequestOfAnyResult: return try request.run(in: self)
        default: return NSPersistentStoreResult()
        }
    }

    private func objects(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [NSManagedObject] {
        let type = request.resultType
        request.resultType = .managedObjectResultType
        defer { request.resultType = type }
        return try fetch(request).compactMap { ($0 as AnyObject) as? NSManagedObject }
    }
}
