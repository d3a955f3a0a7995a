import Foundation

/// The month in front of the screen that a compact date picker opens.
final class DateEditor: UIViewController, UIPopoverPresentationControllerDelegate {
    private let editor = UIDatePicker()
    private weak var picker: UIDatePicker?

    init(of picker: UIDatePicker, at button: UIView) {
        self.picker = picker
        super.init(nibName: nil, bundle: nil)
        editor.preferredDatePickerStyle = .inline
        editor.datePickerMode = .date
        editor.locale = picker.locale
        editor.calendar = picker.dateState.calendar
        editor.timeZone = picker.timeZone
        editor.minimumDate = picker.minimumDate
        editor.maximumDate = picker.maximumDate
        editor.date = picker.date
        editor.tintColor = picker.tintColor
        editor.addAction(
            UIAction { [weak self] _ in
                guard let self, let picker = self.picker else { return }
                picker.date = editor.date
                picker.sendActions(for: .valueChanged)
            }, for: .valueChanged)
        let size = CalendarPage.naturalSize
        preferredContentSize = CGSize(width: size.width + 2 * Self.around, height: size.height + 2 * Self.around)
        modalPresentationStyle = .popover
        popoverPresentationController?.delegate = self
        popoverPresentationController?.permittedArrowDirections = []
        popoverPresentationController?.sourceView = button
    }

    required init?(coder: NSCoder) { nil }

    private static let around: CGFloat = 8

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(editor)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        editor.frame = view.bounds.insetBy(dx: Self.around, dy: Self.around)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
