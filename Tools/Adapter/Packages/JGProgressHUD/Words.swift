import UIKit

public enum JGProgressHUDPosition: UInt, Sendable {
    case center, topLeft, topCenter, topRight, centerLeft, centerRight, bottomLeft, bottomCenter, bottomRight
}

public enum JGProgressHUDStyle: UInt, Sendable {
    case extraLight, light, dark
}

public enum JGProgressHUDInteractionType: UInt, Sendable {
    case blockAllTouches, blockTouchesOnHUDView, blockNoTouches
}

public enum JGProgressHUDParallaxMode: UInt, Sendable {
    case device, alwaysOn, alwaysOff
}

@preconcurrency @MainActor public protocol JGProgressHUDDelegate: AnyObject {
    func progressHUD(_ progressHUD: JGProgressHUD, willPresentIn view: UIView)
    func progressHUD(_ progressHUD: JGProgressHUD, didPresentIn view: UIView)
    func progressHUD(_ progressHUD: JGProgressHUD, willDismissFrom view: UIView)
    func progressHUD(_ progressHUD: JGProgressHUD, didDismissFrom view: UIView)
}

extension JGProgressHUDDelegate {
    public func progressHUD(_ progressHUD: JGProgressHUD, willPresentIn view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, didPresentIn view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, willDismissFrom view: UIView) {}
    public func progressHUD(_ progressHUD: JGProgressHUD, didDismissFrom view: UIView) {}
}

/// How a box appears, which no picture shows.
open class JGProgressHUDAnimation: NSObject {
    public private(set) weak var progressHUD: JGProgressHUD?
    open func show() {}
    open func hide() {}
    open func animationFinished() {}
    public override init() {}
}

open class JGProgressHUDFadeAnimation: JGProgressHUDAnimation {
    public var duration: TimeInterval = 0.4
    public var animationOptions: UIView.AnimationOptions = []
}

open class JGProgressHUDFadeZoomAnimation: JGProgressHUDFadeAnimation {
    public var shrinkAnimationDuaration: TimeInterval = 0.2
    public var expandAnimationDuaration: TimeInterval = 0.1
    public var expandScale = CGSize(width: 1.1, height: 1.1)
}

public final class JGProgressHUDShadow: NSObject {
    public let color: UIColor
    public let offset: CGSize
    public let radius: CGFloat
    public let opacity: Float

    public init(color: UIColor, offset: CGSize, radius: CGFloat, opacity: Float) {
        (self.color, self.offset, self.radius, self.opacity) = (color, offset, radius, opacity)
    }
}
