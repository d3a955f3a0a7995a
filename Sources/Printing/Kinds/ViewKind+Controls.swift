import Foundation
import MaquetteViewModel

extension ViewKind {
    static let controls: [ViewKind] = [
        button, segmentedControl, datePicker, pickerView,
    ]

    /// The properties of every control, in addition to those of every view.
    static let control = PropertyTable<UIControl>(.control).all

    private static let segmentedControl = ViewKind(
        "segmentedControl", isSealed: true, fresh: { (_: UISegmentedControl) in UISegmentedControl() },
        table: .segmentedControl, inheriting: control
    ) { control in
        control.say("segments") { control, name, helpers in segments(of: control, name, &helpers) }
    }

    private static func segments(of control: UISegmentedControl, _ name: String, _ helpers: inout Helpers) -> [String] {
        var lines: [String] = []
        for index in 0..<control.numberOfSegments {
            if let image = control.imageForSegment(at: index) {
                let text = ImageText.image(image, &helpers)
                lines.append("\(name).insertSegment(with: \(text), at: \(index), animated: false)")
            } else {
                let title = control.titleForSegment(at: index).map { SwiftText.text($0) } ?? "nil"
                lines.append("\(name).insertSegment(withTitle: \(title), at: \(index), animated: false)")
            }
            let width = control.widthForSegment(at: index)
            if width != 0 { lines.append("\(name).setWidth(\(SwiftText.number(width)), forSegmentAt: \(index))") }
            if !control.isEnabledForSegment(at: index) {
                lines.append("\(name).setEnabled(false, forSegmentAt: \(index))")
            }
        }
        return lines
    }

    private static let datePicker = ViewKind(
        "datePicker", isSealed: true,
        fresh: { (picker: UIDatePicker) in
            let fresh = UIDatePicker()
            // New ones show the current date, which changes.
            fresh.date = Date(timeIntervalSinceReferenceDate: 0)
            return fresh
        }, table: .datePicker, inheriting: control
    ) { picker in
        picker.value("locale") {
            $0.locale
        } _: {
            $0.map { "Locale(identifier: \(SwiftText.text($0.identifier)))" } ?? "nil"
        }
        picker.value("timeZone") {
            $0.timeZone
        } _: {
            $0.map { "TimeZone(identifier: \(SwiftText.text($0.identifier)))" } ?? "nil"
        }
        for (path, limit) in [("minimumDate", \UIDatePicker.minimumDate), ("maximumDate", \.maximumDate)] {
            picker.value(path) {
                $0[keyPath: limit]
            } _: {
                $0.map(SwiftText.date) ?? "nil"
            }
        }
        picker.say("date") { picker, name, _ in
            picker.datePickerMode == .countDownTimer
                ? ["\(name).countDownDuration = \(SwiftText.number(picker.countDownDuration))"]
                : ["\(name).date = \(SwiftText.date(picker.date))"]
        }
    }

    /// A picker, whose texts come from a data source; the printed class shows the same ones.
    private static let pickerView = ViewKind(
        "pickerView", isSealed: true,
        fresh: { (_: UIPickerView) in UIPickerView() },
        content: Content(
            of: UIPickerView.self, needing: { $0.numberOfComponents > 0 ? .textPicker : nil }
        ) { picker, name, _, _ in
            guard picker.numberOfComponents > 0 else { return [] }
            let columns = (0..<picker.numberOfComponents).map { column in
                let rows = (0..<picker.numberOfRows(inComponent: column)).map { row in
                    SwiftText.text(picker.delegate?.pickerView(picker, titleForRow: row, forComponent: column) ?? "")
                }
                return "[\(rows.joined(separator: ", "))]"
            }
            let choices = (0..<picker.numberOfComponents).compactMap { column -> String? in
                let row = picker.selectedRow(inComponent: column)
                return row > 0 ? "\(name).selectRow(\(row), inComponent: \(column), animated: false)" : nil
            }
            return ["\(name).columns = [\(columns.joined(separator: ", "))]"] + choices
        })
}
