@_exported import CoreLocation
@_exported import Foundation

public enum CKAccountStatus: Int, Sendable {
    case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension NSNotification.Name {
    public static let CKAccountChanged = Self("CKAccountChangedNotification")
}

public let CKErrorDomain = "CKErrorDomain"
public struct CKError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = CKError
        case internalError = 1
        case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
        case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound
        case assetFileModified, incompatibleVersion, constraintViolation, operationCancelled
        case changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound
        case limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared, referenceViolation
        case managedAccountRestricted, participantMayNeedVerification, serverResponseLost, assetNotAvailable
        case accountTemporarilyUnavailable
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { CKErrorDomain }
    public static var internalError: Code { .internalError }
    public static var partialFailure: Code { .partialFailure }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var networkFailure: Code { .networkFailure }
    public static var badContainer: Code { .badContainer }
    public static var serviceUnavailable: Code { .serviceUnavailable }
    public static var requestRateLimited: Code { .requestRateLimited }
    public static var missingEntitlement: Code { .missingEntitlement }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var permissionFailure: Code { .permissionFailure }
    public static var unknownItem: Code { .unknownItem }
    public static var invalidArguments: Code { .invalidArguments }
    public static var resultsTruncated: Code { .resultsTruncated }
    public static var serverRecordChanged: Code { .serverRecordChanged }
    public static var serverRejectedRequest: Code { .serverRejectedRequest }
    public static var assetFileNotFound: Code { .assetFileNotFound }
    public static var assetFileModified: Code { .assetFileModified }
    public static var incompatibleVersion: Code { .incompatibleVersion }
    public static var constraintViolation: Code { .constraintViolation }
    public static var operationCancelled: Code { .operationCancelled }
    public static var changeTokenExpired: Code { .changeTokenExpired }
    public static var batchRequestFailed: Code { .batchRequestFailed }
    public static var zoneBusy: Code { .zoneBusy }
    public static var badDatabase: Code { .badDatabase }
    public static var quotaExceeded: Code { .quotaExceeded }
    public static var zoneNotFound: Code { .zoneNotFound }
    public static var limitExceeded: Code { .limitExceeded }
    public static var userDeletedZone: Code { .userDeletedZone }
    public static var tooManyParticipants: Code { .tooManyParticipants }
    public static var alreadyShared: Code { .alreadyShared }
    public static var referenceViolation: Code { .referenceViolation }
    public static var managedAccountRestricted: Code { .managedAccountRestricted }
    public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
    public static var serverResponseLost: Code { .serverResponseLost }
    public static var assetNotAvailable: Code { .assetNotAvailable }
    public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }
}
public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
public let CKCurrentUserDefaultName = "__defaultOwner__"
extension CKError {
    public var retryAfterSeconds: Double? { _nsError.userInfo[CKErrorRetryAfterKey] as? Double }
    public var partialErrorsByItemID: [AnyHashable: any Error]? {
        _nsError.userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
    }
    public var serverRecord: CKRecord? { _nsError.userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
    public var clientRecord: CKRecord? { _nsError.userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
    public var ancestorRecord: CKRecord? { _nsError.userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }
}

/// Nobody is signed in to iCloud, so that every request fails for want of an account.
open class CKContainer: NSObject, @unchecked Sendable {
    private static let one = CKContainer(identifier: "")
    open class func `default`() -> CKContainer { one }
    public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    public let containerIdentifier: String?
    public let privateCloudDatabase = CKDatabase(scope: .private)
    public let publicCloudDatabase = CKDatabase(scope: .public)
    public let sharedCloudDatabase = CKDatabase(scope: .shared)
    open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
        switch databaseScope {
        case .public: publicCloudDatabase
        case .private: privateCloudDatabase
        case .shared: sharedCloudDatabase
        }
    }
    open func add(_ operation: CKOperation) { operation._fail() }

    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        completionHandler(.noAccount, nil)
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }

    public struct ApplicationPermissions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let userDiscoverability = Self(rawValue: 1)
    }
    public enum ApplicationPermissionStatus: Int, Sendable { case initialState, couldNotComplete, denied, granted }
    open func status(
        forApplicationPermission applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) }
    open func requestApplicationPermission(
        _ applicationPermission: ApplicationPermissions,
        completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
    ) { completionHandler(.couldNotComplete, CKError(.notAuthenticated)) }
    open func fetchShareMetadata(
        with url: URL, completionHandler: @escaping @Sendable (CKShare.Metadata?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func accept(
        _ metadata: CKShare.Metadata, completionHandler: @escaping @Sendable (CKShare?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
}

open class CKDatabase: NSObject, @unchecked Sendable {
    public enum Scope: Int, Sendable {
        case `public` = 1
        case `private`, shared
    }
    init(scope: Scope) { databaseScope = scope }
    public let databaseScope: Scope
    open func add(_ operation: CKDatabaseOperation) { operation._fail() }

    open func fetch(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func delete(
        withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func perform(
        _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
        completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func fetch(
        withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil,
        resultsLimit: Int = 0,
        completionHandler:
            @escaping @Sendable (
                Result<
                    (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?),
                    any Error
                >
            ) -> Void
    ) { completionHandler(.failure(CKError(.notAuthenticated))) }
    open func fetchAllRecordZones(completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func save(_ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
        completionHandler(nil, CKError(.notAuthenticated))
    }
    open func save(
        _ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }
    open func delete(
        withSubscriptionID subscriptionID: CKSubscription.ID,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) { completionHandler(nil, CKError(.notAuthenticated)) }

    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
    @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
        throw CKError(.notAuthenticated)
    }
    open func records(
        matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil,
        resultsLimit: Int = 0
    ) async throws -> (
        matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
    ) { throw CKError(.notAuthenticated) }
    open func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
}
