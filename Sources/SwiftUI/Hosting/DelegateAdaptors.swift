/// The delegate of an app that begins with SwiftUI, an object that is made once.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
    private let delegate: DelegateType
    /// Views of the app find a delegate that can be observed in their environment.
    private let hand: (@MainActor (inout EnvironmentValues) -> Void)?

    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        (delegate, hand) = (Self.make(), nil)
    }
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
        let delegate = Self.make()
        self.delegate = delegate
        hand = { $0[HandedObject<DelegateType>()] = delegate }
    }
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
        let delegate = Self.make()
        self.delegate = delegate
        hand = { $0[HandedObject<DelegateType>()] = delegate }
    }

    public var wrappedValue: DelegateType { delegate }
    // This property is here and not in an extension, where the compiler does not look for it.
    public var projectedValue: _DelegateBindings<DelegateType> { _DelegateBindings(delegate: delegate) }

    /// A delegate from the initialiser without arguments, which every class of Objective-C has.
    private static func make() -> DelegateType {
        ProjectDelegates.ofApp {
            guard let made = NibClasses.make(DelegateType.self) as? DelegateType else {
                preconditionFailure("\(DelegateType.self) cannot be made")
            }
            return made
        }
    }
}

/// Bindings to the properties of a delegate that can be observed.
@MainActor @preconcurrency @dynamicMemberLookup public struct _DelegateBindings<DelegateType: AnyObject> {
    fileprivate let delegate: DelegateType

    public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<DelegateType, Member>) -> Binding<Member> {
        let delegate = delegate
        return Binding(get: { delegate[keyPath: path] }, set: { (member: Member) in delegate[keyPath: path] = member })
    }
}

extension UIApplicationDelegateAdaptor: AppDelegateHolder {
    fileprivate func begin(_ environment: inout EnvironmentValues) {
        hand?(&environment)
    }
    fileprivate func start() {
        ProjectDelegates.start(delegate)
        ProjectDelegates.connectScene(as: delegate)
    }
}
@MainActor private protocol AppDelegateHolder {
    func begin(_ environment: inout EnvironmentValues)
    func start()
}

/// What an app shows first, at a place that keeps the values of the app's properties.
struct FirstViewOfApp<Shown: App>: _PrimitiveView {
    nonisolated(unsafe) let app: Shown

    private final class Started {}

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        var app = view.app
        DynamicFields.of(Shown.self).install(in: &app, of: node)
        let delegates = Mirror(reflecting: app).children.compactMap { $0.value as? any AppDelegateHolder }
        if node.kept == nil {
            node.kept = Started()
            for delegate in delegates { delegate.start() }
        }
        let environment = node.deriving { environment in
            for delegate in delegates { delegate.begin(&environment) }
        }
        if let content = node.observing({ app.body._firstView }) { node.child(0).update(content, in: environment) }
    }
}
