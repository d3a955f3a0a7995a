import Foundation

/// Shows a date, a time or a duration.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Hashable, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
        case countDownTimer = 3
        case yearAndMonth = 4
    }

    let dateState = DatePickerState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UIDatePicker.self)
    }

    // MARK: The date

    open var date: Date {
        get { dateState.date }
        set { show(\.date, newValue) }
    }
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    open var minimumDate: Date? {
        get { dateState.minimum }
        set { show(\.minimum, newValue) }
    }
    open var maximumDate: Date? {
        get { dateState.maximum }
        set { show(\.maximum, newValue) }
    }
    open var countDownDuration: TimeInterval {
        get { dateState.countDown }
        set { show(\.countDown, newValue) }
    }
    open var minuteInterval: Int {
        get { dateState.minuteInterval }
        set { show(\.minuteInterval, 60 % max(newValue, 1) == 0 ? max(newValue, 1) : 1) }
    }
    open var roundsToMinuteInterval: Bool {
        get { dateState.roundsToMinuteInterval }
        set { show(\.roundsToMinuteInterval, newValue) }
    }
    open var locale: Locale? {
        get { dateState.locale }
        set { show(\.locale, newValue) }
    }
    open var calendar: Calendar! {
        get { dateState.calendar ?? .current }
        set { show(\.calendar, newValue) }
    }
    open var timeZone: TimeZone? {
        get { dateState.timeZone }
        set { show(\.timeZone, newValue) }
    }

    // MARK: Looks

    open var datePickerMode: UIDatePicker.Mode {
        get { dateState.mode }
        set { show(\.mode, newValue) }
    }
    open var preferredDatePickerStyle: UIDatePickerStyle {
        get { dateState.preferredStyle }
        set { show(\.preferredStyle, newValue) }
    }
    open var datePickerStyle: UIDatePickerStyle { resolvedStyle }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }
    override func appearanceStateDidChange() {
        super.appearanceStateDidChange()
        refreshDate()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshDate()
    }
}

public enum UIDatePickerStyle: Int, Hashable, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    case inline = 3
}

@MainActor final class DatePickerState: HiddenState {
    var date = Date()
    var minimum: Date?
    var maximum: Date?
    var countDown: TimeInterval = 0
    var minuteInterval = 1
    var roundsToMinuteInterval = true
    var locale: Locale?
    var calendar: Calendar?
    var timeZone: TimeZone?
    var mode = UIDatePicker.Mode.dateAndTime
    var preferredStyle = UIDatePickerStyle.automatic
    /// Whether the parts have to be updated from the state.
    var isStale = true

    /// The wheels of a picker.
    let wheelRows = DateWheels()
    var wheels: UIPickerView?
    /// The month of an inline picker.
    var page: CalendarPage?
    /// A day of the month that a finger has turned to; nil is that of the date.
    var month: Date?
    /// The grey backgrounds of a compact picker's date and time, and of the time below an inline month.
    var buttons: [DateButton] = []
}

/// A grey button with a date or a time on it.
final class DateButton: UIView, InternalView {
    let label = UILabel(frame: .zero)
    var press: (() -> Void)?

    init() {
        super.init(frame: .zero)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 6
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// 7 points of padding above and below, as in configured buttons; recorded: 34.333 high.
    override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        return CGSize(width: text.width + 20, height: text.height + 14)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if label.frame != bounds { label.frame = bounds }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let point = touches.first?.location(in: self), bounds.contains(point) { press?() }
    }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility {
        OwnAccessibility(isElement: true, label: "Date Picker", value: label.text, traits: .button)
    }
}

extension ClassTable {
    /// The limits and the interval come first: a date is rounded to them.
    package static let datePicker = ClassTable(of: UIDatePicker.self) { picker in
        picker.special("locale")
        picker.special("timeZone")
        picker.choice("datePickerMode", \.datePickerMode)
        picker.choice("preferredDatePickerStyle", \.preferredDatePickerStyle)
        picker.count("minuteInterval", \.minuteInterval, "a number of minutes", in: 1...30)
        picker.special("minimumDate")
        picker.special("maximumDate")
        picker.special("date")
        picker.key("date", \.date)
    }
}

extension UIDatePicker.Mode: NamedCases {
    package static let noun = "a mode of a date picker"
    package static var names: KeyValuePairs<String, UIDatePicker.Mode> {
        ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer]
    }
}

extension UIDatePickerStyle: NamedCases {
    package static let noun = "a style of a date picker"
    package static var names: KeyValuePairs<String, UIDatePickerStyle> {
        ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
    }
}
