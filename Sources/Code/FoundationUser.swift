import Foundation
import UIKit

/// Tells Foundation who the user is, for the code of a project: formatters without a locale of their own ask it. Only the program
/// that code is loaded into can do so; see `Packaging/user.c`.
@MainActor enum FoundationUser {
    private typealias Take =
        @convention(c) (UnsafeRawPointer, Int, UnsafeRawPointer, Int, UnsafeRawPointer, Int) -> Void

    private static let take = dlsym(nil, "maquette_set_user").map { unsafeBitCast($0, to: Take.self) }

    /// Lives as long as Foundation may ask for it.
    private struct User {
        var locale: Locale
        var calendar: Calendar
        var languages: [String]
    }

    /// By the identifier of the locale. There are no more than languages that were asked for.
    private static var users: [String: User] = [:]

    static func speak(_ locale: Locale) {
        guard let take else { return }
        if users[locale.identifier] == nil { users[locale.identifier] = user(locale) }
        guard let user = users[locale.identifier] else { return }
        withUnsafeBytes(of: user.locale) { locale in
            withUnsafeBytes(of: user.calendar) { calendar in
                withUnsafeBytes(of: user.languages) { languages in
                    take(
                        locale.baseAddress!, locale.count, calendar.baseAddress!, calendar.count,
                        languages.baseAddress!, languages.count)
                }
            }
        }
    }

    private static func user(_ locale: Locale) -> User {
        var calendar = locale.calendar
        calendar.locale = locale
        return User(locale: locale, calendar: calendar, languages: [locale.identifier(.bcp47)])
    }
}
