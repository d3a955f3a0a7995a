@testable import MaquetteTouch
import SwiftUI
import Testing
import UIKit

/// Date pickers under fingers. 14 November 2023 was a Tuesday; the calendar is worked out by hand.
@MainActor @Suite struct DatePickerTouchTests {
    final class Day: UIViewController {
        let picker = UIDatePicker()
        var changes = 0
        init(_ style: UIDatePickerStyle) {
            super.init(nibName: nil, bundle: nil)
            picker.preferredDatePickerStyle = style
            picker.datePickerMode = .dateAndTime
            picker.timeZone = TimeZone(identifier: "UTC")
            picker.locale = Locale(identifier: "en_US")
            // 14 November 2023, 22:13:20.
            picker.date = Date(timeIntervalSince1970: 1_700_000_000)
            picker.addAction(UIAction { [weak self] _ in self?.changes += 1 }, for: .valueChanged)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            picker.frame.origin = CGPoint(x: 20, y: 100)
            picker.frame.size = picker.intrinsicContentSize
            view.addSubview(picker)
        }
    }

    /// Apple's page on `UIDatePickerStyle.compact`: a label that, when tapped, displays a calendar-style editor.
    @Test func aCompactPickerOpensItsMonth() throws {
        let day = Day(.compact)
        let window = UIWindow.showing(day)
        #expect(!window.names.contains("Next Month"))
        try perform("tap \"Nov 14, 2023\"", on: window)
        #expect(window.names.contains("Next Month") && window.names.contains("Tuesday, November 14"))
        try perform("tap \"Monday, November 20\"", on: window)
        #expect(day.picker.date == Date(timeIntervalSince1970: 1_700_000_000 + 6 * 86_400) && day.changes == 1)
        // Beside it, to close it.
        try perform("tap 200,840", on: window)
        #expect(day.presentedViewController == nil)
    }

    /// The time of the day stays.
    @Test func aDayOfTheNextMonthIsChosen() throws {
        let day = Day(.inline)
        let window = UIWindow.showing(day)
        try perform("tap \"Next Month\"", "tap \"Friday, December 1\"", on: window)
        #expect(day.picker.date == Date(timeIntervalSince1970: 1_700_000_000 + 17 * 86_400))
        try perform("tap \"Previous Month\"", "tap \"Previous Month\"", "tap \"Tuesday, October 31\"", on: window)
        #expect(day.picker.date == Date(timeIntervalSince1970: 1_700_000_000 - 14 * 86_400) && day.changes == 2)
    }

    @Test func daysOutsideOfTheLimitsAreNotChosen() throws {
        let day = Day(.inline)
        day.picker.minimumDate = Date(timeIntervalSince1970: 1_700_000_000 - 86_400)
        let window = UIWindow.showing(day)
        try perform("tap \"Sunday, November 12\"", on: window)
        #expect(day.changes == 0)
        try perform("tap \"Monday, November 13\"", on: window)
        #expect(day.picker.date == day.picker.minimumDate && day.changes == 1)
    }

    /// Otherwise a walk would find a screen for each month.
    @Test func aWalkOpensACalendarAndTurnsNoMonths() throws {
        let day = Day(.compact)
        let window = UIWindow.showing(day)
        #expect(Touchable.inSight(of: window).map(\.step).contains("tap \"Date Picker\""))
        try perform("tap \"Nov 14, 2023\"", on: window)
        let names = Touchable.inSight(of: window).map(\.name)
        #expect(!names.contains("Next Month") && !names.contains { $0.contains("November") })
    }
}
