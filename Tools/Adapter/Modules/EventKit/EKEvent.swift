import CoreLocation
import Foundation

open class EKObject: NSObject {
    open var hasChanges: Bool { true }
    open var isNew: Bool { true }
    open func reset() {}
    open func rollback() {}
    open func refresh() -> Bool { false }
}

/// What events and reminders have in common.
open class EKCalendarItem: EKObject {
    open var calendar: EKCalendar!
    public let calendarItemIdentifier = UUID().uuidString
    open var calendarItemExternalIdentifier: String! { nil }
    open var title: String! = ""
    open var location: String?
    open var notes: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var creationDate: Date? { nil }
    open var lastModifiedDate: Date? { nil }
    open var attendees: [EKParticipant]? { nil }
    open var hasAttendees: Bool { false }
    open var hasNotes: Bool { !(notes ?? "").isEmpty }

    open var alarms: [EKAlarm]?
    open var hasAlarms: Bool { !(alarms ?? []).isEmpty }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }

    open var recurrenceRules: [EKRecurrenceRule]?
    open var hasRecurrenceRules: Bool { !(recurrenceRules ?? []).isEmpty }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

public enum EKEventAvailability: Int, Sendable {
    case notSupported = -1
    case busy, free, tentative, unavailable
}
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }

open class EKEvent: EKCalendarItem {
    public init(eventStore: EKEventStore) {}
    /// Once it is saved.
    open var eventIdentifier: String! { nil }
    open var isAllDay = false
    open var startDate: Date!
    open var endDate: Date!
    open var structuredLocation: EKStructuredLocation? { didSet { location = structuredLocation?.title } }
    open var availability = EKEventAvailability.busy
    open var status: EKEventStatus { .none }
    open var organizer: EKParticipant? { nil }
    open var isDetached: Bool { false }
    open var occurrenceDate: Date! { startDate }
    open var birthdayContactIdentifier: String? { nil }
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        startDate < other.startDate
            ? .orderedAscending : startDate > other.startDate ? .orderedDescending : .orderedSame
    }
}

public enum EKReminderPriority: UInt, Sendable {
    case none
    case high = 1
    case medium = 5
    case low = 9
}

open class EKReminder: EKCalendarItem {
    public init(eventStore: EKEventStore) {}
    open var startDateComponents: DateComponents?
    open var dueDateComponents: DateComponents?
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
    open var completionDate: Date?
    open var priority = 0
}

public enum EKParticipantStatus: Int, Sendable {
    case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }

open class EKParticipant: EKObject {
    open var url: URL { URL(fileURLWithPath: "/") }
    open var name: String? { nil }
    open var participantStatus: EKParticipantStatus { .unknown }
    open var participantRole: EKParticipantRole { .unknown }
    open var participantType: EKParticipantType { .unknown }
    open var isCurrentUser: Bool { false }
    open var contactPredicate: NSPredicate { NSPredicate(value: false) }
}

open class EKStructuredLocation: EKObject {
    public convenience init(title: String) {
        self.init()
        self.title = title
    }
    open var title: String?
    open var geoLocation: CLLocation?
    open var radius = 0.0
}

public enum EKAlarmProximity: Int, Sendable { case none, enter, leave }
public enum EKAlarmType: Int, Sendable { case display, audio, procedure, email }

open class EKAlarm: EKObject {
    public convenience init(absoluteDate date: Date) {
        self.init()
        absoluteDate = date
    }
    public convenience init(relativeOffset offset: TimeInterval) {
        self.init()
        relativeOffset = offset
    }
    open var relativeOffset: TimeInterval = 0
    open var absoluteDate: Date?
    open var structuredLocation: EKStructuredLocation?
    open var proximity = EKAlarmProximity.none
    open var type: EKAlarmType { .display }
}
