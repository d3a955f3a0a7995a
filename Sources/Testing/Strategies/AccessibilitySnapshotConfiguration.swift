import MaquetteAccessibility
import UIKit

/// How AccessibilitySnapshot draws a view; here it always looks the same.
public enum ViewRenderingMode: Sendable { case renderLayerInContext, drawHierarchyInRect }

/// Whether the view below the regions is grey.
public enum ColorRenderingMode: Sendable { case monochrome, fullColor }

/// The options of an accessibility snapshot, with AccessibilitySnapshot's names.
public struct AccessibilitySnapshotConfiguration: Sendable {
    /// How the view is drawn.
    public struct Rendering: Sendable {
        public let renderMode: ViewRenderingMode
        public let colorMode: ColorRenderingMode

        public init(renderMode: ViewRenderingMode, colorMode: ColorRenderingMode = .monochrome) {
            self.renderMode = renderMode
            self.colorMode = colorMode
        }
    }

    /// Which of the rotors that the app adds are listed, and how many results of each, before its start and after it.
    public struct Rotors: Sendable {
        public let displayMode: AccessibilityContentDisplayMode
        public let resultLimit: Int

        public init(displayMode: AccessibilityContentDisplayMode = .whenOverridden, resultLimit: Int = 10) {
            self.displayMode = displayMode
            self.resultLimit = resultLimit
        }
    }

    public let rendering: Rendering
    public let rotors: Rotors
    public let markerColors: [UIColor]
    public let activationPointDisplayMode: AccessibilityContentDisplayMode
    public let inputLabelDisplayMode: AccessibilityContentDisplayMode
    public let showsUnspokenTraits: Bool

    public init(
        viewRenderingMode: ViewRenderingMode, colorRenderingMode: ColorRenderingMode = .monochrome,
        overlayColors: [UIColor] = [], activationPointDisplay: AccessibilityContentDisplayMode = .whenOverridden,
        includesInputLabels: AccessibilityContentDisplayMode = .whenOverridden,
        includesCustomRotors: AccessibilityContentDisplayMode = .whenOverridden, rotorResultLimit: Int = 10,
        showsUnspokenTraits: Bool = true
    ) {
        rendering = Rendering(renderMode: viewRenderingMode, colorMode: colorRenderingMode)
        rotors = Rotors(displayMode: includesCustomRotors, resultLimit: rotorResultLimit)
        markerColors = overlayColors
        activationPointDisplayMode = activationPointDisplay
        inputLabelDisplayMode = includesInputLabels
        self.showsUnspokenTraits = showsUnspokenTraits
    }

    var options: AccessibilityPictureOptions {
        var options = AccessibilityPictureOptions()
        options.activationPoints = activationPointDisplayMode
        options.isMonochrome = rendering.colorMode == .monochrome
        options.markerColors = markerColors
        options.showsUserInputLabels = inputLabelDisplayMode != .never
        options.showsCustomRotors = rotors.displayMode != .never
        options.rotorResultLimit = rotors.resultLimit
        options.showsUnspokenTraits = showsUnspokenTraits
        return options
    }
}
