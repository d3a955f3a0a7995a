import Maquette

/// A screen to show something on: its size, what bars and notches cover, and its traits.
public struct ViewImageConfig: Sendable {
    public enum Orientation: Sendable {
        case landscape, portrait
    }

    public enum TabletOrientation: Sendable {
        public enum PortraitSplits: Sendable {
            case oneThird, twoThirds, full
        }

        public enum LandscapeSplits: Sendable {
            case oneThird, oneHalf, twoThirds, full
        }

        case landscape(splitView: LandscapeSplits)
        case portrait(splitView: PortraitSplits)
    }

    public var safeArea: UIEdgeInsets
    /// nil leaves the size to what is shown.
    public var size: CGSize?
    public var traits: UITraitCollection

    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}
