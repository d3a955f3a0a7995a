// How values of a project's types are made: a table of its module says so, of what screens are made with.
extension GivenProperties {
    /// A way to make a value.
    public struct ValueMaker {
        public let make: () throws -> Any?
        /// Whether the project's own words say how, and nothing is invented.
        public let isOwn: Bool
    }

    private nonisolated(unsafe) static var makers: [ObjectIdentifier: [ValueMaker]] = [:]
    private nonisolated(unsafe) static var preferred: [ObjectIdentifier: [Any.Type]] = [:]
    private nonisolated(unsafe) static var classesThatNeedArguments: Set<ObjectIdentifier> = []
    private static var screens: [String: [@MainActor () throws -> UIViewController?]] = [:]
    /// Forgets what was told of values since something was begun that came to nothing.
    public static var forgetInvented: (@MainActor () -> Void)?

    public static func make<Value>(
        _ type: Value.Type, isOwn: Bool = false, _ make: @escaping @MainActor () throws -> Value?
    ) {
        // Values are only made while a screen is, which is on the main thread.
        let make = unsafeBitCast(make as @MainActor () throws -> Value?, to: (() throws -> Value?).self)
        makers[ObjectIdentifier(type), default: []].append(ValueMaker(make: { try make() }, isOwn: isOwn))
    }

    /// That a class has no `init()`.
    public static func needsArguments(_ type: AnyClass) { classesThatNeedArguments.insert(ObjectIdentifier(type)) }

    /// That values of a type may stand for those of a protocol, before others.
    public static func prefer(_ type: Any.Type, for proto: Any.Type) {
        preferred[ObjectIdentifier(proto), default: []].append(type)
    }

    /// How the project itself makes a controller that a storyboard has.
    public static func show<Controller: UIViewController>(
        _ type: Controller.Type, _ make: @escaping @MainActor () throws -> Controller?
    ) {
        let name = String(reflecting: type).split(separator: ".").last.map(String.init) ?? ""
        screens[name, default: []].append { try make() }
    }

    public nonisolated static func makers(of type: Any.Type) -> [ValueMaker] { makers[ObjectIdentifier(type)] ?? [] }

    public nonisolated static func hasNoPlainInitialiser(_ type: AnyClass) -> Bool {
        classesThatNeedArguments.contains(ObjectIdentifier(type))
    }

    /// The types that stand for a protocol's before all others.
    public nonisolated static func preferredTypes(for proto: Any.Type) -> [Any.Type] {
        preferred[ObjectIdentifier(proto)] ?? []
    }

    /// Reads what the project's modules tell.
    package static func prepare() { Headless.resources.modules.forEach(NibClasses.load) }

    /// A controller as the project makes it, by the name of its class; nil if it does not.
    package static func screen(named name: String) -> UIViewController? {
        for make in screens[name] ?? [] {
            if let made = try? make() { return made }
            forgetInvented?()
        }
        return nil
    }
}
