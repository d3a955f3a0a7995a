import Foundation

public enum DateToStringStyles {
    case iso(_: ISOFormatter.Options)
    case date(_: DateFormatter.Style)
    case dateTime(_: DateFormatter.Style)
    case dateTimeMixed(dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style)
    case time(_: DateFormatter.Style)
    case custom(_: String)
    case standard, extended, rss, altRSS, dotNet, sql
    case relative(style: RelativeFormatter.Style?)
}

public enum ISOFormatter {
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let withYear = Options(rawValue: 1)
        public static let withMonth = Options(rawValue: 2)
        public static let withDay = Options(rawValue: 4)
        public static let withTime = Options(rawValue: 8)
        public static let withTimeZone = Options(rawValue: 16)
        public static let withInternetDateTime: Options = [withFullDate, withFullTime]
        public static let withInternetDateTimeExtended: Options = [withInternetDateTime, withFractionalSeconds]
        public static let withFullDate: Options = [withYear, withMonth, withDay]
        public static let withFullTime: Options = [withTime, withTimeZone]
        public static let withFractionalSeconds = Options(rawValue: 32)
        public static let withDashSeparatorInDate = Options(rawValue: 64)
        public static let withColonSeparatorInTime = Options(rawValue: 128)
    }
}

/// Words for the time between a date and another, in English.
public enum RelativeFormatter {
    public struct Style: Sendable {
        var isShort: Bool
    }

    public static func defaultStyle() -> Style { Style(isShort: false) }
    public static func twitterStyle() -> Style { Style(isShort: true) }

    static func words(_ seconds: TimeInterval, _ style: Style) -> String {
        let units: [(TimeInterval, String, String)] = [
            (31_536_000, "year", "y"), (2_628_000, "month", "mo"), (604_800, "week", "w"), (86400, "day", "d"),
            (3600, "hour", "h"), (60, "minute", "m"), (1, "second", "s"),
        ]
        let distance = abs(seconds)
        guard let (length, name, letter) = units.first(where: { distance >= $0.0 }), distance >= 10 else {
            return style.isShort ? "now" : "just now"
        }
        let count = Int((distance / length).rounded(.down))
        if style.isShort { return "\(count)\(letter)" }
        let words = "\(count) \(name)\(count == 1 ? "" : "s")"
        return seconds < 0 ? "\(words) ago" : "in \(words)"
    }
}

extension DateRepresentable {
    public func formatter(format: String? = nil, configuration: ((DateFormatter) -> Void)? = nil) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = region.calendar
        formatter.timeZone = region.timeZone
        formatter.locale = region.locale
        if let format { formatter.dateFormat = format }
        configuration?(formatter)
        return formatter
    }

    public var sharedFormatter: DateFormatter { formatter() }

    public func toFormat(_ format: String, locale: (any LocaleConvertible)? = nil) -> String {
        formatter(format: format) { if let locale { $0.locale = locale.toLocale() } }.string(from: date)
    }

    private func styled(_ day: DateFormatter.Style, _ time: DateFormatter.Style) -> String {
        formatter { ($0.dateStyle, $0.timeStyle) = (day, time) }.string(from: date)
    }

    public func toString(_ style: DateToStringStyles? = nil) -> String {
        switch style {
        case nil, .standard: toFormat("yyyy-MM-dd HH:mm:ss Z")
        case .iso(let options): toISO(options)
        case .date(let style): styled(style, .none)
        case .time(let style): styled(.none, style)
        case .dateTime(let style): styled(style, style)
        case .dateTimeMixed(let day, let time): styled(day, time)
        case .custom(let format): toFormat(format)
        case .extended: toFormat("eee dd-MMM-yyyy GG HH:mm:ss.SSS zzz")
        case .rss: toRSS(alt: false)
        case .altRSS: toRSS(alt: true)
        case .dotNet: toDotNET()
        case .sql: toSQL()
        case .relative(let style): toRelative(style: style)
        }
    }

    public func toISO(_ options: ISOFormatter.Options? = nil) -> String {
        let options = options ?? .withInternetDateTime
        var format = options.contains(.withFullDate) ? "yyyy-MM-dd" : ""
        if options.contains(.withTime) {
            format +=
                (format.isEmpty ? "" : "'T'") + "HH:mm:ss" + (options.contains(.withFractionalSeconds) ? ".SSS" : "")
        }
        if options.contains(.withTimeZone) { format += "XXX" }
        return toFormat(format, locale: Locale(identifier: "en_US_POSIX"))
    }

    public func toDotNET() -> String { "/Date(\(Int(date.timeIntervalSince1970 * 1000))\(toFormat("Z")))/" }
    public func toSQL() -> String { toFormat("yyyy-MM-dd'T'HH:mm:ss.SSSX") }
    public func toRSS(alt: Bool) -> String {
        toFormat(alt ? "d MMM yyyy HH:mm:ss ZZZ" : "EEE, d MMM yyyy HH:mm:ss ZZZ")
    }

    public func toRelative(
        since: DateInRegion? = nil, dateTimeStyle: Int? = nil, unitsStyle: Int? = nil
    ) -> String {
        RelativeFormatter.words(date.timeIntervalSince(since?.date ?? Date()), RelativeFormatter.defaultStyle())
    }

    public func toRelative(
        since: DateInRegion? = nil, style: RelativeFormatter.Style?, locale: (any LocaleConvertible)? = nil
    ) -> String {
        let style = style ?? RelativeFormatter.defaultStyle()
        return RelativeFormatter.words(date.timeIntervalSince(since?.date ?? Date()), style)
    }
}

public enum StringToDateStyles {
    case iso(_: Int?)
    case extended, rss, altRSS, dotNet, sql
    case custom(_: String)
}

extension String {
    public func toDate(_ format: String? = nil, region: Region = SwiftDate.defaultRegion) -> DateInRegion? {
        DateInRegion(self, format: format, region: region)
    }

    public func toDate(_ formats: [String], region: Region) -> DateInRegion? {
        DateInRegion(self, formats: formats, region: region)
    }

    public func toISODate(_ options: ISOFormatter.Options? = nil, region: Region? = nil) -> DateInRegion? {
        let formats = [
            "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "yyyy-MM-dd'T'HH:mm:ssXXX", "yyyy-MM-dd'T'HH:mm:ss",
            "yyyy-MM-dd'T'HH:mmXXX",
            "yyyy-MM-dd",
        ]
        return DateInRegion.date(in: self, formats, .ISO).map { DateInRegion($0, region: region ?? .ISO) }
    }

    public func toRSSDate(alt: Bool, region: Region = .ISO) -> DateInRegion? {
        toDate(alt ? "d MMM yyyy HH:mm:ss ZZZ" : "EEE, d MMM yyyy HH:mm:ss ZZZ", region: region)
    }

    public func toSQLDate(region: Region = .ISO) -> DateInRegion? {
        toDate("yyyy-MM-dd'T'HH:mm:ss.SSSX", region: region)
    }
}

extension TimeInterval {
    public struct ComponentsFormatterOptions {
        public init() {}
        public var maximumUnitCount: Int?
        public var allowsFractionalUnits: Bool?
        public var collapsesLargestUnit: Bool?
    }

    /// Hours, minutes and seconds, as a clock shows them.
    public func toClock() -> String {
        let seconds = Int(self)
        return String(format: "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
    }
}
