import Foundation

extension Date {
    public var calendar: Calendar { Calendar.current }
    private func part(_ component: Calendar.Component) -> Int { calendar.component(component, from: self) }
    private func with(_ component: Calendar.Component, _ value: Int) -> Date {
        var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: self)
        parts.setValue(value, for: component)
        return calendar.date(from: parts) ?? self
    }

    public var era: Int { part(.era) }
    public var quarter: Int { (month - 1) / 3 + 1 }
    public var weekOfYear: Int { part(.weekOfYear) }
    public var weekOfMonth: Int { part(.weekOfMonth) }
    public var weekday: Int { part(.weekday) }
    public var year: Int {
        get { part(.year) }
        set { self = with(.year, newValue) }
    }
    public var month: Int {
        get { part(.month) }
        set { self = with(.month, newValue) }
    }
    public var day: Int {
        get { part(.day) }
        set { self = with(.day, newValue) }
    }
    public var hour: Int {
        get { part(.hour) }
        set { self = with(.hour, newValue) }
    }
    public var minute: Int {
        get { part(.minute) }
        set { self = with(.minute, newValue) }
    }
    public var second: Int {
        get { part(.second) }
        set { self = with(.second, newValue) }
    }

    public var isInFuture: Bool { self > Date() }
    public var isInPast: Bool { self < Date() }
    public var isInToday: Bool { calendar.isDateInToday(self) }
    public var isInYesterday: Bool { calendar.isDateInYesterday(self) }
    public var isInTomorrow: Bool { calendar.isDateInTomorrow(self) }
    public var isInWeekend: Bool { calendar.isDateInWeekend(self) }
    public var isInCurrentWeek: Bool { calendar.isDate(self, equalTo: Date(), toGranularity: .weekOfYear) }
    public var isInCurrentMonth: Bool { calendar.isDate(self, equalTo: Date(), toGranularity: .month) }
    public var isInCurrentYear: Bool { calendar.isDate(self, equalTo: Date(), toGranularity: .year) }
    public var yesterday: Date { calendar.date(byAdding: .day, value: -1, to: self) ?? self }
    public var tomorrow: Date { calendar.date(byAdding: .day, value: 1, to: self) ?? self }
    public var unixTimestamp: Double { timeIntervalSince1970 }
    public var iso8601String: String { string(withFormat: "yyyy-MM-dd'T'HH:mm:ss.SSS") + "Z" }

    public func adding(_ component: Calendar.Component, value: Int) -> Date {
        calendar.date(byAdding: component, value: value, to: self) ?? self
    }
    public mutating func add(_ component: Calendar.Component, value: Int) { self = adding(component, value: value) }
    public func beginning(of component: Calendar.Component) -> Date? {
        calendar.dateInterval(of: component, for: self)?.start
    }
    public func end(of component: Calendar.Component) -> Date? {
        calendar.dateInterval(of: component, for: self)?.end.addingTimeInterval(-1)
    }
    public func secondsSince(_ date: Date) -> Double { timeIntervalSince(date) }
    public func minutesSince(_ date: Date) -> Double { timeIntervalSince(date) / 60 }
    public func hoursSince(_ date: Date) -> Double { timeIntervalSince(date) / 3600 }
    public func daysSince(_ date: Date) -> Double { timeIntervalSince(date) / 86400 }
    public func isBetween(_ startDate: Date, _ endDate: Date, includeBounds: Bool = false) -> Bool {
        includeBounds ? self >= startDate && self <= endDate : self > startDate && self < endDate
    }
    public func isInCurrent(_ component: Calendar.Component) -> Bool {
        calendar.isDate(self, equalTo: Date(), toGranularity: component)
    }

    public func string(withFormat format: String = "dd/MM/yyyy HH:mm") -> String {
        let formatter = DateFormatter()
        formatter.dateFormat = format
        return formatter.string(from: self)
    }
    private func styled(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (date, time)
        return formatter.string(from: self)
    }
    public func dateString(ofStyle style: DateFormatter.Style = .medium) -> String { styled(style, .none) }
    public func timeString(ofStyle style: DateFormatter.Style = .medium) -> String { styled(.none, style) }
    public func dateTimeString(ofStyle style: DateFormatter.Style = .medium) -> String { styled(style, style) }

    public enum DayNameStyle: Sendable { case threeLetters, oneLetter, full }
    public enum MonthNameStyle: Sendable { case threeLetters, oneLetter, full }
    public func dayName(ofStyle style: DayNameStyle = .full) -> String {
        string(withFormat: style == .full ? "EEEE" : style == .oneLetter ? "EEEEE" : "EEE")
    }
    public func monthName(ofStyle style: MonthNameStyle = .full) -> String {
        string(withFormat: style == .full ? "MMMM" : style == .oneLetter ? "MMMMM" : "MMM")
    }
    public init?(iso8601String: String) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SSSZ"
        guard let date = formatter.date(from: iso8601String) else { return nil }
        self = date
    }
    public init(unixTimestamp: Double) { self.init(timeIntervalSince1970: unixTimestamp) }
}
