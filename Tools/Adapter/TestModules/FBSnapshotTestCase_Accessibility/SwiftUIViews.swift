import MaquetteAccessibility
import SwiftUI

extension FBSnapshotTestCase {
    /// Compares a view, with numbered regions and a legend of what VoiceOver speaks, with its baseline.
    ///
    /// - Parameter size: of the view, without the legend; nil for the one that fits.
    public func SnapshotVerifyAccessibility<Content: SwiftUI.View>(
        _ view: Content, size: CGSize? = nil, identifier: String = "", layoutEngine: LayoutEngine = .default,
        showActivationPoints activationPointDisplayMode: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, markerColors: [UIColor] = [],
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, showUserInputLabels: Bool = true, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        SnapshotVerifyAccessibility(
            view, size: size, identifier: identifier, layoutEngine: layoutEngine,
            snapshotConfiguration: AccessibilitySnapshotConfiguration(
                viewRenderingMode: viewRenderingMode,
                colorRenderingMode: useMonochromeSnapshot ? .monochrome : .fullColor, overlayColors: markerColors,
                activationPointDisplay: activationPointDisplayMode,
                includesInputLabels: showUserInputLabels ? .whenOverridden : .never), suffixes: suffixes,
            perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance, file: file, line: line)
    }

    /// The same with a configuration.
    public func SnapshotVerifyAccessibility<Content: SwiftUI.View>(
        _ view: Content, size: CGSize? = nil, identifier: String = "", layoutEngine: LayoutEngine = .default,
        snapshotConfiguration: AccessibilitySnapshotConfiguration,
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        SnapshotVerifyAccessibility(
            Self.hosted(view, size), identifier: identifier, layoutEngine: layoutEngine,
            snapshotConfiguration: snapshotConfiguration, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
            overallTolerance: overallTolerance, file: file, line: line)
    }

    /// Compares a view as Smart Invert shows it with its baseline.
    public func SnapshotVerifyWithInvertedColors<Content: SwiftUI.View>(
        _ view: Content, size: CGSize? = nil, identifier: String = "",
        suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), perPixelTolerance: CGFloat = 0,
        overallTolerance: CGFloat = 0, file: StaticString = #filePath, line: UInt = #line
    ) {
        SnapshotVerifyWithInvertedColors(
            Self.hosted(view, size), identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixelTolerance,
            overallTolerance: overallTolerance, file: file, line: line)
    }

    private static func hosted<Content: SwiftUI.View>(_ view: Content, _ size: CGSize?) -> UIView {
        nonisolated(unsafe) let view = view
        return MainActor.assumeIsolated {
            let controller = UIHostingController(rootView: view)
            controller.view.bounds.size = size ?? controller.sizeThatFits(in: .zero)
            return controller.view
        }
    }
}
