import Foundation

/// Dates and times as text.
@MainActor struct DateText {
    let calendar: Calendar
    let locale: Locale
    static let buttonGap: CGFloat = 8
    /// The height of the row with the time below the month.
    static let timeRow: CGFloat = 48

    func titles(for date: Date, mode: UIDatePicker.Mode) -> [String] {
        switch mode {
        case .date: [string(date, "yMMMd")]
        case .time: [string(date, "jmm")]
        default: [string(date, "yMMMd"), string(date, "jmm")]
        }
    }

    func string(_ date: Date, _ template: String) -> String { formatter(template).string(from: date) }

    /// A formatter for the names of months and for AM and PM.
    var formatter: DateFormatter { formatter(nil) }

    /// The order of a date's parts, and the separators between them.
    func format(_ template: String) -> String? { formatter(template).dateFormat }

    /// Whether the clock has 12 hours and a wheel shows AM or PM.
    var hasHalfDays: Bool { format("j")?.contains("a") ?? false }

    // MARK: Formatters

    private struct Purpose: Hashable {
        let calendar: Calendar
        let locale: Locale
        let template: String?
    }

    /// The formatters, which are kept because making one takes longer than laying out a screen.
    private static var formatters: [Purpose: DateFormatter] = [:]
    private static let mostFormatters = 64

    private func formatter(_ template: String?) -> DateFormatter {
        let purpose = Purpose(calendar: calendar, locale: locale, template: template)
        if let known = Self.formatters[purpose] { return known }
        if Self.formatters.count == Self.mostFormatters { Self.formatters = [:] }
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = locale
        if let template { formatter.setLocalizedDateFormatFromTemplate(template) }
        Self.formatters[purpose] = formatter
        return formatter
    }
}
