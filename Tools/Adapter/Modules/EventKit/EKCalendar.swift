import Foundation
import UIKit

public enum EKCalendarType: Int, Sendable { case local, calDAV, exchange, subscription, birthday }
public enum EKSourceType: Int, Sendable { case local, exchange, calDAV, mobileMe, subscribed, birthdays }
public struct EKCalendarEventAvailabilityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let busy = Self(rawValue: 1)
    public static let free = Self(rawValue: 2)
    public static let tentative = Self(rawValue: 4)
    public static let unavailable = Self(rawValue: 8)
}

open class EKCalendar: EKObject {
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        allowedEntityTypes = entityType == .event ? .event : .reminder
    }
    open var source: EKSource!
    public let calendarIdentifier = UUID().uuidString
    open var title = ""
    open var type: EKCalendarType { .local }
    open var allowsContentModifications: Bool { true }
    open var isSubscribed: Bool { false }
    open var isImmutable: Bool { false }
    open var cgColor: CGColor!
    open var supportedEventAvailabilities: EKCalendarEventAvailabilityMask { [] }
    public let allowedEntityTypes: EKEntityMask
}

open class EKSource: EKObject {
    open var sourceIdentifier: String { "" }
    open var sourceType: EKSourceType { .local }
    open var title: String { "" }
    open var isDelegate: Bool { false }
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

// MARK: What repeats

public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
public enum EKWeekday: Int, Sendable {
    case sunday = 1
    case monday, tuesday, wednesday, thursday, friday, saturday
}

open class EKRecurrenceRule: EKObject {
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    }
    public convenience init(
        recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
        daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?,
        weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
    ) {
        self.init(recurrenceWith: type, interval: interval, end: end)
        (daysOfTheWeek, daysOfTheMonth, monthsOfTheYear) = (days, monthDays, months)
        (self.weeksOfTheYear, self.daysOfTheYear, self.setPositions) = (weeksOfTheYear, daysOfTheYear, setPositions)
    }
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    open var recurrenceEnd: EKRecurrenceEnd?
    open var calendarIdentifier: String { "gregorian" }
    open var firstDayOfTheWeek: Int { 0 }
    open private(set) var daysOfTheWeek: [EKRecurrenceDayOfWeek]?
    open private(set) var daysOfTheMonth: [NSNumber]?
    open private(set) var monthsOfTheYear: [NSNumber]?
    open private(set) var weeksOfTheYear: [NSNumber]?
    open private(set) var daysOfTheYear: [NSNumber]?
    open private(set) var setPositions: [NSNumber]?
}

/// A day, or a count: the other is nil or zero.
open class EKRecurrenceEnd: NSObject {
    public convenience init(end endDate: Date) {
        self.init()
        self.endDate = endDate
    }
    public convenience init(occurrenceCount: Int) {
        self.init()
        self.occurrenceCount = occurrenceCount
    }
    open private(set) var endDate: Date?
    open private(set) var occurrenceCount = 0
}

open class EKRecurrenceDayOfWeek: NSObject {
    public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
    public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
        (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    }
    public let dayOfTheWeek: EKWeekday
    public let weekNumber: Int
}
