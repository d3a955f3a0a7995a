import Foundation
import MaquetteDrawing

/// On or off. A switch has one size, whatever it is given.
@preconcurrency @MainActor open class UISwitch: UIControl {
    public enum Style: Int, Hashable, Sendable {
        case automatic = 0
        case checkbox = 1
        case sliding = 2
    }

    let switchState = SwitchState()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: SwitchLook.present.size))
        keepToIntrinsicSize()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        keepToIntrinsicSize()
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
        alignmentRect(forFrame: CGRect(origin: .zero, size: SwitchLook.present.size)).size
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchLook.present.size }

    /// Whether the switch is as large as it is drawn, whatever frame it is given.
    package var keepsOwnSize: Bool {
        get { switchState.keepsOwnSize }
        set {
            switchState.keepsOwnSize = newValue
            if newValue { frame = frame }
        }
    }

    private func keptSize(_ size: CGSize) -> CGSize { keepsOwnSize ? SwitchLook.present.size : size }

    override func drawOwnContent(into list: inout DisplayList) { drawSwitch(into: &list) }
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
}

/// The measures of a switch: those that Interface Builder recorded before and since iOS 26.
struct SwitchLook {
    let size: CGSize
    let thumb: CGSize
    /// How far the thumb stays from the edge.
    let inset: CGFloat = 2

    static var present: SwitchLook {
        Headless.settings.controls == .current
            ? SwitchLook(size: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24))
            : SwitchLook(size: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27))
    }
}

extension UISwitch {
    private func keepToIntrinsicSize() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    private func show<Value>(_ property: ReferenceWritableKeyPath<SwitchState, Value>, _ value: Value) {
        switchState[keyPath: property] = value
        setNeedsDisplay()
    }

    private func drawSwitch(into list: inout DisplayList) {
        let look = SwitchLook.present
        let track = CGRect(origin: bounds.origin, size: look.size)
        let isAtTheRight = isOn != isRightToLeft
        let thumb = CGRect(
            x: isAtTheRight ? track.maxX - look.inset - look.thumb.width : track.minX + look.inset,
            y: track.minY + look.inset, width: look.thumb.width, height: look.thumb.height)
        let colors = (track: trackColor, thumb: (thumbTintColor ?? .white).drawingColor(with: traitCollection))
        let isRing = !isOn && Headless.settings.controls == .early
        list.dimmed(unless: isEnabled, bounds: Rect(track)) {
            if isRing {
                let ring = Rect(track.insetBy(dx: 0.75, dy: 0.75))
                $0.stroke(
                    .roundedRect(ring, radius: ring.height / 2), StrokeStyle(width: 1.5), colors.track)
            } else {
                $0.fillCapsule(Rect(track), colors.track)
            }
            $0.drawKnob(in: Rect(thumb), color: colors.thumb)
        }
    }

    private var trackColor: Color {
        let color = isOn ? onTintColor ?? Self.onColor : offColor
        return color.drawingColor(with: traitCollection)
    }

    private static var onColor: UIColor {
        Headless.settings.controls == .early
            ? UIColor(red: 76.0 / 255, green: 217.0 / 255, blue: 100.0 / 255, alpha: 1) : .systemGreen
    }

    /// Measured on iOS 26; before, it was one of the system's fills, and until iOS 12 a ring around whatever is behind it.
    private var offColor: UIColor {
        switch Headless.settings.controls {
        case .early: viewState.tintColor ?? UIColor(white: 229.0 / 255, alpha: 1)
        case .transitional, .classic: .secondarySystemFill
        case .current:
            UIColor {
                $0.userInterfaceStyle == .dark
                    ? UIColor(white: 1, alpha: 63.0 / 255) : UIColor(white: 0, alpha: 66.0 / 255)
            }
        }
    }
}
