import Foundation

/// The buttons that a swipe over a row shows, the nearest to the edge of the row first.
package struct RowActions {
    package struct Button {
        package var title: String?
        package var image: UIImage?
        package var color: UIColor
        /// - Parameter done: what is to be called when the row can be shown as it was.
        package var perform: @MainActor (_ done: @escaping @MainActor () -> Void) -> Void

        package init(
            title: String?, image: UIImage? = nil, color: UIColor,
            perform: @escaping @MainActor (_ done: @escaping @MainActor () -> Void) -> Void
        ) {
            (self.title, self.image, self.color, self.perform) = (title, image, color, perform)
        }
    }

    package var buttons: [Button]
    /// Whether a long swipe does the first.
    package var performsFirst: Bool

    package init(buttons: [Button], performsFirst: Bool) {
        (self.buttons, self.performsFirst) = (buttons, performsFirst)
    }
}

extension RowActions {
    @MainActor init(_ configuration: UISwipeActionsConfiguration, of row: UIView?) {
        self.init(
            buttons: configuration.actions.map { action in
                Button(title: action.title, image: action.image, color: action.backgroundColor ?? .systemGray) { done in
                    // The app says when it is done: Apple's page of `UIContextualAction.Handler`.
                    action.handler(action, row ?? UIView()) { _ in done() }
                }
            }, performsFirst: configuration.performsFirstActionWithFullSwipe)
    }

    @MainActor init(_ actions: [UITableViewRowAction], of path: IndexPath) {
        self.init(
            buttons: actions.map { action in
                let color = action.backgroundColor ?? (action.style == .normal ? .systemGray : .systemRed)
                return Button(title: action.title, color: color) { done in
                    action.handler(action, path)
                    done()
                }
            }, performsFirst: true)
    }
}

/// The buttons beside a row that was swiped. Their looks are recalled: rectangles as high as the row, and capsules since iOS 26.
package final class RowActionsView: UIView, InternalView {
    private let actions: RowActions
    private let controls: [RowActionControl]
    private let close: @MainActor () -> Void
    /// Which side of the row it is on.
    package var isAtRight = true { didSet { if isAtRight != oldValue { setNeedsLayout() } } }

    package init(_ actions: RowActions, height: CGFloat, close: @escaping @MainActor () -> Void) {
        (self.actions, self.close) = (actions, close)
        controls = actions.buttons.map { RowActionControl($0) }
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
        for (control, button) in zip(controls, actions.buttons) {
            addSubview(control)
            control.addAction(
                UIAction { [weak self] _ in
                    guard let self else { return }
                    button.perform(self.close)
                }, for: .touchUpInside)
        }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    package var width: CGFloat { controls.reduce(0) { $0 + $1.width } }

    package func performFirst() { actions.buttons.first?.perform(close) }

    package override func layoutSubviews() {
        super.layoutSubviews()
        var edge: CGFloat = 0
        for control in controls {
            let x = isAtRight ? bounds.width - edge - control.width : edge
            control.frame = CGRect(x: x, y: 0, width: control.width, height: bounds.height)
            edge += control.width
        }
    }
}

private final class RowActionControl: UIControl, InternalView {
    private let ground = UIView()
    private let label = UILabel()
    private let imageView = UIImageView()
    private static let leastWidth: CGFloat = 74
    private static let besideTitle: CGFloat = 15
    private static let around: CGFloat = 4

    init(_ button: RowActions.Button) {
        super.init(frame: .zero)
        ground.isUserInteractionEnabled = false
        ground.backgroundColor = button.color
        label.text = button.image == nil ? button.title : nil
        label.textColor = .white
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 15)
        imageView.image = button.image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = .white
        imageView.contentMode = .center
        for view in [ground, label, imageView] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = button.title ?? button.image?.accessibilityLabel
        accessibilityTraits = .button
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    var width: CGFloat { max(Self.leastWidth, label.intrinsicContentSize.width + 2 * Self.besideTitle) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isCapsule = Headless.release >= .iOS26
        ground.frame = isCapsule ? bounds.insetBy(dx: Self.around, dy: Self.around) : bounds
        ground.layer.cornerRadius = isCapsule ? min(ground.bounds.height, ground.bounds.width) / 2 : 0
        (label.frame, imageView.frame) = (bounds, bounds)
    }
}
