@_exported import CoreLocation
@_exported import UIKit

public enum CLLocationButtonIcon: Int, Sendable { case none, arrowFilled, arrowOutline }
public enum CLLocationButtonLabel: Int, Sendable {
    case none, currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation, shareMyCurrentLocation

    fileprivate var words: String {
        switch self {
        case .none: ""
        case .currentLocation: "Current Location"
        case .sendCurrentLocation: "Send Current Location"
        case .sendMyCurrentLocation: "Send My Current Location"
        case .shareCurrentLocation: "Share Current Location"
        case .shareMyCurrentLocation: "Share My Current Location"
        }
    }
}

/// An arrow and words on blue. It gives no permission.
@preconcurrency @MainActor open class CLLocationButton: UIControl {
    private let (sign, title) = (UIImageView(), UILabel())
    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }
    open var icon = CLLocationButtonIcon.arrowFilled { didSet { show() } }
    open var label = CLLocationButtonLabel.currentLocation { didSet { show() } }
    open var fontSize: CGFloat = 17 { didSet { show() } }
    open var cornerRadius: CGFloat = 9 { didSet { layer.cornerRadius = cornerRadius } }

    private func build() {
        backgroundColor = .systemBlue
        tintColor = .white
        layer.cornerRadius = cornerRadius
        [sign, title].forEach(addSubview)
        show()
    }
    private func show() {
        sign.image = icon == .none ? nil : UIImage(systemName: icon == .arrowFilled ? "location.fill" : "location")
        title.text = label.words
        title.font = .systemFont(ofSize: fontSize, weight: .medium)
        title.textColor = tintColor
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        title.textColor = tintColor
    }
    private var widthOfSign: CGFloat { icon == .none ? 0 : fontSize + 6 }
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: widthOfSign + title.intrinsicContentSize.width + 24, height: title.intrinsicContentSize.height + 20)
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        let words = title.intrinsicContentSize.width
        let start = ((bounds.width - words - widthOfSign) / 2).rounded()
        sign.frame = CGRect(x: start, y: ((bounds.height - fontSize) / 2).rounded(), width: fontSize, height: fontSize)
        title.frame = CGRect(x: start + widthOfSign, y: 0, width: words, height: bounds.height)
    }
}
