import Foundation
import MaquetteViewModel

/// A view that is a gradient from edge to edge, as apps make it with a layer class of their own.
final class GradientView: UIView, InternalView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    fileprivate var gradient: CAGradientLayer? { layer as? CAGradientLayer }
}

extension ViewType {
    static let gradientView = ViewType(
        "gradientView", "A gradient: a view whose layer is a CAGradientLayer.", of: GradientView.self,
        adding: gradientProperties
    ) { GradientView() }

    private static let gradientProperties: [Property] = [
        Property("colors", Kind<[UIColor]>.list(of: .color, "a list of colours", atLeast: 2), "From start to end.") {
            (view: GradientView, colors: [UIColor]) in
            view.gradient?.colors = colors.map { $0.resolvedColor(with: view.traitCollection).cgColor }
        },
        Property(
            "locations", Kind<[Double]>.list(of: .fraction, "a list of numbers from 0 to 1"),
            "The place of each colour, from 0 to 1. Default: evenly spread."
        ) { (view: GradientView, locations: [Double]) in
            view.gradient?.locations = locations.map { NSNumber(value: $0) }
        },
        Property("startPoint", .point, "In the unit square. Default: [0.5, 0] (the top).") {
            (view: GradientView, point: CGPoint) in view.gradient?.startPoint = point
        },
        Property("endPoint", .point, "In the unit square. Default: [0.5, 1] (the bottom).") {
            (view: GradientView, point: CGPoint) in view.gradient?.endPoint = point
        },
        Property(
            "gradientType", .choice("a type of gradient", ["axial": .axial, "radial": .radial, "conic": .conic]),
            "Default: axial."
        ) { (view: GradientView, type: CAGradientLayerType) in view.gradient?.type = type },
    ]
}
