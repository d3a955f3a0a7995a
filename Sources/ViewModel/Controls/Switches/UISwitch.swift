import Foundation
import MaquetteDrawing

/// A switch. It has one size, whatever its frame.
@preconcurrency @MainActor open class UISwitch: UIControl {
    public enum Style: Int, Hashable, Sendable {
        case automatic = 0
        case checkbox = 1
        case sliding = 2
    }

    let switchState = SwitchState()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Headless.release.switches.size))
        keepToIntrinsicSize()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keepToIntrinsicSize()
        coder.fill(self, as: UISwitch.self)
    }

    open var isOn: Bool {
        get { switchState.isOn }
        set { show(\.isOn, newValue) }
    }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open var onTintColor: UIColor? {
        get { switchState.onTintColor }
        set { show(\.onTintColor, newValue) }
    }
    open var thumbTintColor: UIColor? {
        get { switchState.thumbTintColor }
        set { show(\.thumbTintColor, newValue) }
    }
    open var onImage: UIImage? {
        get { switchState.onImage }
        set { show(\.onImage, newValue) }
    }
    open var offImage: UIImage? {
        get { switchState.offImage }
        set { show(\.offImage, newValue) }
    }
    open var title: String? {
        get { switchState.title }
        set { show(\.title, newValue) }
    }
    open var preferredStyle: UISwitch.Style {
        get { switchState.preferredStyle }
        set { show(\.preferredStyle, newValue) }
    }
    open var style: UISwitch.Style { .sliding }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = CGRect(origin: newValue.origin, size: keptSize(newValue.size)) }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: keptSize(newValue.size)) }
    }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    open override var intrinsicContentSize: CGSize {
        alignmentRect(forFrame: CGRect(origin: .zero, size: Headless.release.switches.size)).size
    }
    /// What the switch is, whatever was set: so VoiceOver speaks it in pictures of iOS 17 to 26.
    open override var accessibilityValue: String? {
        get { readingOfControl.value }
        set { super.accessibilityValue = newValue }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Headless.release.switches.size }
    /// The subviews, made when somebody looks for them, as few do.
    open override var subviews: [UIView] {
        if switchState.holder == nil {
            let holder = SwitchWell.Holder(size: Headless.release.switches.size)
            switchState.holder = holder
            insertSubview(holder, at: 0)
        }
        return super.subviews
    }

    /// Whether the switch keeps its standard size, whatever frame it is given.
    package var keepsOwnSize: Bool {
        get { switchState.keepsOwnSize }
        set {
            switchState.keepsOwnSize = newValue
            if newValue { frame = frame }
        }
    }

    private func keptSize(_ size: CGSize) -> CGSize { keepsOwnSize ? Headless.release.switches.size : size }

    override func drawOwnContent(into list: inout DisplayList) { drawSwitch(into: &list) }
    override var _hasTapOfItsOwn: Bool { true }
    override func _fingerLifted(_ touch: UITouch) {
        super._fingerLifted(touch)
        guard isTouchInside else { return }
        setOn(!isOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Accessibility

    override var readingOfControl: OwnAccessibility {
        OwnAccessibility(
            isElement: true, label: title, value: isOn ? "1" : "0", traits: [.button, .toggleButton])
    }
}

@MainActor final class SwitchState: HiddenState {
    var keepsOwnSize = true
    var isOn = false
    var onTintColor: UIColor?
    var thumbTintColor: UIColor?
    var onImage: UIImage?
    var offImage: UIImage?
    var title: String?
    var preferredStyle = UISwitch.Style.automatic
    var holder: SwitchWell.Holder?
}

extension UISwitch {
    /// The distance of the thumb from the edge.
    private static var inset: CGFloat { 2 }

    private func keepToIntrinsicSize() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    private func show<Value>(_ property: ReferenceWritableKeyPath<SwitchState, Value>, _ value: Value) {
        switchState[keyPath: property] = value
        setNeedsDisplay()
    }

    private func drawSwitch(into list: inout DisplayList) {
        let look = Headless.release.switches
        let track = CGRect(origin: bounds.origin, size: look.size)
        let isAtTheRight = isOn != isRightToLeft
        let thumb = CGRect(
            x: isAtTheRight ? track.maxX - Self.inset - look.thumb.width : track.minX + Self.inset,
            y: track.minY + Self.inset, width: look.thumb.width, height: look.thumb.height)
        let thumbColor = (thumbTintColor ?? .white).drawingColor(with: traitCollection)
        let wellColor = isOn ? nil : switchState.holder?.well.backgroundColor?.drawingColor(with: traitCollection)
        let isRing = !isOn && look.off == .ring && wellColor == nil
        list.dimmed(unless: isEnabled, bounds: Rect(track)) {
            if isRing {
                let ring = Rect(track.insetBy(dx: 0.75, dy: 0.75))
                $0.stroke(
                    .roundedRect(ring, radius: ring.height / 2), StrokeStyle(width: 1.5), trackColor)
            } else {
                $0.fillCapsule(Rect(track), wellColor ?? trackColor)
            }
            $0.drawKnob(in: Rect(thumb), color: thumbColor)
        }
    }

    private var trackColor: Color {
        let color = isOn ? onTintColor ?? Self.onColor : offColor
        return color.drawingColor(with: traitCollection)
    }

    private static var onColor: UIColor {
        Headless.release.switches.hasOwnGreen
            ? UIColor(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255, alpha: 1) : .systemGreen
    }

    private var offColor: UIColor {
        switch Headless.release.switches.off {
        case .ring: viewState.tintColor ?? UIColor(white: 229.0 / 255, alpha: 1)
        case .fill: .secondarySystemFill
        case .veil(let light, let dark):
            UIColor {
                $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: dark) : UIColor(white: 0, alpha: light)
            }
        }
    }
}

extension ClassTable {
    package static let toggle = ClassTable(
        of: UISwitch.self,
        made: .init("switch", noun: "toggle", json: ("switch", "A switch: UISwitch.")) { UISwitch() }
    ) { toggle in
        toggle.flag("isOn", \.isOn, json: "Default: false.", nib: "on")
        toggle.color(
            "onTintColor", \.onTintColor, json: "The track's colour while the switch is on.", nib: "onTintColor",
            isAppearance: true)
        toggle.color(
            "thumbTintColor", \.thumbTintColor, json: "Of the thumb.", nib: "thumbTintColor", isAppearance: true)
    }
}
