import Foundation
import MaquetteViewModel

// Properties of layers that are kept, and for which nothing looks different.

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
    public var filters: [Any]? {
        get { Remembered.value("filters", of: self, nil) }
        set { Remembered.set("filters", of: self, newValue) }
    }
    public var backgroundFilters: [Any]? {
        get { Remembered.value("backgroundFilters", of: self, nil) }
        set { Remembered.set("backgroundFilters", of: self, newValue) }
    }
    public var drawsAsynchronously: Bool {
        get { Remembered.value("drawsAsynchronously", of: self, false) }
        set { Remembered.set("drawsAsynchronously", of: self, newValue) }
    }
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get {
            Remembered.value(
                "edgeAntialiasingMask", of: self, [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
        }
        set { Remembered.set("edgeAntialiasingMask", of: self, newValue) }
    }
    public var contentsFormat: CALayerContentsFormat {
        get { Remembered.value("contentsFormat", of: self, .RGBA8Uint) }
        set { Remembered.set("contentsFormat", of: self, newValue) }
    }
}

extension CATextLayer {
    public var allowsFontSubpixelQuantization: Bool {
        get { Remembered.value("allowsFontSubpixelQuantization", of: self, false) }
        set { Remembered.set("allowsFontSubpixelQuantization", of: self, newValue) }
    }
}

public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerLeftEdge = Self(rawValue: 1)
    public static let layerRightEdge = Self(rawValue: 2)
    public static let layerBottomEdge = Self(rawValue: 4)
    public static let layerTopEdge = Self(rawValue: 8)
}

public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let RGBA8Uint = Self(rawValue: "RGBA8")
    public static let RGBA16Float = Self(rawValue: "RGBAh")
    public static let gray8Uint = Self(rawValue: "Gray8")
}
