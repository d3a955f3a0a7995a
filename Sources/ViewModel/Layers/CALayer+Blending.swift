import Foundation
import MaquetteDrawing

extension CALayer {
    /// How the layer and all in it are blended with what is beneath: the name of a filter, of Core Image's or of Core
    /// Animation's own.
    public var compositingFilter: Any? {
        get { layerState.compositingFilter }
        set {
            layerState.compositingFilter = newValue
            setNeedsDisplay()
        }
    }

    /// What the filter does; nil without one, and for names that are not known.
    var blending: BlendMode? {
        guard let filter = layerState.compositingFilter else { return nil }
        return Self.modes[(filter as? String ?? "\(filter)").replacingOccurrences(of: "CI", with: "").lowercased()]
    }

    private static let modes: [String: BlendMode] = [
        "multiplyblendmode": .multiply, "screenblendmode": .screen, "overlayblendmode": .overlay,
        "darkenblendmode": .darken, "lightenblendmode": .lighten, "colordodgeblendmode": .colorDodge,
        "colorburnblendmode": .colorBurn, "softlightblendmode": .softLight, "hardlightblendmode": .hardLight,
        "differenceblendmode": .difference, "exclusionblendmode": .exclusion, "hueblendmode": .hue,
        "saturationblendmode": .saturation, "colorblendmode": .color, "luminosityblendmode": .luminosity,
        "sourceatop": .sourceAtop, "sourceatopcompositing": .sourceAtop, "destover": .destinationOver,
        "destout": .destinationOut, "plusl": .plusLighter, "additioncompositing": .plusLighter,
    ]
}
