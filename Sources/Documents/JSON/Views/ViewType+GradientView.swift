import Foundation
import MaquetteViewModel

/// A view that is a gradient from edge to edge, as apps make it with a layer class of their own.
final class GradientView: UIView, HouseView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    fileprivate var gradient: CAGradientLayer? { layer as? CAGradientLayer }
}

extension ViewType {
    static let gradientView = ViewType(
        "gradientView", "A gradient: a view whose layer is a CAGradientLayer.", inheriting: viewProperties,
        adding: gradientProperties
    ) { GradientView() }

    private static let gradientProperties: [Property] = [
        Property("colors", Kind<[UIColor]>.list(of: .color, "a list of colours", atLeast: 2), "From start to end.") {
            (view: GradientView, colors: [UIColor]) in
            view.gradient?.colors = colors.map { $0.resolvedColor(with: view.traitCollection).cgColor }
        },
        Property(
            "locations", Kind<[Double]>.list(of: .fraction, "a list of numbers from 0 to 1"),
            "Where each colour stands, from 0 to 1; evenly spread where not given."
        ) { (view: GradientView, locations: [Double]) in
            view.gradient?.locations = locations.map { NSNumber(value: $0) }
        },
        Property("startPoint", .point, "In the unit square; [0.5, 0], the top, where not given.") {
            (view: GradientView, point: CGPoint) in view.gradient?.startPoint = point
        },
        Property("endPoint", .point, "In the unit square; [0.5, 1], the bottom, where not given.") {
            (view: GradientView, point: CGPoint) in view.gradient?.endPoint = point
        },
        Property(
            "gradientType", .choice("a type of gradient", ["axial": .axial, "radial": .radial, "conic": .conic]),
            "axial where not given."
        ) { (view: GradientView, type: CAGradientLayerType) in view.gradient?.type = type },
    ]
}
