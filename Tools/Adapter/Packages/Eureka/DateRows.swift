import UIKit

@preconcurrency @MainActor public protocol DatePickerRowProtocol: AnyObject {
    var minimumDate: Date? { get set }
    var maximumDate: Date? { get set }
    var minuteInterval: Int? { get set }
}

/// Words for a date; the wheels are not in sight.
open class DateCell: Cell<Date>, CellType {
    public var datePicker = UIDatePicker()
    open override func update() {
        super.update()
        selectionStyle = row.isDisabled ? .none : .default
        if let row = row as? any DatePickerRowProtocol {
            (datePicker.minimumDate, datePicker.maximumDate) = (row.minimumDate, row.maximumDate)
            if let interval = row.minuteInterval { datePicker.minuteInterval = interval }
        }
    }
    open override func cellCanBecomeFirstResponder() -> Bool { !row.isDisabled }
}

open class DateInlineCell: Cell<Date>, CellType {
    open override func update() {
        super.update()
        selectionStyle = row.isDisabled ? .none : .default
    }
}

open class _DateFieldRow: Row<DateCell>, DatePickerRowProtocol, NoValueDisplayTextConformance {
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval: Int?
    open var dateFormatter: DateFormatter?
    open var noValueDisplayText: String?

    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = { [unowned self] value in value.flatMap { self.dateFormatter?.string(from: $0) } }
    }
}

open class _DateInlineFieldRow: Row<DateInlineCell>, DatePickerRowProtocol, NoValueDisplayTextConformance {
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval: Int?
    open var dateFormatter: DateFormatter?
    open var noValueDisplayText: String?

    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = { [unowned self] value in value.flatMap { self.dateFormatter?.string(from: $0) } }
    }

    public func expandInlineRow() {}
    public func collapseInlineRow() {}
    public func toggleInlineRow() {}
}

private func formatter(_ date: DateFormatter.Style, _ time: DateFormatter.Style) -> DateFormatter {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle, formatter.locale) = (date, time, .current)
    return formatter
}

/// Hours and minutes, as the wheels for a time to wait say them.
private func countedDown(_ date: Date?) -> String? {
    guard let date else { return nil }
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    return "\(parts.hour ?? 0) hours \(parts.minute ?? 0) min"
}

open class _DateRow: _DateFieldRow {
    public required init(tag: String?) {
        super.init(tag: tag)
        dateFormatter = formatter(.medium, .none)
    }
}
open class _TimeRow: _DateFieldRow {
    public required init(tag: String?) {
        super.init(tag: tag)
        dateFormatter = formatter(.none, .short)
    }
}
open class _DateTimeRow: _DateFieldRow {
    public required init(tag: String?) {
        super.init(tag: tag)
        dateFormatter = formatter(.short, .short)
    }
}
open class _CountDownRow: _DateFieldRow {
    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = countedDown
    }
}
public final class DateRow: _DateRow, RowType {}
public final class TimeRow: _TimeRow, RowType {}
public final class DateTimeRow: _DateTimeRow, RowType {}
public final class CountDownRow: _CountDownRow, RowType {}

open class _DateInlineRow: _DateInlineFieldRow {
    public required init(tag: String?) {
        super.init(tag: tag)
        dateFormatter = formatter(.medium, .none)
    }
}
open class _TimeInlineRow: _DateInlineFieldRow {
    public required init(tag: String?) {
        super.init(tag: tag)
        dateFormatter = formatter(.none, .short)
    }
}
open class _DateTimeInlineRow: _DateInlineFieldRow {
    public required init(tag: String?) {
        super.init(tag: tag)
        dateFormatter = formatter(.short, .short)
    }
}
open class _CountDownInlineRow: _DateInlineFieldRow {
    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = countedDown
    }
}
public final class DateInlineRow: _DateInlineRow, RowType {}
public final class TimeInlineRow: _TimeInlineRow, RowType {}
public final class DateTimeInlineRow: _DateTimeInlineRow, RowType {}
public final class CountDownInlineRow: _CountDownInlineRow, RowType {}

/// The wheels themselves, in a row of 213.
open class DatePickerCell: Cell<Date>, CellType {
    public var datePicker = UIDatePicker()

    open override func setup() {
        super.setup()
        selectionStyle = .none
        height = { 213 }
        datePicker.preferredDatePickerStyle = .wheels
        datePicker.frame = contentView.bounds
        datePicker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(datePicker)
    }

    open override func update() {
        super.update()
        textLabel?.text = nil
        detailTextLabel?.text = nil
        datePicker.datePickerMode = (row as? _DatePickerRow)?.mode ?? .date
        datePicker.date = row.value ?? datePicker.date
        datePicker.isUserInteractionEnabled = !row.isDisabled
    }
}

open class _DatePickerRow: Row<DatePickerCell>, DatePickerRowProtocol {
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval: Int?
    var mode: UIDatePicker.Mode { .date }
    public required init(tag: String?) {
        super.init(tag: tag)
        displayValueFor = nil
    }
}
public final class DatePickerRow: _DatePickerRow, RowType {}
public final class TimePickerRow: _DatePickerRow, RowType { override var mode: UIDatePicker.Mode { .time } }
public final class DateTimePickerRow: _DatePickerRow, RowType { override var mode: UIDatePicker.Mode { .dateAndTime } }
public final class CountDownPickerRow: _DatePickerRow, RowType {
    override var mode: UIDatePicker.Mode { .countDownTimer }
}
