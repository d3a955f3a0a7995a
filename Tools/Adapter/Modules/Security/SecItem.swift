@_exported import Foundation
import UIKit

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecInternalError: OSStatus = -26276

/// Items for the time that the program runs. There is no access to be asked for.
private final class Keychain: @unchecked Sendable {
    static let shared = Keychain()
    private let lock = NSLock()
    private var items: [[String: Any]] = []

    /// What makes an item of a class different from another, as Apple's documentation of `errSecDuplicateItem` says.
    private static let identities: [String: [String]] = [
        kSecClassGenericPassword: [kSecAttrAccessGroup, kSecAttrAccount, kSecAttrService],
        kSecClassInternetPassword: [
            kSecAttrAccessGroup, kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath,
            kSecAttrSecurityDomain, kSecAttrAuthenticationType,
        ],
        kSecClassKey: [kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType, kSecAttrKeyClass],
        kSecClassCertificate: [kSecAttrLabel, kSecAttrSerialNumber, kSecAttrIssuer],
    ]

    func add(_ attributes: [String: Any]) -> OSStatus {
        lock.withLock {
            guard let type = attributes[kSecClass] as? String else { return errSecParam }
            let keys = [kSecClass] + (Self.identities[type] ?? [])
            let isThere = items.contains { item in keys.allSatisfy { Self.isSame(item[$0], attributes[$0]) } }
            guard !isThere else { return errSecDuplicateItem }
            items.append(attributes.filter { !Self.isQuestion($0.key) })
            return errSecSuccess
        }
    }

    func matching(_ query: [String: Any]) -> [[String: Any]] {
        lock.withLock { items.filter { Self.matches($0, query) } }
    }

    func update(_ query: [String: Any], _ changes: [String: Any]) -> OSStatus {
        lock.withLock {
            let places = items.indices.filter { Self.matches(items[$0], query) }
            for place in places { items[place].merge(changes) { $1 } }
            return places.isEmpty ? errSecItemNotFound : errSecSuccess
        }
    }

    func remove(_ query: [String: Any]) -> OSStatus {
        lock.withLock {
            let count = items.count
            items.removeAll { Self.matches($0, query) }
            return items.count == count ? errSecItemNotFound : errSecSuccess
        }
    }

    private static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
        query.allSatisfy { key, value in
            if isQuestion(key) || key == kSecAttrSynchronizable || key == kSecAttrAccessible { return true }
            return isSame(item[key], value)
        }
    }

    /// Keys that say what is wanted of items, and are nothing of theirs.
    private static func isQuestion(_ key: String) -> Bool {
        key.hasPrefix("m_") || key.hasPrefix("r_") || key.hasPrefix("u_")
    }

    private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        if let one = one as? Data ?? (one as? String).map({ Data($0.utf8) }),
            let other = other as? Data ?? (other as? String).map({ Data($0.utf8) })
        {
            return one == other
        }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return (one as AnyObject) === (other as AnyObject)
    }
}

private func named(_ attributes: CFDictionary?) -> [String: Any] {
    Dictionary(
        (attributes ?? [:]).compactMap { key, value in (key.base as? String).map { ($0, value) } },
        uniquingKeysWith: { $1 })
}

@discardableResult public func SecItemAdd(
    _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    let item = named(attributes)
    let status = Keychain.shared.add(item)
    if status == errSecSuccess { result?.pointee = answer(item, for: item) }
    return status
}

@discardableResult public func SecItemCopyMatching(
    _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
    let query = named(query)
    let found = Keychain.shared.matching(query)
    guard let first = found.first else { return errSecItemNotFound }
    if query[kSecMatchLimit] as? String == kSecMatchLimitAll || (query[kSecMatchLimit] as? Int ?? 1) > 1 {
        result?.pointee = found.compactMap { answer($0, for: query) } as NSArray
    } else {
        result?.pointee = answer(first, for: query)
    }
    return errSecSuccess
}

@discardableResult public func SecItemUpdate(
    _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { Keychain.shared.update(named(query), named(attributesToUpdate)) }

@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
    Keychain.shared.remove(named(query))
}

/// The data, the item itself, or a dictionary with all that was asked for.
private func answer(_ item: [String: Any], for query: [String: Any]) -> AnyObject? {
    let wants = { (key: String) in (query[key] as? NSNumber)?.boolValue ?? (query[key] as? Bool) ?? false }
    if wants(kSecReturnAttributes) {
        return NSDictionary(
            dictionary: item.filter { $0.key != kSecValueData || wants(kSecReturnData) }.mapValues { $0 as AnyObject })
    }
    if wants(kSecReturnData) { return (item[kSecValueData] as? Data).map { NSData(data: $0) } }
    return wants(kSecReturnRef) ? item[kSecValueRef].map { $0 as AnyObject } : nil
}

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    switch status {
    case errSecSuccess: "No error."
    case errSecItemNotFound: "The specified item could not be found in the keychain."
    case errSecDuplicateItem: "The specified item already exists in the keychain."
    default: "OSStatus \(status)"
    }
}

// MARK: Random bytes

public struct SecRandomRef: Sendable {}
public let kSecRandomDefault: SecRandomRef? = nil

@discardableResult public func SecRandomCopyBytes(
    _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
    for place in 0..<count { bytes.storeBytes(of: .random(in: 0...255), toByteOffset: place, as: UInt8.self) }
    return errSecSuccess
}
