import Foundation

public enum KeychainSwiftAccessOptions: Sendable {
    case accessibleWhenUnlocked, accessibleWhenUnlockedThisDeviceOnly, accessibleAfterFirstUnlock,
        accessibleAfterFirstUnlockThisDeviceOnly, accessibleWhenPasscodeSetThisDeviceOnly, accessibleAlways,
        accessibleAlwaysThisDeviceOnly

    static var defaultOption: KeychainSwiftAccessOptions { .accessibleWhenUnlocked }
}

/// Values by their keys, as long as the program runs: nothing is stored at first, and nothing is kept.
open class KeychainSwift {
    private final class Store: @unchecked Sendable {
        static let shared = Store()
        let lock = NSLock()
        var values: [String: Data] = [:]
    }

    /// What apps compare `lastResultCode` with: nothing is wrong, or there is no such item.
    private static let (isFine, isMissing): (Int32, Int32) = (0, -25300)

    open var lastResultCode: Int32 = 0
    open var accessGroup: String?
    open var synchronizable = false
    open private(set) var keyPrefix = ""

    public init() {}
    public init(keyPrefix: String) { self.keyPrefix = keyPrefix }

    @discardableResult open func set(
        _ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
    ) -> Bool { set(Data(value.utf8), forKey: key, withAccess: access) }

    @discardableResult open func set(
        _ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
    ) -> Bool { set(Data([value ? 1 : 0]), forKey: key, withAccess: access) }

    @discardableResult open func set(
        _ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
    ) -> Bool {
        store { $0[place(key)] = value }
        lastResultCode = Self.isFine
        return true
    }

    open func get(_ key: String) -> String? { getData(key).flatMap { String(data: $0, encoding: .utf8) } }
    open func getBool(_ key: String) -> Bool? { getData(key)?.first.map { $0 == 1 } }

    open func getData(_ key: String, asReference: Bool = false) -> Data? {
        let value = store { $0[place(key)] }
        lastResultCode = value == nil ? Self.isMissing : Self.isFine
        return value
    }

    @discardableResult open func delete(_ key: String) -> Bool {
        let isGone = store { $0.removeValue(forKey: place(key)) } != nil
        lastResultCode = isGone ? Self.isFine : Self.isMissing
        return isGone
    }

    @discardableResult open func clear() -> Bool {
        store { $0 = $0.filter { !$0.key.hasPrefix(group) } }
        lastResultCode = Self.isFine
        return true
    }

    public var allKeys: [String] {
        store { $0.keys.filter { $0.hasPrefix(group) }.map { String($0.dropFirst(group.count)) }.sorted() }
    }

    private var group: String { (accessGroup ?? "") + "/" }
    private func place(_ key: String) -> String { group + keyPrefix + key }

    private func store<Result>(_ use: (inout [String: Data]) -> Result) -> Result {
        Store.shared.lock.withLock { use(&Store.shared.values) }
    }
}
