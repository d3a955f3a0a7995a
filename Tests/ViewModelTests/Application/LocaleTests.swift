import Foundation
import MaquetteViewModel
import Testing
import UIKit

/// Whose language and country values are written in. The likely countries are those of Unicode's CLDR.
@MainActor @Suite struct LocaleTests {
    @Test(
        arguments: [
            (nil, "en_US"), ("de", "de_DE"), ("de-AT", "de_AT"), ("pt-BR", "pt_BR"), ("zh-Hans", "zh-Hans_CN"),
            ("zh-Hant", "zh-Hant_TW"), ("ar", "ar_EG"), ("en", "en_US"), ("en-GB", "en_GB"), ("ja", "ja_JP"),
            ("xx", "xx"),
        ] as [(String?, String)])
    func `A language is spoken where most speak it`(language: String?, identifier: String) {
        Headless.reset()
        defer { Headless.reset() }
        Headless.resources.language = language
        #expect(Headless.locale.identifier == identifier)
    }

    @Test func `A picker shows its dates to this user, unless it has a locale`() {
        Headless.reset()
        defer { Headless.reset() }
        func widths(_ locale: Locale?) -> CGFloat {
            let picker = UIDatePicker()
            picker.datePickerMode = .date
            picker.preferredDatePickerStyle = .compact
            picker.timeZone = TimeZone(secondsFromGMT: 0)
            picker.date = Date(timeIntervalSince1970: 0)
            picker.locale = locale
            return picker.intrinsicContentSize.width
        }
        let german = widths(Locale(identifier: "de_DE"))
        #expect(widths(nil) == widths(Locale(identifier: "en_US")) && widths(nil) != german)
        Headless.resources.language = "de"
        #expect(widths(nil) == german)
    }
}
