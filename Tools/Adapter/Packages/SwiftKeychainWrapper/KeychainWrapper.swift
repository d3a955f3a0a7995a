import Foundation

public enum KeychainItemAccessibility: Sendable {
    case afterFirstUnlock, afterFirstUnlockThisDeviceOnly, always, whenPasscodeSetThisDeviceOnly,
        alwaysThisDeviceOnly, whenUnlocked, whenUnlockedThisDeviceOnly
}

/// Values by service and key, as long as the program runs: nothing is stored at first, and nothing is kept.
open class KeychainWrapper: @unchecked Sendable {
    private struct Item {
        var value: Data
        var accessibility: KeychainItemAccessibility
    }

    private struct Place: Hashable {
        var service: String
        var key: String
    }

    private final class Store: @unchecked Sendable {
        static let shared = Store()
        let lock = NSLock()
        var items: [Place: Item] = [:]
    }

    public static let standard = KeychainWrapper()
    public static var defaultKeychainWrapper: KeychainWrapper { standard }

    public private(set) var serviceName: String
    public private(set) var accessGroup: String?

    public init(serviceName: String, accessGroup: String? = nil) {
        self.serviceName = serviceName
        self.accessGroup = accessGroup
    }

    private convenience init() { self.init(serviceName: Bundle.main.bundleIdentifier ?? "SwiftKeychainWrapper") }

    // MARK: Asking

    open func hasValue(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool { item(key) != nil }

    open func accessibilityOfKey(_ key: String) -> KeychainItemAccessibility? { item(key)?.accessibility }

    open func allKeys() -> Set<String> { store { Set($0.keys.filter { $0.service == serviceName }.map(\.key)) } }

    open func data(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Data? { item(key)?.value }

    open func dataRef(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Data? { item(key)?.value }

    open func string(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> String? { item(key).flatMap { String(data: $0.value, encoding: .utf8) } }

    open func integer(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Int? { value(key) }

    open func float(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Float? { value(key) }

    open func double(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Double? { value(key) }

    open func bool(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool? { value(key) }

    // MARK: Storing

    @discardableResult open func set(
        _ value: Data, forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool {
        store {
            let place = Place(service: serviceName, key: key)
            $0[place] = Item(
                value: value, accessibility: accessibility ?? $0[place]?.accessibility ?? .whenUnlocked)
        }
        return true
    }

    @discardableResult open func set(
        _ value: String, forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool { set(Data(value.utf8), forKey: key, withAccessibility: accessibility) }

    @discardableResult open func set(
        _ value: Int, forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool { keep(value, key, accessibility) }

    @discardableResult open func set(
        _ value: Float, forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool { keep(value, key, accessibility) }

    @discardableResult open func set(
        _ value: Double, forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool { keep(value, key, accessibility) }

    @discardableResult open func set(
        _ value: Bool, forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool { keep(value, key, accessibility) }

    // MARK: Removing

    @discardableResult open func removeObject(
        forKey key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil,
        isSynchronizable: Bool = false
    ) -> Bool { store { $0.removeValue(forKey: Place(service: serviceName, key: key)) } != nil }

    @discardableResult open func remove(
        key: String, withAccessibility accessibility: KeychainItemAccessibility? = nil, isSynchronizable: Bool = false
    ) -> Bool { removeObject(forKey: key) }

    @discardableResult open func removeAllKeys() -> Bool {
        store { $0 = $0.filter { $0.key.service != serviceName } }
        return true
    }

    open class func wipeKeychain() { Store.shared.lock.withLock { Store.shared.items = [:] } }

    // MARK: Inside

    private func item(_ key: String) -> Item? { store { $0[Place(service: serviceName, key: key)] } }

    private func value<Value: Decodable>(_ key: String) -> Value? {
        item(key).flatMap { try? JSONDecoder().decode(Value.self, from: $0.value) }
    }

    private func keep(_ value: some Encodable, _ key: String, _ accessibility: KeychainItemAccessibility?) -> Bool {
        guard let data = try? JSONEncoder().encode(value) else { return false }
        return set(data, forKey: key, withAccessibility: accessibility)
    }

    private func store<Result>(_ use: (inout [Place: Item]) -> Result) -> Result {
        Store.shared.lock.withLock { use(&Store.shared.items) }
    }
}
