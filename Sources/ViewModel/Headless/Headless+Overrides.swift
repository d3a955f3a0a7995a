import Foundation
import MaquetteText

extension Headless {
    /// Some of the ``Settings``, under the same names: what a document, an option or a test asks for. What is nil is left
    /// as it is.
    public struct Overrides: Hashable, Sendable {
        public var device: Device?
        public var orientation: UIInterfaceOrientation?
        public var displayScale: CGFloat?
        public var userInterfaceStyle: UIUserInterfaceStyle?
        public var preferredContentSizeCategory: UIContentSizeCategory?
        public var layoutDirection: UITraitEnvironmentLayoutDirection?
        /// Other size classes than the device's own.
        public var horizontalSizeClass: UIUserInterfaceSizeClass?
        public var verticalSizeClass: UIUserInterfaceSizeClass?
        public var controls: SystemControls?
        public var systemFont: SystemFontEdition?
        public var textStyleSizes: [UIFont.TextStyle: CGFloat]?
        public var projectAssets: ProjectAssets?

        public init() {}
    }
}

extension Headless.Settings {
    /// These settings, but for what the overrides ask for.
    public func applying(_ overrides: Headless.Overrides) -> Headless.Settings {
        var settings = self
        settings.device = overrides.device ?? device
        settings.orientation = overrides.orientation ?? orientation
        settings.displayScale = overrides.displayScale ?? displayScale
        settings.userInterfaceStyle = overrides.userInterfaceStyle ?? userInterfaceStyle
        settings.preferredContentSizeCategory =
            overrides.preferredContentSizeCategory ?? preferredContentSizeCategory
        settings.layoutDirection = overrides.layoutDirection ?? layoutDirection
        settings.horizontalSizeClassOverride = overrides.horizontalSizeClass ?? horizontalSizeClassOverride
        settings.verticalSizeClassOverride = overrides.verticalSizeClass ?? verticalSizeClassOverride
        settings.controls = overrides.controls ?? controls
        settings.systemFont = overrides.systemFont ?? systemFont
        settings.textStyleSizes = overrides.textStyleSizes ?? textStyleSizes
        settings.projectAssets = overrides.projectAssets ?? projectAssets
        return settings
    }
}
