import UIKit

/// What covers the window, with an indicator and a text below it.
public final class ActivityData {
    let size: CGSize
    let message: String?
    let font: UIFont
    let spacing: CGFloat
    let type: NVActivityIndicatorType
    let color: UIColor
    let textColor: UIColor
    let padding: CGFloat
    let background: UIColor

    public init(
        size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil, messageSpacing: CGFloat? = nil,
        type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil,
        displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil, backgroundColor: UIColor? = nil,
        textColor: UIColor? = nil
    ) {
        self.size = size ?? NVActivityIndicatorView.DEFAULT_BLOCKER_SIZE
        self.message = message ?? NVActivityIndicatorView.DEFAULT_BLOCKER_MESSAGE
        font = messageFont ?? NVActivityIndicatorView.DEFAULT_BLOCKER_MESSAGE_FONT
        spacing = messageSpacing ?? NVActivityIndicatorView.DEFAULT_BLOCKER_MESSAGE_SPACING
        self.type = type ?? NVActivityIndicatorView.DEFAULT_TYPE
        self.color = color ?? NVActivityIndicatorView.DEFAULT_COLOR
        self.textColor = textColor ?? color ?? NVActivityIndicatorView.DEFAULT_TEXT_COLOR
        self.padding = padding ?? NVActivityIndicatorView.DEFAULT_PADDING
        background = backgroundColor ?? NVActivityIndicatorView.DEFAULT_BLOCKER_BACKGROUND_COLOR
    }
}

@preconcurrency @MainActor public final class NVActivityIndicatorPresenter {
    public static let sharedInstance = NVActivityIndicatorPresenter()
    private var cover: UIView?
    private let label = UILabel()

    public var isAnimating: Bool { cover != nil }

    public func startAnimating(_ data: ActivityData, _ fadeInAnimation: FadeInAnimation? = nil) {
        stopAnimating()
        let windows = UIApplication.shared.windows
        guard let window = windows.first(where: \.isKeyWindow) ?? windows.first else { return }
        let cover = UIView(frame: window.bounds)
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.backgroundColor = data.background
        let indicator = NVActivityIndicatorView(
            frame: CGRect(origin: .zero, size: data.size), type: data.type, color: data.color, padding: data.padding)
        indicator.startAnimating()
        label.text = data.message
        label.font = data.font
        label.textColor = data.textColor
        label.textAlignment = .center
        label.numberOfLines = 0
        for view in [indicator, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            cover.addSubview(view)
        }
        NSLayoutConstraint.activate([
            indicator.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
            indicator.centerYAnchor.constraint(equalTo: cover.centerYAnchor),
            indicator.widthAnchor.constraint(equalToConstant: data.size.width),
            indicator.heightAnchor.constraint(equalToConstant: data.size.height),
            label.centerXAnchor.constraint(equalTo: cover.centerXAnchor),
            label.topAnchor.constraint(equalTo: indicator.bottomAnchor, constant: data.spacing),
            label.widthAnchor.constraint(lessThanOrEqualTo: cover.widthAnchor, constant: -16),
        ])
        window.addSubview(cover)
        self.cover = cover
    }

    public func stopAnimating(_ fadeOutAnimation: FadeOutAnimation? = nil) {
        cover?.removeFromSuperview()
        cover = nil
    }

    public func setMessage(_ message: String?) { label.text = message }
}

/// What controllers showed it by, up to version 4.
@preconcurrency @MainActor public protocol NVActivityIndicatorViewable {}

extension NVActivityIndicatorViewable where Self: UIViewController {
    public var isAnimating: Bool { NVActivityIndicatorPresenter.sharedInstance.isAnimating }

    public func startAnimating(
        _ size: CGSize? = nil, message: String? = nil, messageFont: UIFont? = nil,
        type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil,
        displayTimeThreshold: Int? = nil, minimumDisplayTime: Int? = nil, backgroundColor: UIColor? = nil,
        textColor: UIColor? = nil, fadeInAnimation: FadeInAnimation? = nil
    ) {
        NVActivityIndicatorPresenter.sharedInstance.startAnimating(
            ActivityData(
                size: size, message: message, messageFont: messageFont, type: type, color: color, padding: padding,
                backgroundColor: backgroundColor, textColor: textColor))
    }

    public func stopAnimating(_ fadeOutAnimation: FadeOutAnimation? = nil) {
        NVActivityIndicatorPresenter.sharedInstance.stopAnimating()
    }
}
