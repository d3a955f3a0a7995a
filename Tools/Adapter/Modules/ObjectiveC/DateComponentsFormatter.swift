import Foundation

/// A time span in words or with colons, in English. Foundation on Linux declares the class and has nothing in it.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Leading zeros go where colons stand, all of them where units do.
        public static let `default` = Self(rawValue: 1)
        public static let dropLeading = Self(rawValue: 2)
        public static let dropMiddle = Self(rawValue: 4)
        public static let dropTrailing = Self(rawValue: 8)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = Self(rawValue: 65536)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = Calendar.autoupdatingCurrent
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from span: TimeInterval) -> String? {
        guard span.isFinite, abs(span) < 1e15 else { return nil }
        var left = Int(abs(span).rounded(.towardZero))
        let amounts = units.map { unit in
            defer { left %= unit.seconds }
            return (unit, left / unit.seconds)
        }
        return text(of: amounts, isNegative: span < 0)
    }

    open func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

    open func string(from components: DateComponents) -> String? {
        let given = Self.all.map { unit in (unit, components.value(for: unit.component) ?? 0) }
        return string(from: given.reduce(0.0) { $0 + Double($1.0.seconds) * Double($1.1) })
    }

    open override func string(for object: Any?) -> String? {
        (object as? DateComponents).flatMap(string) ?? (object as? NSNumber).flatMap { string(from: $0.doubleValue) }
    }

    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Units

    private struct Unit: Sendable {
        var unit: NSCalendar.Unit
        var component: Calendar.Component
        var seconds: Int
        var letter: String
        var short: String
        var name: String
    }

    /// A month has the length of the mean one of the Gregorian calendar.
    private static let all = [
        Unit(unit: .year, component: .year, seconds: 31_556_952, letter: "y", short: "yr", name: "year"),
        Unit(unit: .month, component: .month, seconds: 2_629_746, letter: "mo", short: "mth", name: "month"),
        Unit(unit: .weekOfMonth, component: .weekOfMonth, seconds: 604_800, letter: "w", short: "wk", name: "week"),
        Unit(unit: .day, component: .day, seconds: 86400, letter: "d", short: "day", name: "day"),
        Unit(unit: .hour, component: .hour, seconds: 3600, letter: "h", short: "hr", name: "hour"),
        Unit(unit: .minute, component: .minute, seconds: 60, letter: "m", short: "min", name: "minute"),
        Unit(unit: .second, component: .second, seconds: 1, letter: "s", short: "sec", name: "second"),
    ]

    private var units: [Unit] {
        Self.all.filter { allowedUnits.isEmpty ? $0.unit != .weekOfMonth : allowedUnits.contains($0.unit) }
    }

    private func text(of amounts: [(unit: Unit, amount: Int)], isNegative: Bool) -> String? {
        guard !amounts.isEmpty else { return nil }
        var shown = amounts
        let isPositional = unitsStyle == .positional
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) { behavior = isPositional ? .dropLeading : .dropAll }
        let last = shown.last!
        if behavior.contains(.dropLeading) { shown = Array(shown.drop { $0.amount == 0 }) }
        if behavior.contains(.dropTrailing) { while shown.last?.amount == 0 { shown.removeLast() } }
        if behavior.contains(.dropMiddle), let first = shown.first, shown.count > 2 {
            shown = [first] + shown[1..<(shown.count - 1)].filter { $0.amount != 0 } + [shown[shown.count - 1]]
        }
        if shown.isEmpty { shown = [last] }
        if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
        let sign = isNegative ? "-" : ""
        return sign
            + (isPositional ? Self.withColons(shown.map(\.amount), isPadded: behavior.contains(.pad)) : inWords(shown))
    }

    private static func withColons(_ amounts: [Int], isPadded: Bool) -> String {
        amounts.enumerated().map { index, amount in
            index > 0 || isPadded && amounts.count > 1 ? (amount < 10 ? "0\(amount)" : "\(amount)") : "\(amount)"
        }.joined(separator: ":")
    }

    private func inWords(_ amounts: [(unit: Unit, amount: Int)]) -> String {
        let parts = amounts.map { unit, amount -> String in
            let ending = amount == 1 ? "" : "s"
            switch unitsStyle {
            case .abbreviated: return "\(amount)\(unit.letter)"
            case .brief: return "\(amount)\(unit.short)"
            case .short:
                let isInflected = ["yr", "mth", "wk", "day"].contains(unit.short)
                return "\(amount) \(unit.short)\(isInflected ? ending : "")"
            case .spellOut: return "\(Self.spelled(amount)) \(unit.name)\(ending)"
            default: return "\(amount) \(unit.name)\(ending)"
            }
        }
        return parts.joined(separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
    }

    private static func spelled(_ amount: Int) -> String {
        let words = [
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
            "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        ]
        let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
        if amount < 20 { return words[amount] }
        guard amount < 100 else { return "\(amount)" }
        return tens[amount / 10] + (amount % 10 == 0 ? "" : "-" + words[amount % 10])
    }
}
