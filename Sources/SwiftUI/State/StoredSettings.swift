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

extension AppStorage {
    fileprivate init(plain key: String, _ usual: Value, _ store: UserDefaults?) {
        self.init(key, usual, store, read: { $0.object(forKey: $1) as? Value }, write: { $0.set($2, forKey: $1) })
    }
}
extension AppStorage where Value == Bool {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: key, wrappedValue, store)
    }
}
extension AppStorage where Value == Int {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: key, wrappedValue, store)
    }
}
extension AppStorage where Value == Double {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: key, wrappedValue, store)
    }
}
extension AppStorage where Value == String {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: key, wrappedValue, store)
    }
}
extension AppStorage where Value == Data {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: key, wrappedValue, store)
    }
}
extension AppStorage where Value == Date {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.init(plain: key, wrappedValue, store)
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
    private init<Wrapped>(optional key: String, _ store: UserDefaults?, _ type: Wrapped.Type) where Value == Wrapped? {
        self.init(
            key, nil, store, read: { .some($0.object(forKey: $1) as? Wrapped) },
            write: { store, key, value in
                if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
            })
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(optional: key, store, Bool.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(optional: key, store, Int.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(optional: key, store, Double.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(optional: key, store, String.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(optional: key, store, Data.self)
    }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(optional: key, store, Date.self)
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
