import Foundation

// A store in memory is always of today's model, so nothing is migrated. Code that says how it would be compiles.

public enum NSEntityMappingType: UInt, Sendable {
    case undefinedEntityMappingType, customEntityMappingType, addEntityMappingType, removeEntityMappingType
    case copyEntityMappingType, transformEntityMappingType
}

open class NSPropertyMapping: NSObject {
    open var name: String?
    open var userInfo: [AnyHashable: Any]?
}

open class NSEntityMapping: NSObject {
    open var name: String!
    open var mappingType = NSEntityMappingType.undefinedEntityMappingType
    open var sourceEntityName: String?
    open var destinationEntityName: String?
    open var attributeMappings: [NSPropertyMapping]?
    open var relationshipMappings: [NSPropertyMapping]?
    open var userInfo: [AnyHashable: Any]?
    open var entityMigrationPolicyClassName: String?
}

open class NSMappingModel: NSObject {
    public override init() { super.init() }
    public init?(
        from bundles: [Bundle]?, forSourceModel: NSManagedObjectModel?, destinationModel: NSManagedObjectModel?
    ) {
        nil
    }
    public init?(contentsOf url: URL?) { nil }
    open class func inferredMappingModel(
        forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
    ) throws -> NSMappingModel { NSMappingModel() }
    open var entityMappings: [NSEntityMapping]!
    open var entityMappingsByName: [String: NSEntityMapping] { [:] }
}

open class NSEntityMigrationPolicy: NSObject {
    public override init() { super.init() }
    open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
    open func createDestinationInstances(
        forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endInstanceCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func createRelationships(
        forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
    ) throws {}
    open func endRelationshipCreation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func performCustomValidation(forMapping mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
    open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

open class NSMigrationManager: NSObject {
    public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
        (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
        sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    }
    public let sourceModel: NSManagedObjectModel
    public let destinationModel: NSManagedObjectModel
    public let sourceContext: NSManagedObjectContext
    public let destinationContext: NSManagedObjectContext
    open var mappingModel: NSMappingModel { NSMappingModel() }
    open var migrationProgress: Float { 1 }
    open var currentEntityMapping: NSEntityMapping { NSEntityMapping() }
    open var usesStoreSpecificMigrationManager = true
    open var userInfo: [AnyHashable: Any]?
    open func migrateStore(
        from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil,
        with mappings: NSMappingModel?, toDestinationURL dURL: URL, destinationType dStoreType: String,
        destinationOptions dOptions: [AnyHashable: Any]? = nil
    ) throws {}
    open func cancelMigrationWithError(_ error: any Error) {}
    open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? { nil }
    open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? { nil }
    open func associate(
        sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
        for entityMapping: NSEntityMapping
    ) {}
    open func destinationInstances(
        forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
    open func sourceInstances(
        forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
    ) -> [NSManagedObject] { [] }
}

// MARK: History

open class NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public override init() { super.init() }
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
    init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) { (changedObjectID, changeType) = (id, type) }
    public let changedObjectID: NSManagedObjectID
    public let changeType: NSPersistentHistoryChangeType
    open var changeID: Int64 { 0 }
    open var tombstone: [AnyHashable: Any]? { nil }
    open var transaction: NSPersistentHistoryTransaction? { nil }
    open var updatedProperties: Set<NSPropertyDescription>? { nil }
}

open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
    open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var changes: [NSPersistentHistoryChange]? { nil }
    open var transactionNumber: Int64 { 0 }
    open var storeID: String { "" }
    open var bundleID: String { "" }
    open var processID: String { "" }
    open var contextName: String? { nil }
    open var author: String? { nil }
    open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
    open func objectIDNotification() -> Notification { Notification(name: .NSManagedObjectContextDidSaveObjectIDs) }
}

public enum NSPersistentHistoryResultType: Int, Sendable {
    case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
    open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
    public private(set) var token: NSPersistentHistoryToken?
    open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
    private static func request() -> Self { unsafeDowncast(NSPersistentHistoryChangeRequest(), to: Self.self) }
    open class func fetchHistory(after date: Date) -> Self { request() }
    open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { request() }
    open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self { request() }
    open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> Self { request() }
    open class func deleteHistory(before date: Date) -> Self { request() }
    open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { request() }
    open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self { request() }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
    open var result: Any? { nil }
    open var resultType: NSPersistentHistoryResultType { .statusOnly }
}
