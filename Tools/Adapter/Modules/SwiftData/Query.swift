import Combine
import SwiftUI

/// What a view shows of the objects in the context that is handed down to it.
@MainActor @preconcurrency public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    @Environment(\.modelContext) private var context
    @StateObject private var fetched = Fetched<Element>()
    private let descriptor: FetchDescriptor<Element>

    public var wrappedValue: Result {
        // Every initialiser says that these are the elements.
        fetched.elements(descriptor, in: context) as! Result
    }
    public var fetchError: (any Error)? {
        _ = fetched.elements(descriptor, in: context)
        return fetched.error
    }
    public var modelContext: ModelContext { context }
}

/// The elements as they were fetched last.
@MainActor private final class Fetched<Element: PersistentModel>: ObservableObject {
    private weak var context: ModelContext?
    private var subscription: AnyCancellable?
    private(set) var error: (any Error)?

    nonisolated init() {}

    func elements(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) -> [Element] {
        if self.context !== context {
            self.context = context
            subscription = context.changeSubject.sink { [weak self] in
                guard let self else { return }
                if Thread.isMainThread {
                    MainActor.assumeIsolated { self.objectWillChange.send() }
                } else {
                    Task { @MainActor in self.objectWillChange.send() }
                }
            }
        }
        do {
            error = nil
            return try context.fetch(descriptor)
        } catch {
            self.error = error
            return []
        }
    }
}

extension Query where Result == [Element] {
    public nonisolated init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
        self.init(descriptor)
    }
    public nonisolated init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.descriptor = descriptor
    }
    public nonisolated init() { self.init(FetchDescriptor()) }
    public nonisolated init(animation: Animation) { self.init(FetchDescriptor()) }
    public nonisolated init(transaction: Transaction) { self.init(FetchDescriptor()) }

    public nonisolated init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }
    public nonisolated init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) { self.init(filter: filter, sort: keyPath, order: order) }
    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        animation: Animation
    ) { self.init(filter: filter, sort: keyPath, order: order) }
    public nonisolated init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward,
        transaction: Transaction? = nil
    ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }
}
