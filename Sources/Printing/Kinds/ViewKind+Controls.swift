import Foundation
import MaquetteViewModel

extension ViewKind {
    static let controls: [ViewKind] = [
        plainControl, button, toggle, slider, stepper, segmentedControl, datePicker, pickerView,
    ]

    /// The properties of every control, in addition to those of every view.
    static let control: [Property] = {
        var control = PropertyTable<UIControl>()
        control.flag("isEnabled") { $0.isEnabled }
        control.flag("isSelected") { $0.isSelected }
        control.flag("isHighlighted") { $0.isHighlighted }
        control.choice("contentHorizontalAlignment") { $0.contentHorizontalAlignment }
        control.choice("contentVerticalAlignment") { $0.contentVerticalAlignment }
        return control.all
    }()

    private static let plainControl = ViewKind("control", fresh: { (_: UIControl) in UIControl() }, inheriting: control)

    private static let toggle = ViewKind(
        "toggle", isSealed: true, fresh: { (_: UISwitch) in UISwitch() }, inheriting: control
    ) { toggle in
        toggle.flag("isOn") { $0.isOn }
        toggle.color("onTintColor") { $0.onTintColor }
        toggle.color("thumbTintColor") { $0.thumbTintColor }
    }

    /// The limits come first: a value beyond them would be moved.
    private static let slider = ViewKind(
        "slider", isSealed: true, fresh: { (_: UISlider) in UISlider() }, inheriting: control
    ) { slider in
        slider.value("minimumValue") {
            $0.minimumValue
        } _: {
            SwiftText.number($0)
        }
        slider.value("maximumValue") {
            $0.maximumValue
        } _: {
            SwiftText.number($0)
        }
        slider.value("value") {
            $0.value
        } _: {
            SwiftText.number($0)
        }
        slider.color("minimumTrackTintColor") { $0.minimumTrackTintColor }
        slider.color("maximumTrackTintColor") { $0.maximumTrackTintColor }
        slider.color("thumbTintColor") { $0.thumbTintColor }
        slider.image("minimumValueImage") { $0.minimumValueImage }
        slider.image("maximumValueImage") { $0.maximumValueImage }
    }

    private static let stepper = ViewKind(
        "stepper", isSealed: true, fresh: { (_: UIStepper) in UIStepper() }, inheriting: control
    ) { stepper in
        stepper.value("minimumValue") {
            $0.minimumValue
        } _: {
            SwiftText.number($0)
        }
        stepper.value("maximumValue") {
            $0.maximumValue
        } _: {
            SwiftText.number($0)
        }
        stepper.value("value") {
            $0.value
        } _: {
            SwiftText.number($0)
        }
        stepper.value("stepValue") {
            $0.stepValue
        } _: {
            SwiftText.number($0)
        }
    }

    private static let segmentedControl = ViewKind(
        "segmentedControl", isSealed: true, fresh: { (_: UISegmentedControl) in UISegmentedControl() },
        inheriting: control
    ) { control in
        control.say { control, name, helpers in segments(of: control, name, &helpers) }
        control.flag("isMomentary") { $0.isMomentary }
        control.flag("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent }
        control.value("selectedSegmentIndex") {
            $0.selectedSegmentIndex
        } _: {
            "\($0)"
        }
        control.color("selectedSegmentTintColor") { $0.selectedSegmentTintColor }
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

    /// The limits and the interval come first: a date is rounded to them.
    private static let datePicker = ViewKind(
        "datePicker", isSealed: true,
        fresh: { (picker: UIDatePicker) in
            let fresh = UIDatePicker()
            // New ones show the current date, which changes.
            fresh.date = Date(timeIntervalSinceReferenceDate: 0)
            return fresh
        }, inheriting: control
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
        picker.choice("datePickerMode") { $0.datePickerMode }
        picker.choice("preferredDatePickerStyle") { $0.preferredDatePickerStyle }
        picker.value("minuteInterval") {
            $0.minuteInterval
        } _: {
            "\($0)"
        }
        for (path, limit) in [("minimumDate", \UIDatePicker.minimumDate), ("maximumDate", \.maximumDate)] {
            picker.value(path) {
                $0[keyPath: limit]
            } _: {
                $0.map(SwiftText.date) ?? "nil"
            }
        }
        picker.say { picker, name, _ in
            picker.datePickerMode == .countDownTimer
                ? ["\(name).countDownDuration = \(SwiftText.number(picker.countDownDuration))"]
                : ["\(name).date = \(SwiftText.date(picker.date))"]
        }
    }

    /// Its texts come from a data source; the printed class shows the same ones.
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
