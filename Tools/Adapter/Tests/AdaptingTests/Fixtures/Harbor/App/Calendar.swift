import FSCalendar
import UIKit

final class CalendarViewController: UIViewController, FSCalendarDataSource, FSCalendarDelegate,
    FSCalendarDelegateAppearance
{
    private let calendar = FSCalendar()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        calendar.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 300)
        calendar.dataSource = self
        calendar.delegate = self
        calendar.currentPage = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2024, month: 5, day: 1)
            .date!
        calendar.today = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2024, month: 5, day: 9).date!
        calendar.select(DateComponents(calendar: Calendar(identifier: .gregorian), year: 2024, month: 5, day: 22).date!)
        calendar.appearance.titleWeekendColor = .systemRed
        view.addSubview(calendar)
    }

    func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int {
        Calendar.current.component(.day, from: date) % 10 == 5 ? 2 : 0
    }
    func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {}
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date) -> UIColor?
    { nil }
}
