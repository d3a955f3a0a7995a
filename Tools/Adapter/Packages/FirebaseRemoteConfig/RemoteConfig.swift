import FirebaseCore
import Foundation
import UIKit

/// The values that the app itself gives: no others come.
open class RemoteConfig: NSObject, @unchecked Sendable {
    private static let usual = RemoteConfig()
    public static func remoteConfig() -> RemoteConfig { usual }
    public static func remoteConfig(app: FirebaseApp) -> RemoteConfig { usual }

    private var defaults: [String: Any] = [:]
    open var configSettings = RemoteConfigSettings()
    open var lastFetchTime: Date? { nil }
    open var lastFetchStatus: RemoteConfigFetchStatus { .noFetchYet }

    open func setDefaults(_ defaults: [String: NSObject]?) { self.defaults = defaults ?? [:] }
    open func setDefaults(fromPlist fileName: String?) {
        let path = Bundle.ofProject.pathInProject(forResource: fileName, ofType: "plist")
        let data = path.flatMap { FileManager.default.contents(atPath: $0) } ?? Data()
        let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
        defaults = values as? [String: Any] ?? [:]
    }
    open func defaultValue(forKey key: String?) -> RemoteConfigValue? {
        key.flatMap { defaults[$0] }.map { RemoteConfigValue($0) }
    }
    open func configValue(forKey key: String?) -> RemoteConfigValue {
        defaultValue(forKey: key) ?? RemoteConfigValue(nil)
    }
    open subscript(key: String) -> RemoteConfigValue { configValue(forKey: key) }
    open func allKeys(from source: RemoteConfigSource) -> [String] {
        source == .default ? defaults.keys.sorted() : []
    }
    open func fetch(completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil) {}
    open func fetch(
        withExpirationDuration expirationDuration: TimeInterval,
        completionHandler: ((RemoteConfigFetchStatus, (any Error)?) -> Void)? = nil
    ) {}
    open func fetchAndActivate(
        completionHandler: ((RemoteConfigFetchAndActivateStatus, (any Error)?) -> Void)? = nil
    ) {}
    open func activate(completion: ((Bool, (any Error)?) -> Void)? = nil) {}
    @discardableResult open func activateFetched() -> Bool { false }
    open func ensureInitialized(completionHandler: @escaping ((any Error)?) -> Void) {}
}

open class RemoteConfigSettings: NSObject, @unchecked Sendable {
    open var minimumFetchInterval: TimeInterval = 43_200
    open var fetchTimeout: TimeInterval = 60
    public override init() { super.init() }
    public convenience init(developerModeEnabled: Bool) { self.init() }
}

open class RemoteConfigValue: NSObject, @unchecked Sendable {
    private let value: Any?
    init(_ value: Any?) { self.value = value }

    open var stringValue: String {
        value as? String ?? (value as? NSString).map { String(describing: $0) } ?? (value as? NSNumber)?.stringValue
            ?? ""
    }
    open var numberValue: NSNumber { value as? NSNumber ?? NSNumber(value: Double(stringValue) ?? 0) }
    open var boolValue: Bool {
        (value as? NSNumber)?.boolValue ?? ["true", "1", "yes", "on", "y", "t"].contains(stringValue.lowercased())
    }
    open var dataValue: Data { value as? Data ?? Data(stringValue.utf8) }
    open var jsonValue: Any? { try? JSONSerialization.jsonObject(with: dataValue) }
    open var source: RemoteConfigSource { value == nil ? .static : .default }
}

public enum RemoteConfigSource: Int, Sendable { case remote, `default`, `static` }
public enum RemoteConfigFetchStatus: Int, Sendable { case noFetchYet, success, failure, throttled }
public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
    case successFetchedFromRemote, successUsingPreFetchedData, error
}
