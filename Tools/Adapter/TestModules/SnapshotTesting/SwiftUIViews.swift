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
        hosted(layout, traits) { config in
            .image(
                on: config, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, precision: precision,
                perceptualPrecision: perceptualPrecision, traits: traits)
        }
    }

    /// The view's layout, compared with a picture that may come from a simulator.
    public static var layout: Snapshotting { .layout() }

    public static func layout(
        drawHierarchyInKeyWindow: Bool = false, layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        hosted(layout, traits) { config in
            .layout(on: config, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, traits: traits)
        }
    }

    private static func hosted(
        _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection,
        _ strategy: (ViewImageConfig) -> Snapshotting<UIViewController, UIImage>
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
        return strategy(config).pullback { [fits] view in
            nonisolated(unsafe) let view = view
            return MainActor.assumeIsolated {
                let controller = UIHostingController(rootView: view)
                if fits { controller.view.frame.size = controller.sizeThatFits(in: .zero) }
                return controller
            }
        }
    }
}
