import Foundation

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
    /// A way to make a screen.
    private struct ScreenMaker {
        let make: @MainActor () throws -> UIViewController?
        let isOwn: Bool
    }

    private static var screens: [String: [ScreenMaker]] = [:]
    private static var creators: [ObjectIdentifier: [@MainActor (NSCoder) throws -> UIViewController?]] = [:]
    /// What code of the project sets, by class and property.
    private static var handOvers: [ObjectIdentifier: [String: @MainActor (AnyObject) -> Void]] = [:]
    /// Forgets reports about values since the start of an attempt that failed.
    public static var forgetInvented: (@MainActor () -> Void)?

    public static func make<Value>(
        _ type: Value.Type, isOwn: Bool = false, _ make: @escaping @MainActor () throws -> Value?
    ) {
        // Values are only made while a screen is, which is on the main thread.
        let make = unsafeBitCast(make as @MainActor () throws -> Value?, to: (() throws -> Value?).self)
        makers[ObjectIdentifier(type), default: []].append(ValueMaker(make: { try make() }, isOwn: isOwn))
    }

    /// An object that the project's code hands down to views.
    public static func handDown<Value>(_ make: @escaping @MainActor () throws -> Value?) {
        self.make(Value.self, isOwn: true, make)
    }

    /// Says that a class has no `init()`.
    public static func needsArguments(_ type: AnyClass) { classesThatNeedArguments.insert(ObjectIdentifier(type)) }

    /// Says that values of a type may stand for those of a protocol, before others.
    public static func prefer(_ type: Any.Type, for proto: Any.Type) {
        preferred[ObjectIdentifier(proto), default: []].append(type)
    }

    /// How the project itself makes a controller that needs no arguments or that a storyboard has. It may come within another.
    ///
    /// - Parameter isOwn: whether nothing has to be invented for that.
    public static func show<Controller: UIViewController>(
        _ type: Controller.Type, isOwn: Bool = false, _ make: @escaping @MainActor () throws -> UIViewController?
    ) {
        let name = String(reflecting: type).split(separator: ".").last.map(String.init) ?? ""
        screens[name, default: []].append(ScreenMaker(make: make, isOwn: isOwn))
    }

    /// How a controller is made from a storyboard whose `init?(coder:)` only says that it is not meant to be called.
    public static func create<Controller: UIViewController>(
        _ type: Controller.Type, _ make: @escaping @MainActor (NSCoder) throws -> Controller?
    ) {
        creators[ObjectIdentifier(type), default: []].append { try make($0) }
    }

    /// What the project's code sets on a controller when it has made one: `detail.user = .sample`.
    public static func handOver<Owner: UIViewController, Value>(
        _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>,
        _ make: @escaping @MainActor () throws -> Value?
    ) {
        handOvers[ObjectIdentifier(Owner.self), default: [:]][name] = { object in
            guard let owner = object as? Owner, owner[keyPath: path] == nil, let value = try? make() else { return }
            owner[keyPath: path] = value
        }
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
    ///
    /// - Parameter isOwn: whether nothing may be invented for it. The other ways are for who has tried this one.
    package static func screen(named name: String, isOwn: Bool) -> UIViewController? {
        for maker in screens[name] ?? [] where maker.isOwn == isOwn {
            if let made = try? maker.make() { return made }
            forgetInvented?()
        }
        return nil
    }

    /// A controller of a storyboard that cannot be made by the coder alone; nil where it can, or nobody knows how.
    package static func create(_ type: UIViewController.Type, _ coder: NSCoder) -> UIViewController? {
        for make in creators[ObjectIdentifier(type)] ?? [] {
            if let made = try? make(coder) { return made }
            forgetInvented?()
        }
        return nil
    }

    /// Gives a controller what the project's code gives it, as far as nobody has.
    package static func handOver(to controller: UIViewController) {
        NibClasses.load(modulesOf: type(of: controller))
        for owner in classes(of: controller) {
            for (_, give) in (handOvers[owner] ?? [:]).sorted(by: { $0.key < $1.key }) { give(controller) }
        }
    }

    /// The properties that are handed over so.
    static func handedOver(to object: AnyObject) -> Set<String> {
        classes(of: object).reduce(into: []) { $0.formUnion((handOvers[$1] ?? [:]).keys) }
    }

    private static func classes(of object: AnyObject) -> [ObjectIdentifier] {
        let all = classChain(type(of: object))
        return all.map(ObjectIdentifier.init)
    }
}
