import Foundation

/// What is asked of a server. It ends at once, since there is no account.
open class CKOperation: Operation, @unchecked Sendable {
    open class Configuration: NSObject, @unchecked Sendable {
        open var container: CKContainer?
        open var qualityOfService = QualityOfService.default
        open var allowsCellularAccess = true
        open var isLongLived = false
        open var timeoutIntervalForRequest: TimeInterval = 60
        open var timeoutIntervalForResource: TimeInterval = 604_800
    }
    public override init() { super.init() }
    open var configuration: Configuration! = Configuration()
    open var group: CKOperationGroup?
    open var operationID: String { "" }
    open var longLivedOperationWasPersistedBlock: (() -> Void)?
    open override func main() { _fail() }
    /// Tells whoever waits.
    open func _fail() { completionBlock?() }
    static let error = CKError(.notAuthenticated)
}
open class CKOperationGroup: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var name: String?
}
open class CKDatabaseOperation: CKOperation, @unchecked Sendable { open var database: CKDatabase? }

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    open class Cursor: NSObject, @unchecked Sendable {}
    public static let maximumResults = 0
    public override init() { super.init() }
    public init(query: CKQuery) { self.query = query }
    public init(cursor: Cursor) { self.cursor = cursor }
    open var query: CKQuery?
    open var cursor: Cursor?
    open var zoneID: CKRecordZone.ID?
    open var resultsLimit = 0
    open var desiredKeys: [CKRecord.FieldKey]?
    open var recordFetchedBlock: ((CKRecord) -> Void)?
    open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
    open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
    open override func _fail() {
        queryCompletionBlock?(nil, Self.error)
        queryResultBlock?(.failure(Self.error))
        super._fail()
    }
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
    public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
        (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
    }
    open var recordsToSave: [CKRecord]?
    open var recordIDsToDelete: [CKRecord.ID]?
    open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
    open var isAtomic = true
    open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
    open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
    open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
    open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
    open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    open override func _fail() {
        modifyRecordsCompletionBlock?(nil, nil, Self.error)
        modifyRecordsResultBlock?(.failure(Self.error))
        super._fail()
    }
}

open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    public override init() { super.init() }
    public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
    open class func fetchCurrentUserRecord() -> Self { unsafeDowncast(CKFetchRecordsOperation(), to: self) }
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
    open override func _fail() {
        fetchRecordsCompletionBlock?(nil, Self.error)
        fetchRecordsResultBlock?(.failure(Self.error))
        super._fail()
    }
}

open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
    public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
        (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
    }
    open var recordZonesToSave: [CKRecordZone]?
    open var recordZoneIDsToDelete: [CKRecordZone.ID]?
    open var modifyRecordZonesCompletionBlock: (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
    open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
    open override func _fail() {
        modifyRecordZonesCompletionBlock?(nil, nil, Self.error)
        modifyRecordZonesResultBlock?(.failure(Self.error))
        super._fail()
    }
}

open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
    open class ZoneConfiguration: NSObject, @unchecked Sendable {
        public init(
            previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
            desiredKeys: [CKRecord.FieldKey]? = nil
        ) { self.previousServerChangeToken = previousServerChangeToken }
        open var previousServerChangeToken: CKServerChangeToken?
    }
    public init(
        recordZoneIDs: [CKRecordZone.ID]? = nil,
        configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
    ) { (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID) }
    open var recordZoneIDs: [CKRecordZone.ID]?
    open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
    open var fetchAllChanges = true
    open var recordChangedBlock: ((CKRecord) -> Void)?
    open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
    open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
    open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?
    open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
    open override func _fail() {
        fetchRecordZoneChangesCompletionBlock?(Self.error)
        fetchRecordZoneChangesResultBlock?(.failure(Self.error))
        super._fail()
    }
}

open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
    public init(
        subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
    ) { (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete) }
    open var subscriptionsToSave: [CKSubscription]?
    open var subscriptionIDsToDelete: [CKSubscription.ID]?
    open var modifySubscriptionsCompletionBlock: (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
    open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
    open override func _fail() {
        modifySubscriptionsCompletionBlock?(nil, nil, Self.error)
        modifySubscriptionsResultBlock?(.failure(Self.error))
        super._fail()
    }
}
