import Foundation
import MaquetteDrawing

/// A bar that shows progress.
@preconcurrency @MainActor open class UIProgressView: UIView {
    public enum Style: Int, Hashable, Sendable {
        case `default` = 0
        case bar = 1
    }

    let progressState = ProgressViewState()

    public override init(frame: CGRect) {
        super.init(
            frame: CGRect(
                origin: frame.origin, size: CGSize(width: frame.width, height: ProgressViewState.height(.default))))
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        isOpaque = false
    }

    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        bounds.size.height = ProgressViewState.height(style)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        isOpaque = false
        coder.fill(self, as: UIProgressView.self)
    }

    open var progressViewStyle: UIProgressView.Style {
        get { progressState.style }
        set {
            show(\.style, newValue)
            invalidateIntrinsicContentSize()
        }
    }
    /// Between 0 and 1.
    open var progress: Float {
        get { progressState.progress }
        set { show(\.progress, min(max(newValue, 0), 1)) }
    }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open var progressTintColor: UIColor? {
        get { progressState.progressTint }
        set { show(\.progressTint, newValue) }
    }
    open var trackTintColor: UIColor? {
        get { progressState.trackTint }
        set { show(\.trackTint, newValue) }
    }
    open var progressImage: UIImage? {
        get { progressState.progressImage }
        set { show(\.progressImage, newValue) }
    }
    open var trackImage: UIImage? {
        get { progressState.trackImage }
        set { show(\.trackImage, newValue) }
    }
    /// The progress that the view shows, which is read once, when it is set.
    open var observedProgress: Progress? {
        get { progressState.observed }
        set {
            progressState.observed = newValue
            if let newValue { progress = Float(newValue.fractionCompleted) }
        }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ProgressViewState.height(progressViewStyle))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    override func drawOwnContent(into list: inout DisplayList) { drawBar(into: &list) }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility {
        OwnAccessibility(
            isElement: true, label: "Progress", value: percent(Double(progress)), traits: .updatesFrequently)
    }
}

@MainActor final class ProgressViewState: HiddenState {
    var style = UIProgressView.Style.default
    var progress: Float = 0
    var progressTint: UIColor?
    var trackTint: UIColor?
    var progressImage: UIImage?
    var trackImage: UIImage?
    var observed: Progress?

    static func height(_ style: UIProgressView.Style) -> CGFloat {
        let progress = Headless.release.progress
        return style == .bar ? progress.heightInBars : progress.height
    }
}

extension UIProgressView {
    private func show<Value>(_ property: ReferenceWritableKeyPath<ProgressViewState, Value>, _ value: Value) {
        progressState[keyPath: property] = value
        setNeedsDisplay()
    }

    private func drawBar(into list: inout DisplayList) {
        let track = bounds
        var filled = track
        filled.size.width = filledLength(of: track.width)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { filled.origin.x = track.maxX - filled.width }
        draw(trackImage, trackTintColor ?? .systemFill, in: track, into: &list)
        if filled.width > 0 { draw(progressImage, progressTintColor ?? tintColor, in: filled, into: &list) }
    }

    /// The filled length on whole pixels; on iOS 26 whole points, and a few at least.
    private func filledLength(of length: CGFloat) -> CGFloat {
        guard progress > 0 else { return 0 }
        let exact = length * CGFloat(progress)
        guard let least = Headless.release.progress.leastFilled else {
            return PixelGrid(scale: layoutScale).rounded(exact)
        }
        return min(length, max(least, exact.rounded()))
    }

    private func draw(_ image: UIImage?, _ color: UIColor, in rect: CGRect, into list: inout DisplayList) {
        let color = color.drawingColor(with: traitCollection)
        if let image {
            let tint = image.renderingMode == .alwaysTemplate ? color : nil
            image.draw(into: &list, in: Rect(rect), tint: tint, isMirrored: false, stretches: true)
        } else if !Headless.release.progress.hasRoundEnds || progressViewStyle == .bar {
            list.fill(.rect(Rect(rect)), color)
        } else {
            list.fillCapsule(Rect(rect), color)
        }
    }
}

extension ClassTable {
    package static let progressView = ClassTable(
        of: UIProgressView.self,
        made: .init("progressView", json: ("progressView", "A progress bar: UIProgressView.")) {
            UIProgressView(progressViewStyle: .default)
        }
    ) { view in
        view.number("progress", \.progress, .fraction, json: "From 0 to 1.", nib: "progress")
        view.color(
            "progressTintColor", \.progressTintColor, json: "The colour of the filled part.",
            nib: "progressTintColor", isAppearance: true)
        view.color(
            "trackTintColor", \.trackTintColor, json: "The colour of the unfilled part.", nib: "trackTintColor",
            isAppearance: true)
    }
}
