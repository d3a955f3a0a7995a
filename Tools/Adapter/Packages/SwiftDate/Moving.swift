import Foundation

public enum DateRelatedType {
    case startOfDay, endOfDay, startOfWeek, endOfWeek, startOfMonth, endOfMonth
    case tomorrow, tomorrowAtStart, yesterday, yesterdayAtStart
    case nearestMinute(minute: Int), nearestHour(hour: Int)
    case nextWeekday(_: WeekDay)
    case nextDSTDate, prevMonth, nextMonth, prevWeek, nextWeek, nextYear, prevYear, nextDSTTransition
}

public enum RoundDateMode {
    case to5Mins, to10Mins, to30Mins
    case toMins(_: Int)
    case toCeil5Mins, toCeil10Mins, toCeil30Mins
    case toCeilMins(_: Int)
    case toFloor5Mins, toFloor10Mins, toFloor30Mins
    case toFloorMins(_: Int)
}

extension DateRepresentable {
    public func dateByAdding(_ count: Int, _ component: Calendar.Component) -> DateInRegion {
        DateInRegion(added(count, component), region: region)
    }

    private func added(_ count: Int, _ component: Calendar.Component) -> Date {
        let (unit, count) = component == .quarter ? (.month, count * 3) : (component, count)
        return calendar.date(byAdding: unit, value: count, to: date) ?? date
    }

    public func dateAtStartOf(_ unit: Calendar.Component) -> Self {
        moved(to: calendar.dateInterval(of: unit, for: date)?.start ?? date)
    }

    /// A nanosecond, told to the second, before the next one starts.
    public func dateAtEndOf(_ unit: Calendar.Component) -> Self {
        moved(to: calendar.dateInterval(of: unit, for: date)?.end.addingTimeInterval(-1) ?? date)
    }

    public func dateAtStartOf(_ units: [Calendar.Component]) -> Self { units.reduce(self) { $0.dateAtStartOf($1) } }
    public func dateAtEndOf(_ units: [Calendar.Component]) -> Self { units.reduce(self) { $0.dateAtEndOf($1) } }

    public func dateAt(_ type: DateRelatedType) -> Self {
        switch type {
        case .startOfDay: dateAtStartOf(.day)
        case .endOfDay: dateAtEndOf(.day)
        case .startOfWeek: dateAtStartOf(.weekOfYear)
        case .endOfWeek: dateAtEndOf(.weekOfYear)
        case .startOfMonth: dateAtStartOf(.month)
        case .endOfMonth: dateAtEndOf(.month)
        case .tomorrow: moved(to: added(1, .day))
        case .tomorrowAtStart: moved(to: added(1, .day)).dateAtStartOf(.day)
        case .yesterday: moved(to: added(-1, .day))
        case .yesterdayAtStart: moved(to: added(-1, .day)).dateAtStartOf(.day)
        case .nearestMinute(let minute): dateRoundedAt(.toMins(minute))
        case .nearestHour(let hour): dateRoundedAt(.toMins(hour * 60))
        case .nextWeekday(let day):
            moved(
                to: calendar.nextDate(
                    after: date, matching: DateComponents(weekday: day.rawValue), matchingPolicy: .nextTime) ?? date)
        case .nextDSTDate, .nextDSTTransition:
            moved(to: region.timeZone.nextDaylightSavingTimeTransition(after: date) ?? date)
        case .prevMonth: moved(to: added(-1, .month)).dateAtStartOf(.month)
        case .nextMonth: moved(to: added(1, .month)).dateAtStartOf(.month)
        case .prevWeek: moved(to: added(-1, .weekOfYear)).dateAtStartOf(.weekOfYear)
        case .nextWeek: moved(to: added(1, .weekOfYear)).dateAtStartOf(.weekOfYear)
        case .nextYear: moved(to: added(1, .year)).dateAtStartOf(.year)
        case .prevYear: moved(to: added(-1, .year)).dateAtStartOf(.year)
        }
    }

    public func dateRoundedAt(_ mode: RoundDateMode) -> Self {
        let (minutes, rule): (Int, FloatingPointRoundingRule) =
            switch mode {
            case .to5Mins: (5, .toNearestOrAwayFromZero)
            case .to10Mins: (10, .toNearestOrAwayFromZero)
            case .to30Mins: (30, .toNearestOrAwayFromZero)
            case .toMins(let minutes): (minutes, .toNearestOrAwayFromZero)
            case .toCeil5Mins: (5, .up)
            case .toCeil10Mins: (10, .up)
            case .toCeil30Mins: (30, .up)
            case .toCeilMins(let minutes): (minutes, .up)
            case .toFloor5Mins: (5, .down)
            case .toFloor10Mins: (10, .down)
            case .toFloor30Mins: (30, .down)
            case .toFloorMins(let minutes): (minutes, .down)
            }
        let step = TimeInterval(max(minutes, 1) * 60)
        return moved(to: Date(timeIntervalSince1970: (date.timeIntervalSince1970 / step).rounded(rule) * step))
    }

    public func dateTruncated(from component: Calendar.Component) -> Self? { dateAtStartOf(component) }

    public func dateBySet(hour: Int?, min: Int?, secs: Int?, ms: Int? = nil) -> Self? {
        calendar.date(
            bySettingHour: hour ?? self.hour, minute: min ?? minute, second: secs ?? second, of: date
        ).map { moved(to: $0) }
    }

    public func dateBySet(_ values: [Calendar.Component: Int]) -> Self? {
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        for (component, value) in values { parts.setValue(value, for: component) }
        return calendar.date(from: parts).map { moved(to: $0) }
    }

    public func difference(in component: Calendar.Component, from other: any DateRepresentable) -> Int? {
        calendar.dateComponents([component], from: other.date, to: date).value(for: component)
    }

    public func differences(
        in components: Set<Calendar.Component>, from other: any DateRepresentable
    ) -> [Calendar.Component: Int] {
        let between = calendar.dateComponents(components, from: other.date, to: date)
        return Dictionary(
            uniqueKeysWithValues: components.compactMap { unit in between.value(for: unit).map { (unit, $0) } })
    }

    public func getInterval(toDate: (any DateRepresentable)?, component: Calendar.Component) -> Int64 {
        Int64(toUnit(component, to: toDate ?? date))
    }

    public func timeIntervalSince(_ other: any DateRepresentable) -> TimeInterval { date.timeIntervalSince(other.date) }
}

extension Date {
    public static func randomDate(region: Region = SwiftDate.defaultRegion) -> Date { Date() }

    public static func enumerateDates(from startDate: Date, to endDate: Date, increment: DateComponents) -> [Date] {
        var (dates, date) = ([Date](), startDate)
        while date <= endDate, dates.count < 100_000 {
            dates.append(date)
            let next = date + increment
            if next <= date { break }
            date = next
        }
        return dates
    }
}

// MARK: Sums

public func - (lhs: Date, rhs: Date) -> DateComponents {
    SwiftDate.defaultRegion.calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: rhs, to: lhs)
}

private func sum(_ date: Date, _ components: DateComponents, _ sign: Int, _ calendar: Calendar) -> Date {
    var moved = DateComponents()
    let units: [Calendar.Component] = [
        .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekOfMonth, .weekOfYear,
    ]
    for unit in units {
        if let value = components.value(for: unit) { moved.setValue(value * sign, for: unit) }
    }
    return calendar.date(byAdding: moved, to: date) ?? date
}

public func + (lhs: Date, rhs: DateComponents) -> Date { sum(lhs, rhs, 1, SwiftDate.defaultRegion.calendar) }
public func + (lhs: DateComponents, rhs: Date) -> Date { rhs + lhs }
public func - (lhs: Date, rhs: DateComponents) -> Date { sum(lhs, rhs, -1, SwiftDate.defaultRegion.calendar) }
public func + (lhs: DateInRegion, rhs: DateComponents) -> DateInRegion {
    lhs.moved(to: sum(lhs.date, rhs, 1, lhs.region.calendar))
}
public func - (lhs: DateInRegion, rhs: DateComponents) -> DateInRegion {
    lhs.moved(to: sum(lhs.date, rhs, -1, lhs.region.calendar))
}
public func - (lhs: DateInRegion, rhs: DateInRegion) -> TimeInterval { lhs.date.timeIntervalSince(rhs.date) }

extension Int {
    public var nanoseconds: DateComponents { DateComponents(nanosecond: self) }
    public var seconds: DateComponents { DateComponents(second: self) }
    public var minutes: DateComponents { DateComponents(minute: self) }
    public var hours: DateComponents { DateComponents(hour: self) }
    public var days: DateComponents { DateComponents(day: self) }
    public var weeks: DateComponents { DateComponents(weekOfYear: self) }
    public var months: DateComponents { DateComponents(month: self) }
    public var quarters: DateComponents { DateComponents(month: self * 3) }
    public var years: DateComponents { DateComponents(year: self) }
}

extension DateComponents {
    public var timeInterval: TimeInterval {
        Date(timeIntervalSince1970: 0).distance(to: Date(timeIntervalSince1970: 0) + self)
    }
    public var fromNow: Date { Date() + self }
    public var ago: Date { Date() - self }
    public func from(_ date: any DateRepresentable) -> Date { sum(date.date, self, 1, date.region.calendar) }
    public func `in`(_ component: Calendar.Component, of calendar: (any CalendarConvertible)? = nil) -> Int? {
        let start = Date(timeIntervalSince1970: 0)
        let calendar = calendar?.toCalendar() ?? SwiftDate.defaultRegion.calendar
        return calendar.dateComponents([component], from: start, to: sum(start, self, 1, calendar)).value(
            for: component)
    }
}

// MARK: Sums of lengths

private let lengths: [Calendar.Component] = [
    .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekOfMonth, .weekOfYear,
]

private func combined(_ lhs: DateComponents, _ rhs: DateComponents, _ sign: Int) -> DateComponents {
    var sum = lhs
    for unit in lengths {
        guard let more = rhs.value(for: unit) else { continue }
        sum.setValue((lhs.value(for: unit) ?? 0) + sign * more, for: unit)
    }
    return sum
}

public func + (lhs: DateComponents, rhs: DateComponents) -> DateComponents { combined(lhs, rhs, 1) }
public func - (lhs: DateComponents, rhs: DateComponents) -> DateComponents { combined(lhs, rhs, -1) }
public prefix func - (components: DateComponents) -> DateComponents { combined(DateComponents(), components, -1) }
