import UIKit

/// The month in the middle, with those before and after it at the edges, half of them in sight.
open class FSCalendarHeaderView: UIView {
    open weak var calendar: FSCalendar!
    open var scrollEnabled = true { didSet { setNeedsLayout() } }
    private let labels = (0..<3).map { _ in UILabel() }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        labels.forEach(addSubview)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func configureAppearance() {
        guard let calendar, let looks = calendar.appearance as FSCalendarAppearance? else { return }
        let formatter = DateFormatter()
        formatter.calendar = calendar.gregorian
        formatter.timeZone = calendar.timeZone
        formatter.locale = calendar.locale
        formatter.dateFormat = looks.headerDateFormat
        for (index, label) in labels.enumerated() {
            let unit: Calendar.Component = calendar.scope == .week ? .weekOfYear : .month
            let date = calendar.gregorian.date(byAdding: unit, value: index - 1, to: calendar.currentPage) ?? Date()
            var words = formatter.string(from: date)
            if looks.caseOptions.contains(.headerUsesUpperCase) { words = words.uppercased() }
            if looks.caseOptions.contains(.headerUsesCapitalized) { words = words.capitalized }
            label.text = words
            label.font = looks.headerTitleFont
            label.textColor = looks.headerTitleColor
            label.textAlignment = looks.headerTitleAlignment
            label.alpha = index == 1 ? 1 : looks.headerMinimumDissolvedAlpha
            label.isHidden = index != 1 && (!scrollEnabled || calendar.scrollDirection == .vertical)
            label.frame = CGRect(
                x: CGFloat(index) * bounds.width / 2 - bounds.width / 4 + looks.headerTitleOffset.x,
                y: looks.headerTitleOffset.y, width: bounds.width / 2, height: bounds.height)
        }
    }
}

/// The names of the days of a week.
open class FSCalendarWeekdayView: UIView {
    open weak var calendar: FSCalendar!
    public let weekdayLabels = (0..<7).map { _ in UILabel() }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        weekdayLabels.forEach(addSubview)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func configureAppearance() {
        guard let calendar else { return }
        let looks = calendar.appearance
        let isSingle = looks.caseOptions.contains(.weekdayUsesSingleUpperCase)
        let names =
            isSingle
            ? calendar.gregorian.veryShortStandaloneWeekdaySymbols : calendar.gregorian.shortStandaloneWeekdaySymbols
        for (index, label) in weekdayLabels.enumerated() {
            let name = names[(index + Int(calendar.firstWeekday) - 1) % 7]
            let isUpper = isSingle || looks.caseOptions.contains(.weekdayUsesUpperCase)
            label.text = isUpper ? name.uppercased() : name
            label.font = looks.weekdayFont
            label.textColor = looks.weekdayTextColor
            label.textAlignment = .center
            label.frame = CGRect(
                x: CGFloat(index) * bounds.width / 7, y: 0, width: bounds.width / 7, height: bounds.height)
        }
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("delegate", \FSCalendar.delegate)
        KeyedProperties.add("dataSource", \FSCalendar.dataSource)
        KeyedProperties.add("firstWeekday", \FSCalendar.firstWeekday)
        KeyedProperties.add("headerHeight", \FSCalendar.headerHeight)
        KeyedProperties.add("weekdayHeight", \FSCalendar.weekdayHeight)
        KeyedProperties.add("rowHeight", \FSCalendar.rowHeight)
        KeyedProperties.add("allowsMultipleSelection", \FSCalendar.allowsMultipleSelection)
        KeyedProperties.add("selectionColor", \FSCalendar.appearance.selectionColor)
        KeyedProperties.add("todayColor", \FSCalendar.appearance.todayColor)
        KeyedProperties.add("headerTitleColor", \FSCalendar.appearance.headerTitleColor)
        KeyedProperties.add("headerDateFormat", \FSCalendar.appearance.headerDateFormat)
        KeyedProperties.add("headerMinimumDissolvedAlpha", \FSCalendar.appearance.headerMinimumDissolvedAlpha)
        KeyedProperties.add("weekdayTextColor", \FSCalendar.appearance.weekdayTextColor)
        KeyedProperties.add("titleDefaultColor", \FSCalendar.appearance.titleDefaultColor)
        KeyedProperties.add("titleWeekendColor", \FSCalendar.appearance.titleWeekendColor)
        KeyedProperties.add("eventDefaultColor", \FSCalendar.appearance.eventDefaultColor)
        KeyedProperties.add("borderRadius", \FSCalendar.appearance.borderRadius)
    }
}
