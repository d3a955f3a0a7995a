import Foundation
import ObjectiveC

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var name: LocalizedStringResource
    public var numericFormat: LocalizedStringResource?
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) {
        (self.name, self.numericFormat) = (name, numericFormat)
    }
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public struct Image: Sendable {
        public init(named name: String, isTemplate: Bool? = nil) {}
        public init(systemName: String, isTemplate: Bool? = nil) {}
        public init(data: Data, isTemplate: Bool? = nil) {}
        public init(url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil) {}
    }
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
public protocol InstanceDisplayRepresentable: TypeDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
}

public protocol AppValue: InstanceDisplayRepresentable, PersistentlyIdentifiable {}

/// A choice of an intent.
public protocol AppEnum: AppValue, RawRepresentable, CaseIterable, Hashable where RawValue: LosslessStringConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
extension AppEnum {
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(rawValue))
    }
}

/// A thing of an app that intents are about.
public protocol AppEntity: AppValue, Identifiable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery
    static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
    public typealias Property = EntityProperty
}
public protocol TransientAppEntity: AppValue { init() }

@propertyWrapper public final class EntityProperty<Value>: @unchecked Sendable {
    private var kept: Value?
    public init(title: LocalizedStringResource? = nil) {}
    public var wrappedValue: Value {
        get {
            guard let kept else { fatalError("An entity's property has no value yet") }
            return kept
        }
        set { kept = newValue }
    }
    public var projectedValue: EntityProperty<Value> { self }
}

public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result
    associatedtype DefaultValue = Never
    func results() async throws -> Result
    func defaultResult() async -> DefaultValue?
}
extension DynamicOptionsProvider {
    public func defaultResult() async -> DefaultValue? { nil }
}

public protocol EntityQuery: Sendable {
    associatedtype Entity
    init()
    func entities(for identifiers: [Identifier]) async throws -> [Entity]
    func suggestedEntities() async throws -> [Entity]
    func defaultResult() async -> Entity?
    associatedtype Identifier
}
extension EntityQuery {
    public func suggestedEntities() async throws -> [Entity] { [] }
    public func defaultResult() async -> Entity? { nil }
}
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
}
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()
    @discardableResult public func donate(intent: some AppIntent) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
}

/// Objects that intents find by their types.
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var makers: [ObjectIdentifier: () -> Any] = [:]
    public func add<Dependency>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Dependency) {
        lock.withLock { makers[ObjectIdentifier(Dependency.self)] = dependency }
    }
    func object<Dependency>(_ type: Dependency.Type) -> Dependency? {
        lock.withLock { makers[ObjectIdentifier(type)] }?() as? Dependency
    }
}
@propertyWrapper public struct AppDependency<Value>: Sendable {
    public init(key: AnyHashable? = nil) {}
    public var wrappedValue: Value {
        guard let value = AppDependencyManager.shared.object(Value.self) else {
            fatalError("No \(Value.self) was added to AppDependencyManager")
        }
        return value
    }
}
extension AppIntent { public typealias Dependency = AppDependency }
