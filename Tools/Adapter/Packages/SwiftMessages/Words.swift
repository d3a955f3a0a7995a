import UIKit

@preconcurrency @MainActor public protocol MarginAdjustable {
    var layoutMarginAdditions: UIEdgeInsets { get }
    var collapseLayoutMarginAdditions: Bool { get set }
    var respectSafeArea: Bool { get set }
    var bounceAnimationOffset: CGFloat { get set }
}

@preconcurrency @MainActor public protocol BackgroundViewable {
    var backgroundView: UIView! { get }
}

@preconcurrency @MainActor public protocol AccessibleMessage {
    var accessibilityMessage: String? { get }
    var accessibilityElement: NSObject? { get }
    var additionalAccessibilityElements: [NSObject]? { get }
}

@preconcurrency @MainActor public protocol HapticMessage {
    var defaultHaptic: SwiftMessages.Haptic? { get }
}

public enum Theme: Sendable {
    case info, success, warning, error
}

public enum Icon: String, Sendable {
    case error = "errorIcon"
    case warning = "warningIcon"
    case success = "successIcon"
    case info = "infoIcon"
    case errorLight = "errorIconLight"
    case warningLight = "warningIconLight"
    case successLight = "successIconLight"
    case infoLight = "infoIconLight"
    case errorSubtle = "errorIconSubtle"
    case warningSubtle = "warningIconSubtle"
    case successSubtle = "successIconSubtle"
    case infoSubtle = "infoIconSubtle"

    @preconcurrency @MainActor public var image: UIImage {
        let isOutlined = rawValue.hasSuffix("Light")
        let name =
            switch self {
            case .error, .errorLight, .errorSubtle: "xmark.circle"
            case .warning, .warningLight, .warningSubtle: "exclamationmark.triangle"
            case .success, .successLight, .successSubtle: "checkmark.circle"
            case .info, .infoLight, .infoSubtle: "info.circle"
            }
        let size = UIImage.SymbolConfiguration(pointSize: rawValue.hasSuffix("Subtle") ? 18 : 28)
        return UIImage(systemName: isOutlined ? name : name + ".fill", withConfiguration: size) ?? UIImage()
    }
}

public enum IconStyle: Sendable {
    case `default`, light, subtle, none

    @preconcurrency @MainActor public func image(theme: Theme) -> UIImage? {
        switch (theme, self) {
        case (_, .none): nil
        case (.info, .default): Icon.info.image
        case (.info, .light): Icon.infoLight.image
        case (.info, .subtle): Icon.infoSubtle.image
        case (.success, .default): Icon.success.image
        case (.success, .light): Icon.successLight.image
        case (.success, .subtle): Icon.successSubtle.image
        case (.warning, .default): Icon.warning.image
        case (.warning, .light): Icon.warningLight.image
        case (.warning, .subtle): Icon.warningSubtle.image
        case (.error, .default): Icon.error.image
        case (.error, .light): Icon.errorLight.image
        case (.error, .subtle): Icon.errorSubtle.image
        }
    }
}

open class CornerRoundingView: UIView {
    @IBInspectable open var cornerRadius: CGFloat = 0 { didSet { round() } }
    /// Those that are away from the edge that a message comes from.
    @IBInspectable open var roundsLeadingCorners = false { didSet { round() } }
    open var roundedCorners: UIRectCorner = [.allCorners] { didSet { round() } }

    private func round() {
        layer.cornerRadius = cornerRadius
        layer.masksToBounds = cornerRadius > 0
        let corners: [(UIRectCorner, CACornerMask)] = [
            (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
            (.bottomRight, .layerMaxXMaxYCorner),
        ]
        layer.maskedCorners = CACornerMask(corners.filter { roundedCorners.contains($0.0) }.map(\.1))
    }
}

/// Nobody types while a picture is made.
open class KeyboardTrackingView: UIView {
    open var isPaused = false
    @IBInspectable open var topMargin: CGFloat = 0
}

open class WindowViewController: UIViewController {
    public let config: SwiftMessages.Config
    public init(config: SwiftMessages.Config) {
        self.config = config
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

public enum TopBottomAnimationStyle: Sendable {
    case top, bottom
}

public class TopBottomAnimation: NSObject, Animator {
    public weak var delegate: (any AnimationDelegate)?
    public let style: TopBottomAnimationStyle
    public var showDuration: TimeInterval = 0.4
    public var hideDuration: TimeInterval = 0.2
    public var springDamping: CGFloat = 0.8
    public var closeSpeedThreshold: CGFloat = 750
    public var closePercentThreshold: CGFloat = 0.33
    public var closeAbsoluteThreshold: CGFloat = 75

    public init(style: TopBottomAnimationStyle) { self.style = style }

    public func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
        Stage(.view(context.containerView))?.place(context.messageView, as: style == .top ? .top : .bottom)
        completion(true)
    }

    public func hide(context: AnimationContext, completion: @escaping AnimationCompletion) { completion(true) }
}

public class PhysicsAnimation: NSObject, Animator {
    public enum Placement: Sendable {
        case top, center, bottom
    }

    open var placement = Placement.center
    open var showDuration: TimeInterval = 0.5
    open var hideDuration: TimeInterval = 0.15
    public weak var delegate: (any AnimationDelegate)?
    public override init() {}

    public func show(context: AnimationContext, completion: @escaping AnimationCompletion) {
        let style: SwiftMessages.PresentationStyle =
            switch placement {
            case .top: .top
            case .center: .center
            case .bottom: .bottom
            }
        Stage(.view(context.containerView))?.place(context.messageView, as: style)
        completion(true)
    }

    public func hide(context: AnimationContext, completion: @escaping AnimationCompletion) { completion(true) }
}
