import Foundation
import MaquetteViewModel

/// How a view looks while the pointer is over it. No pointer is.
@preconcurrency @MainActor open class UIHoverStyle: NSObject {
    open var isEnabled = true
    open var effect: any UIHoverEffect = UIHoverAutomaticEffect()
    open var shape: UIShape?

    public static func automatic() -> Self { Self() }
    public required override init() { super.init() }
    public convenience init(effect: some UIHoverEffect = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
        self.init()
        (self.effect, self.shape) = (effect, shape)
    }
}

public protocol UIHoverEffect: Sendable {}
public struct UIHoverAutomaticEffect: UIHoverEffect { public init() {} }
public struct UIHoverHighlightEffect: UIHoverEffect { public init() {} }
public struct UIHoverLiftEffect: UIHoverEffect { public init() {} }

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
    public static var automatic: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverHighlightEffect {
    public static var highlight: Self { Self() }
}
extension UIHoverEffect where Self == UIHoverLiftEffect {
    public static var lift: Self { Self() }
}

/// The outline of an effect, in the bounds of its view.
public struct UIShape: Sendable {
    enum Outline {
        case rect(CGRect?, cornerRadius: CGFloat?)
        case capsule, circle
        case path(CGPath)
    }
    let outline: Outline
    var insets = UIEdgeInsets.zero

    public static let rect = UIShape(outline: .rect(nil, cornerRadius: nil))
    public static let capsule = UIShape(outline: .capsule)
    public static let circle = UIShape(outline: .circle)

    public static func rect(
        cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(outline: .rect(nil, cornerRadius: cornerRadius)) }
    public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(outline: .rect(rect, cornerRadius: nil)) }
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
        maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape { UIShape(outline: .rect(rect, cornerRadius: cornerRadius)) }
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(outline: .path(path.cgPath)) }

    public func inset(by insets: UIEdgeInsets) -> UIShape {
        var shape = self
        shape.insets = UIEdgeInsets(
            top: shape.insets.top + insets.top, left: shape.insets.left + insets.left,
            bottom: shape.insets.bottom + insets.bottom, right: shape.insets.right + insets.right)
        return shape
    }
    public func inset(by amount: CGFloat) -> UIShape {
        inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }
}

public enum UICornerCurve: Int, Sendable { case automatic, circular, continuous }
