import SwiftUI

private enum ModelContextKey: EnvironmentKey {
    /// Of an empty container, as Apple's is.
    static let defaultValue: ModelContext = {
        guard let container = try? ModelContainer(for: Schema(), configurations: []) else {
            fatalError("a container in memory can be made")
        }
        return ModelContext(container)
    }()
}

extension EnvironmentValues {
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] }
        set { self[ModelContextKey.self] = newValue }
    }
}

/// The container of a view that says only what is in it, kept as long as the view.
private struct ContainerMaking: ViewModifier {
    let types: [any PersistentModel.Type]
    let isAutosaveEnabled: Bool
    let onSetup: (Result<ModelContainer, any Error>) -> Void
    @StateObject private var kept = Kept()

    @MainActor final class Kept: ObservableObject {
        private var container: ModelContainer?
        nonisolated init() {}

        func context(_ making: ContainerMaking) -> ModelContext? {
            if let container { return container.mainContext }
            let made = Result { try ModelContainer(for: Schema(making.types), configurations: []) }
            container = try? made.get()
            container?.mainContext.autosaveEnabled = making.isAutosaveEnabled
            making.onSetup(made)
            return container?.mainContext
        }
    }

    @ViewBuilder func body(content: Content) -> some View {
        if let context = kept.context(self) { content.environment(\.modelContext, context) }
    }
}

extension Scene {
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
        _wrapping { AnyView($0.modelContainer(container)) }
    }
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        _wrapping {
            AnyView($0.modelContainer(for: modelType, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
        }
    }
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        _wrapping {
            AnyView($0.modelContainer(for: modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
        }
    }
    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }
}

extension View {
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(ContainerMaking(types: [modelType], isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
    }
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(ContainerMaking(types: modelTypes, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup))
    }
    public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }
}
