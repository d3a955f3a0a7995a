/// Which generation of the system's controls is meant, the oldest first.
public enum SystemControls: Hashable, Comparable, Sendable {
    /// iOS 7 to 12, whose sizes older Interface Builder documents hold.
    case early
    /// iOS 13, whose switches, segments and steppers are new while pages, progress and pickers are not.
    case transitional
    /// iOS 14 to 18.
    case classic
    /// iOS 26.
    case current
}

/// Which generation of the system's hues is meant.
public enum SystemPalette: Hashable, Sendable {
    /// iOS 13 to 18.
    case classic
    /// iOS 26.
    case current
}
