import Foundation

/// Values by their keys, as long as the program runs: nothing is stored at first, and nothing is kept.
public final class Keychain: @unchecked Sendable {
    private var options: Options

    public var itemClass: ItemClass { options.itemClass }
    public var service: String { options.service }
    public var accessGroup: String? { options.accessGroup }
    public var server: URL { options.server ?? URL(fileURLWithPath: "/") }
    public var protocolType: ProtocolType { options.protocolType }
    public var authenticationType: AuthenticationType { options.authenticationType }
    public var accessibility: Accessibility { options.accessibility }
    public var authenticationPolicy: AuthenticationPolicy? { options.authenticationPolicy }
    public var synchronizable: Bool { options.synchronizable }
    public var label: String? { options.label }
    public var comment: String? { options.comment }
    public var authenticationPrompt: String? { options.authenticationPrompt }
    public var authenticationUI: AuthenticationUI { options.authenticationUI }

    public convenience init() { self.init(service: Bundle.main.bundleIdentifier ?? "") }

    public init(service: String) { options = Options(service: service) }

    public convenience init(accessGroup: String) {
        self.init(service: Bundle.main.bundleIdentifier ?? "", accessGroup: accessGroup)
    }

    public init(service: String, accessGroup: String) {
        options = Options(service: service, accessGroup: accessGroup)
    }

    public convenience init(
        server: String, protocolType: ProtocolType, accessGroup: String? = nil,
        authenticationType: AuthenticationType = .default
    ) {
        self.init(
            server: URL(string: server) ?? URL(fileURLWithPath: "/"), protocolType: protocolType,
            accessGroup: accessGroup, authenticationType: authenticationType)
    }

    public init(
        server: URL, protocolType: ProtocolType, accessGroup: String? = nil,
        authenticationType: AuthenticationType = .default
    ) {
        options = Options(
            itemClass: .internetPassword, accessGroup: accessGroup, server: server, protocolType: protocolType,
            authenticationType: authenticationType)
    }

    private init(_ options: Options) { self.options = options }

    // MARK: Settings

    public func accessibility(_ accessibility: Accessibility) -> Keychain { with { $0.accessibility = accessibility } }

    public func accessibility(_ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy) -> Keychain {
        with { ($0.accessibility, $0.authenticationPolicy) = (accessibility, authenticationPolicy) }
    }

    public func synchronizable(_ synchronizable: Bool) -> Keychain { with { $0.synchronizable = synchronizable } }
    public func label(_ label: String) -> Keychain { with { $0.label = label } }
    public func comment(_ comment: String) -> Keychain { with { $0.comment = comment } }
    public func attributes(_ attributes: [String: Any]) -> Keychain { self }
    public func authenticationPrompt(_ text: String) -> Keychain { with { $0.authenticationPrompt = text } }
    public func authenticationUI(_ authenticationUI: AuthenticationUI) -> Keychain {
        with { $0.authenticationUI = authenticationUI }
    }
    public func authenticationContext(_ authenticationContext: Any) -> Keychain { self }

    private func with(_ change: (inout Options) -> Void) -> Keychain {
        var changed = options
        change(&changed)
        return Keychain(changed)
    }

    // MARK: Values

    public func get(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? {
        try getString(key)
    }

    public func getString(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? {
        guard let data = try getData(key) else { return nil }
        guard let text = String(data: data, encoding: .utf8) else { throw Status.conversionError }
        return text
    }

    public func getData(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> Data? {
        Store.shared.value(key, in: options.place)
    }

    public func get<T>(
        _ key: String, ignoringAttributeSynchronizable: Bool = true, handler: (Attributes?) -> T
    ) throws -> T { handler(self[attributes: key]) }

    public func set(_ value: String, key: String, ignoringAttributeSynchronizable: Bool = true) throws {
        try set(Data(value.utf8), key: key)
    }

    public func set(_ value: Data, key: String, ignoringAttributeSynchronizable: Bool = true) throws {
        Store.shared.set(value, key, in: options.place)
    }

    public func remove(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws {
        Store.shared.set(nil, key, in: options.place)
    }

    public func removeAll() throws { Store.shared.removeAll(in: options.place) }

    public func contains(_ key: String, withoutAuthenticationUI: Bool = false) throws -> Bool {
        try getData(key) != nil
    }

    public subscript(key: String) -> String? {
        get { try? get(key) }
        set { self[data: key] = newValue.map { Data($0.utf8) } }
    }

    public subscript(string key: String) -> String? {
        get { self[key] }
        set { self[key] = newValue }
    }

    public subscript(data key: String) -> Data? {
        get { try? getData(key) }
        set { Store.shared.set(newValue, key, in: options.place) }
    }

    public subscript(attributes key: String) -> Attributes? {
        self[data: key].map { Attributes(key: key, data: $0, options: options) }
    }

    public func allKeys() -> [String] { Store.shared.keys(in: options.place) }

    public func allItems() -> [[String: Any]] {
        allKeys().map { key in
            var item: [String: Any] = ["key": key, "service": service]
            item["value"] = self[key] ?? self[data: key]
            return item
        }
    }

    public class func allKeys(_ itemClass: ItemClass) -> [(String, String)] {
        Store.shared.all(itemClass).map { ($0.service, $0.key) }
    }

    public class func allItems(_ itemClass: ItemClass) -> [[String: Any]] {
        Store.shared.all(itemClass).map { ["key": $0.key, "service": $0.service] }
    }

    public func getSharedPassword(
        _ completion: @escaping (_ account: String?, _ password: String?, _ error: (any Error)?) -> Void = { _, _, _ in
        }
    ) { completion(nil, nil, nil) }

    public func setSharedPassword(
        _ password: String, account: String, completion: @escaping (_ error: (any Error)?) -> Void = { _ in }
    ) { completion(nil) }

    public class func generatePassword() -> String { "aaaaaa-aaaaaa-aaaaaa" }
}

extension Keychain: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { "\(allItems())" }
    public var debugDescription: String { description }
}
