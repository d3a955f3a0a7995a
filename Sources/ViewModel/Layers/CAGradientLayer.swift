import Foundation

/// A layer that fills itself with a gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
    private let gradient = GradientState()

    /// `CGColor` objects, at least two.
    open var colors: [Any]? {
        get { gradient.colors }
        set { gradient.colors = newValue }
    }
    open var locations: [NSNumber]? {
        get { gradient.locations }
        set { gradient.locations = newValue }
    }
    /// In the unit square of the bounds.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set { gradient.startPoint = newValue }
    }
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set { gradient.endPoint = newValue }
    }
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { gradient.type = newValue }
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

@MainActor private final class GradientState: HiddenState {
    var colors: [Any]?
    var locations: [NSNumber]?
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
}
