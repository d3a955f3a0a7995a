import Foundation

public protocol Resolver: AnyObject {
    func resolve<Service>(_ serviceType: Service.Type) -> Service?
    func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service?
    func resolve<Service, A>(_ serviceType: Service.Type, argument: A) -> Service?
    func resolve<Service, A>(_ serviceType: Service.Type, name: String?, argument: A) -> Service?
    func resolve<Service, A, B>(_ serviceType: Service.Type, arguments a: A, _ b: B) -> Service?
    func resolve<Service, A, B, C>(_ serviceType: Service.Type, arguments a: A, _ b: B, _ c: C) -> Service?
    func resolve<Service, A, B, C, D>(
        _ serviceType: Service.Type, arguments a: A, _ b: B, _ c: C, _ d: D
    ) -> Service?
}

public protocol Assembly {
    func assemble(container: Container)
    func loaded(resolver: any Resolver)
}

extension Assembly {
    public func loaded(resolver: any Resolver) {}
}

public protocol ObjectScopeProtocol: AnyObject {}

/// How long what was made lives.
public final class ObjectScope: ObjectScopeProtocol, @unchecked Sendable {
    public static let transient = ObjectScope(description: "transient")
    public static let graph = ObjectScope(description: "graph")
    public static let container = ObjectScope(description: "container")
    public static let weak = ObjectScope(description: "weak")
    public let description: String
    public init(storageFactory: @escaping () -> Any = { 0 }, description: String = "") {
        self.description = description
    }
}

public protocol ServiceEntryProtocol: AnyObject {}

public final class ServiceEntry<Service>: ServiceEntryProtocol, AnyEntry {
    let factory: Any
    var scope = ObjectScope.graph
    var completed: [(any Resolver, Service) -> Void] = []
    private var kept: Any?
    private weak var keptWeakly: AnyObject?

    init(factory: Any) { self.factory = factory }

    @discardableResult public func inObjectScope(_ objectScope: ObjectScope) -> ServiceEntry<Service> {
        scope = objectScope
        return self
    }

    @discardableResult public func initCompleted(
        _ completed: @escaping (any Resolver, Service) -> Void
    ) -> ServiceEntry<Service> {
        self.completed.append(completed)
        return self
    }

    @discardableResult public func implements<T>(_ type: T.Type, name: String? = nil) -> ServiceEntry<Service> {
        container?.forward(type, name: name, to: self)
        return self
    }

    weak var container: Container?

    func made(_ make: () -> Service?, _ graph: Graph, _ resolver: any Resolver) -> Service? {
        if scope === ObjectScope.container, let kept = kept as? Service { return kept }
        if scope === ObjectScope.weak, let kept = keptWeakly as? Service { return kept }
        let key = ObjectIdentifier(self)
        if scope === ObjectScope.graph, let known = graph.made[key] as? Service { return known }
        guard let service = make() else { return nil }
        if scope === ObjectScope.container { kept = service }
        if scope === ObjectScope.weak { keptWeakly = service as AnyObject }
        if scope !== ObjectScope.transient { graph.made[key] = service }
        for action in completed { action(resolver, service) }
        return service
    }

    func resetKept() { (kept, keptWeakly) = (nil, nil) }
}

protocol AnyEntry: AnyObject {
    func resetKept()
}

/// What one call of `resolve` has made.
final class Graph {
    var made: [ObjectIdentifier: Any] = [:]
    var depth = 0
}

public final class Container: Resolver, @unchecked Sendable {
    private struct Key: Hashable {
        let service: ObjectIdentifier
        let factory: ObjectIdentifier
        let name: String?
    }

    private let lock = NSRecursiveLock()
    private var entries: [Key: any AnyEntry] = [:]
    /// What other types the services implement.
    private var aliases: [Key: () -> Any?] = [:]
    private let parent: Container?
    private let scope: ObjectScope
    private let graph = Graph()

    public init(
        parent: Container? = nil, defaultObjectScope: ObjectScope = .graph,
        registeringClosure: (Container) -> Void = { _ in }
    ) {
        (self.parent, scope) = (parent, defaultObjectScope)
        registeringClosure(self)
    }

    public func synchronize() -> any Resolver { self }
    public func removeAll() { lock.withLock { entries = [:] } }
    public func resetObjectScope(_ objectScope: ObjectScope) {
        lock.withLock { for entry in entries.values { entry.resetKept() } }
    }
    public func hasAnyRegistration<Service>(of serviceType: Service.Type, name: String? = nil) -> Bool {
        let id = ObjectIdentifier(serviceType)
        return lock.withLock { entries.keys.contains { $0.service == id && $0.name == name } }
            || parent?.hasAnyRegistration(of: serviceType, name: name) == true
    }

    private func add<Service, Factory>(_ factory: Factory, _ name: String?) -> ServiceEntry<Service> {
        let entry = ServiceEntry<Service>(factory: factory)
        entry.scope = scope
        entry.container = self
        let key = Key(service: ObjectIdentifier(Service.self), factory: ObjectIdentifier(Factory.self), name: name)
        lock.withLock { entries[key] = entry }
        return entry
    }

    func forward<T, Service>(_ type: T.Type, name: String?, to entry: ServiceEntry<Service>) {
        guard let factory = entry.factory as? (any Resolver) -> Service else { return }
        let key = Key(
            service: ObjectIdentifier(type), factory: ObjectIdentifier(((any Resolver) -> T).self), name: name)
        lock.withLock {
            aliases[key] = { [unowned self] in entry.made({ factory(self) }, graph, self) as Any? }
        }
    }

    @discardableResult public func register<Service>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver) -> Service
    ) -> ServiceEntry<Service> { add(factory, name) }
    @discardableResult public func register<Service, A>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver, A) -> Service
    ) -> ServiceEntry<Service> { add(factory, name) }
    @discardableResult public func register<Service, A, B>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver, A, B) -> Service
    ) -> ServiceEntry<Service> { add(factory, name) }
    @discardableResult public func register<Service, A, B, C>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver, A, B, C) -> Service
    ) -> ServiceEntry<Service> { add(factory, name) }
    @discardableResult public func register<Service, A, B, C, D>(
        _ serviceType: Service.Type, name: String? = nil, factory: @escaping (any Resolver, A, B, C, D) -> Service
    ) -> ServiceEntry<Service> { add(factory, name) }

    private func resolve<Service, Factory>(_ name: String?, _ call: (Factory) -> Service) -> Service? {
        lock.lock()
        defer { lock.unlock() }
        let key = Key(service: ObjectIdentifier(Service.self), factory: ObjectIdentifier(Factory.self), name: name)
        graph.depth += 1
        defer {
            graph.depth -= 1
            if graph.depth == 0 { graph.made = [:] }
        }
        if let alias = aliases[key] { return alias() as? Service }
        guard let entry = entries[key] as? ServiceEntry<Service>, let factory = entry.factory as? Factory else {
            return parent?.resolve(name, call)
        }
        return entry.made({ call(factory) }, graph, self)
    }

    public func resolve<Service>(_ serviceType: Service.Type) -> Service? { resolve(serviceType, name: nil) }
    public func resolve<Service>(_ serviceType: Service.Type, name: String?) -> Service? {
        resolve(name) { (make: (any Resolver) -> Service) in make(self) }
    }
    public func resolve<Service, A>(_ serviceType: Service.Type, argument: A) -> Service? {
        resolve(serviceType, name: nil, argument: argument)
    }
    public func resolve<Service, A>(_ serviceType: Service.Type, name: String?, argument: A) -> Service? {
        resolve(name) { (make: (any Resolver, A) -> Service) in make(self, argument) }
    }
    public func resolve<Service, A, B>(_ serviceType: Service.Type, arguments a: A, _ b: B) -> Service? {
        resolve(nil) { (make: (any Resolver, A, B) -> Service) in make(self, a, b) }
    }
    public func resolve<Service, A, B, C>(_ serviceType: Service.Type, arguments a: A, _ b: B, _ c: C) -> Service? {
        resolve(nil) { (make: (any Resolver, A, B, C) -> Service) in make(self, a, b, c) }
    }
    public func resolve<Service, A, B, C, D>(
        _ serviceType: Service.Type, arguments a: A, _ b: B, _ c: C, _ d: D
    ) -> Service? { resolve(nil) { (make: (any Resolver, A, B, C, D) -> Service) in make(self, a, b, c, d) } }
}

public final class Assembler: @unchecked Sendable {
    private let container: Container
    public var resolver: any Resolver { container }

    public init(container: Container? = Container()) { self.container = container ?? Container() }
    public init(parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph) {
        container = Container(parent: parentAssembler?.container, defaultObjectScope: defaultObjectScope)
    }
    public convenience init(_ assemblies: [any Assembly], container: Container = Container()) {
        self.init(container: container)
        apply(assemblies: assemblies)
    }
    public convenience init(
        _ assemblies: [any Assembly], parent parentAssembler: Assembler?, defaultObjectScope: ObjectScope = .graph
    ) {
        self.init(parentAssembler: parentAssembler, defaultObjectScope: defaultObjectScope)
        apply(assemblies: assemblies)
    }

    public func apply(assembly: any Assembly) { apply(assemblies: [assembly]) }
    public func apply(assemblies: [any Assembly]) {
        for assembly in assemblies { assembly.assemble(container: container) }
        for assembly in assemblies { assembly.loaded(resolver: resolver) }
    }
}
