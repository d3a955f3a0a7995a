import Foundation
import MaquetteDrawing
import MaquetteReleases

/// The view of an alert or action sheet.
final class AlertView: UIView, InternalView {
    private unowned let alert: UIAlertController
    private let title = UILabel()
    private let message = UILabel()
    private var buttons: [AlertButton] = []
    private var plan = AlertPlan()
    private let upper = AlertPart(frame: .zero)
    private let lower = AlertPart(frame: .zero)
    /// In a popover one taps beside it instead.
    var leavesOutCancel = false {
        didSet { if leavesOutCancel != oldValue { refresh() } }
    }

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        isOpaque = false
        for part in [upper, lower] { addSubview(part) }
        for label in [title, message] {
            label.numberOfLines = 0
            upper.addSubview(label)
        }
    }

    required init?(coder: NSCoder) { nil }

    private var alerts: SystemRelease.Alerts { Headless.release.alerts }
    private var isSheet: Bool { alert.preferredStyle == .actionSheet }

    /// Takes over what the controller has; it may change until the alert is shown, and after.
    func refresh() {
        for button in buttons { button.removeFromSuperview() }
        let preferred = alert.preferredAction ?? implicitlyPreferred
        let actions = alert.actions.filter { !(leavesOutCancel && isSheet && $0.style == .cancel) }
        buttons = actions.map { AlertButton($0, isPreferred: $0 === preferred, isInSheet: isSheet) }
        buttons.forEach(lower.addSubview)
        for field in alert.textFields ?? [] where field.superview !== upper { upper.addSubview(field) }
        setNeedsLayout()
        setNeedsDisplay()
        superview?.setNeedsLayout()
    }

    /// Before iOS 26 Cancel stands out by its weight where nothing else does.
    private var implicitlyPreferred: UIAlertAction? {
        alerts.capsules == nil ? alert.actions.first { $0.style == .cancel } : nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        dress()
        return parts.arranged(width: size.width, height: size.height).size
    }

    private var parts: AlertParts {
        AlertParts(
            labels: [title, message].filter { $0.text?.isEmpty == false }, fields: alert.textFields ?? [],
            buttons: buttons, isSheet: isSheet, pixel: 1 / layoutScale,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func dress() {
        title.text = alert.title
        message.text = alert.message
        let hasBoth = alert.title?.isEmpty == false && alert.message?.isEmpty == false
        let isCard = alerts.capsules != nil
        let small: UIFont.TextStyle = isCard ? .subheadline : .footnote
        let (upper, lower): (UIFont.TextStyle, UIFont.TextStyle) =
            isCard ? (hasBoth ? (.headline, small) : (.body, .body)) : isSheet ? (small, small) : (.headline, small)
        for (label, style) in [(title, upper), (message, lower)] {
            var font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
            if !isCard, isSheet, label === title { font = .systemFont(ofSize: font.pointSize, weight: .semibold) }
            if label.font != font { label.font = font }
            label.textAlignment = isCard && hasBoth ? .natural : .center
            label.textColor = !isCard && isSheet ? .secondaryLabel : .label
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dress()
        plan = parts.arranged(width: bounds.width, height: bounds.height)
        upper.take(plan.upper, height: plan.textsHeight)
        lower.take(plan.lower, height: plan.actionsHeight, radius: alerts.radius)
        upper.fields = plan.fields.map(\.frame)
        lower.lines = plan.lines
        for (label, frame) in plan.texts { label.frame = frame }
        let inset: CGFloat = alerts.capsules == nil ? 5 : alerts.side / 2
        for (field, frame) in plan.fields { field.frame = frame.insetBy(dx: inset, dy: 0) }
        for (button, frame) in plan.buttons { button.frame = frame }
        if let (cancel, frame) = plan.apart {
            if cancel.superview !== self { addSubview(cancel) }
            cancel.frame = frame
        }
    }

    override func drawOwnContent(into list: inout DisplayList) {
        for card in plan.cards {
            let outline = Path.roundedRect(Rect(card), radius: Double(alerts.radius), curve: .continuous)
            PanelGround.draw(outline, into: &list, traits: traitCollection)
        }
    }
}

/// The texts or the actions of an alert, which scroll where there is too little room.
private final class AlertPart: UIScrollView, InternalView {
    /// What lies behind the part's subviews.
    var fields: [CGRect] = [] { didSet { if fields != oldValue { setNeedsDisplay() } } }
    var lines: [CGRect] = [] { didSet { if lines != oldValue { setNeedsDisplay() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { nil }

    /// The radius is that of the card's lower corners, which the part fills.
    func take(_ frame: CGRect, height: CGFloat, radius: CGFloat = 0) {
        if self.frame != frame { self.frame = frame }
        contentSize = CGSize(width: frame.width, height: height)
        clipsToBounds = height > frame.height
        layer.cornerRadius = clipsToBounds ? min(radius, frame.height / 2) : 0
        layer.cornerCurve = .continuous
        layer.ownCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }

    override func drawOwnContent(into list: inout DisplayList) {
        let isCard = Headless.release.alerts.capsules != nil
        for field in fields {
            list.fill(
                .roundedRect(Rect(field), radius: isCard ? Double(field.height / 2) : 5),
                UIColor.tertiarySystemFill.drawingColor(with: traitCollection))
        }
        let separator = UIColor.separator.drawingColor(with: traitCollection)
        for line in lines { list.fill(.rect(Rect(line)), separator) }
    }
}
