@_exported import CoreData
import Combine
import SwiftUI

private enum ManagedObjectContextKey: EnvironmentKey {
    /// As Apple's without a store, in which nothing is found.
    static var defaultValue: NSManagedObjectContext {
        NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
}
extension EnvironmentValues {
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}

/// What a view shows of the objects in the context that is handed down to it.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var fetched: Fetched<Result>

    @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> {
        fetched.fetch(in: context)
        return FetchedResults(source: fetched)
    }
    @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
        let fetched = fetched
        return Binding(
            get: { Configuration(fetched.request, fetched.order) },
            set: { (configuration: Configuration) in fetched.configure(configuration) })
    }

    /// What can be changed while it is shown.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
        fileprivate(set) var order: FetchOrder<Result>?
        init(_ request: NSFetchRequest<Result>, _ order: FetchOrder<Result>?) {
            (nsSortDescriptors, nsPredicate) = (request.sortDescriptors ?? [], request.predicate)
            self.order = order
        }
    }
}
extension FetchRequest.Configuration where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { order?.descriptors ?? [] }
        set { order = FetchOrder(descriptors: newValue) }
    }
}

extension FetchRequest {
    fileprivate init(_ request: NSFetchRequest<Result>, _ order: FetchOrder<Result>?) {
        _fetched = StateObject(wrappedValue: Fetched(request, order))
    }
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(fetchRequest, nil)
    }
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest)
    }
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        request.entity = entity
        (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
        self.init(fetchRequest: request)
    }
}
extension FetchRequest where Result: NSManagedObject {
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: Fetched<Result>.entityName)
        (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
        self.init(fetchRequest: request)
    }
    // An empty list is one of either kind.
    @_disfavoredOverload
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: Fetched<Result>.entityName)
        request.predicate = predicate
        self.init(request, FetchOrder(descriptors: sortDescriptors))
    }
}

/// The objects of a request.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    private let source: Fetched<Result>
    private let objects: [Result]

    @MainActor init(source: Fetched<Result>) { (self.source, objects) = (source, source.objects) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
    @MainActor @preconcurrency public var nsPredicate: NSPredicate? {
        get { source.request.predicate }
        nonmutating set { source.change { $0.predicate = newValue } }
    }
    @MainActor @preconcurrency public var nsSortDescriptors: [NSSortDescriptor] {
        get { source.request.sortDescriptors ?? [] }
        nonmutating set { source.change { $0.sortDescriptors = newValue } }
    }
}
extension FetchedResults where Result: NSManagedObject {
    @MainActor @preconcurrency public var sortDescriptors: [SortDescriptor<Result>] {
        get { source.order?.descriptors ?? [] }
        nonmutating set { source.take(FetchOrder(descriptors: newValue)) }
    }
}

/// An order that Swift's descriptors say, which those of Core Data cannot.
struct FetchOrder<Result>: @unchecked Sendable { let descriptors: [SortDescriptor<Result>] }

/// The objects as they were fetched last.
@MainActor final class Fetched<Result: NSFetchRequestResult>: ObservableObject {
    nonisolated(unsafe) let request: NSFetchRequest<Result>
    private(set) var order: FetchOrder<Result>?
    private(set) var objects: [Result] = []
    private weak var context: NSManagedObjectContext?
    private var subscription: AnyCancellable?
    private var isCurrent = false

    nonisolated init(_ request: NSFetchRequest<Result>, _ order: FetchOrder<Result>?) {
        (self.request, self.order) = (request, order)
    }

    nonisolated static var entityName: String { String(describing: Result.self) }

    func fetch(in context: NSManagedObjectContext) {
        if self.context !== context {
            (self.context, isCurrent) = (context, false)
            subscription = NotificationCenter.default
                .publisher(for: .NSManagedObjectContextObjectsDidChange, object: context)
                .sink { [weak self] _ in MainActor.assumeIsolated { self?.changed() } }
        }
        // What has changed is told at the end of what happens now; until then it is looked at again.
        guard !isCurrent || context.hasChanges else { return }
        isCurrent = true
        guard context.persistentStoreCoordinator != nil else { return objects = [] }
        objects = (try? context.fetch(request)) ?? []
        if let order { objects.sort(using: order.descriptors) }
    }

    func change(_ change: (NSFetchRequest<Result>) -> Void) {
        change(request)
        changed()
    }
    func take(_ order: FetchOrder<Result>) {
        self.order = order
        changed()
    }
    func configure(_ configuration: FetchRequest<Result>.Configuration) {
        order = configuration.order
        change {
            ($0.predicate, $0.sortDescriptors) = (configuration.nsPredicate, configuration.nsSortDescriptors)
        }
    }
    private func changed() {
        isCurrent = false
        objectWillChange.send()
    }
}
