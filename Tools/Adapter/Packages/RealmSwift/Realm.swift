import Foundation

/// A store of objects. Here it is in memory and empty at first, whatever file it names.
public struct Realm: Equatable {
    let store: Store
    public private(set) var configuration = Configuration.defaultConfiguration
    public var autorefresh = true

    init(store: Store) { self.store = store }

    public init(queue: DispatchQueue? = nil) throws { try self.init(configuration: .defaultConfiguration) }
    public init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
        store = Store.named(configuration.name)
        self.configuration = configuration
    }
    public init(fileURL: URL) throws {
        var configuration = Configuration.defaultConfiguration
        configuration.fileURL = fileURL
        try self.init(configuration: configuration)
    }

    public static func == (one: Realm, other: Realm) -> Bool { one.store === other.store }

    public static func asyncOpen(
        configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
        callback: @escaping (Result<Realm, any Swift.Error>) -> Void
    ) {
        nonisolated(unsafe) let callback = callback
        nonisolated(unsafe) let configuration = configuration
        callbackQueue.async { callback(Result { try Realm(configuration: configuration) }) }
    }
    public static func deleteFiles(for configuration: Configuration) throws -> Bool {
        Store.named(configuration.name).deleteAll()
        return true
    }

    // MARK: Writing

    public var isInWriteTransaction: Bool { store.isWriting }
    public var isEmpty: Bool { store.isEmpty }

    @discardableResult public func write<Result>(
        withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
    ) throws -> Result {
        beginWrite()
        do {
            let result = try block()
            if isInWriteTransaction { try commitWrite(withoutNotifying: tokens) }
            return result
        } catch {
            if isInWriteTransaction { cancelWrite() }
            throw error
        }
    }
    public func writeAsync(_ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil) {
        do {
            try write(block)
            onComplete?(nil)
        } catch { onComplete?(error) }
    }
    public func beginWrite() { store.begin() }
    public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws { store.commit(besides: tokens) }
    public func cancelWrite() { store.cancel() }

    public enum UpdatePolicy: Int, Sendable { case error = 1, modified = 3, all = 2 }

    public func add(_ object: Object, update: UpdatePolicy = .error) { store.add(object) }
    public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error) where S.Element: Object {
        for object in objects { store.add(object) }
    }
    @_disfavoredOverload public func add(_ object: Object, update: Bool) { store.add(object) }
    @_disfavoredOverload public func add<S: Sequence>(_ objects: S, update: Bool) where S.Element: Object {
        add(objects)
    }
    @discardableResult public func create<T: Object>(
        _ type: T.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
    ) -> T {
        let object = T()
        object.take(value)
        store.add(object)
        return object
    }
    public func delete(_ object: ObjectBase) { store.delete(object) }
    public func delete<S: Sequence>(_ objects: S) where S.Element: ObjectBase { Array(objects).forEach(store.delete) }
    public func deleteAll() { store.deleteAll() }

    // MARK: Reading

    public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
        Results(store) { store.objects(of: type) }
    }
    public func object<Element: Object, Key>(ofType type: Element.Type, forPrimaryKey key: Key) -> Element? {
        let wanted = PropertyValues.unwrapped(key) as? AnyHashable
        return store.objects(of: type).first { wanted != nil && $0.primaryKeyValue == wanted }
    }
    public func resolve<T>(_ reference: ThreadSafeReference<T>) -> T? { reference.value }

    @discardableResult public func refresh() -> Bool { true }
    public func invalidate() {}
    public func freeze() -> Realm { self }
    public func thaw() -> Realm { self }
    public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws {}

    public enum Notification: String, Sendable { case didChange, refreshRequired }
    public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
        NotificationToken(of: store) { block(.didChange, self) }
    }
}

extension Realm {
    public struct Configuration {
        nonisolated(unsafe) public static var defaultConfiguration = Configuration()

        public var fileURL: URL?
        public var inMemoryIdentifier: String?
        public var encryptionKey: Data?
        public var readOnly: Bool
        public var schemaVersion: UInt64
        public var migrationBlock: MigrationBlock?
        public var deleteRealmIfMigrationNeeded: Bool
        public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
        public var objectTypes: [ObjectBase.Type]?

        public init(
            fileURL: URL? = URL(fileURLWithPath: NSHomeDirectory() + "/Documents/default.realm"),
            inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
            schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
            deleteRealmIfMigrationNeeded: Bool = false,
            shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil
        ) {
            (self.fileURL, self.inMemoryIdentifier) = (inMemoryIdentifier == nil ? fileURL : nil, inMemoryIdentifier)
            (self.encryptionKey, self.readOnly, self.schemaVersion) = (encryptionKey, readOnly, schemaVersion)
            self.migrationBlock = migrationBlock
            self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
            self.shouldCompactOnLaunch = shouldCompactOnLaunch
            self.objectTypes = objectTypes
        }

        var name: String { inMemoryIdentifier.map { "memory " + $0 } ?? fileURL?.path ?? "" }
    }

    public struct Error: Swift.Error, CustomNSError, Sendable {
        public enum Code: Int, Sendable {
            case fail = 1, fileAccess, filePermissionDenied, fileExists, fileNotFound, fileFormatUpgradeRequired
            case incompatibleLockFile, addressSpaceExhausted, schemaMismatch

            public static func ~= (code: Code, error: any Swift.Error) -> Bool { (error as? Error)?.code == code }
        }
        public let code: Code
        let words: String
        init(_ code: Code, _ words: String) { (self.code, self.words) = (code, words) }
        public static var errorDomain: String { "io.realm" }
        public var errorCode: Int { code.rawValue }
        public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: words] }
        public static let fail = Code.fail
        public static let fileAccess = Code.fileAccess
        public static let schemaMismatch = Code.schemaMismatch
    }
}

public typealias MigrationBlock = (Migration, UInt64) -> Void
public typealias MigrationObjectEnumerateBlock = (MigrationObject?, MigrationObject?) -> Void

/// Nothing is there that was stored in an older form.
public final class Migration {
    public func enumerateObjects(ofType typeName: String, _ block: MigrationObjectEnumerateBlock) {}
    @discardableResult public func create(_ typeName: String, value: Any = [String: Any]()) -> MigrationObject {
        MigrationObject()
    }
    public func delete(_ object: MigrationObject) {}
    @discardableResult public func deleteData(forType typeName: String) -> Bool { false }
    public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {}
}

public func schemaVersionAtURL(_ fileURL: URL, encryptionKey: Data? = nil) throws -> UInt64 {
    throw Realm.Error(.fileNotFound, "there is no file at \(fileURL.path)")
}

/// Here all is on one thread.
public struct ThreadSafeReference<Confined> {
    fileprivate let value: Confined
    public init(to value: Confined) { self.value = value }
}
