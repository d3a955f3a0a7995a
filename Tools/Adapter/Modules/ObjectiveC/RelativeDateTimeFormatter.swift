import Foundation

/// How long ago, in English.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = .current
    open var locale: Locale! = .current

    open func localizedString(for date: Date, relativeTo reference: Date) -> String {
        let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        return localizedString(from: calendar.dateComponents(units, from: reference, to: date))
    }
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
    }

    /// The largest unit that is not nothing.
    open func localizedString(from components: DateComponents) -> String {
        let parts: [(Int?, Unit)] = [
            (components.year, Unit("year", "yr.", "y")), (components.month, Unit("month", "mo.", "mo")),
            (components.weekOfMonth ?? components.weekOfYear, Unit("week", "wk.", "w")),
            (components.day, Unit("day", "day", "d")), (components.hour, Unit("hour", "hr.", "h")),
            (components.minute, Unit("minute", "min.", "min")), (components.second, Unit("second", "sec.", "s")),
        ]
        let chosen = parts.first { ($0.0 ?? 0) != 0 } ?? parts.last { $0.0 != nil }
        guard let (value, unit) = chosen, let value else { return "" }
        if dateTimeStyle == .named, let name = named(value, unit.full) { return name }
        let words = words(abs(value), unit)
        return value < 0 ? "\(words) ago" : "in \(words)"
    }

    open override func string(for object: Any?) -> String? {
        (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private struct Unit {
        let full, short, abbreviated: String
        init(_ full: String, _ short: String, _ abbreviated: String) {
            (self.full, self.short, self.abbreviated) = (full, short, abbreviated)
        }
    }

    private func words(_ number: Int, _ unit: Unit) -> String {
        switch unitsStyle {
        case .abbreviated: return "\(number)\(unit.abbreviated)"
        case .short: return "\(number) \(unit.short == "day" && number != 1 ? "days" : unit.short)"
        case .full, .spellOut:
            let spelled = unitsStyle == .spellOut ? Self.spelled(number) : "\(number)"
            return "\(spelled) \(unit.full)\(number == 1 ? "" : "s")"
        }
    }

    private static func spelled(_ number: Int) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = Locale(identifier: "en")
        return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
    }

    private func named(_ value: Int, _ unit: String) -> String? {
        switch (unit, value) {
        case ("day", 0): "today"
        case ("day", 1): "tomorrow"
        case ("day", -1): "yesterday"
        case ("second", 0): "now"
        case (_, 0): "this \(unit)"
        case ("hour", _), ("minute", _), ("second", _): nil
        case (_, 1): "next \(unit)"
        case (_, -1): "last \(unit)"
        default: nil
        }
    }
}

/// A list in one sentence, in English.
open class ListFormatter: Formatter, @unchecked Sendable {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var locale: Locale! = .current
    open var itemFormatter: Formatter?

    open class func localizedString(byJoining strings: [String]) -> String {
        guard strings.count > 2 else { return strings.joined(separator: " and ") }
        return strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }
    open func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }
    open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
}
