import Combine

/// A value of the user's defaults.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    /// Keeps a place up to date with a key of the defaults.
    @MainActor fileprivate final class Watcher {
        private var subscription: AnyCancellable?
        func watch(_ store: UserDefaults, for node: _ViewNode) {
            guard subscription == nil else { return }
            subscription = NotificationCenter.default
                .publisher(for: UserDefaults.didChangeNotification, object: store)
                .sink { [weak node] _ in onMainActor { node?.invalidate() } }
        }
    }
    private let key: String
    private let usual: Value
    private let read: (UserDefaults, String) -> Value?
    private let write: (UserDefaults, String, Value) -> Void
    private let ownStore: UserDefaults?
    private var foundStore: UserDefaults?
    private var store: UserDefaults { ownStore ?? foundStore ?? .standard }

    fileprivate init(
        _ key: String, _ usual: Value, _ store: UserDefaults?, read: @escaping (UserDefaults, String) -> Value?,
        write: @escaping (UserDefaults, String, Value) -> Void
    ) {
        (self.key, self.usual, ownStore, self.read, self.write) = (key, usual, store, read, write)
    }

    public var wrappedValue: Value {
        get { read(store, key) ?? usual }
        nonmutating set { write(store, key, newValue) }
    }
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { (value: Value) in wrappedValue = value })
    }

    @MainActor public mutating func _install(in slot: inout AnyObject?, of node: _ViewNode) {
        foundStore = node.environment[DefaultStore.self]
        let watcher = slot as? Watcher ?? Watcher()
        slot = watcher
        watcher.watch(store, for: node)
    }
}

enum DefaultStore: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension View {
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
        environment(\.[key: SettingKey<DefaultStore>()], store)
    }
}

/// What the defaults keep as it is.
public protocol _PlainSetting {}
extension Bool: _PlainSetting {}
extension Int: _PlainSetting {}
extension Double: _PlainSetting {}
extension String: _PlainSetting {}
extension Data: _PlainSetting {}
extension Date: _PlainSetting {}

extension AppStorage where Value: _PlainSetting {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, wrappedValue, store, read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2, forKey: $1) })
    }
}
extension AppStorage where Value == URL {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(key, wrappedValue, store, read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, wrappedValue, store, read: { $0.string(forKey: $1).flatMap(Value.init) },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(
            key, wrappedValue, store, read: { ($0.object(forKey: $1) as? Int).flatMap(Value.init) },
            write: { $0.set($2.rawValue, forKey: $1) })
    }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init<Wrapped: _PlainSetting>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        self.init(
            key, nil, store, read: { .some($0.object(forKey: $1) as? Wrapped) },
            write: { store, key, value in
                if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }
}

/// A value of the scene, which is not kept after it.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
    private var state: State<Value>
    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding<Value> { state.projectedValue }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) { state = State(wrappedValue: nil) }
}
