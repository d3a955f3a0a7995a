import Foundation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType = 0
    case privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects that are looked at and changed together.
open class NSManagedObjectContext: NSObject, NSLocking, @unchecked Sendable {
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ct == .mainQueueConcurrencyType ? .main : DispatchQueue(label: "NSManagedObjectContext")
    }
    /// On the thread that makes it, as all were before iOS 5.
    public convenience override init() { self.init(concurrencyType: .confinementConcurrencyType) }
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }
    public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    public let concurrencyType: NSManagedObjectContextConcurrencyType
    private let queue: DispatchQueue

    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? ownCoordinator }
        set {
            ownCoordinator = newValue
            newValue?.add(self)
        }
    }
    private var ownCoordinator: NSPersistentStoreCoordinator?
    open var parent: NSManagedObjectContext?
    open var name: String?
    open var transactionAuthor: String?
    public let userInfo = NSMutableDictionary()
    open var mergePolicy: Any = NSErrorMergePolicy
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = false
    open var stalenessInterval: TimeInterval = -1
    open var queryGenerationToken: NSQueryGenerationToken? { nil }
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
    private var source: (any SnapshotSource)? { parent ?? ownCoordinator }

    // MARK: Work on the context's queue

    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async { block() }
    }
    open func performAndWait(_ block: () -> Void) { block() }
    @_disfavoredOverload public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
        try block()
    }
    @_disfavoredOverload public func perform<Result>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
    ) async rethrows -> Result { try block() }

    public func lock() {}
    public func unlock() {}

    // MARK: The objects

    private var objects: [NSManagedObjectID: NSManagedObject] = [:]
    open private(set) var insertedObjects: Set<NSManagedObject> = []
    open private(set) var updatedObjects: Set<NSManagedObject> = []
    open private(set) var deletedObjects: Set<NSManagedObject> = []
    open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
    open var hasChanges: Bool { !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty }

    open func insert(_ object: NSManagedObject) {
        guard objects[object.objectID] == nil else { return }
        object.managedObjectContext = self
        objects[object.objectID] = object
        insertedObjects.insert(object)
        pending.inserted.insert(object)
        object.release(into: self)
        object.awakeFromInsert()
        schedule()
    }

    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.isDeleted else { return }
        object.prepareForDeletion()
        _ = object.snapshot
        object.isDeleted = true
        let others = object.disconnect()
        if insertedObjects.remove(object) != nil {
            objects[object.objectID] = nil
        } else {
            updatedObjects.remove(object)
            deletedObjects.insert(object)
        }
        pending.note(deletionOf: object)
        schedule()
        for other in others { delete(other) }
    }

    func noteChange(of object: NSManagedObject) {
        if !insertedObjects.contains(object) { updatedObjects.insert(object) }
        if !pending.inserted.contains(object) { pending.updated.insert(object) }
        schedule()
    }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { objects[objectID] }
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        if let object = objects[objectID] { return object }
        let object = objectID.entity.makeObject(in: nil)
        object.objectID = objectID
        object.kept = nil
        object.managedObjectContext = self
        objects[objectID] = object
        return object
    }
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        if let object = objects[objectID], !object.isDeleted { return object }
        guard objects[objectID] == nil, source?.snapshot(of: objectID) != nil else {
            throw NSError(domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError)
        }
        return object(with: objectID)
    }
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }
    open func assign(_ object: Any, to store: NSPersistentStore) {}
    open func detectConflicts(for object: NSManagedObject) {}
    open func shouldHandleInaccessibleFault(
        _ fault: NSManagedObject, for oid: NSManagedObjectID, triggeredByProperty property: NSPropertyDescription?
    ) -> Bool { true }

    func snapshotAbove(_ id: NSManagedObjectID) -> Snapshot? { source?.snapshot(of: id) }

    // MARK: Saving and undoing

    open func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        for object in Array(insertedObjects.union(updatedObjects).union(deletedObjects)).inOrder { object.willSave() }
        processPendingChanges()
        let (inserted, updated, deleted) = (insertedObjects, updatedObjects, deletedObjects)
        for object in Array(inserted).inOrder { try object.validateForInsert() }
        for object in Array(updated).inOrder { try object.validateForUpdate() }
        for object in Array(deleted).inOrder { try object.validateForDelete() }
        if let parent {
            parent.take(inserted: inserted, updated: updated, deleted: deleted)
        } else if let ownCoordinator {
            for object in inserted.union(updated) { ownCoordinator.keep(object.snapshot, object.objectID) }
            for object in deleted { ownCoordinator.remove(object.objectID) }
        }
        forgetChanges()
        for object in deleted {
            objects[object.objectID] = nil
            object.isDeleted = false
            object.managedObjectContext = nil
        }
        let notification = Notification(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: updated, NSDeletedObjectsKey: deleted])
        for object in Array(inserted.union(updated)).inOrder { object.didSave() }
        NotificationCenter.default.post(notification)
        if parent == nil { ownCoordinator?.tell(notification, of: self) }
    }

    private func forgetChanges() {
        for object in insertedObjects.union(updatedObjects) { object.committed = nil }
        (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
    }

    /// What a context below this one saves.
    private func take(
        inserted: Set<NSManagedObject>, updated: Set<NSManagedObject>, deleted: Set<NSManagedObject>
    ) {
        for child in Array(inserted).inOrder {
            let object = object(with: child.objectID)
            object.kept = child.snapshot
            insertedObjects.insert(object)
            pending.inserted.insert(object)
        }
        for child in Array(updated).inOrder {
            let object = object(with: child.objectID)
            object.committed = object.committed ?? object.snapshot
            object.kept = child.snapshot
            noteChange(of: object)
        }
        for child in Array(deleted).inOrder {
            let object = object(with: child.objectID)
            object.isDeleted = true
            if insertedObjects.remove(object) == nil { deletedObjects.insert(object) }
            pending.note(deletionOf: object)
        }
        schedule()
    }

    open func rollback() {
        for object in insertedObjects {
            objects[object.objectID] = nil
            object.managedObjectContext = nil
        }
        for object in updatedObjects { object.kept = object.committed }
        for object in deletedObjects { object.isDeleted = false }
        pending.refreshed.formUnion(updatedObjects)
        forgetChanges()
        schedule()
    }
    open func undo() { rollback() }
    open func redo() {}

    open func reset() {
        for object in objects.values {
            object.managedObjectContext = nil
        }
        objects = [:]
        (insertedObjects, updatedObjects, deletedObjects) = ([], [], [])
        pending = PendingChanges()
    }

    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard !insertedObjects.contains(object), !object.isDeleted else { return }
        if flag, updatedObjects.contains(object) { return }
        object.willTurnIntoFault()
        object.kept = nil
        object.committed = nil
        updatedObjects.remove(object)
        object.didTurnIntoFault()
        pending.refreshed.insert(object)
        schedule()
    }
    open func refreshAllObjects() {
        for object in Array(objects.values).inOrder { refresh(object, mergeChanges: true) }
    }

    // MARK: What others saved

    open func mergeChanges(fromContextDidSave notification: Notification) {
        let changes = { (key: String) in ManagedValue.objects(notification.userInfo?[key]).map(\.objectID) }
        merge(changes(NSInsertedObjectsKey), changes(NSUpdatedObjectsKey), changes(NSDeletedObjectsKey))
    }
    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        let ids = { (key: String) in (changeNotificationData[key] as? [NSManagedObjectID]) ?? [] }
        for context in contexts {
            context.merge(ids(NSInsertedObjectsKey), ids(NSUpdatedObjectsKey), ids(NSDeletedObjectsKey))
        }
    }

    private func merge(
        _ inserted: [NSManagedObjectID], _ updated: [NSManagedObjectID], _ deleted: [NSManagedObjectID]
    ) {
        for id in inserted { pending.inserted.insert(object(with: id)) }
        for id in updated { if let object = objects[id] { refresh(object, mergeChanges: true) } }
        for id in deleted {
            guard let object = objects.removeValue(forKey: id) else { continue }
            updatedObjects.remove(object)
            pending.note(deletionOf: object)
        }
        schedule()
    }

    // MARK: Telling of changes

    private struct PendingChanges {
        var inserted: Set<NSManagedObject> = []
        var updated: Set<NSManagedObject> = []
        var deleted: Set<NSManagedObject> = []
        var refreshed: Set<NSManagedObject> = []

        var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty }

        mutating func note(deletionOf object: NSManagedObject) {
            updated.remove(object)
            if inserted.remove(object) == nil { deleted.insert(object) }
        }
    }

    private var pending = PendingChanges()
    private var isScheduled = false

    /// At the end of what happens now.
    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        queue.async { [weak self] in self?.processPendingChanges() }
    }

    open func processPendingChanges() {
        isScheduled = false
        guard !pending.isEmpty else { return }
        let changes = pending
        pending = PendingChanges()
        var info: [AnyHashable: Any] = [:]
        for (key, objects) in [
            (NSInsertedObjectsKey, changes.inserted), (NSUpdatedObjectsKey, changes.updated),
            (NSDeletedObjectsKey, changes.deleted), (NSRefreshedObjectsKey, changes.refreshed),
        ] where !objects.isEmpty {
            info[key] = objects
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
    }
}

/// A context is where those below it take objects from.
extension NSManagedObjectContext: SnapshotSource {
    func snapshot(of id: NSManagedObjectID) -> Snapshot? {
        if let object = objects[id] { return object.isDeleted ? nil : object.snapshot }
        return source?.snapshot(of: id)
    }

    func ids() -> [NSManagedObjectID] {
        let gone = deletedObjects.map(\.objectID)
        return Array(Set(source?.ids() ?? []).union(insertedObjects.map(\.objectID)).subtracting(gone))
    }
}

open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
    public static let current = NSQueryGenerationToken()
}
