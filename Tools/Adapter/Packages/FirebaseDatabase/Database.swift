import FirebaseCore
import Foundation

// There is no network: observers hear nothing, and what is set stays on the way.

open class Database: NSObject, @unchecked Sendable {
    private static let usual = Database()
    public static func database() -> Database { usual }
    public static func database(url: String) -> Database { usual }
    public static func database(app: FirebaseApp) -> Database { usual }
    public static func database(app: FirebaseApp, url: String) -> Database { usual }
    open var isPersistenceEnabled = false
    open var persistenceCacheSizeBytes: UInt = 10_485_760
    open var callbackQueue = DispatchQueue.main
    open func reference() -> DatabaseReference { DatabaseReference([]) }
    open func reference(withPath path: String) -> DatabaseReference { reference().child(path) }
    open func reference(fromURL databaseUrl: String) -> DatabaseReference {
        reference().child(URL(string: databaseUrl)?.path ?? "")
    }
    open func goOffline() {}
    open func goOnline() {}
    open func purgeOutstandingWrites() {}
    open func useEmulator(withHost host: String, port: Int) {}
}

public enum DataEventType: Int, Sendable { case childAdded, childRemoved, childChanged, childMoved, value }
public typealias DatabaseHandle = UInt

open class DatabaseQuery: NSObject, @unchecked Sendable {
    fileprivate let keys: [String]
    fileprivate init(_ keys: [String]) { self.keys = keys }

    open var ref: DatabaseReference { DatabaseReference(keys) }
    @discardableResult open func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void
    ) -> DatabaseHandle { 1 }
    @discardableResult open func observe(
        _ eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)?
    ) -> DatabaseHandle { 1 }
    @discardableResult open func observe(
        _ eventType: DataEventType, andPreviousSiblingKeyWith block: @escaping (DataSnapshot, String?) -> Void
    ) -> DatabaseHandle { 1 }
    open func observeSingleEvent(of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void) {}
    open func observeSingleEvent(
        of eventType: DataEventType, with block: @escaping (DataSnapshot) -> Void,
        withCancel cancelBlock: ((any Error) -> Void)?
    ) {}
    open func getData(completion block: @escaping ((any Error)?, DataSnapshot?) -> Void) {}
    open func removeObserver(withHandle handle: DatabaseHandle) {}
    open func removeAllObservers() {}
    open func keepSynced(_ keepSynced: Bool) {}
    open func queryLimited(toFirst limit: UInt) -> DatabaseQuery { self }
    open func queryLimited(toLast limit: UInt) -> DatabaseQuery { self }
    open func queryOrdered(byChild key: String) -> DatabaseQuery { self }
    open func queryOrderedByKey() -> DatabaseQuery { self }
    open func queryOrderedByValue() -> DatabaseQuery { self }
    open func queryOrderedByPriority() -> DatabaseQuery { self }
    open func queryStarting(atValue startValue: Any?) -> DatabaseQuery { self }
    open func queryStarting(atValue startValue: Any?, childKey: String?) -> DatabaseQuery { self }
    open func queryStarting(afterValue startValue: Any?) -> DatabaseQuery { self }
    open func queryEnding(atValue endValue: Any?) -> DatabaseQuery { self }
    open func queryEnding(atValue endValue: Any?, childKey: String?) -> DatabaseQuery { self }
    open func queryEnding(beforeValue endValue: Any?) -> DatabaseQuery { self }
    open func queryEqual(toValue value: Any?) -> DatabaseQuery { self }
    open func queryEqual(toValue value: Any?, childKey: String?) -> DatabaseQuery { self }
}

open class DatabaseReference: DatabaseQuery, @unchecked Sendable {
    public typealias Completion = ((any Error)?, DatabaseReference) -> Void

    open var key: String? { keys.last }
    open var parent: DatabaseReference? { keys.isEmpty ? nil : DatabaseReference(keys.dropLast()) }
    open var root: DatabaseReference { DatabaseReference([]) }
    open var url: String { "/" + keys.joined(separator: "/") }
    open func child(_ pathString: String) -> DatabaseReference {
        DatabaseReference(keys + pathString.split(separator: "/").map(String.init))
    }
    /// Keys follow each other, as those of Firebase do.
    open func childByAutoId() -> DatabaseReference {
        Self.count += 1
        return child("-M" + String(Self.count + 1_000_000, radix: 36))
    }
    nonisolated(unsafe) private static var count = 0

    open func setValue(_ value: Any?) {}
    open func setValue(_ value: Any?, withCompletionBlock block: @escaping Completion) {}
    open func setValue(_ value: Any?, andPriority priority: Any?) {}
    open func removeValue() {}
    open func removeValue(completionBlock block: @escaping Completion) {}
    open func setPriority(_ priority: Any?) {}
    open func updateChildValues(_ values: [AnyHashable: Any]) {}
    open func updateChildValues(_ values: [AnyHashable: Any], withCompletionBlock block: @escaping Completion) {}
    open func onDisconnectSetValue(_ value: Any?) {}
    open func onDisconnectRemoveValue() {}
    open func runTransactionBlock(_ block: @escaping (MutableData) -> TransactionResult) {}
    open func runTransactionBlock(
        _ block: @escaping (MutableData) -> TransactionResult,
        andCompletionBlock completionBlock: @escaping ((any Error)?, Bool, DataSnapshot?) -> Void
    ) {}
}

/// What an observer would be told.
open class DataSnapshot: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var key: String { "" }
    open var value: Any? { nil }
    open var ref: DatabaseReference { DatabaseReference([]) }
    open var childrenCount: UInt { 0 }
    open var children: NSEnumerator { NSArray().objectEnumerator() }
    open var priority: Any? { nil }
    open func exists() -> Bool { false }
    open func hasChildren() -> Bool { false }
    open func hasChild(_ childPathString: String) -> Bool { false }
    open func childSnapshot(forPath childPathString: String) -> DataSnapshot { DataSnapshot() }
}

open class MutableData: NSObject, @unchecked Sendable {
    open var value: Any?
    open var key: String? { nil }
    open func childData(byAppendingPath path: String) -> MutableData { MutableData() }
}

open class TransactionResult: NSObject, @unchecked Sendable {
    public static func success(withValue value: MutableData) -> TransactionResult { TransactionResult() }
    public static func abort() -> TransactionResult { TransactionResult() }
}

public enum ServerValue {
    public static func timestamp() -> [AnyHashable: Any] { [".sv": "timestamp"] }
    public static func increment(_ delta: NSNumber) -> [AnyHashable: Any] { [".sv": ["increment": delta]] }
}
