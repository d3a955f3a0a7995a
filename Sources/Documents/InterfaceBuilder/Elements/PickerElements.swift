import Foundation
import MaquetteViewModel

/// Pickers, with the values from their elements.
@MainActor enum PickerElements {
    static let makers: [String: ViewElements.Maker] = [
        "pickerView": picker, "datePicker": datePicker,
    ]

    private static func picker(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let picker = builder.taking { builder.habits.makePicker() }
        builder.habits.giveWheelsHeight(to: picker, of: builder.era.xcode)
        return picker
    }

    /// The time of Apple's pictures replaces the current time, which would differ in each picture.
    private static let instant = Date(timeIntervalSinceReferenceDate: 190_028_460)

    private static func datePicker(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let picker = builder.taking { UIDatePicker() }
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.locale =
            element.child(key: "locale")?["localeIdentifier"].map(Locale.init(identifier:))
            ?? Headless.locale
        switch element["datePickerMode"] {
        case "time": picker.datePickerMode = .time
        case "date": picker.datePickerMode = .date
        case "countDownTimer": picker.datePickerMode = .countDownTimer
        default: picker.datePickerMode = .dateAndTime
        }
        switch element["style"] {
        case "compact":
            picker.preferredDatePickerStyle = .compact
            builder.habits.widenCompactPicker(picker)
        case "inline": picker.preferredDatePickerStyle = .inline
        default:
            picker.preferredDatePickerStyle = .wheels
            builder.habits.giveWheelsHeight(to: picker, of: builder.era.xcode)
        }
        if let interval = element.integer("minuteInterval"), (1...30).contains(interval) {
            picker.minuteInterval = interval
        }
        if let duration = element.number("countDownDuration"), (0...86_340).contains(duration) {
            picker.countDownDuration = duration
        }
        let seconds = element.child(key: "date")?.number("timeIntervalSinceReferenceDate")
        picker.date = seconds.flatMap { abs($0) < 1e10 ? Date(timeIntervalSinceReferenceDate: $0) : nil } ?? instant
        builder.give(.control, of: element, to: picker)
        return picker
    }
}
