import Foundation

open class CKSubscription: NSObject, @unchecked Sendable {
    public typealias ID = String
    public enum SubscriptionType: Int, Sendable {
        case query = 1
        case recordZone, database
    }
    open class NotificationInfo: NSObject, @unchecked Sendable {
        public override init() { super.init() }
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [CKRecord.FieldKey]?
        open var title: String?
        open var titleLocalizationKey: String?
        open var titleLocalizationArgs: [CKRecord.FieldKey]?
        open var subtitle: String?
        open var subtitleLocalizationKey: String?
        open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
        open var alertActionLocalizationKey: String?
        open var alertLaunchImage: String?
        open var collapseIDKey: String?
        open var soundName: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var category: String?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
    }
    init(subscriptionID: ID) { self.subscriptionID = subscriptionID }
    public let subscriptionID: ID
    open var subscriptionType: SubscriptionType { .query }
    open var notificationInfo: NotificationInfo?
}
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Self(rawValue: 1)
        public static let firesOnRecordUpdate = Self(rawValue: 2)
        public static let firesOnRecordDeletion = Self(rawValue: 4)
        public static let firesOnce = Self(rawValue: 8)
    }
    public init(
        recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
        options: Options = []
    ) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(subscriptionID: subscriptionID)
    }
    public let recordType: CKRecord.RecordType?
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?
}
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(subscriptionID: subscriptionID)
    }
    public let zoneID: CKRecordZone.ID
    open override var subscriptionType: SubscriptionType { .recordZone }
}
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    public override init(subscriptionID: ID = UUID().uuidString) { super.init(subscriptionID: subscriptionID) }
    open override var subscriptionType: SubscriptionType { .database }
    open var recordType: CKRecord.RecordType?
}

open class CKNotification: NSObject, @unchecked Sendable {
    public enum NotificationType: Int, Sendable {
        case query = 1
        case recordZone, readNotification, database
    }
    /// What a server would send.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { nil }
    open var notificationType: NotificationType { .query }
    open var subscriptionID: CKSubscription.ID? { nil }
    open var containerIdentifier: String? { nil }
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
    public enum Reason: Int, Sendable {
        case recordCreated = 1
        case recordUpdated, recordDeleted
    }
    open var queryNotificationReason: Reason { .recordCreated }
    open var recordFields: [String: Any]? { nil }
    open var recordID: CKRecord.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
}
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    open var recordZoneID: CKRecordZone.ID? { nil }
    open var databaseScope: CKDatabase.Scope { .private }
    open override var notificationType: NotificationType { .recordZone }
}
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    open var databaseScope: CKDatabase.Scope { .private }
    open override var notificationType: NotificationType { .database }
}

// MARK: Sharing

open class CKShare: CKRecord, @unchecked Sendable {
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
    public enum ParticipantRole: Int, Sendable {
        case unknown
        case owner
        case privateUser = 3
        case publicUser
    }
    public convenience init(rootRecord: CKRecord, shareID: CKRecord.ID? = nil) {
        self.init(recordType: SystemType.share, recordID: shareID ?? CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
    }
    open var publicPermission = ParticipantPermission.none
    open var url: URL? { nil }
    open var participants: [Participant] { [] }
    open func addParticipant(_ participant: Participant) {}
    open func removeParticipant(_ participant: Participant) {}

    open class Participant: NSObject, @unchecked Sendable {
        open var role: ParticipantRole { .unknown }
        open var permission = ParticipantPermission.readOnly
        open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
    }
    open class Metadata: NSObject, @unchecked Sendable {
        open var containerIdentifier: String { "" }
    }
    public enum SystemFieldKey {
        public static let title = "cloudkit.title"
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
        public static let shareType = "cloudkit.type"
    }
}
