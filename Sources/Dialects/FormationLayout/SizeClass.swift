/// Pairs of size classes, of which either may be left open.
public enum SizeClass: Hashable, Sendable, CaseIterable {
    case `Any`
    case WCompact, WRegular
    case HCompact, HRegular
    case BothCompact, BothRegular
    case WCompactHRegular, WRegularHCompact
}

extension SizeClass {
    /// Whether a pair fulfils this one. An unspecified size class fulfils only what is left open.
    func match(_ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass) -> Bool {
        (width == nil || width == horizontal) && (height == nil || height == vertical)
    }

    private var width: UIUserInterfaceSizeClass? {
        switch self {
        case .Any, .HCompact, .HRegular: nil
        case .WCompact, .BothCompact, .WCompactHRegular: .compact
        case .WRegular, .BothRegular, .WRegularHCompact: .regular
        }
    }

    private var height: UIUserInterfaceSizeClass? {
        switch self {
        case .Any, .WCompact, .WRegular: nil
        case .HCompact, .BothCompact, .WRegularHCompact: .compact
        case .HRegular, .BothRegular, .WCompactHRegular: .regular
        }
    }
}
