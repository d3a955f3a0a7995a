import Foundation
import MaquetteDrawing

/// A shadow under text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    private let foundationMark = FoundationMark()
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor` or a `CGColor`; a third of black until set.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
            && (other.shadowColor as? AnyHashable) == (shadowColor as? AnyHashable)
    }

    open override var hash: Int { shadowBlurRadius.hashValue }
}

extension NSShadow {
    /// The shadow of the text; nil for an invisible one.
    package func drawingShadow(with traits: UITraitCollection) -> Shadow? {
        let color =
            switch shadowColor {
            case let color as UIColor: color.drawingColor(with: traits)
            case let color as CGColor: color.drawingColor
            default: Color.clear
            }
        guard color.alpha > 0 else { return nil }
        // A text's blur is given as the reach of the blur, about two deviations.
        return Shadow(
            color: color, offset: Point(Double(shadowOffset.width), Double(shadowOffset.height)),
            radius: Double(max(0, shadowBlurRadius)) / 2)
    }
}
