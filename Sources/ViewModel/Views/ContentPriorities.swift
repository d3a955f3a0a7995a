import MaquetteLayout

/// A view's hugging and compression resistance, by axis.
struct ContentPriorities {
    enum Kind { case hugging, compressionResistance }

    private var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
    private var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)

    subscript(kind: Kind, axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get {
            let pair = kind == .hugging ? hugging : compression
            return axis == .horizontal ? pair.horizontal : pair.vertical
        }
        set {
            var pair = kind == .hugging ? hugging : compression
            if axis == .horizontal { pair.horizontal = newValue } else { pair.vertical = newValue }
            if kind == .hugging { hugging = pair } else { compression = pair }
        }
    }
}

/// How an arranged view's place in a stack affects its intrinsic size.
enum ArrangementRank: Equatable {
    /// Hidden views have no length of their own along the stack's axis.
    case hidden(axis: NSLayoutConstraint.Axis)
    /// Of the views that share a stack's slack, earlier ones stretch first, and are compressed first.
    case visible(axis: NSLayoutConstraint.Axis, index: Int)

    /// The priority of a view's own length: so low that it decides only which of several views stretches.
    func tieBreak(along axis: NSLayoutConstraint.Axis) -> Float? {
        guard case .visible(axis, let index) = self, index > 0 else { return nil }
        // The floating-point numbers from zero upwards follow each other as their bit patterns do.
        return Float(bitPattern: UInt32(index))
    }
}

extension UIView {
    func setContentPriority(
        _ priority: UILayoutPriority, of kind: ContentPriorities.Kind, for axis: NSLayoutConstraint.Axis
    ) {
        guard viewState.priorities[kind, axis] != priority else { return }
        viewState.priorities[kind, axis] = priority
        markNeedsLowering()
    }

    func setStackRank(_ rank: ArrangementRank?) {
        guard viewState.arrangementRank != rank else { return }
        viewState.arrangementRank = rank
        markNeedsLowering()
    }

    func markIntrinsicSizeChanged() {
        markNeedsLowering()
        superview?.setNeedsLayout()
    }
}

/// The margins of a view, and how they depend on its surroundings.
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

    /// As set by code, absolute or directional: whichever was set last.
    var custom: Custom?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// Whether the margins follow the readable width.
    var followsReadableWidth = false
}
