@_exported import Combine

/// An object that a view is given and follows.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to the properties of an object.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Member>(
            dynamicMember path: ReferenceWritableKeyPath<ObjectType, Member>
        ) -> Binding<Member> {
            Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
        }
    }
}

/// An object that a view makes when it is first needed, and keeps.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
    private final class Storage {
        let make: () -> ObjectType
        lazy var object = make()
        init(_ make: @escaping () -> ObjectType) { self.make = make }
    }
    private let storage: Storage

    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) { storage = Storage(make) }

    public var wrappedValue: ObjectType { storage.object }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

/// An object that a view above has handed down. No view is drawn, so nobody has.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
    public init() {}

    public var wrappedValue: ObjectType {
        fatalError("No ObservableObject of type \(ObjectType.self) found: views of SwiftUI are not drawn here.")
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}
