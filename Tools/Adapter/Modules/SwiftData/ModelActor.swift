/// An actor that has a context to itself.
public protocol ModelActor: Actor {
    nonisolated var modelContainer: ModelContainer { get }
    nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
    public var modelContext: ModelContext { modelExecutor.modelContext }
    public subscript<Model: PersistentModel>(id: PersistentIdentifier, as type: Model.Type) -> Model? {
        modelContext.registeredModel(for: id)
    }
}

public protocol ModelExecutor: AnyObject, Sendable {
    var modelContext: ModelContext { get }
}
public protocol SerialModelExecutor: ModelExecutor {}
public final class DefaultSerialModelExecutor: SerialModelExecutor {
    public let modelContext: ModelContext
    public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
