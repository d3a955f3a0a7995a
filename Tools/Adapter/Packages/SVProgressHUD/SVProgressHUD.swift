import UIKit

public enum SVProgressHUDStyle: Int, Sendable {
    case light, dark, custom, automatic
}

public enum SVProgressHUDMaskType: UInt, Sendable {
    case none = 1
    case clear, black, gradient, custom
}

public enum SVProgressHUDAnimationType: UInt, Sendable {
    case flat, native
}

public typealias SVProgressHUDShowCompletion = () -> Void
public typealias SVProgressHUDDismissCompletion = () -> Void

/// A box in the middle of the window: something turns, a check mark, a cross or an "i", and a line of text.
@preconcurrency @MainActor open class SVProgressHUD: UIView {
    private struct Look {
        var style = SVProgressHUDStyle.light
        var mask = SVProgressHUDMaskType.none
        var foreground: UIColor?
        var background: UIColor?
        var font = UIFont.preferredFont(forTextStyle: .subheadline)
        var cornerRadius: CGFloat = 14
        var minimumSize = CGSize.zero
        var imageViewSize = CGSize(width: 28, height: 28)
        var offset = UIOffset.zero
        weak var container: UIView?
        var images: [Symbol: UIImage] = [:]
    }

    private enum Symbol: String {
        case info = "info.circle"
        case success = "checkmark"
        case error = "xmark"
    }

    private static var look = Look()
    private static var shown: SVProgressHUD?

    // MARK: Looks

    public class func setDefaultStyle(_ style: SVProgressHUDStyle) { look.style = style }
    public class func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) { look.mask = maskType }
    public class func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}
    public class func setContainerView(_ containerView: UIView?) { look.container = containerView }
    public class func setMinimumSize(_ minimumSize: CGSize) { look.minimumSize = minimumSize }
    public class func setRingThickness(_ ringThickness: CGFloat) {}
    public class func setRingRadius(_ radius: CGFloat) {}
    public class func setRingNoTextRadius(_ radius: CGFloat) {}
    public class func setCornerRadius(_ cornerRadius: CGFloat) { look.cornerRadius = cornerRadius }
    public class func setBorderColor(_ color: UIColor) {}
    public class func setBorderWidth(_ width: CGFloat) {}
    public class func setFont(_ font: UIFont) { look.font = font }
    public class func setBackgroundColor(_ color: UIColor) { (look.background, look.style) = (color, .custom) }
    public class func setForegroundColor(_ color: UIColor) { (look.foreground, look.style) = (color, .custom) }
    public class func setForegroundImageColor(_ color: UIColor?) {}
    public class func setBackgroundLayerColor(_ color: UIColor) {}
    public class func setImageViewSize(_ size: CGSize) { look.imageViewSize = size }
    public class func setShouldTintImages(_ shouldTintImages: Bool) {}
    public class func setInfoImage(_ image: UIImage) { look.images[.info] = image }
    public class func setSuccessImage(_ image: UIImage) { look.images[.success] = image }
    public class func setErrorImage(_ image: UIImage) { look.images[.error] = image }
    public class func setViewForExtension(_ view: UIView) { look.container = view }
    public class func setGraceTimeInterval(_ interval: TimeInterval) {}
    public class func setMinimumDismissTimeInterval(_ interval: TimeInterval) {}
    public class func setMaximumDismissTimeInterval(_ interval: TimeInterval) {}
    public class func setFadeInAnimationDuration(_ duration: TimeInterval) {}
    public class func setFadeOutAnimationDuration(_ duration: TimeInterval) {}
    public class func setMaxSupportedWindowLevel(_ windowLevel: UIWindow.Level) {}
    public class func setHapticsEnabled(_ hapticsEnabled: Bool) {}
    public class func setMotionEffectEnabled(_ motionEffectEnabled: Bool) {}
    public class func setOffsetFromCenter(_ offset: UIOffset) { look.offset = offset }
    public class func resetOffsetFromCenter() { look.offset = .zero }

    // MARK: Showing

    public class func show() { show(nil, nil) }
    public class func show(with maskType: SVProgressHUDMaskType) { show(nil, nil, maskType) }
    public class func show(withStatus status: String?) { show(nil, status) }
    public class func show(withStatus status: String?, maskType: SVProgressHUDMaskType) { show(nil, status, maskType) }
    public class func showProgress(_ progress: Float) { show(nil, nil) }
    public class func showProgress(_ progress: Float, status: String?) { show(nil, status) }
    public class func setStatus(_ status: String?) { shown?.label.text = status }
    public class func showInfo(withStatus status: String?) { show(image(.info), status) }
    public class func showSuccess(withStatus status: String?) { show(image(.success), status) }
    public class func showError(withStatus status: String?) { show(image(.error), status) }
    public class func show(_ image: UIImage, status: String?) { show(.some(image), status) }
    public class func isVisible() -> Bool { shown != nil }

    public class func dismiss() {
        shown?.removeFromSuperview()
        shown = nil
    }

    public class func dismiss(completion: SVProgressHUDDismissCompletion?) {
        dismiss()
        completion?()
    }

    /// It is gone after that time; a picture is made before.
    public class func dismiss(withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion? = nil) {
        if delay <= 0 { dismiss(completion: completion) }
    }

    public class func popActivity() { dismiss() }

    private class func image(_ symbol: Symbol) -> UIImage? {
        look.images[symbol] ?? UIImage(systemName: symbol.rawValue)
    }

    private class func show(_ image: UIImage?, _ status: String?, _ mask: SVProgressHUDMaskType? = nil) {
        dismiss()
        let windows = UIApplication.shared.windows
        guard let container = look.container ?? windows.first(where: \.isKeyWindow) ?? windows.first else { return }
        let hud = SVProgressHUD(image, status, mask ?? look.mask)
        hud.frame = container.bounds
        hud.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(hud)
        shown = hud
    }

    // MARK: The box

    private let label = UILabel()

    private init(_ image: UIImage?, _ status: String?, _ mask: SVProgressHUDMaskType) {
        super.init(frame: .zero)
        let look = Self.look
        isUserInteractionEnabled = mask != .none
        if mask == .black { backgroundColor = UIColor(white: 0, alpha: 0.4) }
        let isDark = look.style == .dark || look.style == .automatic && traitCollection.userInterfaceStyle == .dark
        let foreground = look.style == .custom ? look.foreground ?? .black : isDark ? .white : .black
        let effect = UIBlurEffect(style: isDark ? .dark : .light)
        let box = UIVisualEffectView(effect: look.style == .custom ? nil : effect)
        box.backgroundColor = look.style == .custom ? look.background ?? .white : nil
        box.layer.cornerRadius = look.cornerRadius
        box.clipsToBounds = true
        label.text = status
        label.font = look.font
        label.textColor = foreground
        label.textAlignment = .center
        label.numberOfLines = 0
        label.isHidden = status?.isEmpty ?? true
        let stack = UIStackView(arrangedSubviews: [Self.sign(image, foreground, look.imageViewSize), label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        for view in [box, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(box)
        box.contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: centerXAnchor, constant: look.offset.horizontal),
            box.centerYAnchor.constraint(equalTo: centerYAnchor, constant: look.offset.vertical),
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: max(look.minimumSize.width, 100)),
            box.heightAnchor.constraint(greaterThanOrEqualToConstant: max(look.minimumSize.height, 90)),
            label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
            stack.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: box.centerYAnchor),
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: box.leadingAnchor, constant: 12),
            stack.topAnchor.constraint(greaterThanOrEqualTo: box.topAnchor, constant: 12),
        ])
    }

    private static func sign(_ image: UIImage?, _ color: UIColor, _ size: CGSize) -> UIView {
        guard let image else {
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.color = color
            spinner.startAnimating()
            return spinner
        }
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = color
        view.contentMode = .scaleAspectFit
        view.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        view.heightAnchor.constraint(equalToConstant: size.height).isActive = true
        return view
    }

    public required init?(coder: NSCoder) { nil }
}
