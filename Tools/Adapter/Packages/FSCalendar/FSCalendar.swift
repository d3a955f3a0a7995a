import UIKit

/// A month, or a week, with the names of its days and its own above it.
open class FSCalendar: UIView {
    open weak var delegate: (any FSCalendarDelegate)? { didSet { reloadData() } }
    open weak var dataSource: (any FSCalendarDataSource)? { didSet { reloadData() } }
    public let appearance = FSCalendarAppearance()
    public let calendarHeaderView = FSCalendarHeaderView()
    public let calendarWeekdayView = FSCalendarWeekdayView()
    public let scopeGesture = UIPanGestureRecognizer()
    public let swipeToChooseGesture = UILongPressGestureRecognizer()
    open var today: Date? = Date() { didSet { reloadData() } }
    open var timeZone: TimeZone! = .current { didSet { reloadData() } }
    open var locale: Locale! = .current { didSet { reloadData() } }
    open var scrollDirection = FSCalendarScrollDirection.horizontal { didSet { reloadData() } }
    open var placeholderType = FSCalendarPlaceholderType.fillSixRows { didSet { reloadData() } }
    @IBInspectable open var firstWeekday: UInt = 1 { didSet { reloadData() } }
    /// In place of what comes of the height of the whole.
    @IBInspectable open var headerHeight: CGFloat = -1 { didSet { setNeedsLayout() } }
    @IBInspectable open var weekdayHeight: CGFloat = -1 { didSet { setNeedsLayout() } }
    @IBInspectable open var rowHeight: CGFloat = 38 { didSet { setNeedsLayout() } }
    @IBInspectable open var allowsSelection = true
    @IBInspectable open var allowsMultipleSelection = false
    @IBInspectable open var adjustsBoundingRectWhenChangingMonths = false
    @IBInspectable open var pagingEnabled = true
    @IBInspectable open var scrollEnabled = true
    open private(set) var selectedDates: [Date] = []
    open var selectedDate: Date? { selectedDates.last }

    private var page = Date()
    private let days = UIView()
    private var cells: [FSCalendarCell] = []
    /// Makes cells of the classes that an app registers, and is not shown.
    private let maker = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    // MARK: Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [days, calendarHeaderView, calendarWeekdayView] { addSubview(view) }
        (calendarHeaderView.calendar, calendarWeekdayView.calendar) = (self, self)
        days.clipsToBounds = true
        appearance.changed = { [weak self] in self?.reloadData() }
    }

    // MARK: Days

    var gregorian: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        calendar.locale = locale
        calendar.firstWeekday = Int(firstWeekday)
        return calendar
    }

    open var minimumDate: Date { dataSource?.minimumDate(for: self) ?? .distantPast }
    open var maximumDate: Date { dataSource?.maximumDate(for: self) ?? .distantFuture }

    open var currentPage: Date {
        get { start(of: page) }
        set {
            let isNew = start(of: newValue) != currentPage
            page = newValue
            reloadData()
            if isNew { delegate?.calendarCurrentPageDidChange(self) }
        }
    }
    open func setCurrentPage(_ currentPage: Date, animated: Bool) { self.currentPage = currentPage }

    private func start(of date: Date) -> Date {
        gregorian.dateInterval(of: scope == .week ? .weekOfYear : .month, for: date)?.start ?? date
    }

    private var scopeNow = FSCalendarScope.month
    open var scope: FSCalendarScope {
        get { scopeNow }
        set { setScope(newValue, animated: false) }
    }

    /// A week is one row high; the delegate makes room for it.
    open func setScope(_ scope: FSCalendarScope, animated: Bool) {
        guard scope != scopeNow else { return }
        if scopeNow == .month, bounds.height > 0 { monthHeight = bounds.height }
        scopeNow = scope
        let height = scope == .month ? monthHeight ?? bounds.height : header + weekdays + row + 10
        delegate?.calendar(
            self, boundingRectWillChange: CGRect(x: 0, y: 0, width: bounds.width, height: height), animated: animated)
        reloadData()
    }

    open func handleScopeGesture(_ sender: UIPanGestureRecognizer) {}
    private var monthHeight: CGFloat?

    open func reloadData() {
        for cell in cells { cell.removeFromSuperview() }
        cells = []
        setNeedsLayout()
    }

    // MARK: Choosing

    private func isSame(_ first: Date, _ second: Date?) -> Bool {
        second.map { gregorian.isDate(first, inSameDayAs: $0) } ?? false
    }

    open func select(_ date: Date?) { select(date, scrollToDate: true) }

    open func select(_ date: Date?, scrollToDate: Bool) {
        guard let date, allowsSelection else { return }
        if !allowsMultipleSelection { selectedDates = [] }
        if !selectedDates.contains(where: { isSame($0, date) }) {
            selectedDates.append(gregorian.startOfDay(for: date))
        }
        if scrollToDate { page = date }
        reloadData()
    }

    open func deselect(_ date: Date) {
        selectedDates.removeAll { isSame($0, date) }
        reloadData()
    }

    // MARK: Cells

    open func register(_ cellClass: Swift.AnyClass, forCellReuseIdentifier identifier: String) {
        maker.register(cellClass, forCellWithReuseIdentifier: identifier)
    }

    open func dequeueReusableCell(
        withIdentifier identifier: String, for date: Date, at position: FSCalendarMonthPosition
    ) -> FSCalendarCell {
        maker.dequeueReusableCell(withReuseIdentifier: identifier, for: IndexPath(item: 0, section: 0))
            as? FSCalendarCell
            ?? FSCalendarCell(frame: .zero)
    }

    open func cell(for date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell? {
        makeCells()
        return cells.first { isSame(date, $0.date) && (position == .notFound || $0.monthPosition == position) }
    }

    open func date(for cell: FSCalendarCell) -> Date? { cell.date }
    open func monthPosition(for cell: FSCalendarCell) -> FSCalendarMonthPosition { cell.monthPosition }
    open func visibleCells() -> [FSCalendarCell] {
        makeCells()
        return cells
    }
    open func frame(for date: Date) -> CGRect {
        layoutIfNeeded()
        return cell(for: date, at: .notFound).map { convert($0.frame, from: days) } ?? .zero
    }

    private func makeCells() {
        guard cells.isEmpty else { return }
        let calendar = gregorian
        let first = start(of: page)
        let before = scope == .week ? 0 : (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
        let length = scope == .week ? 7 : calendar.range(of: .day, in: .month, for: first)?.count ?? 30
        let isFull = placeholderType == .fillSixRows
        let count = scope == .week ? 7 : isFull ? 42 : (before + length + 6) / 7 * 7
        for index in 0..<count {
            guard let date = calendar.date(byAdding: .day, value: index - before, to: first) else { continue }
            let position: FSCalendarMonthPosition =
                index < before ? .previous : index < before + length ? .current : .next
            let cell = cell(of: date, position)
            cell.isHidden = placeholderType == .none && position != .current
            cells.append(cell)
            days.addSubview(cell)
            delegate?.calendar(self, willDisplay: cell, for: date, at: position)
        }
    }

    private func cell(of date: Date, _ position: FSCalendarMonthPosition) -> FSCalendarCell {
        let cell = dataSource?.calendar(self, cellFor: date, at: position) ?? FSCalendarCell(frame: .zero)
        (cell.calendar, cell.appearance) = (self, appearance)
        (cell.date, cell.monthPosition) = (date, position)
        cell.isPlaceholder = position != .current || date < gregorian.startOfDay(for: minimumDate) || date > maximumDate
        cell.dateIsToday = isSame(date, today)
        cell.weekend = gregorian.isDateInWeekend(date)
        cell.isSelected = selectedDates.contains { isSame($0, date) } && position == .current
        cell.titleLabel.text =
            dataSource?.calendar(self, titleFor: date) ?? String(gregorian.component(.day, from: date))
        cell.subtitle = dataSource?.calendar(self, subtitleFor: date)
        cell.image = dataSource?.calendar(self, imageFor: date)
        cell.numberOfEvents = dataSource?.calendar(self, numberOfEventsFor: date) ?? 0
        cell.preferredTitleOffset = appearance.titleOffset
        cell.preferredSubtitleOffset = appearance.subtitleOffset
        cell.preferredImageOffset = appearance.imageOffset
        cell.preferredEventOffset = appearance.eventOffset
        cell.preferredBorderRadius = appearance.borderRadius
        if let looks = delegate as? any FSCalendarDelegateAppearance { ask(looks, about: cell, date) }
        cell.configureAppearance()
        return cell
    }

    private func ask(_ looks: any FSCalendarDelegateAppearance, about cell: FSCalendarCell, _ date: Date) {
        cell.preferredFillDefaultColor = looks.calendar(self, appearance: appearance, fillDefaultColorFor: date)
        cell.preferredFillSelectionColor = looks.calendar(self, appearance: appearance, fillSelectionColorFor: date)
        cell.preferredTitleDefaultColor = looks.calendar(self, appearance: appearance, titleDefaultColorFor: date)
        cell.preferredTitleSelectionColor = looks.calendar(self, appearance: appearance, titleSelectionColorFor: date)
        cell.preferredSubtitleDefaultColor = looks.calendar(self, appearance: appearance, subtitleDefaultColorFor: date)
        cell.preferredSubtitleSelectionColor = looks.calendar(
            self, appearance: appearance, subtitleSelectionColorFor: date)
        cell.preferredEventDefaultColors = looks.calendar(self, appearance: appearance, eventDefaultColorsFor: date)
        cell.preferredEventSelectionColors = looks.calendar(self, appearance: appearance, eventSelectionColorsFor: date)
        cell.preferredBorderDefaultColor = looks.calendar(self, appearance: appearance, borderDefaultColorFor: date)
        cell.preferredBorderSelectionColor = looks.calendar(self, appearance: appearance, borderSelectionColorFor: date)
        cell.preferredTitleOffset = looks.calendar(self, appearance: appearance, titleOffsetFor: date)
        cell.preferredSubtitleOffset = looks.calendar(self, appearance: appearance, subtitleOffsetFor: date)
        cell.preferredImageOffset = looks.calendar(self, appearance: appearance, imageOffsetFor: date)
        cell.preferredEventOffset = looks.calendar(self, appearance: appearance, eventOffsetFor: date)
        cell.preferredBorderRadius = looks.calendar(self, appearance: appearance, borderRadiusFor: date)
    }

    // MARK: Layout

    /// Of a month 300 high; half of what another one has more or less goes to the parts above the days.
    private func part(_ wanted: CGFloat, _ usual: CGFloat) -> CGFloat {
        wanted >= 0 ? wanted : usual + (usual / 300 * (monthHeight ?? bounds.height) - usual) / 2
    }
    private var header: CGFloat { part(headerHeight, 40) }
    private var weekdays: CGFloat { part(weekdayHeight, 25) }
    private var row: CGFloat { max(((monthHeight ?? bounds.height) - header - weekdays - 10) / 6, 0) }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let rows = scope == .week ? 1 : placeholderType == .fillSixRows ? 6 : CGFloat((visibleCells().count + 6) / 7)
        return CGSize(width: size.width, height: header + weekdays + rows * row + 10)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        makeCells()
        let width = bounds.width
        calendarHeaderView.frame = CGRect(x: 0, y: 0, width: width, height: header)
        calendarWeekdayView.frame = CGRect(x: 0, y: header, width: width, height: weekdays)
        calendarHeaderView.configureAppearance()
        calendarWeekdayView.configureAppearance()
        let rows = scope == .week ? 1 : 6
        days.frame = CGRect(x: 0, y: header + weekdays, width: width, height: CGFloat(rows) * row + 10)
        // Fewer rows share the room of six
        let inUse = max(cells.count / 7, 1)
        let height = scope == .month && inUse < 6 ? row * 6 / CGFloat(inUse) : row
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: CGFloat(index % 7) * width / 7, y: 5 + CGFloat(index / 7) * height, width: width / 7, height: height)
        }
    }
}
