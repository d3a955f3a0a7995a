import Foundation

// There is no network: nothing that is asked of a server is ever answered.

/// The app that is configured, or others by their names.
open class FirebaseApp: NSObject, @unchecked Sendable {
    public let name: String
    public let options: FirebaseOptions
    public var isDataCollectionDefaultEnabled = true

    nonisolated(unsafe) private static var known: [String: FirebaseApp] = [:]
    private static let usualName = "__FIRAPP_DEFAULT"

    init(_ name: String, _ options: FirebaseOptions) { (self.name, self.options) = (name, options) }

    public static func configure() { configure(options: FirebaseOptions()) }
    public static func configure(options: FirebaseOptions) { configure(name: usualName, options: options) }
    public static func configure(name: String, options: FirebaseOptions) {
        known[name] = FirebaseApp(name, options)
    }
    public static func app() -> FirebaseApp? { known[usualName] }
    public static func app(name: String) -> FirebaseApp? { known[name] }
    public static var allApps: [String: FirebaseApp]? { known.isEmpty ? nil : known }
    public func delete(_ completion: @escaping (Bool) -> Void) {
        completion(Self.known.removeValue(forKey: name) != nil)
    }
}

/// What a `GoogleService-Info.plist` says.
open class FirebaseOptions: NSObject, @unchecked Sendable {
    public var apiKey: String?
    public var bundleID = ""
    public var clientID: String?
    public var trackingID: String?
    public var gcmSenderID = ""
    public var projectID: String?
    public var googleAppID = ""
    public var databaseURL: String?
    public var storageBucket: String?
    public var deepLinkURLScheme: String?
    public var appGroupID: String?

    public override init() { super.init() }
    public init(googleAppID: String, gcmSenderID: String) {
        (self.googleAppID, self.gcmSenderID) = (googleAppID, gcmSenderID)
    }
    public init?(contentsOfFile plistPath: String) {
        guard let data = FileManager.default.contents(atPath: plistPath),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        func text(_ key: String) -> String? { values[key] as? String }
        (apiKey, clientID, projectID) = (text("API_KEY"), text("CLIENT_ID"), text("PROJECT_ID"))
        (databaseURL, storageBucket) = (text("DATABASE_URL"), text("STORAGE_BUCKET"))
        bundleID = text("BUNDLE_ID") ?? ""
        gcmSenderID = text("GCM_SENDER_ID") ?? ""
        googleAppID = text("GOOGLE_APP_ID") ?? ""
    }
    public static func defaultOptions() -> FirebaseOptions? { nil }
}

open class FirebaseConfiguration: NSObject, @unchecked Sendable {
    public static let shared = FirebaseConfiguration()
    public func setLoggerLevel(_ level: FirebaseLoggerLevel) {}
}

public enum FirebaseLoggerLevel: Int, Sendable { case error = 3, warning, notice, info, debug }

/// Waits for the answer of a server, for the modules that ask one.
public func _neverAnswered<Value>() async throws -> Value {
    while true { try await Task.sleep(nanoseconds: 1 << 40) }
}
