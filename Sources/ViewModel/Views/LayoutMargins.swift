/// The margins a view was given, and what they take from its surroundings.
struct LayoutMargins {
    enum Custom: Equatable {
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)

        func resolved(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
            switch self {
            case .absolute(let insets): insets
            case .directional(let insets): UIEdgeInsets(insets, layoutDirection: direction)
            }
        }
    }

    static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    /// As set by code; the last value counts, absolute or directional.
    var custom: Custom?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// Whether the margins follow the readable width.
    var followsReadableWidth = false
}
