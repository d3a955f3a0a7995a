/// Which generation of the system's controls is meant.
public enum SystemControls: Hashable, Sendable {
    /// iOS 7 to 12, whose sizes older Interface Builder documents hold.
    case early
    /// iOS 13 to 18.
    case classic
    /// iOS 26.
    case current
}
