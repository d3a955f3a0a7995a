import MaquetteViewTestSupport
import Testing
import UIKit

/// Apple's pages of `UICalendarView` and its selections. November 2023 began on a Wednesday and had 30 days.
@MainActor @Suite struct CalendarViewTests {
    private final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
        var months: [Int?] = []
        func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
            -> UICalendarView.Decoration?
        {
            switch dateComponents.day {
            case 3: .default(color: .red, size: .large)
            case 4: .customView { UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
            default: nil
            }
        }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) { months.append(previousDateComponents.month) }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            Issue.record("nobody taps")
        }
        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents?.day != 20 }
    }

    private let delegate = Delegate()

    private func november() -> UICalendarView {
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 366, height: 332))
        view.calendar = Calendar(identifier: .gregorian)
        view.locale = Locale(identifier: "en_US")
        view.timeZone = TimeZone(identifier: "UTC")
        view.delegate = delegate
        view.setVisibleDateComponents(DateComponents(year: 2023, month: 11), animated: false)
        view.layoutIfNeeded()
        return view
    }

    private func labels(_ view: UIView) -> [UILabel] {
        view.subviews.flatMap { labels($0) } + [view as? UILabel].compactMap { $0 }
    }

    private func day(_ number: Int, in view: UIView) throws -> UILabel {
        try #require(labels(view).first { $0.text == "\(number)" })
    }

    @Test func theMonthThatIsAskedForIsShown() throws {
        let view = november()
        let texts = labels(view).compactMap(\.text)
        #expect(texts.contains("November 2023") && texts.contains("30") && !texts.contains("31"))
        #expect(view.visibleDateComponents.month == 11 && view.visibleDateComponents.year == 2023)
        // Seven columns of 50 from 8 on: the first day is in the fourth, the eighth below it.
        #expect(try day(1, in: view).frame.midX == 8 + 3 * 50 + 25)
        #expect(try day(8, in: view).frame.midX == day(1, in: view).frame.midX)
        delegate.months = []
        view.visibleDateComponents = DateComponents(year: 2024, month: 2)
        #expect(delegate.months == [11])
        view.layoutIfNeeded()
        #expect(labels(view).compactMap(\.text).contains("29"))
    }

    @Test func decorationsStandBelowTheirDays() throws {
        let view = november()
        let third = try day(3, in: view)
        let page = try #require(third.superview)
        let dots = page.subviews.filter { $0.backgroundColor == .red }
        #expect(dots.count == 1 && dots[0].frame.midX == third.frame.midX)
        #expect(dots[0].frame.minY > third.frame.midY && dots[0].frame.maxY <= third.frame.maxY)
        let custom = try #require(labels(view).first { $0.frame.size == CGSize(width: 10, height: 10) })
        #expect(custom.frame.midX == (try day(4, in: view).frame.midX))
        view.wantsDateDecorations = false
        view.layoutIfNeeded()
        #expect(page.subviews.allSatisfy { $0.backgroundColor != .red } && custom.superview == nil)
    }

    @Test func chosenDaysAreOnADiscAndOthersMayNotBeChosen() throws {
        let view = november()
        let single = UICalendarSelectionSingleDate(delegate: delegate)
        view.selectionBehavior = single
        single.setSelected(DateComponents(year: 2023, month: 11, day: 14), animated: false)
        view.layoutIfNeeded()
        #expect(try day(14, in: view).layer.cornerRadius > 0 && day(13, in: view).layer.cornerRadius == 0)
        #expect(try day(14, in: view).accessibilityTraits.contains(.selected))
        #expect(try day(20, in: view).accessibilityTraits.contains(.notEnabled))
        let multi = UICalendarSelectionMultiDate(delegate: nil)
        multi.selectedDates = [1, 2].map { DateComponents(year: 2023, month: 11, day: $0) }
        view.selectionBehavior = multi
        view.layoutIfNeeded()
        let chosen = labels(view).filter { $0.accessibilityTraits.contains(.selected) }.compactMap(\.text)
        #expect(chosen == ["1", "2"])
        // Days before the tenth are not available.
        let start = try #require(
            view.calendar.date(from: DateComponents(timeZone: .gmt, year: 2023, month: 11, day: 10)))
        view.availableDateRange = DateInterval(start: start, end: .distantFuture)
        view.layoutIfNeeded()
        #expect(try day(9, in: view).textColor == .tertiaryLabel && day(10, in: view).textColor == .label)
    }
}
