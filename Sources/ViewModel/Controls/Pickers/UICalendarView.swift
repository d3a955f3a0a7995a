import Foundation

/// A month with decorations below its days, and days that are chosen.
@preconcurrency @MainActor open class UICalendarView: UIView {
    let calendarState = CalendarViewState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(calendarState.page)
        refresh()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(calendarState.page)
        refresh()
        coder.fill(self, as: UICalendarView.self)
    }

    open weak var delegate: (any UICalendarViewDelegate)? {
        get { calendarState.delegate }
        set { change(\.delegate, newValue) }
    }
    open var selectionBehavior: UICalendarSelection? {
        get { calendarState.selection }
        set {
            calendarState.selection?.view = nil
            newValue?.view = self
            change(\.selection, newValue)
        }
    }
    open var calendar: Calendar {
        get { calendarState.calendar ?? .current }
        set { change(\.calendar, newValue) }
    }
    open var locale: Locale {
        get { calendarState.locale ?? Headless.locale }
        set { change(\.locale, newValue) }
    }
    open var timeZone: TimeZone? {
        get { calendarState.timeZone }
        set { change(\.timeZone, newValue) }
    }
    open var fontDesign: UIFontDescriptor.SystemDesign {
        get { calendarState.design }
        set { change(\.design, newValue) }
    }
    /// Days outside are pale. The month that is shown is within.
    open var availableDateRange: DateInterval {
        get { calendarState.range }
        set { change(\.range, newValue) }
    }
    open var wantsDateDecorations: Bool {
        get { calendarState.wantsDecorations }
        set { change(\.wantsDecorations, newValue) }
    }
    /// The month that is shown: that of today, unless another is asked for.
    open var visibleDateComponents: DateComponents {
        get { text.calendar.dateComponents([.calendar, .era, .year, .month, .isLeapMonth], from: shownDate) }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        let former = visibleDateComponents
        change(\.visible, text.calendar.date(from: dateComponents))
        let isOther = (former.year, former.month) != (visibleDateComponents.year, visibleDateComponents.month)
        if isOther { delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former) }
    }
    /// Asks the delegate again.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { refresh() }

    open override var intrinsicContentSize: CGSize { CalendarPage.naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    open override func layoutSubviews() {
        if calendarState.isStale { show() }
        super.layoutSubviews()
        if calendarState.page.frame != bounds { calendarState.page.frame = bounds }
    }

    private func change<Value>(_ property: ReferenceWritableKeyPath<CalendarViewState, Value>, _ value: Value) {
        calendarState[keyPath: property] = value
        refresh()
    }

    func refresh() {
        calendarState.isStale = true
        setNeedsLayout()
    }

    // MARK: The month

    private var text: DateText {
        var calendar = self.calendar
        // The first day of a week depends on the locale, not on the machine.
        if calendarState.calendar == nil { calendar.locale = locale }
        if let timeZone { calendar.timeZone = timeZone }
        return DateText(calendar: calendar, locale: locale)
    }

    private var shownDate: Date {
        let range = calendarState.range
        return min(max(calendarState.visible ?? Date(), range.start), range.end)
    }

    private func show() {
        calendarState.isStale = false
        let (text, date, page) = (text, shownDate, calendarState.page)
        page.design = fontDesign
        guard let month = text.calendar.dateInterval(of: .month, for: date),
            let days = text.calendar.range(of: .day, in: .month, for: date)
        else { return page.show(date, text: text) }
        page.chosen = []
        page.unavailable = []
        var decorations: [Int: UIView] = [:]
        for day in days {
            guard let start = text.calendar.date(byAdding: .day, value: day - 1, to: month.start),
                let end = text.calendar.date(byAdding: .day, value: 1, to: start)
            else { continue }
            let components = text.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: start)
            if calendarState.selection?.contains(components) == true { page.chosen.insert(day) }
            let isWithin = start <= calendarState.range.end && end > calendarState.range.start
            if !isWithin || calendarState.selection?.allows(components) == false { page.unavailable.insert(day) }
            guard isWithin, wantsDateDecorations,
                let decoration = delegate?.calendarView(self, decorationFor: components)
            else { continue }
            decorations[day] = decoration.makeView(tint: tintColor)
        }
        page.show(date, text: text)
        page.decorate(decorations)
    }
}

@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    { nil }
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}

@MainActor final class CalendarViewState: HiddenState {
    let page = CalendarPage()
    weak var delegate: (any UICalendarViewDelegate)?
    var selection: UICalendarSelection?
    var calendar: Calendar?
    var locale: Locale?
    var timeZone: TimeZone?
    var design = UIFontDescriptor.SystemDesign.default
    var range = DateInterval(start: .distantPast, end: .distantFuture)
    var wantsDecorations = true
    var visible: Date?
    var isStale = true
}

// MARK: Decorations

extension UICalendarView {
    public enum DecorationSize: Int, Sendable { case small, medium, large }

    /// What stands below a day. Its size is a guess: nobody measured it.
    @preconcurrency @MainActor open class Decoration: NSObject {
        private enum Content {
            case dot(UIColor?)
            case image(UIImage?, UIColor?)
            case custom(@MainActor () -> UIView)
        }

        private let content: Content
        private let side: CGFloat

        /// A grey dot.
        public override convenience init() { self.init(.dot(nil), .medium) }

        private init(_ content: Content, _ size: DecorationSize) {
            self.content = content
            side = [4, 6, 8][size.rawValue]
        }

        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Self {
            made(Decoration(.dot(color), size))
        }
        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) -> Self {
            made(Decoration(.image(image, color), size))
        }
        open class func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Self {
            made(Decoration(.custom(customViewProvider), .medium))
        }
        private class func made<Made>(_ decoration: Decoration) -> Made { decoration as! Made }

        func makeView(tint: UIColor) -> UIView {
            switch content {
            case .dot(let color):
                let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                dot.backgroundColor = color ?? .systemGray
                dot.layer.cornerRadius = side / 2
                return dot
            case .image(let image, let color):
                let view = UIImageView(image: image)
                view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: side * 2)
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .systemGray
                view.frame.size = CGSize(width: side * 2, height: side * 2)
                return view
            case .custom(let make):
                let view = make()
                if view.bounds.isEmpty { view.sizeToFit() }
                return view
            }
        }
    }
}

// MARK: Selections

/// Which days of a calendar are chosen. Nobody taps, so code chooses.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    func contains(_ date: DateComponents) -> Bool { false }
    func allows(_ date: DateComponents) -> Bool { true }
    open func updateSelectableDates() { view?.refresh() }

    static func isSame(_ one: DateComponents?, _ two: DateComponents) -> Bool {
        guard let one else { return false }
        return one.year == two.year && one.month == two.month && one.day == two.day
    }
}

@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak private(set) var delegate: (any UICalendarSelectionSingleDateDelegate)?
    private var selected: DateComponents?

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    open var selectedDate: DateComponents? {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        selected = selectedDate
        view?.refresh()
    }
    override func contains(_ date: DateComponents) -> Bool { Self.isSame(selected, date) }
    override func allows(_ date: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: date) ?? true
    }
}

@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
        -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak private(set) var delegate: (any UICalendarSelectionMultiDateDelegate)?
    private var selected: [DateComponents] = []

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

    open var selectedDates: [DateComponents] {
        get { selected }
        set { setSelectedDates(newValue, animated: false) }
    }
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        selected = selectedDates
        view?.refresh()
    }
    override func contains(_ date: DateComponents) -> Bool { selected.contains { Self.isSame($0, date) } }
    override func allows(_ date: DateComponents) -> Bool {
        contains(date) || delegate?.multiDateSelection(self, canSelectDate: date) ?? true
    }
}

@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
        -> Bool
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents)
        -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
