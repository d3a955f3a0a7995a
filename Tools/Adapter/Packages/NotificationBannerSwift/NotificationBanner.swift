import UIKit

public enum BannerStyle: Int, Sendable {
    case danger, info, customView, success, warning
}

public enum BannerPosition: Int, Sendable {
    case bottom, top
}

public enum BannerHaptic: Sendable {
    case light, medium, heavy, none
}

public enum QueuePosition: Int, Sendable {
    case back, front
}

@preconcurrency @MainActor public protocol BannerColorsProtocol {
    func color(for style: BannerStyle) -> UIColor
}

public class BannerColors: BannerColorsProtocol {
    public init() {}
    public func color(for style: BannerStyle) -> UIColor {
        switch style {
        case .danger: UIColor(red: 0.9, green: 0.31, blue: 0.26, alpha: 1)
        case .info: UIColor(red: 0.23, green: 0.6, blue: 0.85, alpha: 1)
        case .customView: .clear
        case .success: UIColor(red: 0.22, green: 0.8, blue: 0.46, alpha: 1)
        case .warning: UIColor(red: 1, green: 0.66, blue: 0.16, alpha: 1)
        }
    }
}

@preconcurrency @MainActor public protocol NotificationBannerDelegate: AnyObject {
    func notificationBannerWillAppear(_ banner: BaseNotificationBanner)
    func notificationBannerDidAppear(_ banner: BaseNotificationBanner)
    func notificationBannerWillDisappear(_ banner: BaseNotificationBanner)
    func notificationBannerDidDisappear(_ banner: BaseNotificationBanner)
}

@preconcurrency @MainActor open class NotificationBannerQueue: NSObject {
    public static let `default` = NotificationBannerQueue()
    private var banners: [BaseNotificationBanner] = []
    public init(maxBannersOnScreenSimultaneously: Int = 1) {}
    public var numberOfBanners: Int { banners.count }
    public func removeAll() { banners = [] }
    public func dismissAllForced() { for banner in banners { banner.dismiss(forced: true) } }
    func add(_ banner: BaseNotificationBanner) { banners.append(banner) }
    func remove(_ banner: BaseNotificationBanner) { banners.removeAll { $0 === banner } }
}

/// A strip at the top of the window, or the bottom. It stays until it is dismissed by a call.
open class BaseNotificationBanner: UIView {
    public static let BannerWillAppear = Notification.Name("NotificationBannerWillAppear")
    public static let BannerDidAppear = Notification.Name("NotificationBannerDidAppear")
    public static let BannerWillDisappear = Notification.Name("NotificationBannerWillDisappear")
    public static let BannerDidDisappear = Notification.Name("NotificationBannerDidDisappear")
    public static let BannerObjectKey = "NotificationBannerObjectKey"

    public weak var delegate: (any NotificationBannerDelegate)?
    public let style: BannerStyle
    public internal(set) var titleLabel: UILabel?
    public var duration: TimeInterval = 5
    public var autoDismiss = true
    public var transparency: CGFloat = 1 { didSet { alpha = transparency } }
    public var haptic = BannerHaptic.heavy
    public var dismissOnTap = true
    public var dismissOnSwipeUp = true
    public var onTap: (() -> Void)?
    public var onSwipeUp: (() -> Void)?
    public var bannerQueue = NotificationBannerQueue.default
    public var animationDuration: TimeInterval = 0.5
    public private(set) var isDisplaying = false
    let content = UIView()
    private var ownHeight: CGFloat?

    /// 64, and what the notch of a device takes at the top.
    public var bannerHeight: CGFloat {
        get {
            if let ownHeight { return ownHeight }
            let notch = UIApplication.shared.windowInUse?.safeAreaInsets.top ?? 0
            return notch > 50 ? 104 : notch > 20 ? 88 : 64
        }
        set { ownHeight = newValue }
    }

    init(style: BannerStyle, colors: (any BannerColorsProtocol)? = nil) {
        self.style = style
        super.init(frame: .zero)
        addSubview(content)
        backgroundColor = colors?.color(for: style) ?? BannerColors().color(for: style)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public func show(
        queuePosition: QueuePosition = .back, bannerPosition: BannerPosition = .top,
        queue: NotificationBannerQueue = .default, on viewController: UIViewController? = nil
    ) {
        guard let room = viewController?.view ?? UIApplication.shared.windowInUse else { return }
        bannerQueue = queue
        let isAtTop = bannerPosition == .top
        frame = CGRect(
            x: 0, y: isAtTop ? 0 : room.bounds.height - bannerHeight, width: room.bounds.width, height: bannerHeight)
        autoresizingMask = isAtTop ? .flexibleWidth : [.flexibleWidth, .flexibleTopMargin]
        delegate?.notificationBannerWillAppear(self)
        queue.add(self)
        room.addSubview(self)
        isDisplaying = true
        delegate?.notificationBannerDidAppear(self)
    }

    public func dismiss(forced: Bool = false) {
        guard isDisplaying else { return }
        delegate?.notificationBannerWillDisappear(self)
        isDisplaying = false
        bannerQueue.remove(self)
        removeFromSuperview()
        delegate?.notificationBannerDidDisappear(self)
    }

    public func remove() { dismiss(forced: true) }
    public func resetDuration() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        let top = min(safeAreaInsets.top, max(bounds.height - 44, 0))
        content.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    func show(_ custom: UIView) {
        custom.frame = content.bounds
        custom.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(custom)
        backgroundColor = custom.backgroundColor
    }
}

/// A title above a line of words, between two views.
open class NotificationBanner: BaseNotificationBanner {
    public internal(set) var subtitleLabel: UILabel?

    public init(
        title: String? = nil, subtitle: String? = nil, leftView: UIView? = nil, rightView: UIView? = nil,
        style: BannerStyle = .info, colors: (any BannerColorsProtocol)? = nil
    ) {
        super.init(style: style, colors: colors)
        let (titleLabel, subtitleLabel) = (UILabel(), UILabel())
        titleLabel.font = .systemFont(ofSize: 17.5, weight: .bold)
        subtitleLabel.font = .systemFont(ofSize: 15)
        (titleLabel.text, subtitleLabel.text) = (title, subtitle)
        for label in [titleLabel, subtitleLabel] { label.textColor = .white }
        self.titleLabel = titleLabel
        if subtitle != nil { self.subtitleLabel = subtitleLabel }
        let texts = UIStackView(arrangedSubviews: subtitle == nil ? [titleLabel] : [titleLabel, subtitleLabel])
        texts.axis = .vertical
        let line = UIStackView(arrangedSubviews: [leftView, texts, rightView].compactMap { $0 })
        line.spacing = 10
        line.alignment = .center
        line.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(line)
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: leftView == nil ? 20 : 10),
            line.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: rightView == nil ? -20 : -10),
            line.centerYAnchor.constraint(equalTo: content.centerYAnchor),
        ])
        for view in [leftView, rightView].compactMap({ $0 }) {
            let side = view.frame.height > 0 ? min(44, view.frame.height) : 44
            NSLayoutConstraint.activate([
                view.widthAnchor.constraint(equalToConstant: side), view.heightAnchor.constraint(equalToConstant: side),
            ])
        }
    }

    public convenience init(
        attributedTitle: NSAttributedString, attributedSubtitle: NSAttributedString? = nil, leftView: UIView? = nil,
        rightView: UIView? = nil, style: BannerStyle = .info, colors: (any BannerColorsProtocol)? = nil
    ) {
        self.init(
            title: "", subtitle: attributedSubtitle.map { _ in "" }, leftView: leftView, rightView: rightView,
            style: style,
            colors: colors)
        titleLabel?.attributedText = attributedTitle
        subtitleLabel?.attributedText = attributedSubtitle
    }

    public init(customView: UIView) {
        super.init(style: .customView)
        show(customView)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    public func applyStyling(
        cornerRadius: CGFloat? = nil, titleFont: UIFont? = nil, titleColor: UIColor? = nil,
        titleTextAlign: NSTextAlignment? = nil, subtitleFont: UIFont? = nil, subtitleColor: UIColor? = nil,
        subtitleTextAlign: NSTextAlignment? = nil
    ) {
        if let cornerRadius { layer.cornerRadius = cornerRadius }
        if let titleFont { titleLabel?.font = titleFont }
        if let titleColor { titleLabel?.textColor = titleColor }
        if let titleTextAlign { titleLabel?.textAlignment = titleTextAlign }
        if let subtitleFont { subtitleLabel?.font = subtitleFont }
        if let subtitleColor { subtitleLabel?.textColor = subtitleColor }
        if let subtitleTextAlign { subtitleLabel?.textAlignment = subtitleTextAlign }
    }
}

/// One whose words may take several lines.
open class GrowingNotificationBanner: NotificationBanner {
    public enum IconPosition: Sendable {
        case top, center
    }

    public init(
        title: String? = nil, subtitle: String? = nil, leftView: UIView? = nil, rightView: UIView? = nil,
        style: BannerStyle = .info, colors: (any BannerColorsProtocol)? = nil, iconPosition: IconPosition = .center,
        sideViewSize: CGFloat = 24
    ) {
        super.init(
            title: title, subtitle: subtitle, leftView: leftView, rightView: rightView, style: style, colors: colors)
        titleLabel?.numberOfLines = 0
        subtitleLabel?.numberOfLines = 0
    }

    public override init(customView: UIView) { super.init(customView: customView) }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

open class FloatingNotificationBanner: GrowingNotificationBanner {
    public func show(
        queuePosition: QueuePosition = .back, bannerPosition: BannerPosition = .top,
        queue: NotificationBannerQueue = .default,
        on viewController: UIViewController? = nil,
        edgeInsets: UIEdgeInsets? = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
        cornerRadius: CGFloat? = nil, shadowColor: UIColor = .black, shadowOpacity: CGFloat = 1,
        shadowBlurRadius: CGFloat = 0,
        shadowCornerRadius: CGFloat = 0, shadowOffset: UIOffset = .zero, shadowEdgeInsets: UIEdgeInsets? = nil
    ) {
        super.show(queuePosition: queuePosition, bannerPosition: bannerPosition, queue: queue, on: viewController)
        if let cornerRadius { layer.cornerRadius = cornerRadius }
        guard let edgeInsets, let superview else { return }
        let safe = bannerPosition == .top ? superview.safeAreaInsets.top : -superview.safeAreaInsets.bottom
        frame = frame.inset(by: UIEdgeInsets(top: 0, left: edgeInsets.left, bottom: 0, right: edgeInsets.right))
            .offsetBy(dx: 0, dy: safe + (bannerPosition == .top ? edgeInsets.top : -edgeInsets.bottom))
        frame.size.height = max(64, frame.height - max(safe, 0))
    }
}

/// A line in the place of the status bar.
open class StatusBarNotificationBanner: BaseNotificationBanner {
    public override var bannerHeight: CGFloat {
        get { (UIApplication.shared.windowInUse?.safeAreaInsets.top ?? 0) > 20 ? 70 : 20 }
        set {}
    }

    public init(title: String, style: BannerStyle = .info, colors: (any BannerColorsProtocol)? = nil) {
        super.init(style: style, colors: colors)
        let label = UILabel()
        label.text = title
        label.textColor = .white
        label.font = .systemFont(ofSize: 12.5, weight: .bold)
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.addSubview(label)
        titleLabel = label
    }

    public convenience init(
        attributedTitle: NSAttributedString, style: BannerStyle = .info, colors: (any BannerColorsProtocol)? = nil
    ) {
        self.init(title: "", style: style, colors: colors)
        titleLabel?.attributedText = attributedTitle
    }

    public init(customView: UIView) {
        super.init(style: .customView)
        show(customView)
    }

    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

extension UIApplication {
    /// The window that is key, or the first there is: a screen that is drawn by itself has one that is not.
    var windowInUse: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.first }
}
