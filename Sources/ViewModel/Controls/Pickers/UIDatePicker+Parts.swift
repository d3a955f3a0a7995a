import Foundation

/// The parts of a date picker: wheels, or buttons with the date and the time.
extension UIDatePicker {
    func setUp() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        refreshDate()
    }

    func show<Value>(_ property: ReferenceWritableKeyPath<DatePickerState, Value>, _ value: Value) {
        dateState[keyPath: property] = value
        dateState.month = nil
        if roundsToMinuteInterval, minuteInterval > 1 {
            let beyond = text.calendar.component(.minute, from: dateState.date) % minuteInterval
            dateState.date -= TimeInterval(beyond * 60)
        }
        if let minimum = minimumDate { dateState.date = max(dateState.date, minimum) }
        if let maximum = maximumDate, maximum >= minimumDate ?? maximum {
            dateState.date = min(dateState.date, maximum)
        }
        refreshDate()
    }

    /// Before iOS 13.4 there were only wheels. Countdowns and months still have wheels by default.
    var resolvedStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
        if Headless.release.pickers.hasOnlyWheels { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    var naturalSize: CGSize {
        bringUpToDate()
        if resolvedStyle == .wheels { return Headless.release.pickers.wheels }
        if showsPage {
            var size = CalendarPage.naturalSize
            if datePickerMode == .dateAndTime { size.height += DateText.timeRow }
            return size
        }
        let sizes = dateState.buttons.map(\.intrinsicContentSize)
        let gaps = DateText.buttonGap * CGFloat(max(0, sizes.count - 1))
        return CGSize(width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
    }

    /// Whether a month is shown; a time alone has none.
    private var showsPage: Bool { resolvedStyle == .inline && datePickerMode != .time }

    private var text: DateText {
        var calendar = self.calendar ?? .current
        // The first day of a week depends on the locale, not on the machine.
        if dateState.calendar == nil { calendar.locale = locale ?? Headless.locale }
        if let timeZone { calendar.timeZone = timeZone }
        return DateText(calendar: calendar, locale: locale ?? Headless.locale)
    }

    /// Formatting dates is slow, so it is done when needed.
    func refreshDate() {
        dateState.isStale = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func bringUpToDate() {
        guard dateState.isStale else { return }
        dateState.isStale = false
        if resolvedStyle == .wheels { showWheels() } else { showButtons() }
        showPage()
        for part in viewState.subviews { part.alpha = isEnabled ? 1 : 0.5 }
    }

    private func showWheels() {
        for button in dateState.buttons { button.removeFromSuperview() }
        dateState.buttons = []
        let wheels = dateState.wheels ?? UIPickerView(frame: bounds)
        dateState.wheelRows.fill(
            datePickerMode, date: date, length: countDownDuration, step: minuteInterval, text: text)
        if dateState.wheels == nil {
            dateState.wheels = wheels
            wheels.dataSource = dateState.wheelRows
            wheels.delegate = dateState.wheelRows
            addSubview(wheels)
        }
        for (component, wheel) in dateState.wheelRows.wheels.enumerated() {
            wheels.selectRow(wheel.chosen, inComponent: component, animated: false)
        }
        wheels.reloadAllComponents()
    }

    private func showPage() {
        guard showsPage else {
            dateState.page?.removeFromSuperview()
            dateState.page = nil
            return
        }
        let page = dateState.page ?? CalendarPage()
        let (calendar, month) = (text.calendar, dateState.month ?? date)
        let isOfDate = calendar.isDate(month, equalTo: date, toGranularity: .month)
        page.chosen = isOfDate ? [calendar.component(.day, from: date)] : []
        page.unavailable = Set((calendar.range(of: .day, in: .month, for: month) ?? 1..<1).filter { !mayChoose($0) })
        page.show(month, text: text)
        guard dateState.page == nil else { return }
        page.choose = { [weak self] in self?.choose($0) }
        page.turn = { [weak self] in self?.turn($0) }
        dateState.page = page
        addSubview(page)
    }

    // MARK: Fingers

    /// The time of the date on a day of the month that is shown.
    private func date(on day: Int) -> Date? {
        let calendar = text.calendar
        var parts = calendar.dateComponents([.era, .year, .month], from: dateState.month ?? date)
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        (parts.day, parts.hour, parts.minute, parts.second) = (day, time.hour, time.minute, time.second)
        return calendar.date(from: parts)
    }

    /// Whether some time of the day is within the limits.
    private func mayChoose(_ day: Int) -> Bool {
        guard minimumDate != nil || maximumDate != nil, let date = date(on: day),
            let whole = text.calendar.dateInterval(of: .day, for: date)
        else { return true }
        return whole.end > minimumDate ?? .distantPast && whole.start <= maximumDate ?? .distantFuture
    }

    private func choose(_ day: Int) {
        guard isEnabled, let chosen = date(on: day) else { return }
        date = chosen
        sendActions(for: .valueChanged)
    }

    private func turn(_ months: Int) {
        dateState.month = text.calendar.date(byAdding: .month, value: months, to: dateState.month ?? date)
        refreshDate()
    }

    /// A tap on the date opens a calendar: Apple's page of `UIDatePickerStyle.compact`.
    private func openCalendar(at button: DateButton) {
        guard isEnabled, resolvedStyle == .compact, datePickerMode != .time, button === dateState.buttons.first,
            let controller = sequence(first: self as UIResponder, next: \.next).lazy.compactMap({
                $0 as? UIViewController
            })
            .first
        else { return }
        controller.present(DateEditor(of: self, at: button), animated: true)
    }

    private func showButtons() {
        dateState.wheels?.removeFromSuperview()
        dateState.wheels = nil
        let mode: UIDatePicker.Mode? =
            !showsPage ? datePickerMode : datePickerMode == .dateAndTime ? .time : nil
        let texts = mode.map { text.titles(for: date, mode: $0) } ?? []
        while dateState.buttons.count > texts.count { dateState.buttons.removeLast().removeFromSuperview() }
        while dateState.buttons.count < texts.count {
            let button = DateButton()
            button.press = { [weak self, weak button] in
                if let self, let button { openCalendar(at: button) }
            }
            dateState.buttons.append(button)
            addSubview(button)
        }
        for (button, text) in zip(dateState.buttons, texts) {
            button.label.text = text
            button.setNeedsLayout()
        }
    }

    func placeParts() {
        bringUpToDate()
        if let wheels = dateState.wheels, wheels.frame != bounds { wheels.frame = bounds }
        if let page = dateState.page { return placePage(page) }
        var x: CGFloat = 0
        for button in dateState.buttons {
            let size = button.intrinsicContentSize
            let left = isRightToLeft ? bounds.maxX - x - size.width : bounds.minX + x
            let frame = CGRect(x: left, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            if button.frame != frame { button.frame = frame }
            x += size.width + DateText.buttonGap
        }
    }

    /// The time is at the end of a row below the month.
    private func placePage(_ page: CalendarPage) {
        let row: CGFloat = dateState.buttons.isEmpty ? 0 : DateText.timeRow
        let frame = CGRect(
            x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, bounds.height - row))
        if page.frame != frame { page.frame = frame }
        for button in dateState.buttons {
            let size = button.intrinsicContentSize
            let x = isRightToLeft ? bounds.minX + 16 : bounds.maxX - 16 - size.width
            let frame = CGRect(x: x, y: frame.maxY + (row - size.height) / 2, width: size.width, height: size.height)
            if button.frame != frame { button.frame = frame }
        }
    }
}
