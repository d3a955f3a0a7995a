import Foundation
import MaquetteFiles
import MaquetteReleases

extension Headless {
    /// A device, its orientation, and the user's preferences.
    public struct Settings: Hashable, Sendable {
        public var device: Device = .iPhone16
        public var orientation: UIInterfaceOrientation = .portrait
        /// The scale, for pictures at 1x, 2x and 3x or of any other size; nil takes the device's.
        public var displayScale: CGFloat?
        public var userInterfaceStyle: UIUserInterfaceStyle = .light
        public var userInterfaceLevel: UIUserInterfaceLevel = .base
        public var accessibilityContrast: UIAccessibilityContrast = .normal
        public var preferredContentSizeCategory: UIContentSizeCategory = .large
        public var legibilityWeight: UILegibilityWeight = .regular
        /// What else the user has switched on under Accessibility.
        public var assistance: Assistance = []
        public var layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
        /// The horizontal size class, as in a split view; nil takes the device's.
        public var horizontalSizeClassOverride: UIUserInterfaceSizeClass?
        public var verticalSizeClassOverride: UIUserInterfaceSizeClass?
        /// The release of iOS.
        public var release: SystemRelease = .standard
        /// The edition of the system font; nil takes the release's.
        public var systemFont: SystemFontEdition?
        /// Sizes of text styles that differ from today's, for the default text size.
        public var textStyleSizes: [UIFontTextStyle: CGFloat] = [:]
        /// Where names of images, colours and fonts lead that ``Headless/resources`` do not know.
        public var projectAssets = ProjectAssets()

        public init() {}
    }
}

extension Headless.Settings {
    public var isLandscape: Bool { orientation.isLandscape }

    /// The screen in points, in the current orientation.
    public var screenSize: CGSize {
        let size = device.portraitSize
        return isLandscape ? CGSize(width: size.height, height: size.width) : size
    }

    /// Pixels per point of a picture.
    public var scale: CGFloat { displayScale ?? device.scale }

    /// Pixels per point of the screen, with which layouts are aligned. It is a whole number: a picture at another scale
    /// shows the layout of the device's own screen, larger or smaller.
    public var screenScale: CGFloat { scale >= 1 && scale == scale.rounded() ? scale : device.scale }

    /// The safe area of a window that fills the screen.
    public var safeAreaInsets: UIEdgeInsets { isLandscape ? device.landscapeInsets : device.portraitInsets }

    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        if let horizontalSizeClassOverride { return horizontalSizeClassOverride }
        if device.idiom == .pad { return .regular }
        return isLandscape && device.isRegularInLandscape ? .regular : .compact
    }

    public var verticalSizeClass: UIUserInterfaceSizeClass {
        if let verticalSizeClassOverride { return verticalSizeClassOverride }
        if device.idiom == .pad { return .regular }
        return isLandscape ? .compact : .regular
    }

    /// The traits of the screen: every one that UIKit's own screens specify.
    public var traitCollection: UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = device.idiom
            traits.userInterfaceStyle = userInterfaceStyle
            traits.userInterfaceLevel = userInterfaceLevel
            traits.layoutDirection = layoutDirection
            traits.displayScale = screenScale
            traits.displayGamut = .P3
            traits.horizontalSizeClass = horizontalSizeClass
            traits.verticalSizeClass = verticalSizeClass
            traits.forceTouchCapability = .unavailable
            traits.preferredContentSizeCategory = preferredContentSizeCategory
            traits.accessibilityContrast = accessibilityContrast
            traits.legibilityWeight = legibilityWeight
            traits.activeAppearance = .active
        }
    }
}

/// Where the project around a document has the images and colours that the document names.
public struct ProjectAssets: Hashable, Sendable {
    /// Asset catalogs (`.xcassets` folders), the nearest first.
    public var catalogs: [URL]
    /// Folders with image files outside of catalogs, the nearest first.
    public var imageFolders: [URL]
    /// Font files whose faces are known by their names, the nearest first.
    public var fonts: [URL]
    /// What may be read from catalogs and image folders. Links in them may lead anywhere.
    package var boundary = FileBoundary.none

    public init(catalogs: [URL] = [], imageFolders: [URL] = [], fonts: [URL] = []) {
        self.catalogs = catalogs
        self.imageFolders = imageFolders
        self.fonts = fonts
    }
}
