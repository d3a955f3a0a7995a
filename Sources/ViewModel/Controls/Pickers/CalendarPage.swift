import Foundation

/// The month that an inline date picker or a calendar shows: its name, the days of the week, and the days in rows.
final class CalendarPage: UIView, InternalView {
    private let month = UILabel()
    private let arrows = (0..<3).map { _ in UIImageView() }
    private var weekdays: [UILabel] = []
    private var days: [UILabel] = []
    /// How many places of the first row belong to the month before.
    private var firstPlace = 0
    var chosen: Set<Int> = []
    /// Days that cannot be chosen.
    var unavailable: Set<Int> = []
    var design = UIFontDescriptor.SystemDesign.default
    /// What to do when a finger has chosen a day of the month.
    var choose: ((Int) -> Void)?
    /// What to do when a finger wants a later month, or with a negative number an earlier one.
    var turn: ((Int) -> Void)?
    /// What stands below the days.
    private var decorations: [Int: UIView] = [:]

    private static let rowsOfLongestMonth = 6
    private static let heading: CGFloat = 44
    private static let namesOfDays: CGFloat = 24
    private static let dayHeight: CGFloat = 44
    /// The room at the foot of a day, below its number.
    private static let roomOfDecorations: CGFloat = 12

    /// Always as high as a month of six rows.
    static var naturalSize: CGSize {
        CGSize(width: 320, height: heading + namesOfDays + CGFloat(rowsOfLongestMonth) * dayHeight)
    }

    init() {
        super.init(frame: .zero)
        addSubview(month)
        // The names under which UI tests of apps find the buttons.
        for (arrow, words) in zip(arrows, ["Show year picker", "Previous Month", "Next Month"]) {
            arrow.isAccessibilityElement = true
            arrow.accessibilityLabel = words
            arrow.accessibilityTraits = .button
        }
        let names = [("chevron.forward", 12), ("chevron.backward", 20), ("chevron.forward", 20)]
        for (arrow, (name, size)) in zip(arrows, names) {
            arrow.image = UIImage(
                systemName: name,
                withConfiguration: UIImage.SymbolConfiguration(pointSize: CGFloat(size), weight: .semibold))
            arrow.contentMode = .center
            addSubview(arrow)
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ date: Date, text: DateText) {
        let calendar = text.calendar
        month.font = font(17, .semibold)
        month.text = text.string(date, "yMMMM")
        guard let first = calendar.dateInterval(of: .month, for: date)?.start,
            let range = calendar.range(of: .day, in: .month, for: date)
        else { return }
        firstPlace = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        let names = text.formatter.shortStandaloneWeekdaySymbols
        exchange(
            &weekdays, for: names.indices.map { names[($0 + calendar.firstWeekday - 1) % names.count].uppercased() },
            font: font(13, .semibold), color: .tertiaryLabel)
        exchange(&days, for: range.map(String.init), font: font(20, .regular), color: .label)
        for (index, day) in days.enumerated() {
            let date = calendar.date(byAdding: .day, value: index, to: first)
            day.accessibilityLabel = date.map { text.string($0, "EEEEMMMMd") }
        }
        mark()
        setNeedsLayout()
    }

    func decorate(_ views: [Int: UIView]) {
        for view in decorations.values { view.removeFromSuperview() }
        decorations = views
        for (_, view) in views.sorted(by: { $0.key < $1.key }) { addSubview(view) }
        setNeedsLayout()
    }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    private func exchange(_ labels: inout [UILabel], for texts: [String], font: UIFont, color: UIColor) {
        while labels.count > texts.count { labels.removeLast().removeFromSuperview() }
        while labels.count < texts.count {
            let label = UILabel()
            label.font = font
            label.textAlignment = .center
            // A number in a cell that is too low for it is cut off, without an ellipsis.
            label.lineBreakMode = .byClipping
            labels.append(label)
            addSubview(label)
        }
        for (label, text) in zip(labels, texts) {
            label.text = text
            label.textColor = color
        }
    }

    /// The selected day has the tint colour, on a pale disc of it.
    private func mark() {
        for (index, day) in days.enumerated() {
            let isChosen = chosen.contains(index + 1)
            let isUnavailable = unavailable.contains(index + 1)
            day.textColor = isUnavailable ? .tertiaryLabel : isChosen ? tintColor : .label
            day.font = font(20, isChosen ? .semibold : .regular)
            day.backgroundColor = isChosen ? tintColor.withAlphaComponent(0.12) : nil
            day.clipsToBounds = isChosen
            day.accessibilityTraits =
                isChosen ? [.button, .selected] : isUnavailable ? [.button, .notEnabled] : .button
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        mark()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 16
        let title = month.intrinsicContentSize
        put(month, CGRect(x: side, y: (Self.heading - title.height) / 2, width: title.width, height: title.height))
        let arrowSide: CGFloat = 24
        for (arrow, x) in zip(arrows, [side + title.width + 2, bounds.width - 80, bounds.width - side - arrowSide]) {
            put(arrow, CGRect(x: x, y: (Self.heading - arrowSide) / 2, width: arrowSide, height: arrowSide))
        }
        let column = max(0, bounds.width - side) / 7
        for (index, label) in weekdays.enumerated() {
            let x = side / 2 + CGFloat(index) * column
            put(label, CGRect(x: x, y: Self.heading, width: column, height: Self.namesOfDays))
        }
        let start = Self.heading + Self.namesOfDays
        let row = max(0, bounds.height - start) / CGFloat(Self.rowsOfLongestMonth)
        let disc = min(Self.dayHeight, row, column)
        for (index, label) in days.enumerated() {
            let place = index + firstPlace
            let (x, y) = (side / 2 + CGFloat(place % 7) * column, start + CGFloat(place / 7) * row)
            put(label, CGRect(x: x + (column - disc) / 2, y: y + (row - disc) / 2, width: disc, height: disc))
            label.layer.cornerRadius = chosen.contains(index + 1) ? disc / 2 : 0
            if let view = decorations[index + 1] {
                let size = view.bounds.size
                let middle = y + (row + disc) / 2 - Self.roomOfDecorations / 2
                let frame = CGRect(
                    x: x + (column - size.width) / 2, y: middle - size.height / 2, width: size.width,
                    height: size.height)
                put(view, frame)
            }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        if let place = days.firstIndex(where: { $0.frame.contains(point) }) {
            if !unavailable.contains(place + 1) { choose?(place + 1) }
        } else if let place = arrows.firstIndex(where: { $0.frame.insetBy(dx: -8, dy: -8).contains(point) }), place > 0
        {
            turn?(place == 1 ? -1 : 1)
        }
    }

    private func put(_ view: UIView, _ frame: CGRect) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
        let place = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
        if view.frame != place { view.frame = place }
    }
}
