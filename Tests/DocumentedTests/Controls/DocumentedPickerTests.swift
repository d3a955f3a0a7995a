import Testing
import UIKit

/// A data source and delegate of two components.
private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [3, 5]
    var chosen: [String] = []
    var askedRows = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        askedRows += 1
        return rows[component]
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "\(component)-\(row)"
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? 70 : 90
    }

    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append("\(component)-\(row)")
    }
}

/// What Apple's pages say of picker views and date pickers.
@Suite("Documented: pickers") @MainActor
struct DocumentedPickerTests {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }

    private func date(_ hour: Int, _ minute: Int) -> Date {
        calendar.date(from: DateComponents(year: 2024, month: 5, day: 17, hour: hour, minute: minute))!
    }

    @Test("A picker asks its data source") func counts() {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        documented("uikit/uipickerview/datasource", picker.dataSource == nil, true)
        documented("uikit/uipickerview/delegate", picker.delegate == nil, true)
        let wheels = Wheels()
        picker.dataSource = wheels
        picker.delegate = wheels
        documented("uikit/uipickerview/numberofcomponents", picker.numberOfComponents, 2)
        documented("uikit/uipickerview/numberofrows(incomponent:)", picker.numberOfRows(inComponent: 0), 3)
        documented("uikit/uipickerview/numberofrows(incomponent:)", picker.numberOfRows(inComponent: 1), 5)
        documented("uikit/uipickerview/rowsize(forcomponent:)", picker.rowSize(forComponent: 0).width, CGFloat(70))
        documented(
            "uikit/uipickerview/rowsize(forcomponent:)", picker.rowSize(forComponent: 1), CGSize(width: 90, height: 44))
    }

    @Test("Selecting by program") func selecting() {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        let wheels = Wheels()
        picker.dataSource = wheels
        picker.delegate = wheels
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.selectRow(4, inComponent: 1, animated: false)
        documented("uikit/uipickerview/selectrow(_:incomponent:animated:)", picker.selectedRow(inComponent: 0), 2)
        documented("uikit/uipickerview/selectrow(_:incomponent:animated:)", picker.selectedRow(inComponent: 1), 4)
        documented("uikit/uipickerviewdelegate/pickerview(_:didselectrow:incomponent:)", wheels.chosen, [])
    }

    @Test("Reloading asks again") func reloading() {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        let wheels = Wheels()
        picker.dataSource = wheels
        picker.delegate = wheels
        documented("uikit/uipickerview/numberofrows(incomponent:)", picker.numberOfRows(inComponent: 0), 3)
        wheels.rows = [6, 5, 2]
        picker.reloadAllComponents()
        documented("uikit/uipickerview/reloadallcomponents()", picker.numberOfComponents, 3)
        documented("uikit/uipickerview/reloadallcomponents()", picker.numberOfRows(inComponent: 0), 6)
        wheels.rows = [6, 9, 2]
        picker.reloadComponent(1)
        documented("uikit/uipickerview/reloadcomponent(_:)", picker.numberOfRows(inComponent: 1), 9)
    }

    @Test("Without a view of the delegate's there is none") func rowViews() {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        let wheels = Wheels()
        picker.dataSource = wheels
        picker.delegate = wheels
        documented(
            "uikit/uipickerview/view(forrow:forcomponent:)", picker.view(forRow: 0, forComponent: 0) == nil, true)
    }

    @Test("What a new date picker has") func dateDefaults() {
        let picker = UIDatePicker()
        documented("uikit/uidatepicker/datepickermode", picker.datePickerMode, .dateAndTime)
        documented("uikit/uidatepicker/minuteinterval", picker.minuteInterval, 1)
        documented("uikit/uidatepicker/minimumdate", picker.minimumDate == nil, true)
        documented("uikit/uidatepicker/maximumdate", picker.maximumDate == nil, true)
        documented("uikit/uidatepicker/timezone", picker.timeZone == nil, true)
        documented("uikit/uidatepicker/roundstominuteinterval", picker.roundsToMinuteInterval, true)
        documented("uikit/uidatepicker/preferreddatepickerstyle", picker.preferredDatePickerStyle, .automatic)
        documented("uikit/uidatepicker/datepickerstyle", picker.datePickerStyle == .automatic, false)
        documented("uikit/uidatepicker/calendar", picker.calendar.identifier, Calendar.current.identifier)
    }

    @Test("Intervals must divide sixty") func intervals() {
        let picker = UIDatePicker()
        picker.minuteInterval = 15
        documented("uikit/uidatepicker/minuteinterval", picker.minuteInterval, 15)
        picker.minuteInterval = 7
        documented("uikit/uidatepicker/minuteinterval", picker.minuteInterval, 1)
        picker.minuteInterval = 30
        documented("uikit/uidatepicker/minuteinterval", picker.minuteInterval, 30)
    }

    @Test("Setting the date") func setting() {
        let picker = UIDatePicker()
        picker.calendar = calendar
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = date(10, 20)
        documented("uikit/uidatepicker/date", picker.date, date(10, 20))
        picker.setDate(date(11, 5), animated: false)
        documented("uikit/uidatepicker/setdate(_:animated:)", picker.date, date(11, 5))
    }

    @Test("Dates are rounded to the interval unless told otherwise") func rounding() {
        let picker = UIDatePicker()
        picker.calendar = calendar
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.minuteInterval = 15
        picker.date = date(10, 20)
        documented("uikit/uidatepicker/roundstominuteinterval", calendar.component(.minute, from: picker.date) % 15, 0)
        picker.roundsToMinuteInterval = false
        picker.date = date(10, 20)
        documented("uikit/uidatepicker/roundstominuteinterval", picker.date, date(10, 20))
    }

    @Test("A count-down timer has a duration") func duration() {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 3600
        documented("uikit/uidatepicker/countdownduration", picker.countDownDuration, 3600)
        picker.countDownDuration = 5400
        documented("uikit/uidatepicker/countdownduration", picker.countDownDuration, 5400)
    }
}
