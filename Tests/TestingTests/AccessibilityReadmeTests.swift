import Foundation
import MaquetteTesting
import Testing
import UIKit

/// The defaults and options of AccessibilitySnapshot's public methods, as its 0.12.1 documents them.
@MainActor @Suite struct AccessibilityReadmeTests {
    private func image(_ strategy: Snapshotting<UIView, UIImage>) -> Data? {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Hello"
        var image = UIImage()
        strategy.snapshot(view).run { image = $0 }
        return image.pngData()
    }

    @Test func `What a strategy takes by itself may be said, too`() {
        let usual = image(.accessibilityImage)
        #expect(image(.accessibilityImage(shouldRunInHostApplication: true, layoutEngine: .default)) == usual)
        #expect(image(.accessibilityImage(showActivationPoints: .whenOverridden)) == usual)
        #expect(image(.accessibilityImage(showActivationPoints: .always)) != usual)
    }

    @Test func `A configuration has what it was given, and the documented defaults`() {
        let usual = AccessibilitySnapshotConfiguration(viewRenderingMode: .renderLayerInContext)
        #expect(usual.rendering.renderMode == .renderLayerInContext && usual.rendering.colorMode == .monochrome)
        #expect(usual.rotors.displayMode == .whenOverridden && usual.rotors.resultLimit == 10)
        #expect(usual.activationPointDisplayMode == .whenOverridden && usual.inputLabelDisplayMode == .whenOverridden)
        #expect(usual.markerColors.isEmpty && usual.showsUnspokenTraits)
        let own = AccessibilitySnapshotConfiguration(
            viewRenderingMode: .drawHierarchyInRect, colorRenderingMode: .fullColor, overlayColors: [.red],
            activationPointDisplay: .never, includesInputLabels: .always, includesCustomRotors: .never,
            rotorResultLimit: 3, showsUnspokenTraits: false)
        #expect(own.rendering.renderMode == .drawHierarchyInRect && own.rendering.colorMode == .fullColor)
        #expect(own.rotors.displayMode == .never && own.rotors.resultLimit == 3)
        #expect(own.activationPointDisplayMode == .never && own.inputLabelDisplayMode == .always)
        #expect(own.markerColors == [.red] && !own.showsUnspokenTraits)
    }
}
