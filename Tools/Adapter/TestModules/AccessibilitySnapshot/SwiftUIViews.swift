import MaquetteAccessibility
import SwiftUI

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// The view with a numbered region for each element of VoiceOver, and a legend of what it speaks.
    ///
    /// - Parameter size: of the view, without the legend; nil for the one that fits.
    public static func accessibilityImage(
        size: CGSize? = nil,
        showActivationPoints activationPointDisplayMode: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, markerColors: [UIColor] = [],
        showUserInputLabels: Bool = true, shouldRunInHostApplication: Bool = true, precision: Float = 1,
        perceptualPrecision: Float = 1
    ) -> Snapshotting {
        hosting(
            .accessibilityImage(
                showActivationPoints: activationPointDisplayMode, useMonochromeSnapshot: useMonochromeSnapshot,
                markerColors: markerColors, showUserInputLabels: showUserInputLabels, precision: precision,
                perceptualPrecision: perceptualPrecision)
        ) { controller in controller.view.bounds.size = size ?? controller.sizeThatFits(in: .zero) }
    }

    public static var imageWithSmartInvert: Snapshotting { .imageWithSmartInvert() }

    /// The view with Smart Invert switched on.
    public static func imageWithSmartInvert(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
        hosting(.imageWithSmartInvert(precision: precision, perceptualPrecision: perceptualPrecision)) { _ in }
    }

    private static func hosting(
        _ strategy: Snapshotting<UIViewController, UIImage>,
        _ prepare: @escaping @MainActor (UIHostingController<Value>) -> Void
    ) -> Snapshotting {
        strategy.pullback { view in
            nonisolated(unsafe) let view = view
            return MainActor.assumeIsolated {
                let controller = UIHostingController(rootView: view)
                prepare(controller)
                return controller
            }
        }
    }
}
