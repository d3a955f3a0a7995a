import Foundation

// What an answer would consist of. There is none, so no code gets one.

open class DocumentSnapshot: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var exists: Bool { false }
    open var reference: DocumentReference { Firestore.firestore().document("") }
    open var documentID: String { "" }
    open var metadata: SnapshotMetadata { SnapshotMetadata() }
    open func data() -> [String: Any]? { nil }
    open func get(_ field: Any) -> Any? { nil }
    open subscript(field: Any) -> Any? { nil }
    open func data<Value: Decodable>(as type: Value.Type) throws -> Value {
        throw NSError(domain: FirestoreErrorDomain, code: 5)
    }
}

open class QueryDocumentSnapshot: DocumentSnapshot, @unchecked Sendable {
    open override func data() -> [String: Any] { [:] }
}

open class QuerySnapshot: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var documents: [QueryDocumentSnapshot] { [] }
    open var documentChanges: [DocumentChange] { [] }
    open var count: Int { 0 }
    open var isEmpty: Bool { true }
    open var metadata: SnapshotMetadata { SnapshotMetadata() }
}

public enum DocumentChangeType: Int, Sendable { case added, modified, removed }

open class DocumentChange: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open var type: DocumentChangeType { .added }
    open var document: QueryDocumentSnapshot { QueryDocumentSnapshot() }
    open var oldIndex: UInt { 0 }
    open var newIndex: UInt { 0 }
}

open class SnapshotMetadata: NSObject, @unchecked Sendable {
    open var hasPendingWrites: Bool { false }
    open var isFromCache: Bool { false }
}

open class Timestamp: NSObject, Codable, @unchecked Sendable {
    public let seconds: Int64
    public let nanoseconds: Int32

    public init(seconds: Int64, nanoseconds: Int32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }
    public convenience init(date: Date) {
        let whole = date.timeIntervalSince1970.rounded(.down)
        self.init(
            seconds: Int64(whole), nanoseconds: Int32((date.timeIntervalSince1970 - whole) * 1_000_000_000))
    }
    public override convenience init() { self.init(date: Date()) }
    open func dateValue() -> Date {
        Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
    }
}

open class GeoPoint: NSObject, Codable, @unchecked Sendable {
    public let latitude: Double
    public let longitude: Double
    public init(latitude: Double, longitude: Double) { (self.latitude, self.longitude) = (latitude, longitude) }
}

open class FieldValue: NSObject, @unchecked Sendable {
    public static func serverTimestamp() -> FieldValue { FieldValue() }
    public static func delete() -> FieldValue { FieldValue() }
    public static func arrayUnion(_ elements: [Any]) -> FieldValue { FieldValue() }
    public static func arrayRemove(_ elements: [Any]) -> FieldValue { FieldValue() }
    public static func increment(_ value: Int64) -> FieldValue { FieldValue() }
    public static func increment(_ value: Double) -> FieldValue { FieldValue() }
}

open class FieldPath: NSObject, @unchecked Sendable {
    public init(_ fields: [String]) {}
    public static func documentID() -> FieldPath { FieldPath([]) }
}

/// The id of the document that a value was read from.
@propertyWrapper public struct DocumentID<Value: Codable>: Codable {
    public var wrappedValue: Value?
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
    public init(from decoder: any Decoder) throws { wrappedValue = nil }
    public func encode(to encoder: any Encoder) throws {}
}
extension DocumentID: Equatable where Value: Equatable {}
extension DocumentID: Hashable where Value: Hashable {}
extension DocumentID: Sendable where Value: Sendable {}

/// A time that the server would set.
@propertyWrapper public struct ServerTimestamp<Value: Codable>: Codable {
    public var wrappedValue: Value?
    public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }
    public init(from decoder: any Decoder) throws {
        wrappedValue = try decoder.singleValueContainer().decode(Value?.self)
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}
extension ServerTimestamp: Equatable where Value: Equatable {}
extension ServerTimestamp: Hashable where Value: Hashable {}

extension KeyedDecodingContainer {
    // A document without the key has none of these either.
    public func decode<Value>(_ type: DocumentID<Value>.Type, forKey key: Key) throws -> DocumentID<Value> {
        DocumentID(wrappedValue: nil)
    }
}
