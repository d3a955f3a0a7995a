/// The kind of device the interface is for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The size class of one axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// The layout direction, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// Whether the user asked for increased contrast.
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// The user interface level: sheets and popovers are elevated.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Hashable, Sendable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

public enum UIDisplayGamut: Int, Hashable, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3 = 1
}

public enum UIForceTouchCapability: Int, Hashable, Sendable {
    case unknown = 0
    case unavailable = 1
    case available = 2
}

public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}
