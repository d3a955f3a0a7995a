import Foundation
import MaquetteViewModel

// Layers and animations beyond what is seen at rest.

extension CALayer {
    public var wantsExtendedDynamicRangeContent: Bool {
        get { Remembered.value("wantsExtendedDynamicRangeContent", of: self, false) }
        set { Remembered.set("wantsExtendedDynamicRangeContent", of: self, newValue) }
    }
    /// How much larger a rounded corner is than its radius: a continuous one begins earlier.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }
    /// The part of the layer that the scroll layers above it show.
    public var visibleRect: CGRect {
        var (part, layer) = (bounds, self)
        while let above = layer.superlayer {
            part = layer.convert(part, to: above)
            if above is CAScrollLayer { return convert(part.intersection(above.bounds), from: above) }
            layer = above
        }
        return bounds
    }
    /// Scrolls the nearest scroll layer above so that the point is at its origin.
    public func scroll(_ point: CGPoint) {
        if let scroller { scroller.scroll(to: convert(point, to: scroller)) }
    }
    /// Scrolls the nearest scroll layer above as little as it takes to show the rectangle.
    public func scrollRectToVisible(_ rect: CGRect) {
        if let scroller { scroller.scroll(to: convert(rect, to: scroller)) }
    }
    private var scroller: CAScrollLayer? {
        var above = superlayer
        while let layer = above {
            if let scroller = layer as? CAScrollLayer { return scroller }
            above = layer.superlayer
        }
        return nil
    }
}

public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none")
    public static let vertically = Self(rawValue: "vertically")
    public static let horizontally = Self(rawValue: "horizontally")
    public static let both = Self(rawValue: "both")
}

/// Shows a part of its sublayers.
open class CAScrollLayer: CALayer {
    open var scrollMode = CAScrollLayerScrollMode.both

    open func scroll(to point: CGPoint) {
        if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = point.x }
        if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = point.y }
    }
    open func scroll(to rect: CGRect) {
        var origin = bounds.origin
        origin.x = min(max(origin.x, rect.maxX - bounds.width), rect.minX)
        origin.y = min(max(origin.y, rect.maxY - bounds.height), rect.minY)
        scroll(to: origin)
    }
}

extension CAAnimation {
    public var preferredFrameRateRange: CAFrameRateRange {
        get { Remembered.value("preferredFrameRateRange", of: self, .default) }
        set { Remembered.set("preferredFrameRateRange", of: self, newValue) }
    }
    /// None of them has another value than its type's.
    public class func defaultValue(forKey key: String) -> Any? { nil }
}

extension CASpringAnimation {
    /// A spring of mass 1 that swings once in the duration; without bounce it comes to rest without swinging.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
        (mass, stiffness) = (1, frequency * frequency)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        damping = 2 * frequency * ratio
    }
    public var perceptualDuration: CFTimeInterval { Double(2 * CGFloat.pi / (stiffness / mass).squareRoot()) }
    public var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
    public var allowsOverdamping: Bool {
        get { Remembered.value("allowsOverdamping", of: self, false) }
        set { Remembered.set("allowsOverdamping", of: self, newValue) }
    }
}
extension CATransition {
    public var filter: Any? {
        get { nil }
        set {}
    }
}
