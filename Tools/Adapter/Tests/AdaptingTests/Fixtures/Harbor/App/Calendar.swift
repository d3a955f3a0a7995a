import FSCalendar
import ImageSlideshow
import NotificationBannerSwift
import SwiftMessages
import UIKit

final class CalendarViewController: UIViewController, FSCalendarDataSource, FSCalendarDelegate,
    FSCalendarDelegateAppearance
{
    private let calendar = FSCalendar()
    private let slides = ImageSlideshow()

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
        slides.frame = CGRect(x: 0, y: 420, width: view.bounds.width, height: 160)
        slides.backgroundColor = .systemGray5
        slides.setImageInputs([
            ImageSource(image: UIImage(systemName: "star")!), ImageSource(image: UIImage(systemName: "heart")!),
        ])
        view.addSubview(slides)
        let message = MessageView.viewFromNib(layout: .cardView)
        message.configureTheme(.success)
        message.configureDropShadow()
        message.configureContent(title: "Saved", body: "Your changes are on the server.")
        message.button?.isHidden = true
        var config = SwiftMessages.Config()
        config.presentationContext = .view(view)
        config.presentationStyle = .bottom
        SwiftMessages.show(config: config, view: message)
        NotificationBanner(title: "Offline", subtitle: "Trying again", style: .warning).show(on: self)
    }

    func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int {
        Calendar.current.component(.day, from: date) % 10 == 5 ? 2 : 0
    }
    func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {}
    func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, titleDefaultColorFor date: Date) -> UIColor?
    { nil }
}
