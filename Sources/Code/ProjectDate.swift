import CProcess
import Foundation

/// The date and time that the code of a project finds: the same moment for every run, so that a picture does not change from day to day.
package enum ProjectDate {
    /// The time in Apple's pictures of iPhones, on a day that is later than what most code has dates of.
    package static let usual = Date(timeIntervalSinceReferenceDate: 789_644_460)

    /// The moment at which the code is started; nil is the machine's date. Set before there is a second thread.
    nonisolated(unsafe) package static var asked: Date? = usual

    /// Tells the code of this process so from here on. Only the program that code is loaded into can; see `Packaging/host/date.c`.
    static func begin() {
        guard let asked, let function = dlsym(nil, "maquette_set_date") else { return }
        unsafeBitCast(function, to: (@convention(c) (Double) -> Void).self)(asked.timeIntervalSince1970)
    }

    /// What the machine takes for the date, whatever code finds.
    package static var ofMachine: Date { Date(timeIntervalSince1970: maquette_date_of_machine()) }

    /// The moment of `2026-01-09`, `2026-01-09T09:41` or `2026-01-09T09:41:30`, where the code is; midnight without a time.
    package static func moment(_ words: String) -> Date? {
        guard let match = words.wholeMatch(of: /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?/) else {
            return nil
        }
        func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = CodeSandbox.timeZone
        let parts = DateComponents(
            year: number(match.1), month: number(match.2), day: number(match.3), hour: number(match.4),
            minute: number(match.5), second: number(match.6))
        // What the clock counts in nanoseconds since 1970 ends in 2262.
        guard (1970...2200).contains(number(match.1)), parts.isValidDate(in: calendar) else { return nil }
        return calendar.date(from: parts)
    }
}
