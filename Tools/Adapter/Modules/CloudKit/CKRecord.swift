import CoreLocation
import Foundation
import UIKit

public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}

public protocol CKRecordKeyValueSetting: AnyObject {
    subscript(key: String) -> (any CKRecordValueProtocol)? { get set }
    func allKeys() -> [String]
    func changedKeys() -> [String]
}

/// The values of a thing by their keys, in memory alone.
open class CKRecord: NSObject, CKRecordKeyValueSetting, _KeyedObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String
    public enum SystemType {
        public static let userRecord = "Users"
        public static let share = "cloudkit.share"
    }
    public enum SystemFieldKey {
        public static let parent = "___parent"
        public static let share = "___share"
        public static let recordID = "___recordID"
        public static let creationDate = "___createTime"
        public static let modificationDate = "___modTime"
    }

    private var values: [String: any CKRecordValueProtocol] = [:]
    private var changed: Set<String> = []

    public init(recordType: RecordType, recordID: ID = ID()) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
    }
    public convenience init?(coder: NSCoder) { nil }
    public let recordType: RecordType
    public let recordID: ID
    open var recordChangeTag: String? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var creationDate: Date? { nil }
    open var lastModifiedUserRecordID: ID? { nil }
    open var modificationDate: Date? { nil }
    open var share: Reference? { nil }
    open var parent: Reference?
    open var encryptedValues: any CKRecordKeyValueSetting { self }

    public subscript(key: String) -> (any CKRecordValueProtocol)? {
        get { values[key] }
        set {
            values[key] = newValue
            changed.insert(key)
        }
    }
    public subscript<Value: CKRecordValueProtocol>(key: String) -> Value? {
        get { values[key] as? Value }
        set { self[key] = newValue as (any CKRecordValueProtocol)? }
    }
    open func object(forKey key: String) -> (any CKRecordValueProtocol)? { values[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: String) { self[key] = object }
    public func _hasKey(_ key: String) -> Bool { true }
    public func _value(ofKey key: String) -> Any? { values[key] }
    public func _setValue(_ value: Any?, ofKey key: String) { self[key] = value as? any CKRecordValueProtocol }
    open func allKeys() -> [String] { values.keys.sorted() }
    open func changedKeys() -> [String] { changed.sorted() }
    open func allTokens() -> [String] { values.values.compactMap { $0 as? String } }
    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }
    open func encodeSystemFields(with coder: NSCoder) {}

    open class ID: NSObject, @unchecked Sendable {
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return recordName == other.recordName && zoneID == other.zoneID
        }
        open override var hash: Int { recordName.hash }
    }

    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
    open class Reference: NSObject, @unchecked Sendable {
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }
        public let recordID: ID
        public let action: ReferenceAction
    }
}

open class CKAsset: NSObject, @unchecked Sendable {
    public init(fileURL: URL) { self.fileURL = fileURL }
    public let fileURL: URL?
}

open class CKRecordZone: NSObject, @unchecked Sendable {
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fetchChanges = Self(rawValue: 1)
        public static let atomic = Self(rawValue: 2)
        public static let sharing = Self(rawValue: 4)
    }
    open class ID: NSObject, @unchecked Sendable {
        public static let defaultZoneName = "_defaultZone"
        public static let `default` = ID()
        public init(zoneName: String = ID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }
        public let zoneName: String
        public let ownerName: String
        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? ID else { return false }
            return zoneName == other.zoneName && ownerName == other.ownerName
        }
        open override var hash: Int { zoneName.hash }
    }
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
    public init(zoneID: ID) { self.zoneID = zoneID }
    public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }
    public let zoneID: ID
    open var capabilities: Capabilities { [] }
}

open class CKQuery: NSObject, @unchecked Sendable {
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?
}

open class CKServerChangeToken: NSObject, @unchecked Sendable {}
