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

    /// The users by the identifier of the locale and the language. There are no more than languages that were asked for.
    private static var users: [String: User] = [:]

    /// - Parameter language: the preferred one; nil is that of the locale.
    static func speak(_ locale: Locale, in language: String? = nil) {
        guard let take else { return }
        let key = locale.identifier + " " + (language ?? "")
        if users[key] == nil { users[key] = user(locale, language) }
        guard let user = users[key] else { return }
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

    private static func user(_ locale: Locale, _ language: String?) -> User {
        var calendar = locale.calendar
        calendar.locale = locale
        return User(locale: locale, calendar: calendar, languages: [language ?? locale.identifier(.bcp47)])
    }
}
