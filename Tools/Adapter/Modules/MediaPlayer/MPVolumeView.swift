import UIKit

/// A slider for the volume, as on a device that has no other way out for sound.
@preconcurrency @MainActor open class MPVolumeView: UIView {
    private let slider = UISlider()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSlider()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSlider()
    }
    private func addSlider() {
        slider.value = 0.5
        addSubview(slider)
    }

    open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
    open var showsRouteButton = true
    open var areWirelessRoutesAvailable: Bool { false }
    open var isWirelessRouteActive: Bool { false }
    open var volumeWarningSliderImage: UIImage?

    open override func layoutSubviews() {
        super.layoutSubviews()
        slider.frame = volumeSliderRect(forBounds: bounds)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: slider.sizeThatFits(size).height)
    }
    open override var intrinsicContentSize: CGSize { slider.intrinsicContentSize }
    open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func volumeThumbRect(forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float) -> CGRect { rect }
    open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }

    open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setThumbImage(image, for: state)
    }
    open func volumeThumbImage(for state: UIControl.State) -> UIImage? { slider.thumbImage(for: state) }
    open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMinimumTrackImage(image, for: state)
    }
    open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.minimumTrackImage(for: state) }
    open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
        slider.setMaximumTrackImage(image, for: state)
    }
    open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? { slider.maximumTrackImage(for: state) }
    open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {}
    open func routeButtonImage(for state: UIControl.State) -> UIImage? { nil }
}
