@_exported import CoreLocation
@_exported import Foundation
@_exported import UIKit

public enum EKEntityType: UInt, Sendable { case event, reminder }
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let event = Self(rawValue: 1)
    public static let reminder = Self(rawValue: 2)
}
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
public enum EKAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, fullAccess, writeOnly
    public static let authorized = Self.fullAccess
}

extension NSNotification.Name {
    public static let EKEventStoreChanged = Self("EKEventStoreChangedNotification")
}

public typealias EKEventStoreRequestAccessCompletionHandler = (Bool, (any Error)?) -> Void
public typealias EKEventSearchCallback = (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void

/// Calendars that nobody has allowed to be read yet, and so are none.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(sources: [EKSource]) {}

    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
    // Nobody answers.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
    ) {}
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    open func requestFullAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {}
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {}
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders(completion: @escaping EKEventStoreRequestAccessCompletionHandler) {}
    open func requestFullAccessToReminders() async throws -> Bool { false }

    public let eventStoreIdentifier = UUID().uuidString
    open var sources: [EKSource] { [] }
    open var delegateSources: [EKSource] { [] }
    open func source(withIdentifier identifier: String) -> EKSource? { nil }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func save(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }

    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    open func enumerateEvents(matching predicate: NSPredicate, using block: @escaping EKEventSearchCallback) {}
    @discardableResult open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
    ) -> Any {
        completion(nil)
        return NSObject()
    }
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate { NSPredicate(value: false) }

    open func commit() throws {}
    open func reset() {}
    open func refreshSourcesIfNecessary() {}
}

public let EKErrorDomain = "EKErrorDomain"
public struct EKError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = EKError
        case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
        case calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence
        case startDateTooFarInFuture, startDateCollidesWithOtherOccurrence, objectBelongsToDifferentStore
        case invitesCannotBeMoved, invalidSpan, calendarHasNoSource, calendarSourceCannotBeModified
        case calendarIsImmutable, sourceDoesNotAllowCalendarAddDelete, recurringReminderRequiresDueDate
        case structuredLocationsNotSupported, reminderLocationsNotSupported, alarmProximityNotSupported
        case calendarDoesNotAllowEvents, calendarDoesNotAllowReminders, sourceDoesNotAllowReminders
        case sourceDoesNotAllowEvents, priorityIsInvalid, invalidEntityType, procedureAlarmsNotMutable
        case eventStoreNotAuthorized, osNotSupported
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { EKErrorDomain }
    public static var eventNotMutable: Code { .eventNotMutable }
    public static var noCalendar: Code { .noCalendar }
    public static var noStartDate: Code { .noStartDate }
    public static var noEndDate: Code { .noEndDate }
    public static var datesInverted: Code { .datesInverted }
    public static var internalFailure: Code { .internalFailure }
    public static var calendarReadOnly: Code { .calendarReadOnly }
    public static var durationGreaterThanRecurrence: Code { .durationGreaterThanRecurrence }
    public static var alarmGreaterThanRecurrence: Code { .alarmGreaterThanRecurrence }
    public static var startDateTooFarInFuture: Code { .startDateTooFarInFuture }
    public static var startDateCollidesWithOtherOccurrence: Code { .startDateCollidesWithOtherOccurrence }
    public static var objectBelongsToDifferentStore: Code { .objectBelongsToDifferentStore }
    public static var invitesCannotBeMoved: Code { .invitesCannotBeMoved }
    public static var invalidSpan: Code { .invalidSpan }
    public static var calendarHasNoSource: Code { .calendarHasNoSource }
    public static var calendarSourceCannotBeModified: Code { .calendarSourceCannotBeModified }
    public static var calendarIsImmutable: Code { .calendarIsImmutable }
    public static var sourceDoesNotAllowCalendarAddDelete: Code { .sourceDoesNotAllowCalendarAddDelete }
    public static var recurringReminderRequiresDueDate: Code { .recurringReminderRequiresDueDate }
    public static var structuredLocationsNotSupported: Code { .structuredLocationsNotSupported }
    public static var reminderLocationsNotSupported: Code { .reminderLocationsNotSupported }
    public static var alarmProximityNotSupported: Code { .alarmProximityNotSupported }
    public static var calendarDoesNotAllowEvents: Code { .calendarDoesNotAllowEvents }
    public static var calendarDoesNotAllowReminders: Code { .calendarDoesNotAllowReminders }
    public static var sourceDoesNotAllowReminders: Code { .sourceDoesNotAllowReminders }
    public static var sourceDoesNotAllowEvents: Code { .sourceDoesNotAllowEvents }
    public static var priorityIsInvalid: Code { .priorityIsInvalid }
    public static var invalidEntityType: Code { .invalidEntityType }
    public static var procedureAlarmsNotMutable: Code { .procedureAlarmsNotMutable }
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
    public static var osNotSupported: Code { .osNotSupported }
}
