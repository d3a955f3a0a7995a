import SwiftUI

/// How large the picture of a view of SwiftUI is.
public enum SwiftUISnapshotLayout: Sendable {
    case device(config: ViewImageConfig)
    case fixed(width: CGFloat, height: CGFloat)
    case sizeThatFits
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// The view in the controller that shows it.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        var fits = false
        let config: ViewImageConfig
        switch layout {
        case .device(let device): config = device
        case .fixed(let width, let height):
            config = ViewImageConfig(size: CGSize(width: width, height: height), traits: traits)
        case .sizeThatFits:
            fits = true
            config = ViewImageConfig(traits: traits)
        }
        let strategy = Snapshotting<UIViewController, UIImage>.image(
            on: config, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
            perceptualPrecision: perceptualPrecision, traits: traits)
        return strategy.pullback { [fits] view in
            nonisolated(unsafe) let view = view
            return MainActor.assumeIsolated {
                let controller = UIHostingController(rootView: view)
                if fits { controller.view.frame.size = controller.sizeThatFits(in: .zero) }
                return controller
            }
        }
    }
}
