import Foundation

public enum SymbolFormatStyle: Sendable {
    case `default`, defaultStandalone, short, veryShort, standaloneShort, standaloneVeryShort
}

public enum WeekDay: Int, Sendable {
    case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday
}

public enum Month: Int, Sendable {
    case january = 0, february, march, april, may, june, july, august, september, october, november, december
}

/// A date with the calendar that it is told in: a `Date` in the default region, or a `DateInRegion` in its own.
public protocol DateRepresentable {
    var date: Date { get }
    var region: Region { get }
    /// Another date of this kind.
    func moved(to date: Date) -> Self
}

extension Date: DateRepresentable {
    public var date: Date { self }
    public var region: Region { SwiftDate.defaultRegion }
    public func moved(to date: Date) -> Date { date }
}

public struct DateInRegion: DateRepresentable, Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    public internal(set) var date: Date
    public let region: Region

    public init(_ date: Date = Date(), region: Region = SwiftDate.defaultRegion) {
        (self.date, self.region) = (date, region)
    }

    public init?(_ string: String, format: String? = nil, region: Region = SwiftDate.defaultRegion) {
        self.init(string, formats: format.map { [$0] }, region: region)
    }

    public init?(_ string: String, formats: [String]?, region: Region = SwiftDate.defaultRegion) {
        guard let date = Self.date(in: string, formats ?? SwiftDate.autoFormats, region) else { return nil }
        self.init(date, region: region)
    }

    public init(seconds interval: TimeInterval, region: Region = .UTC) {
        self.init(Date(timeIntervalSince1970: interval), region: region)
    }

    public init(milliseconds interval: Int, region: Region = .UTC) {
        self.init(Date(timeIntervalSince1970: TimeInterval(interval) / 1000), region: region)
    }

    public init?(components: DateComponents, region: Region?) {
        let region = region ?? Region(fromDateComponents: components)
        guard let date = region.calendar.date(from: components) else { return nil }
        self.init(date, region: region)
    }

    public init?(
        components configuration: (inout DateComponents) -> Void, region: Region? = SwiftDate.defaultRegion
    ) {
        var components = DateComponents()
        configuration(&components)
        self.init(components: components, region: region)
    }

    public init(
        year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0, nanosecond: Int = 0,
        region: Region = SwiftDate.defaultRegion
    ) {
        let components = DateComponents(
            year: year, month: month, day: day, hour: hour, minute: minute, second: second, nanosecond: nanosecond)
        self.init(region.calendar.date(from: components) ?? Date(), region: region)
    }

    static func date(in string: String, _ formats: [String], _ region: Region) -> Date? {
        let formatter = DateFormatter()
        formatter.calendar = region.calendar
        formatter.timeZone = region.timeZone
        formatter.locale = region.locale
        for format in formats {
            formatter.dateFormat = format
            if let date = formatter.date(from: string) { return date }
        }
        return nil
    }

    public static func past() -> DateInRegion { DateInRegion(.distantPast) }
    public static func future() -> DateInRegion { DateInRegion(.distantFuture) }
    public func moved(to date: Date) -> DateInRegion { DateInRegion(date, region: region) }
    public var timeIntervalSince1970: TimeInterval { date.timeIntervalSince1970 }
    public var description: String {
        "{abs_date='\(toISO())', rep_date='\(toFormat("yyyy-MM-dd HH:mm:ss"))', region=\(region)}"
    }
    public static func < (lhs: DateInRegion, rhs: DateInRegion) -> Bool { lhs.date < rhs.date }
    public static func == (lhs: DateInRegion, rhs: DateInRegion) -> Bool { lhs.date == rhs.date }
    public func hash(into hasher: inout Hasher) { hasher.combine(date) }
}

// MARK: Parts

extension DateRepresentable {
    public var calendar: Calendar { region.calendar }
    private func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: date) }
    public var dateComponents: DateComponents {
        calendar.dateComponents(
            [
                .calendar, .timeZone, .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday,
                .weekdayOrdinal, .quarter, .weekOfMonth, .weekOfYear, .yearForWeekOfYear,
            ], from: date)
    }

    public var era: Int { part(.era) }
    public var year: Int { part(.year) }
    public var month: Int { part(.month) }
    public var day: Int { part(.day) }
    public var hour: Int { part(.hour) }
    public var minute: Int { part(.minute) }
    public var second: Int { part(.second) }
    public var nanosecond: Int { part(.nanosecond) }
    public var weekday: Int { part(.weekday) }
    public var weekdayOrdinal: Int { part(.weekdayOrdinal) }
    public var weekOfYear: Int { part(.weekOfYear) }
    public var weekOfMonth: Int { part(.weekOfMonth) }
    public var yearForWeekOfYear: Int { part(.yearForWeekOfYear) }
    public var quarter: Int { (month - 1) / 3 + 1 }
    public var nearestHour: Int { dateRoundedAt(.toMins(60)).hour }
    public var dayOfYear: Int { calendar.ordinality(of: .day, in: .year, for: date) ?? 0 }
    public var monthDays: Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 0 }
    public var msInDay: Int { ((hour * 60 + minute) * 60 + second) * 1000 + nanosecond / 1_000_000 }
    public var firstDayOfWeek: Int { dateAtStartOf(.weekOfYear).day }
    public var lastDayOfWeek: Int { dateAtEndOf(.weekOfYear).day }
    public var DSTOffset: TimeInterval { region.timeZone.daylightSavingTimeOffset(for: date) }

    public var ordinalDay: String {
        let suffix = (11...13).contains(day % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][day % 10] ?? "th"
        return "\(day)\(suffix)"
    }

    private func symbol(_ style: SymbolFormatStyle, _ letter: String, _ alone: String, _ locale: Locale) -> String {
        switch style {
        case .default: toFormat(String(repeating: letter, count: 4), locale: locale)
        case .short: toFormat(String(repeating: letter, count: 3), locale: locale)
        case .veryShort: toFormat(String(repeating: letter, count: 5), locale: locale)
        case .defaultStandalone: toFormat(String(repeating: alone, count: 4), locale: locale)
        case .standaloneShort: toFormat(String(repeating: alone, count: 3), locale: locale)
        case .standaloneVeryShort: toFormat(String(repeating: alone, count: 5), locale: locale)
        }
    }

    public func monthName(_ style: SymbolFormatStyle) -> String { symbol(style, "M", "L", region.locale) }
    public func weekdayName(_ style: SymbolFormatStyle, locale: (any LocaleConvertible)? = nil) -> String {
        symbol(style, "E", "c", locale?.toLocale() ?? region.locale)
    }
    public func quarterName(_ style: SymbolFormatStyle, locale: (any LocaleConvertible)? = nil) -> String {
        symbol(style, "Q", "q", locale?.toLocale() ?? region.locale)
    }
    public func eraName(_ style: SymbolFormatStyle, locale: (any LocaleConvertible)? = nil) -> String {
        symbol(style, "G", "G", locale?.toLocale() ?? region.locale)
    }

    public func `in`(region: Region) -> DateInRegion { DateInRegion(date, region: region) }
    public func convertTo(region: Region) -> DateInRegion { DateInRegion(date, region: region) }
    public func inDefaultRegion() -> DateInRegion { DateInRegion(date, region: SwiftDate.defaultRegion) }
    public func convertTo(
        calendar: (any CalendarConvertible)? = nil, timezone: (any ZoneConvertible)? = nil,
        locale: (any LocaleConvertible)? = nil
    ) -> DateInRegion {
        DateInRegion(
            date,
            region: Region(
                calendar: calendar ?? region.calendar, zone: timezone ?? region.timeZone,
                locale: locale ?? region.locale))
    }

    public func toUnits(_ units: Set<Calendar.Component>, to refDate: any DateRepresentable) -> [Calendar.Component:
        Int]
    {
        let between = calendar.dateComponents(units, from: date, to: refDate.date)
        return Dictionary(
            uniqueKeysWithValues: units.compactMap { unit in between.value(for: unit).map { (unit, $0) } })
    }
    public func toUnit(_ unit: Calendar.Component, to refDate: any DateRepresentable) -> Int {
        toUnits([unit], to: refDate)[unit] ?? 0
    }
}

extension Date {
    public init?(_ string: String, format: String? = nil, region: Region = SwiftDate.defaultRegion) {
        guard let date = DateInRegion(string, format: format, region: region)?.date else { return nil }
        self = date
    }
    public init(seconds interval: TimeInterval, region: Region = .UTC) { self.init(timeIntervalSince1970: interval) }
    public init(milliseconds interval: Int, region: Region = .UTC) {
        self.init(timeIntervalSince1970: TimeInterval(interval) / 1000)
    }
    public init?(components: DateComponents, region: Region?) {
        guard let date = DateInRegion(components: components, region: region)?.date else { return nil }
        self = date
    }
    public init?(
        components configuration: (inout DateComponents) -> Void, region: Region? = SwiftDate.defaultRegion
    ) {
        guard let date = DateInRegion(components: configuration, region: region)?.date else { return nil }
        self = date
    }
    public init(
        year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0,
        region: Region = SwiftDate.defaultRegion
    ) {
        self =
            DateInRegion(
                year: year, month: month, day: day, hour: hour, minute: minute, second: second,
                nanosecond: nanosecond, region: region
            ).date
    }
    public static func past() -> Date { .distantPast }
    public static func future() -> Date { .distantFuture }
}
