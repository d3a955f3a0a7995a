import Foundation

/// The rows of a date picker's wheels: the visible ones on both sides of the chosen one.
@MainActor final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    struct Wheel {
        let rows: [String]
        let chosen: Int
        let width: CGFloat
    }

    private(set) var wheels: [Wheel] = []

    func fill(_ mode: UIDatePicker.Mode, date: Date, length: TimeInterval, step: Int, text: DateText) {
        switch mode {
        case .date: wheels = days(date, text)
        case .yearAndMonth: wheels = days(date, text).filter { $0.width != Self.narrow }
        case .time: wheels = clock(date, step, text)
        case .dateAndTime: wheels = [wholeDays(date, text)] + clock(date, step, text)
        case .countDownTimer: wheels = countDown(length, step)
        }
    }

    private static let narrow: CGFloat = 50
    private static let reach = 5

    private func days(_ date: Date, _ text: DateText) -> [Wheel] {
        let parts = text.calendar.dateComponents([.year, .month, .day], from: date)
        let months = text.formatter.standaloneMonthSymbols
        let count = text.calendar.range(of: .day, in: .month, for: date)?.count ?? 31
        let year = parts.year ?? 2000
        let month = Wheel(rows: months, chosen: (parts.month ?? 1) - 1, width: 130)
        let day = Wheel(rows: (1...count).map(String.init), chosen: (parts.day ?? 1) - 1, width: Self.narrow)
        let years = Wheel(
            rows: (year - Self.reach...year + Self.reach).map(String.init), chosen: Self.reach, width: 80)
        let order = text.format("yMMMMd") ?? "MMMM d y"
        return [("M", month), ("d", day), ("y", years)]
            .sorted { place(of: $0.0, in: order) < place(of: $1.0, in: order) }.map(\.1)
    }

    private func place(of letter: Character, in format: String) -> Int {
        format.firstIndex(of: letter).map { format.distance(from: format.startIndex, to: $0) } ?? .max
    }

    private func wholeDays(_ date: Date, _ text: DateText) -> Wheel {
        let rows = (-Self.reach...Self.reach).map { offset in
            text.calendar.date(byAdding: .day, value: offset, to: date).map { text.string($0, "EEEMMMd") } ?? ""
        }
        return Wheel(rows: rows, chosen: Self.reach, width: 140)
    }

    private func clock(_ date: Date, _ step: Int, _ text: DateText) -> [Wheel] {
        let parts = text.calendar.dateComponents([.hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        let minutes = Wheel(
            rows: stride(from: 0, to: 60, by: step).map { $0 < 10 ? "0\($0)" : "\($0)" }, chosen: minute / step,
            width: Self.narrow)
        guard text.hasHalfDays else {
            return [
                Wheel(rows: (0..<24).map { $0 < 10 ? "0\($0)" : "\($0)" }, chosen: hour, width: Self.narrow), minutes,
            ]
        }
        let formatter = text.formatter
        return [
            Wheel(rows: ["12"] + (1..<12).map(String.init), chosen: hour % 12, width: Self.narrow),
            minutes,
            Wheel(rows: [formatter.amSymbol, formatter.pmSymbol], chosen: hour / 12, width: Self.narrow),
        ]
    }

    private func countDown(_ length: TimeInterval, _ step: Int) -> [Wheel] {
        let minutes = length.isFinite ? Int(min(max(length, 0), 86_340)) / 60 : 0
        return [
            Wheel(rows: (0..<24).map { $0 == 1 ? "1 hour" : "\($0) hours" }, chosen: minutes / 60, width: 130),
            Wheel(
                rows: stride(from: 0, to: 60, by: step).map { "\($0) min" }, chosen: minutes % 60 / step, width: 130),
        ]
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        wheels[component].rows.count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        wheels[component].rows[row]
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { wheels[component].width }
}
