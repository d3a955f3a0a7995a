import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct PickerTests {
    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
    }

    private func titles(in view: UIView) -> [String] {
        view.subviews.flatMap { titles(in: $0) } + [(view as? UILabel)?.text].compactMap { $0 }
    }

    private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.locale = Locale(identifier: "en_US")
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)
        return picker
    }

    /// Interface Builder recorded 216 for both.
    @Test func wheelsAre216High() {
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(datePicker(.date, .wheels).intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    /// Drums share the 320 points less 18 at the sides and 5 between: 148 each, from 9.5 and from 162.5.
    ///
    /// By the measures taken on iOS 26 a row of 32 on a wheel of 97.25 turns by a nineteenth: the next row's middle is
    /// 97.25 · sin 18.95° = 31.58 lower.
    @Test func rowsLieOnADrum() throws {
        let (picker, rows) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Rows())
        picker.dataSource = rows
        picker.delegate = rows
        picker.selectRow(4, inComponent: 1, animated: false)
        picker.layoutIfNeeded()
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
        let chosen = try #require(picker.view(forRow: 4, forComponent: 1))
        #expect(chosen.frame == CGRect(x: 162.5, y: 92, width: 148, height: 32))
        let next = try #require(picker.view(forRow: 5, forComponent: 1))
        #expect(abs(next.frame.midY - 139.58) < 0.01)
        #expect(picker.view(forRow: 9, forComponent: 0) == nil)
        #expect((chosen as? UILabel)?.text == "1.4")
        #expect(picker.selectedRow(inComponent: 0) == 0)
    }

    /// 14 November 2023, 22:13 in UTC.
    @Test func aCompactPickerShowsDateAndTimeOnPlates() {
        let picker = datePicker(.dateAndTime, .automatic)
        picker.frame.size = picker.intrinsicContentSize
        picker.layoutIfNeeded()
        #expect(titles(in: picker).count == 2)
        #expect(titles(in: picker)[0] == "Nov 14, 2023")
        #expect(titles(in: picker)[1].hasPrefix("10:13"))
        let date = datePicker(.date, .compact)
        date.layoutIfNeeded()
        #expect(titles(in: date) == ["Nov 14, 2023"])
    }

    /// Recorded as 34.333 at 3x for body text; 27.667 and 33.667 are the lines of the larger sizes.
    @Test(
        arguments: [
            (UIContentSizeCategory.large, 34 + 1 / 3.0), (.extraExtraExtraLarge, 41 + 2 / 3.0),
            (.accessibilityMedium, 47 + 2 / 3.0),
        ] as [(UIContentSizeCategory, CGFloat)])
    func platesFollowTheTextSize(category: UIContentSizeCategory, height: CGFloat) {
        Headless.with {
            $0.preferredContentSizeCategory = category
        } perform: {
            #expect(abs(datePicker(.date, .compact).intrinsicContentSize.height - height) < 1e-4)
        }
    }

    @Test func oneHourIsOne() {
        let picker = datePicker(.countDownTimer, .wheels)
        picker.countDownDuration = 3600
        picker.layoutIfNeeded()
        let titles = titles(in: picker)
        #expect(titles.contains("1 hour") && titles.contains("2 hours") && titles.contains("0 min"))
    }

    @Test func theDateStaysBetweenTheLimits() {
        let picker = datePicker(.date, .compact)
        let limit = Date(timeIntervalSince1970: 1_600_000_000)
        picker.maximumDate = limit
        #expect(picker.date == limit)
        picker.minimumDate = limit.addingTimeInterval(-10)
        picker.date = .distantPast
        #expect(picker.date == limit.addingTimeInterval(-10))
    }

    @Test func wheelsStandAtTheDate() throws {
        let picker = datePicker(.date, .wheels)
        picker.frame.size = picker.intrinsicContentSize
        picker.layoutIfNeeded()
        let wheels = try #require(picker.subviews.compactMap { $0 as? UIPickerView }.first)
        wheels.layoutIfNeeded()
        let chosen = (0..<3).map { component in
            (wheels.view(forRow: wheels.selectedRow(inComponent: component), forComponent: component) as? UILabel)?.text
        }
        #expect(chosen == ["November", "14", "2023"])
    }

    /// November 2023 begins on a Wednesday and has 30 days.
    @Test func anInlinePickerHasTheMonthOpenFromItsFirstDayOn() throws {
        let picker = datePicker(.date, .inline)
        picker.frame = CGRect(x: 0, y: 0, width: 320, height: picker.intrinsicContentSize.height)
        picker.layoutIfNeeded()
        let page = try #require(picker.subviews.first)
        page.layoutIfNeeded()
        let labels = page.subviews.compactMap { $0 as? UILabel }
        #expect(labels.compactMap(\.text).prefix(3) == ["November 2023", "SUN", "MON"])
        #expect(labels.compactMap(\.text).suffix(30) == (1...30).map(String.init))
        func label(_ text: String) throws -> UILabel { try #require(labels.first { $0.text == text }) }
        #expect(try label("1").frame.midX == label("WED").frame.midX)
        #expect(try label("4").frame.midX == label("SAT").frame.midX)
        // The fourteenth is a Tuesday in the third row.
        #expect(try label("14").frame.midX == label("TUE").frame.midX)
        #expect(try label("14").frame.minY - label("1").frame.minY == 88)
        #expect(try label("14").backgroundColor != nil && label("15").backgroundColor == nil)
    }

    /// A time needs a row of its own, 48 points high.
    @Test func anInlinePickerOfDatesAndTimesHasTheTimeBelow() {
        let (date, both) = (datePicker(.date, .inline), datePicker(.dateAndTime, .inline))
        #expect(both.intrinsicContentSize.height - date.intrinsicContentSize.height == 48)
        #expect(titles(in: both).contains { $0.hasSuffix("PM") || $0.hasSuffix("AM") })
    }
}
