import Foundation
import MaquetteReleases

extension Headless {
    /// Some of the ``Settings``, under the same names: those of a document, an option or a test. nil leaves a setting
    /// unchanged.
    public struct Overrides: Hashable, Sendable {
        public var device: Device?
        public var orientation: UIInterfaceOrientation?
        public var displayScale: CGFloat?
        public var userInterfaceStyle: UIUserInterfaceStyle?
        public var preferredContentSizeCategory: UIContentSizeCategory?
        public var accessibilityContrast: UIAccessibilityContrast?
        public var legibilityWeight: UILegibilityWeight?
        public var assistance: Assistance?
        public var layoutDirection: UITraitEnvironmentLayoutDirection?
        /// The horizontal size class, where it is not the device's own.
        public var horizontalSizeClass: UIUserInterfaceSizeClass?
        public var verticalSizeClass: UIUserInterfaceSizeClass?
        public var release: SystemRelease?
        /// The edition of the system font, where it is not the release's.
        public var systemFont: SystemFontEdition?
        public var textStyleSizes: [UIFontTextStyle: CGFloat]?
        public var projectAssets: ProjectAssets?

        public init() {}
    }
}

extension Headless.Settings {
    /// These settings, with the overrides applied.
    public func applying(_ overrides: Headless.Overrides) -> Headless.Settings {
        var settings = self
        settings.device = overrides.device ?? device
        settings.orientation = overrides.orientation ?? orientation
        settings.displayScale = overrides.displayScale ?? displayScale
        settings.userInterfaceStyle = overrides.userInterfaceStyle ?? userInterfaceStyle
        settings.preferredContentSizeCategory =
            overrides.preferredContentSizeCategory ?? preferredContentSizeCategory
        settings.accessibilityContrast = overrides.accessibilityContrast ?? accessibilityContrast
        settings.legibilityWeight = overrides.legibilityWeight ?? legibilityWeight
        settings.assistance = overrides.assistance ?? assistance
        settings.layoutDirection = overrides.layoutDirection ?? layoutDirection
        settings.horizontalSizeClassOverride = overrides.horizontalSizeClass ?? horizontalSizeClassOverride
        settings.verticalSizeClassOverride = overrides.verticalSizeClass ?? verticalSizeClassOverride
        if let release = overrides.release, release != settings.release {
            // An override of another release's fonts does not apply to this one.
            (settings.release, settings.systemFont, settings.textStyleSizes) = (release, nil, [:])
        }
        settings.systemFont = overrides.systemFont ?? settings.systemFont
        settings.textStyleSizes = overrides.textStyleSizes ?? settings.textStyleSizes
        settings.projectAssets = overrides.projectAssets ?? projectAssets
        return settings
    }
}
