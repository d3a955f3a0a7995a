import FirebaseCore
import Foundation

// There is no network: what is asked for never comes, and listeners hear nothing.

open class Firestore: NSObject, @unchecked Sendable {
    private static let usual = Firestore()
    public static func firestore() -> Firestore { usual }
    public static func firestore(app: FirebaseApp) -> Firestore { usual }
    public static func enableLogging(_ logging: Bool) {}
    open var settings = FirestoreSettings()
    open func collection(_ collectionPath: String) -> CollectionReference { CollectionReference(parts(collectionPath)) }
    open func collectionGroup(_ collectionID: String) -> Query { CollectionReference([collectionID]) }
    open func document(_ documentPath: String) -> DocumentReference { DocumentReference(parts(documentPath)) }
    open func batch() -> WriteBatch { WriteBatch() }
    open func runTransaction(
        _ updateBlock: @escaping (Transaction, UnsafeMutablePointer<NSError?>?) -> Any?,
        completion: @escaping (Any?, (any Error)?) -> Void
    ) {}
    open func enableNetwork(completion: (((any Error)?) -> Void)? = nil) {}
    open func disableNetwork(completion: (((any Error)?) -> Void)? = nil) {}
    open func clearPersistence(completion: (((any Error)?) -> Void)? = nil) {}
    open func useEmulator(withHost host: String, port: Int) {}
}

private func parts(_ path: String) -> [String] { path.split(separator: "/").map(String.init) }

open class FirestoreSettings: NSObject, @unchecked Sendable {
    open var host = "firestore.googleapis.com"
    open var isSSLEnabled = true
    open var isPersistenceEnabled = true
    open var areTimestampsInSnapshotsEnabled = true
    open var cacheSizeBytes: Int64 = 104_857_600
    open var dispatchQueue = DispatchQueue.main
}
public let FirestoreCacheSizeUnlimited: Int64 = -1

public protocol ListenerRegistration: NSObjectProtocol {
    func remove()
}
private final class Registration: NSObject, ListenerRegistration {
    func remove() {}
}

public enum FirestoreSource: UInt, Sendable { case `default`, server, cache }
public typealias QuerySnapshotBlock = (QuerySnapshot?, (any Error)?) -> Void
public typealias DocumentSnapshotBlock = (DocumentSnapshot?, (any Error)?) -> Void

open class Query: NSObject, @unchecked Sendable {
    fileprivate let path: [String]
    fileprivate init(_ path: [String]) { self.path = path }

    open var firestore: Firestore { .firestore() }
    open func getDocuments(completion: @escaping QuerySnapshotBlock) {}
    open func getDocuments(source: FirestoreSource, completion: @escaping QuerySnapshotBlock) {}
    open func getDocuments(source: FirestoreSource = .default) async throws -> QuerySnapshot {
        try await _neverAnswered()
    }
    @discardableResult open func addSnapshotListener(
        _ listener: @escaping QuerySnapshotBlock
    ) -> any ListenerRegistration { Registration() }
    @discardableResult open func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping QuerySnapshotBlock
    ) -> any ListenerRegistration { Registration() }
    open func whereField(_ field: String, isEqualTo value: Any) -> Query { self }
    open func whereField(_ field: String, isNotEqualTo value: Any) -> Query { self }
    open func whereField(_ field: String, isLessThan value: Any) -> Query { self }
    open func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query { self }
    open func whereField(_ field: String, isGreaterThan value: Any) -> Query { self }
    open func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query { self }
    open func whereField(_ field: String, arrayContains value: Any) -> Query { self }
    open func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query { self }
    open func whereField(_ field: String, in values: [Any]) -> Query { self }
    open func whereField(_ field: String, notIn values: [Any]) -> Query { self }
    open func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query { self }
    open func whereField(_ path: FieldPath, in values: [Any]) -> Query { self }
    open func filter(using predicate: NSPredicate) -> Query { self }
    open func order(by field: String) -> Query { self }
    open func order(by field: String, descending: Bool) -> Query { self }
    open func limit(to limit: Int) -> Query { self }
    open func limit(toLast limit: Int) -> Query { self }
    open func start(at fieldValues: [Any]) -> Query { self }
    open func start(after fieldValues: [Any]) -> Query { self }
    open func start(atDocument document: DocumentSnapshot) -> Query { self }
    open func start(afterDocument document: DocumentSnapshot) -> Query { self }
    open func end(at fieldValues: [Any]) -> Query { self }
    open func end(before fieldValues: [Any]) -> Query { self }
    open func end(beforeDocument document: DocumentSnapshot) -> Query { self }
}

open class CollectionReference: Query, @unchecked Sendable {
    nonisolated(unsafe) private static var count = 0

    open var collectionID: String { path.last ?? "" }
    open var parent: DocumentReference? { path.count > 1 ? DocumentReference(path.dropLast()) : nil }
    open func document() -> DocumentReference {
        Self.count += 1
        return document("new\(Self.count)")
    }
    open func document(_ documentPath: String) -> DocumentReference { DocumentReference(path + parts(documentPath)) }
    @discardableResult open func addDocument(
        data: [String: Any], completion: (((any Error)?) -> Void)? = nil
    ) -> DocumentReference { document() }
    @discardableResult open func addDocument<Value: Encodable>(
        from value: Value, completion: (((any Error)?) -> Void)? = nil
    ) throws -> DocumentReference { document() }
}

open class DocumentReference: NSObject, @unchecked Sendable {
    private let parts: [String]
    fileprivate init(_ parts: [String]) { self.parts = parts }

    open var documentID: String { parts.last ?? "" }
    open var path: String { parts.joined(separator: "/") }
    open var parent: CollectionReference { CollectionReference(parts.dropLast()) }
    open var firestore: Firestore { .firestore() }
    open func collection(_ collectionPath: String) -> CollectionReference {
        CollectionReference(parts + collectionPath.split(separator: "/").map(String.init))
    }
    open func getDocument(completion: @escaping DocumentSnapshotBlock) {}
    open func getDocument(source: FirestoreSource, completion: @escaping DocumentSnapshotBlock) {}
    open func getDocument(source: FirestoreSource = .default) async throws -> DocumentSnapshot {
        try await _neverAnswered()
    }
    @discardableResult open func addSnapshotListener(
        _ listener: @escaping DocumentSnapshotBlock
    ) -> any ListenerRegistration { Registration() }
    @discardableResult open func addSnapshotListener(
        includeMetadataChanges: Bool, listener: @escaping DocumentSnapshotBlock
    ) -> any ListenerRegistration { Registration() }
    open func setData(_ documentData: [String: Any], completion: (((any Error)?) -> Void)? = nil) {}
    open func setData(_ documentData: [String: Any], merge: Bool, completion: (((any Error)?) -> Void)? = nil) {}
    open func setData(
        _ documentData: [String: Any], mergeFields: [Any], completion: (((any Error)?) -> Void)? = nil
    ) {}
    open func setData<Value: Encodable>(
        from value: Value, merge: Bool = false, completion: (((any Error)?) -> Void)? = nil
    ) throws {}
    open func updateData(_ fields: [AnyHashable: Any], completion: (((any Error)?) -> Void)? = nil) {}
    open func delete(completion: (((any Error)?) -> Void)? = nil) {}
}

open class WriteBatch: NSObject, @unchecked Sendable {
    @discardableResult open func setData(
        _ data: [String: Any], forDocument document: DocumentReference
    ) -> WriteBatch { self }
    @discardableResult open func setData(
        _ data: [String: Any], forDocument document: DocumentReference, merge: Bool
    ) -> WriteBatch { self }
    @discardableResult open func updateData(
        _ fields: [AnyHashable: Any], forDocument document: DocumentReference
    ) -> WriteBatch { self }
    @discardableResult open func deleteDocument(_ document: DocumentReference) -> WriteBatch { self }
    open func commit(completion: (((any Error)?) -> Void)? = nil) {}
}

open class Transaction: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open func getDocument(_ document: DocumentReference) throws -> DocumentSnapshot {
        throw NSError(domain: FirestoreErrorDomain, code: 14)
    }
    @discardableResult open func setData(
        _ data: [String: Any], forDocument document: DocumentReference
    ) -> Transaction { self }
    @discardableResult open func updateData(
        _ fields: [AnyHashable: Any], forDocument document: DocumentReference
    ) -> Transaction { self }
    @discardableResult open func deleteDocument(_ document: DocumentReference) -> Transaction { self }
}
public let FirestoreErrorDomain = "FIRFirestoreErrorDomain"
