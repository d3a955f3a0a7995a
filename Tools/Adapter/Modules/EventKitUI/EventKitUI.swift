@_exported import EventKit
@_exported import UIKit

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
    { EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore()) }
}

/// The system's sheet for an event, with its bar. What is below belongs to another program.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?
    open func cancelEditing() { editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = UIViewController()
        page.view.backgroundColor = .systemGroupedBackground
        page.title = "New Event"
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancelEditing() })
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        page.navigationItem.rightBarButtonItem?.isEnabled = false
        if viewControllers.isEmpty { viewControllers = [page] }
    }
}

public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// An event's title.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title2)
        label.numberOfLines = 0
        label.text = event?.title
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }

@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

/// A list of calendars, of which there are none.
@preconcurrency @MainActor open class EKCalendarChooser: UIViewController {
    public let selectionStyle: EKCalendarChooserSelectionStyle
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var showsDoneButton = false
    open var showsCancelButton = false
    open var selectedCalendars: Set<EKCalendar> = []
    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        eventStore: EKEventStore
    ) {
        self.init(
            selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore)
    }
    public init(
        selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType, eventStore: EKEventStore
    ) {
        selectionStyle = style
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        selectionStyle = .single
        super.init(coder: coder)
    }
    open override func loadView() { view = UITableView(frame: .zero, style: .grouped) }
    open override func viewDidLoad() {
        super.viewDidLoad()
        title = "Calendars"
        if showsCancelButton {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel,
                primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidCancel($0) } })
        }
        if showsDoneButton {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in self.map { $0.delegate?.calendarChooserDidFinish($0) } })
        }
    }
}
