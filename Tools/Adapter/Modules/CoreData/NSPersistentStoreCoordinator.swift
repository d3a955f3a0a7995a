import Foundation

/// Where objects are kept: in memory, whatever a store's type is.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    public required init(
        persistentStoreCoordinator root: NSPersistentStoreCoordinator?, configurationName name: String?, at url: URL,
        options: [AnyHashable: Any]? = nil
    ) {
        (persistentStoreCoordinator, configurationName, self.url, self.options) = (
            root, name ?? "PF_DEFAULT_CONFIGURATION_NAME", url, options
        )
    }

    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open private(set) var configurationName: String
    open internal(set) var type = NSInMemoryStoreType
    open private(set) var options: [AnyHashable: Any]?
    open var url: URL?
    open var identifier: String! = "00000000-0000-0000-0000-000000000001"
    open var isReadOnly = false
    open var metadata: [String: Any]! = [:]
}

open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    public init(url: URL) { self.url = url }
    public override init() { super.init() }

    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open private(set) var options: [String: NSObject] = [:]
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
        copy.isReadOnly = isReadOnly
        return copy
    }
}

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        LoadedModels.note(model)
    }

    public let managedObjectModel: NSManagedObjectModel
    open private(set) var persistentStores: [NSPersistentStore] = []
    open var name: String?

    @discardableResult open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(
            persistentStoreCoordinator: self, configurationName: configuration,
            at: storeURL ?? URL(fileURLWithPath: "/dev/null"), options: options)
        store.type = storeType
        persistentStores.append(store)
        return store
    }
    @discardableResult public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        _ = try? addPersistentStore(
            ofType: storeDescription.type, configurationName: storeDescription.configuration,
            at: storeDescription.url, options: storeDescription.options)
        block(storeDescription, nil)
    }
    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        if persistentStores.isEmpty { lock.withLock { rows = [:] } }
    }
    open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url == url } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }
    @discardableResult open func migratePersistentStore(
        _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        store.url = url
        return store
    }
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        persistentStores.removeAll { $0.url == url }
        lock.withLock { rows = [:] }
    }
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {}
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { [:] }
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        lock.withLock { rows.keys.first { $0.uriRepresentation() == url } }
    }
    open func execute(
        _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
    ) throws -> Any { try context.execute(request) }
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }

    // MARK: Rows

    private let lock = NSRecursiveLock()
    private var rows: [NSManagedObjectID: Snapshot] = [:]
    private struct Reader { weak var context: NSManagedObjectContext? }
    private var readers: [Reader] = []

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            readers.removeAll { $0.context == nil }
            readers.append(Reader(context: context))
        }
    }

    func keep(_ snapshot: Snapshot, _ id: NSManagedObjectID) {
        lock.withLock { rows[id] = snapshot }
        id.isTemporaryID = false
        id.persistentStore = persistentStores.first
    }
    func remove(_ id: NSManagedObjectID) { lock.withLock { rows[id] = nil } }

    /// Those contexts see at once what another saved that want to.
    func tell(_ notification: Notification, of context: NSManagedObjectContext) {
        let others = lock.withLock { readers.compactMap(\.context) }
        for other in others where other !== context && other.automaticallyMergesChangesFromParent {
            other.mergeChanges(fromContextDidSave: notification)
        }
    }
}

extension NSPersistentStoreCoordinator: SnapshotSource {
    func snapshot(of id: NSManagedObjectID) -> Snapshot? { lock.withLock { rows[id] } }
    func ids() -> [NSManagedObjectID] { lock.withLock { Array(rows.keys) } }
}

extension NSPersistentStore {
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = Self(rawValue: NSSQLiteStoreType)
        public static let binary = Self(rawValue: NSBinaryStoreType)
        public static let inMemory = Self(rawValue: NSInMemoryStoreType)
    }
}

/// What a context takes objects from: the store or another context.
protocol SnapshotSource: AnyObject {
    func snapshot(of id: NSManagedObjectID) -> Snapshot?
    /// Of all objects that are there.
    func ids() -> [NSManagedObjectID]
}

/// `Card.entity()` has no context: the models are those of the stacks that there are.
enum LoadedModels {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var models: [NSManagedObjectModel] = []
    private static let unmodeled = NSManagedObjectModel()

    static func note(_ model: NSManagedObjectModel) { lock.withLock { models.append(model) } }

    static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        let known = lock.withLock { models }
        let modeled = known.reversed().lazy.filter { !$0.entities.isEmpty }.compactMap { $0.entity(of: type) }
        return modeled.first ?? known.last { $0.entities.isEmpty }?.entity(of: type)
            ?? NSManagedObjectModel.mergedModel(from: nil)?.entity(of: type) ?? unmodeled.entity(of: type)
    }
}
