import Foundation

/// Keys that an app declares in an extension, so that `keychain[.token]` finds a value.
extension KeychainWrapper {
    public struct Key: Hashable, RawRepresentable, ExpressibleByStringLiteral, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    public subscript(key: Key) -> String? {
        get { string(forKey: key.rawValue) }
        set { put(newValue, key) { set($0, forKey: key.rawValue) } }
    }

    public subscript(key: Key) -> Bool? {
        get { bool(forKey: key.rawValue) }
        set { put(newValue, key) { set($0, forKey: key.rawValue) } }
    }

    public subscript(key: Key) -> Int? {
        get { integer(forKey: key.rawValue) }
        set { put(newValue, key) { set($0, forKey: key.rawValue) } }
    }

    public subscript(key: Key) -> Double? {
        get { double(forKey: key.rawValue) }
        set { put(newValue, key) { set($0, forKey: key.rawValue) } }
    }

    public subscript(key: Key) -> Float? {
        get { float(forKey: key.rawValue) }
        set { put(newValue, key) { set($0, forKey: key.rawValue) } }
    }

    public subscript(key: Key) -> Data? {
        get { data(forKey: key.rawValue) }
        set { put(newValue, key) { set($0, forKey: key.rawValue) } }
    }

    public func remove(forKey key: Key) { removeObject(forKey: key.rawValue) }

    private func put<Value>(_ value: Value?, _ key: Key, _ keep: (Value) -> Bool) {
        if let value { _ = keep(value) } else { remove(forKey: key) }
    }
}
