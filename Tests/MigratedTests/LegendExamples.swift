import MaquetteTesting
import XCTest

/// AccessibilitySnapshot's README, and the calls of its own tests: only the import is another. They are here to compile.
final class LegendExamples: FBSnapshotTestCase {
    override func setUp() {
        super.setUp()
        recordMode = false
    }

    private func view() -> UIView {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        button.accessibilityLabel = "Buy"
        return button
    }

    @available(*, deprecated) func snapshotTestCaseWithPoints() {
        SnapshotVerifyAccessibility(view(), showActivationPoints: .always)
        SnapshotVerifyAccessibility(view(), showActivationPoints: .never)
        SnapshotImpreciseVerifyAccessibility(view(), perPixelTolerance: 0.1, showUserInputLabels: false)
    }

    func snapshotTestCase() {
        let view = view()
        SnapshotVerifyAccessibility(view)
        SnapshotVerifyAccessibility(view, identifier: "identifier")
        SnapshotVerifyAccessibility(view, layoutEngine: .swiftui, perPixelTolerance: 0.1, overallTolerance: 0.1)
        SnapshotVerifyAccessibility(
            view,
            snapshotConfiguration: .init(
                viewRenderingMode: viewRenderingMode, includesInputLabels: .always, includesCustomRotors: .never,
                rotorResultLimit: 5, showsUnspokenTraits: false))
        SnapshotVerifyWithInvertedColors(view, identifier: "inverted")
        SnapshotVerifyWithHitTargets(view, maxPermissibleMissedRegionWidth: 4, maxPermissibleMissedRegionHeight: 4)
        FBSnapshotVerifyView(view, identifier: "plain", perPixelTolerance: 0.02, overallTolerance: 0.001)
    }

    /// The README still says `matching`.
    @available(*, deprecated) func snapshotTesting() {
        let view = view()
        assertSnapshot(matching: view, as: .accessibilityImage)
        assertSnapshot(matching: view, as: .accessibilityImage(showActivationPoints: .always))
        assertSnapshot(matching: view, as: .accessibilityImage(showActivationPoints: .never))
        let controller = UIViewController()
        controller.view.frame = UIScreen.main.bounds
        assertSnapshot(of: controller, as: .accessibilityImage(markerColors: [.red, .green, .blue]))
        assertSnapshot(of: controller, as: .imageWithSmartInvert)
        assertSnapshot(of: controller, as: .imageWithHitTargets(), named: "targets")
    }
}
