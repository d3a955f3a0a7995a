import Foundation
import MaquetteViewModel

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
