import Combine

/// Listens to an object and has a place in the tree evaluated again when it says that it changes.
@MainActor private final class ObjectListener {
    private weak var object: AnyObject?
    private var subscription: AnyCancellable?

    func listen<Object: ObservableObject>(to object: Object, for node: _ViewNode) {
        guard self.object !== object else { return }
        self.object = object
        subscription = object.objectWillChange.sink { [weak node] _ in onMainActor { node?.invalidate() } }
    }
}

/// Bindings to the properties of an object.
@MainActor @preconcurrency @dynamicMemberLookup public struct _ObjectBindings<Object: ObservableObject> {
    let object: Object

    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
        let object = object
        return Binding(get: { object[keyPath: path] }, set: { (member: Member) in object[keyPath: path] = member })
    }
}

/// An object that somebody else owns.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = _ObjectBindings<ObjectType>
    private var object: ObjectType

    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor public mutating func _install(in slot: inout AnyObject?, of node: _ViewNode) {
        let listener = slot as? ObjectListener ?? ObjectListener()
        slot = listener
        listener.listen(to: wrappedValue, for: node)
    }
}

/// An object that the view owns, made when the view is there for the first time.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = _ObjectBindings<ObjectType>

    @MainActor private final class Kept {
        let object: ObjectType
        let listener = ObjectListener()
        init(_ object: ObjectType) { self.object = object }
    }
    private let make: () -> ObjectType
    private var kept: Kept?

    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { self.make = make }
    @MainActor @preconcurrency public var wrappedValue: ObjectType { kept?.object ?? make() }
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor public mutating func _install(in slot: inout AnyObject?, of node: _ViewNode) {
        let kept = slot as? Kept ?? Kept(make())
        slot = kept
        self.kept = kept
        kept.listener.listen(to: kept.object, for: node)
    }
}

/// An object that is handed down from above.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>:
    DynamicProperty
{
    public typealias Wrapper = _ObjectBindings<ObjectType>
    private var found: ObjectType?

    public init() {}
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let found else {
            fatalError(
                "no view above hands down an object of type \(ObjectType.self): add .environmentObject(_:) to one")
        }
        return found
    }
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor public mutating func _install(in slot: inout AnyObject?, of node: _ViewNode) {
        found = node.environment[HandedObject<ObjectType>()] ?? node.graph.objectInPlace(of: ObjectType.self)
        guard let found else { return }
        let listener = slot as? ObjectListener ?? ObjectListener()
        slot = listener
        listener.listen(to: found, for: node)
    }
}

extension View {
    public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modifier(EnvironmentSetting(path: \.[HandedObject<Object>()], value: object))
    }
}
