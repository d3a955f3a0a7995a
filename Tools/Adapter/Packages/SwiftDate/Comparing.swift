import Foundation

public enum DateComparisonType {
    case isToday, isTomorrow, isYesterday
    case isSameDay(_: any DateRepresentable)
    case isThisWeek, isNextWeek, isLastWeek
    case isSameWeek(_: any DateRepresentable)
    case isThisMonth, isNextMonth, isLastMonth
    case isSameMonth(_: any DateRepresentable)
    case isThisYear, isNextYear, isLastYear
    case isSameYear(_: any DateRepresentable)
    case isInTheFuture, isInThePast
    case isEarlier(than: any DateRepresentable)
    case isLater(than: any DateRepresentable)
    case isWeekday, isWeekend, isInDST
    case isMorning, isAfternoon, isEvening, isNight
}

public enum TimeCalculationGranularity: Sendable {
    case seconds
}

extension DateRepresentable {
    public var isToday: Bool { calendar.isDateInToday(date) }
    public var isYesterday: Bool { calendar.isDateInYesterday(date) }
    public var isTomorrow: Bool { calendar.isDateInTomorrow(date) }
    public var isInWeekend: Bool { calendar.isDateInWeekend(date) }
    public var isInPast: Bool { date < Date() }
    public var isInFuture: Bool { date > Date() }

    private func isSame(_ unit: Calendar.Component, as other: Date, moved: Int = 0) -> Bool {
        let other = calendar.date(byAdding: unit, value: moved, to: other) ?? other
        return calendar.isDate(date, equalTo: other, toGranularity: unit)
    }

    public func compare(_ type: DateComparisonType) -> Bool {
        switch type {
        case .isToday: isToday
        case .isTomorrow: isTomorrow
        case .isYesterday: isYesterday
        case .isSameDay(let other): isSame(.day, as: other.date)
        case .isThisWeek: isSame(.weekOfYear, as: Date())
        case .isNextWeek: isSame(.weekOfYear, as: Date(), moved: 1)
        case .isLastWeek: isSame(.weekOfYear, as: Date(), moved: -1)
        case .isSameWeek(let other): isSame(.weekOfYear, as: other.date)
        case .isThisMonth: isSame(.month, as: Date())
        case .isNextMonth: isSame(.month, as: Date(), moved: 1)
        case .isLastMonth: isSame(.month, as: Date(), moved: -1)
        case .isSameMonth(let other): isSame(.month, as: other.date)
        case .isThisYear: isSame(.year, as: Date())
        case .isNextYear: isSame(.year, as: Date(), moved: 1)
        case .isLastYear: isSame(.year, as: Date(), moved: -1)
        case .isSameYear(let other): isSame(.year, as: other.date)
        case .isInTheFuture: isInFuture
        case .isInThePast: isInPast
        case .isEarlier(let other): date < other.date
        case .isLater(let other): date > other.date
        case .isWeekday: !isInWeekend
        case .isWeekend: isInWeekend
        case .isInDST: region.timeZone.isDaylightSavingTime(for: date)
        case .isMorning: (5..<12).contains(hour)
        case .isAfternoon: (12..<17).contains(hour)
        case .isEvening: (17..<21).contains(hour)
        case .isNight: !(5..<21).contains(hour)
        }
    }

    public func compare(toDate refDate: any DateRepresentable, granularity: Calendar.Component) -> ComparisonResult {
        calendar.compare(date, to: refDate.date, toGranularity: granularity)
    }

    public func isBeforeDate(_ other: any DateRepresentable, orEqual: Bool = false, granularity: Calendar.Component)
        -> Bool
    {
        let order = compare(toDate: other, granularity: granularity)
        return order == .orderedAscending || orEqual && order == .orderedSame
    }

    public func isAfterDate(_ other: any DateRepresentable, orEqual: Bool = false, granularity: Calendar.Component)
        -> Bool
    {
        let order = compare(toDate: other, granularity: granularity)
        return order == .orderedDescending || orEqual && order == .orderedSame
    }

    public func isInside(date other: any DateRepresentable, granularity: Calendar.Component) -> Bool {
        compare(toDate: other, granularity: granularity) == .orderedSame
    }

    public func isInRange(
        date startDate: any DateRepresentable, and endDate: any DateRepresentable, orEqual: Bool = false,
        granularity: Calendar.Component = .nanosecond
    ) -> Bool {
        isAfterDate(startDate, orEqual: orEqual, granularity: granularity)
            && isBeforeDate(endDate, orEqual: orEqual, granularity: granularity)
    }

    public func compareCloseTo(_ refDate: any DateRepresentable, precision: TimeInterval = 300) -> Bool {
        abs(date.timeIntervalSince(refDate.date)) < precision
    }
}
