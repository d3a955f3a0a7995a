import Foundation
import MaquetteDrawing

/// A spinner. A picture shows one moment of it.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Hashable, Sendable {
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101

        var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    }

    let indicatorState = ActivityIndicatorState()

    public init(style: UIActivityIndicatorView.Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        indicatorState.style = style
        beginStopped()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginStopped()
    }

    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        beginStopped()
        coder.fill(self, as: UIActivityIndicatorView.self)
    }

    open var style: UIActivityIndicatorView.Style {
        get { indicatorState.style }
        set {
            indicatorState.style = newValue
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }
    open var hidesWhenStopped: Bool {
        get { indicatorState.hidesWhenStopped }
        set {
            indicatorState.hidesWhenStopped = newValue
            isHidden = newValue && !isAnimating
        }
    }
    open var color: UIColor! {
        get { indicatorState.color ?? style.color }
        set {
            indicatorState.color = newValue
            setNeedsDisplay()
        }
    }
    open var isAnimating: Bool { indicatorState.isAnimating }

    open func startAnimating() { turn(true) }
    open func stopAnimating() { turn(false) }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func drawOwnContent(into list: inout DisplayList) {
        if isAnimating || !hidesWhenStopped { drawWheel(into: &list) }
    }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility {
        OwnAccessibility(
            isElement: true, label: isAnimating ? "In progress" : "Progress halted", traits: .updatesFrequently)
    }
}

@MainActor final class ActivityIndicatorState: HiddenState {
    var style = UIActivityIndicatorView.Style.medium
    var hidesWhenStopped = true
    var color: UIColor?
    var isAnimating = false
}

extension UIActivityIndicatorView.Style {
    fileprivate var color: UIColor {
        switch self {
        case .white, .whiteLarge: .white
        case .gray, .medium, .large:
            UIColor { UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1) }
        }
    }

    /// The measured length and width of a spoke, and the distance of its middle from the hub.
    fileprivate var blade: (length: Double, width: Double, distance: Double) {
        side == 20 ? (6.5, 2.5, 6.75) : (12, 5, 11.5)
    }
}

extension UIActivityIndicatorView {
    private func turn(_ isAnimating: Bool) {
        indicatorState.isAnimating = isAnimating
        if hidesWhenStopped { isHidden = !isAnimating }
        setNeedsDisplay()
    }

    private func beginStopped() {
        isOpaque = false
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        isUserInteractionEnabled = false
        isHidden = hidesWhenStopped
    }

    /// Eight spokes that fade against the direction of rotation, the strongest at the left: the first picture of the animation. It lies
    /// in the corner of its room, which is in the middle of the view, rounded to whole points.
    private func drawWheel(into list: inout DisplayList) {
        let color = self.color.drawingColor(with: traitCollection)
        let (length, width, distance) = style.blade
        let blade = Path.roundedRect(
            Rect(-width / 2, -distance - length / 2, width, length), radius: width / 2)
        let radius = distance + length / 2
        let (x, y) = (
            ((bounds.width - style.side) / 2).rounded(.down), ((bounds.height - style.side) / 2).rounded(.down)
        )
        let hub = Transform2D.translation(Double(bounds.minX + x) + radius, Double(bounds.minY + y) + radius)
        for (step, strength) in Self.strengths.enumerated() {
            let turn = Transform2D.rotation(-Double(step + 2) * .pi / 4)
            list.fill(blade.transformed(by: turn.then(hub)), color.multiplyingAlpha(by: strength))
        }
    }

    private static var strengths: [Double] { [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 } }
}

extension ClassTable {
    package static let activityIndicatorView = ClassTable(
        of: UIActivityIndicatorView.self,
        made: .init(
            "activityIndicatorView", noun: "activityIndicator",
            json: (
                "activityIndicator", "A spinner: UIActivityIndicatorView. It is animating unless isAnimating is false."
            )
        ) {
            let indicator = UIActivityIndicatorView(style: .medium)
            indicator.startAnimating()
            return indicator
        }
    ) { indicator in
        // Code says it where it makes the view.
        indicator.choice("style", \.style, json: "Default: medium.", isPrinted: false)
        indicator.flag(
            "hidesWhenStopped", \.hidesWhenStopped, json: "Default: true.", nib: "hidesWhenStopped",
            whenMissing: false)
        indicator.color("color", \.color, json: "Of the spokes.", nib: "color", isAppearance: true)
        indicator.special("isAnimating", json: "Default: true.")
    }
}

extension UIActivityIndicatorView.Style: NamedCases {
    package static let noun = "a size"
    package static var names: KeyValuePairs<String, UIActivityIndicatorView.Style> {
        ["medium": .medium, "large": .large]
    }
}
