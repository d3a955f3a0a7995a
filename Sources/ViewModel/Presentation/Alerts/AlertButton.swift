import Foundation
import MaquetteDrawing

/// A button of an alert: words, and since iOS 26 the capsule behind them.
final class AlertButton: TouchedPart {
    let action: UIAlertAction
    private let isPreferred: Bool
    private let isInSheet: Bool
    private let label = UILabel()

    init(_ action: UIAlertAction, isPreferred: Bool, isInSheet: Bool) {
        (self.action, self.isPreferred, self.isInSheet) = (action, isPreferred, isInSheet)
        super.init(frame: .zero)
        isOpaque = false
        label.text = action.title
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.baselineAdjustment = .alignCenters
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func act() {
        if action.isEnabled, let alert: UIAlertController = nearest() { alert.choose(action) }
    }

    var isCancel: Bool { action.style == .cancel }
    var wordWidth: CGFloat {
        dress()
        return label.intrinsicContentSize.width
    }
    var wordHeight: CGFloat {
        dress()
        return label.intrinsicContentSize.height
    }

    private var hasCapsule: Bool { Headless.release.alerts.capsules != nil }
    private var isProminent: Bool { isPreferred && hasCapsule }

    /// The font follows the text size, the colours the state and the tint.
    private func dress() {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        let size = isInSheet && !hasCapsule ? body.pointSize * 20 / 17 : body.pointSize
        let weight: UIFont.Weight = hasCapsule ? .medium : isPreferred ? .semibold : .regular
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        if label.font != font { label.font = font }
        label.textColor = color
    }

    private var color: UIColor {
        guard action.isEnabled else { return .tertiaryLabel }
        if isProminent { return .white }
        if action.style == .destructive { return .systemRed }
        return hasCapsule ? .label : tintColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dress()
        label.frame = bounds.insetBy(dx: 12, dy: 0)
    }

    override func drawOwnContent(into list: inout DisplayList) {
        guard hasCapsule else { return }
        let fill: UIColor = isProminent ? tintColor : .secondarySystemFill
        list.fillCapsule(Rect(bounds), fill.drawingColor(with: traitCollection))
    }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility {
        OwnAccessibility(
            isElement: true, label: action.title, traits: action.isEnabled ? .button : [.button, .notEnabled])
    }
}
