import Combine
import SwiftUI

/// Objects that are looked at and changed together. What is saved is seen by the other contexts of its container, which have
/// the same objects: where there is one process and no file, a second set of them would have nothing to differ in.
public final class ModelContext: Equatable, @unchecked Sendable {
    public static let willSave = Notification.Name("NSModelContextWillSave")
    public static let didSave = Notification.Name("NSModelContextDidSave")
    public struct NotificationKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let insertedIdentifiers = Self(rawValue: "inserted")
        public static let updatedIdentifiers = Self(rawValue: "updated")
        public static let deletedIdentifiers = Self(rawValue: "deleted")
        public static let queryGeneration = Self(rawValue: "queryGeneration")
    }

    public let container: ModelContainer
    /// There is no moment at which it would save by itself: a picture is made before.
    public var autosaveEnabled = true
    public var undoManager: UndoManager?
    public var author: String?

    private var inserted: [any PersistentModel] = []
    private var deleted: [any PersistentModel] = []
    private var changes: [ObjectIdentifier: Changes] = [:]
    private var order: [ObjectIdentifier] = []
    private var isRollingBack = false
    private let lock = NSRecursiveLock()

    private struct Changes {
        let model: any PersistentModel
        /// How the values come back that were there before the first change.
        var undoings: [AnyKeyPath: () -> Void] = [:]
    }

    public init(_ container: ModelContainer) {
        self.container = container
        container.add(self)
    }

    public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }

    // MARK: Whoever shows what is in it

    /// Grows with each change.
    private(set) var version = 0
    let changeSubject = PassthroughSubject<Void, Never>()

    func changed() {
        lock.withLock { version += 1 }
        changeSubject.send()
    }

    // MARK: Changes

    public var hasChanges: Bool { lock.withLock { !inserted.isEmpty || !deleted.isEmpty || !changes.isEmpty } }
    public var insertedModelsArray: [any PersistentModel] { lock.withLock { inserted } }
    public var deletedModelsArray: [any PersistentModel] { lock.withLock { deleted } }
    public var changedModelsArray: [any PersistentModel] {
        lock.withLock { order.compactMap { changes[$0]?.model } }
    }

    func hasChanges(in model: any PersistentModel) -> Bool {
        lock.withLock {
            changes[ObjectIdentifier(model)] != nil || inserted.contains { $0 === model }
                || deleted.contains { $0 === model }
        }
    }

    public func insert<Model: PersistentModel>(_ model: Model) { insertAny(model) }

    func insertAny(_ model: any PersistentModel) {
        let isNew = lock.withLock {
            guard model._$record.context == nil || model._$record.isDeleted else { return false }
            model._$record.context = self
            model._$record.isDeleted = false
            if deleted.contains(where: { $0 === model }) {
                deleted.removeAll { $0 === model }
            } else {
                inserted.append(model)
            }
            return true
        }
        guard isNew else { return }
        Relations.complete(model)
        changed()
    }

    public func delete<Model: PersistentModel>(_ model: Model) { deleteAny(model) }

    private func deleteAny(_ model: any PersistentModel) {
        let record = model._$record
        guard record.context != nil, !record.isDeleted else { return }
        record.isDeleted = true
        for property in Relations.properties(of: type(of: model)) {
            let others = Relations.models(in: property.read(model))
            switch (property.metadata as? Schema.Relationship)?.deleteRule ?? .nullify {
            case .cascade: for other in others { deleteAny(other) }
            case .nullify:
                for other in others {
                    Relations.change(other, inverseOf: property, of: model) { $0._removing(model) }
                }
            case .noAction, .deny: break
            }
        }
        lock.withLock {
            if inserted.contains(where: { $0 === model }) {
                inserted.removeAll { $0 === model }
                record.context = nil
            } else {
                deleted.append(model)
            }
            forgetChanges(of: model)
        }
        changed()
    }

    public func delete<Model: PersistentModel>(
        model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor<Model>(predicate: predicate)) { delete(found) }
    }

    func noteChange(of model: any PersistentModel, _ path: AnyKeyPath, undo: @escaping () -> Void) {
        lock.withLock {
            guard !isRollingBack, !inserted.contains(where: { $0 === model }), !model._$record.isDeleted else { return }
            let key = ObjectIdentifier(model)
            if changes[key] == nil { order.append(key) }
            var noted = changes[key] ?? Changes(model: model)
            if noted.undoings[path] == nil { noted.undoings[path] = undo }
            changes[key] = noted
        }
        changed()
    }

    private func forgetChanges(of model: any PersistentModel) {
        changes[ObjectIdentifier(model)] = nil
        order.removeAll { $0 == ObjectIdentifier(model) }
    }

    // MARK: Saving and taking back

    public func save() throws {
        guard hasChanges else { return }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        let (new, updated, gone) = (insertedModelsArray, changedModelsArray, deletedModelsArray)
        lock.withLock {
            for model in gone { model._$record.context = nil }
            (inserted, deleted, changes, order) = ([], [], [:], [])
        }
        container.take(new, without: gone, from: self)
        changed()
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: new.map { $0.persistentModelID },
                NotificationKey.updatedIdentifiers.rawValue: updated.map { $0.persistentModelID },
                NotificationKey.deletedIdentifiers.rawValue: gone.map { $0.persistentModelID },
            ])
    }

    public func rollback() {
        let undoings = lock.withLock {
            isRollingBack = true
            for model in inserted { model._$record.context = nil }
            for model in deleted { model._$record.isDeleted = false }
            let undoings = order.compactMap { changes[$0] }.flatMap { $0.undoings.values }
            (inserted, deleted, changes, order) = ([], [], [:], [])
            return undoings
        }
        for undo in undoings { undo() }
        lock.withLock { isRollingBack = false }
        changed()
    }

    public func processPendingChanges() {}

    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    // MARK: Finding

    private func models<Model: PersistentModel>(_ type: Model.Type, withPending: Bool) -> [Model] {
        lock.withLock {
            var models = container.models(of: type).compactMap { $0 as? Model }
            guard withPending else { return models }
            models += inserted.compactMap { $0 as? Model }
            for model in models where model._$record.context == nil { model._$record.context = self }
            return models.filter { model in !deleted.contains { $0 === model } }
        }
    }

    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        try descriptor.chosen(from: models(Model.self, withPending: descriptor.includePendingChanges))
    }
    public func fetch<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int
    ) throws -> FetchResultsCollection<Model> { FetchResultsCollection(elements: try fetch(descriptor)) }
    public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
        try fetch(descriptor).count
    }
    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }
    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int
    ) throws -> [PersistentIdentifier] { try fetchIdentifiers(descriptor) }

    public func enumerate<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (Model) throws -> Void
    ) throws { for model in try fetch(descriptor) { try block(model) } }

    private func anyModel(for id: PersistentIdentifier) -> (any PersistentModel)? {
        let all = container.allModels + insertedModelsArray
        return all.first { $0._$record.number == id.number && !$0._$record.isDeleted }
    }
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = anyModel(for: persistentModelID) else {
            fatalError("the context has no model with the identifier \(persistentModelID.id)")
        }
        return model
    }
    public func registeredModel<Model: PersistentModel>(for persistentModelID: PersistentIdentifier) -> Model? {
        anyModel(for: persistentModelID) as? Model
    }
}
