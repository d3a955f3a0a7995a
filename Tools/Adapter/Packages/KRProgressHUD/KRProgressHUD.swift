import UIKit

public enum KRProgressHUDMaskType {
    case clear, white, black
    case custom(color: UIColor)

    var color: UIColor {
        switch self {
        case .clear: .clear
        case .white: UIColor(white: 1, alpha: 0.2)
        case .black: UIColor(white: 0, alpha: 0.2)
        case .custom(let color): color
        }
    }
}

public enum KRProgressHUDStyle {
    case white, black
    case custom(background: UIColor, text: UIColor, icon: UIColor?)

    var colors: (background: UIColor, text: UIColor, icon: UIColor?) {
        switch self {
        case .white: (.white, .black, nil)
        case .black: (.black, .white, nil)
        case .custom(let background, let text, let icon): (background, text, icon)
        }
    }
}

/// A box in the middle of the window, over a mask. It stays until it is dismissed by a call.
@preconcurrency @MainActor public final class KRProgressHUD {
    public typealias CompletionHandler = () -> Void

    @preconcurrency @MainActor public class KRProgressHUDAppearance {
        public var style = KRProgressHUDStyle.white
        public var maskType = KRProgressHUDMaskType.black
        public var activityIndicatorColors: [UIColor] = [.black, .lightGray]
        public var font = UIFont.systemFont(ofSize: 13)
        public var viewOffset: CGFloat = 0
        public var duration = 1.0
        public var graceTime = 0.0
        public var deadline = 1.0
    }

    public private(set) static var isVisible = false
    private static let looks = KRProgressHUDAppearance()
    private static weak var host: UIViewController?
    private static var mask: UIView?
    private static let label = UILabel()

    public static func appearance() -> KRProgressHUDAppearance { looks }
    @discardableResult public static func set(style: KRProgressHUDStyle) -> KRProgressHUD.Type {
        looks.style = style
        return self
    }
    @discardableResult public static func set(maskType: KRProgressHUDMaskType) -> KRProgressHUD.Type {
        looks.maskType = maskType
        return self
    }
    @discardableResult public static func set(activityIndicatorViewColors colors: [UIColor]) -> KRProgressHUD.Type {
        looks.activityIndicatorColors = colors
        return self
    }
    @discardableResult public static func set(font: UIFont) -> KRProgressHUD.Type {
        looks.font = font
        return self
    }
    @discardableResult public static func set(viewOffset offset: CGFloat) -> KRProgressHUD.Type {
        looks.viewOffset = offset
        return self
    }
    @discardableResult public static func set(duration: Double) -> KRProgressHUD.Type { self }
    @discardableResult public static func set(graceTime: Double) -> KRProgressHUD.Type { self }
    @discardableResult public static func set(deadline time: Double) -> KRProgressHUD.Type { self }
    @discardableResult public static func resetStyles() -> KRProgressHUD.Type { self }
    public static func showOn(_ viewController: UIViewController) -> KRProgressHUD.Type {
        host = viewController
        return self
    }

    // MARK: Showing

    public static func show(withMessage message: String? = nil, completion: CompletionHandler? = nil) {
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.color = looks.activityIndicatorColors.first
        spinner.startAnimating()
        show(spinner, message)
        completion?()
    }
    public static func showSuccess(withMessage message: String? = nil) { show(sign("checkmark", 0x5A9E6E), message) }
    public static func showInfo(withMessage message: String? = nil) { show(sign("info", 0x5C85CC), message) }
    public static func showWarning(withMessage message: String? = nil) {
        show(sign("exclamationmark", 0xEADA1C), message)
    }
    public static func showError(withMessage message: String? = nil) { show(sign("xmark", 0xB74141), message) }
    public static func showImage(_ image: UIImage, size: CGSize? = nil, message: String? = nil) {
        show(UIImageView(image: image), message)
    }
    public static func showMessage(_ message: String) { show(nil, message) }
    public static func update(message: String) { label.text = message }

    public static func dismiss(_ completion: CompletionHandler? = nil) {
        mask?.removeFromSuperview()
        mask = nil
        isVisible = false
        completion?()
    }

    private static func sign(_ name: String, _ rgb: Int) -> UIView {
        let view = UIImageView(
            image: UIImage(
                systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 32, weight: .bold)))
        let own = UIColor(
            red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255,
            alpha: 1)
        view.tintColor = looks.style.colors.icon ?? own
        view.contentMode = .center
        return view
    }

    private static func show(_ sign: UIView?, _ message: String?) {
        guard let room = host?.view ?? UIApplication.shared.windowInUse else { return }
        dismiss()
        let (mask, box) = (UIView(frame: room.bounds), UIView())
        mask.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        mask.backgroundColor = looks.maskType.color
        box.backgroundColor = looks.style.colors.background
        box.layer.cornerRadius = 10
        label.text = message
        label.font = looks.font
        label.textColor = looks.style.colors.text
        label.textAlignment = .center
        label.numberOfLines = 0
        let content = UIStackView(
            arrangedSubviews: message == nil ? [sign].compactMap { $0 } : [sign, label].compactMap { $0 })
        content.axis = .vertical
        content.spacing = 8
        content.alignment = .center
        for view in [box, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        mask.addSubview(box)
        box.addSubview(content)
        room.addSubview(mask)
        NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: mask.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: mask.centerYAnchor, constant: looks.viewOffset),
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
            box.heightAnchor.constraint(greaterThanOrEqualToConstant: message == nil || sign != nil ? 100 : 50),
            content.centerYAnchor.constraint(equalTo: box.centerYAnchor),
            content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 15),
            content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -15),
            content.topAnchor.constraint(greaterThanOrEqualTo: box.topAnchor, constant: 15),
        ])
        Self.mask = mask
        isVisible = true
    }
}

extension UIApplication {
    /// The window that is key, or the first there is: a screen that is drawn by itself has one that is not.
    var windowInUse: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
}
