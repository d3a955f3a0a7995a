// Texts of values, in the language of the place where they are shown.

extension Text {
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.made(format.id(with: input)) { AttributedString(format.known(in: $0).format(input)) })
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.made(format.id(with: input)) { format.known(in: $0).format(input) })
    }

    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// How a date is shown.
    public struct DateStyle: Hashable, Codable, Sendable {
        private enum Name: String, Codable { case time, date, relative, offset, timer }
        private let name: Name
        public static let time = DateStyle(name: .time)
        public static let date = DateStyle(name: .date)
        public static let relative = DateStyle(name: .relative)
        public static let offset = DateStyle(name: .offset)
        public static let timer = DateStyle(name: .timer)

        fileprivate func string(of date: Date, in environment: EnvironmentValues) -> String {
            var moment = Date.FormatStyle(locale: environment.locale, calendar: environment.calendar)
            moment.timeZone = environment.timeZone
            let distance = date.timeIntervalSinceNow
            switch name {
            case .time: return date.formatted(moment.hour().minute())
            case .date: return date.formatted(moment.year().month(.wide).day())
            case .relative: return Self.words(abs(distance), units: 2, environment.locale)
            case .offset: return (distance < 0 ? "-" : "+") + Self.words(abs(distance), units: 1, environment.locale)
            case .timer: return Self.clock(abs(distance), showsHours: true)
            }
        }

        /// `2 hours, 23 minutes`.
        private static func words(_ interval: TimeInterval, units: Int, _ locale: Locale) -> String {
            let style = Duration.UnitsFormatStyle(
                allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: units)
            return Duration.seconds(interval.rounded(.down)).formatted(style.locale(locale))
        }

        /// `1:02:03`, `2:03`.
        fileprivate static func clock(_ interval: TimeInterval, showsHours: Bool) -> String {
            let seconds = Int(saturating: interval.rounded(.down))
            func two(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
            guard showsHours, seconds >= 3600 else { return "\(seconds / 60):\(two(seconds % 60))" }
            return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
        }
    }

    public init(_ date: Date, style: DateStyle) {
        self.init(.made([AnyHashable(date), AnyHashable(style)]) { AttributedString(style.string(of: date, in: $0)) })
    }

    public init(_ dates: ClosedRange<Date>) { self.init(DateInterval(start: dates.lowerBound, end: dates.upperBound)) }

    public init(_ interval: DateInterval) {
        self.init(
            .made(interval) { environment in
                let isOfOneDay = environment.calendar.isDate(interval.start, inSameDayAs: interval.end)
                let style = Date.IntervalFormatStyle(
                    date: isOfOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
                    calendar: environment.calendar, timeZone: environment.timeZone)
                let dates = interval.start..<max(interval.end, interval.start.addingTimeInterval(0.001))
                return AttributedString(dates.formatted(style))
            })
    }

    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        let id: [AnyHashable] = [timerInterval, pauseTime.map { [$0] } ?? [], countsDown, showsHours]
        self.init(
            .made(id) { _ in
                let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
                let passed =
                    countsDown
                    ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
                return AttributedString(DateStyle.clock(passed, showsHours: showsHours))
            })
    }
}

extension FormatStyle {
    /// Two texts with the same one say the same; nil where that cannot be known.
    fileprivate func id(with input: FormatInput) -> AnyHashable? {
        (input as? any Hashable).map { AnyHashable([AnyHashable($0), AnyHashable(self)]) }
    }

    /// The style in the language of a place, unless its author has said another one.
    fileprivate func known(in environment: EnvironmentValues) -> Self {
        let own = Mirror(reflecting: self).children.lazy.compactMap { $0.value as? Locale }.first
        if let own, own.identifier != Locale.current.identifier { return self }
        return locale(environment.locale)
    }
}
