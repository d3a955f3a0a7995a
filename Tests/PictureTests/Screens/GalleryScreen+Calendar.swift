import Maquette

extension GalleryScreen {
    /// A month with decorations, prominent buttons on glass, and a text around a picture.
    static func calendar() -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let month = UICalendarView()
        month.calendar = Calendar(identifier: .gregorian)
        month.locale = Locale(identifier: "en_US")
        month.timeZone = .gmt
        month.delegate = Decorations.shared
        month.visibleDateComponents = DateComponents(year: 2025, month: 9)
        let chosen = UICalendarSelectionMultiDate(delegate: nil)
        chosen.selectedDates = [9, 15].map { DateComponents(year: 2025, month: 9, day: $0) }
        month.selectionBehavior = chosen
        let buttons = [UIButton.Configuration.glass(), .prominentGlass(), .prominentClearGlass()].map { look in
            var look = look
            look.title = "Go"
            return UIButton(configuration: look)
        }
        let row = UIStackView(arrangedSubviews: buttons)
        (row.spacing, row.distribution) = (12, .fillEqually)
        let text = UITextView()
        text.isScrollEnabled = false
        text.font = .preferredFont(forTextStyle: .body)
        text.text = Array(repeating: "A text goes around its picture.", count: 5).joined(separator: " ")
        let picture = UIView(frame: CGRect(x: 16, y: 12, width: 88, height: 88))
        picture.backgroundColor = .systemIndigo
        picture.layer.cornerRadius = 44
        text.addSubview(picture)
        text.textContainer.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 8, y: 0, width: 104, height: 104))]
        let stack = UIStackView(arrangedSubviews: [month, row, text])
        (stack.axis, stack.spacing) = (.vertical, 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        let area = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -16),
        ])
        return controller
    }
}

final class Decorations: NSObject, UICalendarViewDelegate {
    static let shared = Decorations()

    func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
        -> UICalendarView.Decoration?
    {
        switch dateComponents.day {
        case 4, 18: .default(color: .systemRed)
        case 12: .image(UIImage(systemName: "star.fill"), color: .systemOrange)
        default: nil
        }
    }
}
