import Foundation

/// Keeps objects, here always in memory: a picture begins with nothing.
public final class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    public let configurations: Set<ModelConfiguration>
    public let migrationPlan: (any SchemaMigrationPlan.Type)?
    @MainActor @preconcurrency public private(set) lazy var mainContext = ModelContext(self)

    private let lock = NSRecursiveLock()
    private var saved: [ObjectIdentifier: [any PersistentModel]] = [:]
    private var contexts: [WeakContext] = []
    private struct WeakContext { weak var context: ModelContext? }

    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        (self.schema, self.migrationPlan, self.configurations) = (schema, migrationPlan, Set(configurations))
    }
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

    public static func == (one: ModelContainer, other: ModelContainer) -> Bool { one === other }

    public func deleteAllData() { erase() }
    public func erase() {
        lock.withLock { saved = [:] }
        tell(ofChangeIn: nil)
    }

    // MARK: What its contexts keep in it

    func add(_ context: ModelContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil }
            contexts.append(WeakContext(context: context))
        }
    }

    func models(of type: any PersistentModel.Type) -> [any PersistentModel] {
        lock.withLock { saved[ObjectIdentifier(type)] ?? [] }
    }
    var allModels: [any PersistentModel] { lock.withLock { saved.values.flatMap { $0 } } }

    func take(_ inserted: [any PersistentModel], without deleted: [any PersistentModel], from context: ModelContext) {
        lock.withLock {
            for model in inserted { saved[ObjectIdentifier(type(of: model)), default: []].append(model) }
            for model in deleted { saved[ObjectIdentifier(type(of: model))]?.removeAll { $0 === model } }
        }
        tell(ofChangeIn: context)
    }

    private func tell(ofChangeIn origin: ModelContext?) {
        let others = lock.withLock { contexts.compactMap(\.context).filter { $0 !== origin } }
        for other in others { other.changed() }
    }
}

/// Where a container keeps its objects. Whatever it says, they are in memory.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    public struct GroupContainer: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let none = Self(name: "none")
        public static func identifier(_ name: String) -> Self { Self(name: name) }
    }
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let none = Self(name: "none")
        public static func `private`(_ name: String) -> Self { Self(name: name) }
    }

    public let name: String
    public let schema: Schema?
    public let url: URL
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let groupContainer: GroupContainer
    public let cloudKitDatabase: CloudKitDatabase
    public var id: String { name }
    public var groupAppContainerIdentifier: String? { nil }
    public var cloudKitContainerIdentifier: String? { nil }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.schema, self.isStoredInMemoryOnly) = (name ?? "default", schema, isStoredInMemoryOnly)
        (self.allowsSave, self.groupContainer, self.cloudKitDatabase) = (allowsSave, groupContainer, cloudKitDatabase)
        url = URL(fileURLWithPath: "/dev/null")
    }
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.schema, self.url, self.allowsSave) = (name ?? "default", schema, url, allowsSave)
        (isStoredInMemoryOnly, groupContainer, self.cloudKitDatabase) = (false, .automatic, cloudKitDatabase)
    }
    @_disfavoredOverload
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}

public struct SwiftDataError: Error, Equatable, Sendable {
    private let name: String
    public static let unsupportedPredicate = Self(name: "unsupportedPredicate")
    public static let unsupportedSortDescriptor = Self(name: "unsupportedSortDescriptor")
    public static let unsupportedKeyPath = Self(name: "unsupportedKeyPath")
    public static let modelValidationFailure = Self(name: "modelValidationFailure")
    public static let loadIssueModelContainer = Self(name: "loadIssueModelContainer")
    public static let missingModelContext = Self(name: "missingModelContext")
    public static let sortingPendingChangesWithIdentifiers = Self(name: "sortingPendingChangesWithIdentifiers")
    public static let includePendingChangesWithBatchSize = Self(name: "includePendingChangesWithBatchSize")
}
