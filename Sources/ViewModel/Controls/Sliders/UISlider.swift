import Foundation
import MaquetteDrawing

/// A value in a range, set by moving a thumb along a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    let sliderState = SliderState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        coder.fill(self, as: UISlider.self)
    }

    // MARK: Value

    open var value: Float {
        get { sliderState.value }
        set { show(\.value, newValue) }
    }
    open var minimumValue: Float {
        get { sliderState.minimum }
        set {
            sliderState.maximum = max(sliderState.maximum, newValue)
            show(\.minimum, newValue)
        }
    }
    open var maximumValue: Float {
        get { sliderState.maximum }
        set {
            sliderState.minimum = min(sliderState.minimum, newValue)
            show(\.maximum, newValue)
        }
    }
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open var isContinuous: Bool {
        get { sliderState.isContinuous }
        set { sliderState.isContinuous = newValue }
    }

    // MARK: Looks

    /// The style since iOS 26: with a thumb, or as a bar that is filled.
    public enum Style: Int, Sendable { case `default`, thumbless }

    open var sliderStyle: Style {
        get { sliderState.style }
        set { show(\.style, newValue) }
    }
    open var trackConfiguration: TrackConfiguration? {
        get { sliderState.trackConfiguration }
        set { show(\.trackConfiguration, newValue) }
    }
    open var minimumTrackTintColor: UIColor? {
        get { sliderState.minimumTrackTint }
        set { show(\.minimumTrackTint, newValue) }
    }
    open var maximumTrackTintColor: UIColor? {
        get { sliderState.maximumTrackTint }
        set { show(\.maximumTrackTint, newValue) }
    }
    open var thumbTintColor: UIColor? {
        get { sliderState.thumbTint }
        set { show(\.thumbTint, newValue) }
    }
    open var minimumValueImage: UIImage? {
        get { sliderState.minimumImage }
        set { show(\.minimumImage, newValue) }
    }
    open var maximumValueImage: UIImage? {
        get { sliderState.maximumImage }
        set { show(\.maximumImage, newValue) }
    }
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { show(\.thumbImages[state], image) }
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        show(\.minimumTrackImages[state], image)
    }
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        show(\.maximumTrackImages[state], image)
    }
    open func thumbImage(for state: UIControl.State) -> UIImage? { sliderState.thumbImages[state] }
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { sliderState.minimumTrackImages[state] }
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { sliderState.maximumTrackImages[state] }
    open var currentThumbImage: UIImage? { present(sliderState.thumbImages) }
    open var currentMinimumTrackImage: UIImage? { present(sliderState.minimumTrackImages) }
    open var currentMaximumTrackImage: UIImage? { present(sliderState.maximumTrackImages) }

    // MARK: Rectangles

    open func trackRect(forBounds bounds: CGRect) -> CGRect { naturalTrackRect(in: bounds) }
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        naturalThumbRect(in: bounds, track: rect, value: value)
    }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, atMinimum: true)
    }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, atMinimum: false)
    }

    open override var alignmentRectInsets: UIEdgeInsets { Headless.release.sliders.alignmentInsets }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = alignmentRectInsets
        return CGSize(width: size.width, height: naturalHeight + insets.top + insets.bottom)
    }

    override func drawOwnContent(into list: inout DisplayList) { drawSlider(into: &list) }
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        grab(at: touch.location(in: self))
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        drag(to: touch.location(in: self))
        return true
    }
    override func _fingerLifted(_ touch: UITouch) {
        super._fingerLifted(touch)
        if !isContinuous { sendActions(for: .valueChanged) }
    }

    // MARK: Accessibility

    override var readingOfControl: OwnAccessibility {
        let range = Double(maximumValue - minimumValue)
        let share = range > 0 ? Double(value - minimumValue) / range : 0
        return OwnAccessibility(isElement: true, value: percent(share), traits: .adjustable)
    }
}

@MainActor final class SliderState: HiddenState {
    /// The value as it was set; kept within the limits when shown or read.
    var value: Float = 0
    var minimum: Float = 0
    var maximum: Float = 1
    var isContinuous = true
    /// The distance from the finger to the middle of the thumb.
    var grip: CGFloat = 0
    var minimumTrackTint: UIColor?
    var maximumTrackTint: UIColor?
    var thumbTint: UIColor?
    var style = UISlider.Style.default
    var trackConfiguration: UISlider.TrackConfiguration?
    var minimumImage: UIImage?
    var maximumImage: UIImage?
    var thumbImages: [UIControl.State: UIImage] = [:]
    var minimumTrackImages: [UIControl.State: UIImage] = [:]
    var maximumTrackImages: [UIControl.State: UIImage] = [:]
}

extension UISlider {
    /// The marks along a track, and where its filled part begins. Since iOS 26.
    public struct TrackConfiguration: Hashable, Sendable {
        public struct Tick: Hashable, Sendable {
            public var position: Float
            public var title: String?
            public init(position: Float, title: String? = nil) { (self.position, self.title) = (position, title) }
        }

        public var allowsTickValuesOnly: Bool
        public var neutralValue: Float
        public var ticks: [Tick]

        public init(allowsTickValuesOnly: Bool = false, neutralValue: Float = 0, ticks: [Tick]) {
            (self.allowsTickValuesOnly, self.neutralValue, self.ticks) = (allowsTickValuesOnly, neutralValue, ticks)
        }
        public init(allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, numberOfTicks: Int) {
            let last = Float(max(1, numberOfTicks - 1))
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
                ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) })
        }
    }
}

extension ClassTable {
    package static let slider = ClassTable(
        of: UISlider.self, made: .init("slider", json: ("slider", "A slider: UISlider.")) { UISlider() }
    ) { slider in
        slider.number("minimumValue", \.minimumValue, json: "Default: 0.", nib: "minValue")
        slider.number("maximumValue", \.maximumValue, json: "Default: 1.", nib: "maxValue")
        slider.number("value", \.value, json: "Between the limits.", nib: "value")
        slider.color(
            "minimumTrackTintColor", \.minimumTrackTintColor, json: "The colour of the track before the thumb.",
            nib: "minimumTrackTintColor", isAppearance: true)
        slider.color(
            "maximumTrackTintColor", \.maximumTrackTintColor, json: "The colour of the track after the thumb.",
            nib: "maximumTrackTintColor", isAppearance: true)
        slider.color(
            "thumbTintColor", \.thumbTintColor, json: "Of the thumb.", nib: "thumbTintColor", isAppearance: true)
        slider.image("minimumValueImage", \.minimumValueImage, nib: "minimumValueImage")
        slider.image("maximumValueImage", \.maximumValueImage, nib: "maximumValueImage")
    }
}
