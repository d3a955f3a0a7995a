import Foundation
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
    /// A visible view. Of the views that share a stack's slack, earlier ones stretch first, and are compressed first; but those of
    /// a column in another stack last, as three unrelated repositories recorded (and three the former of columns by themselves);
    /// these counts have no table.
    case visible(axis: NSLayoutConstraint.Axis, index: Int)

    private static let mostViews = 1 << 14 - 1

    /// The length that a view prefers where nothing else decides: its own one, the later it comes the more so. Of the first
    /// view, and of those without a length of their own, earlier ones prefer none before later ones do, and those of a stack
    /// before those of the stacks in it: these take slack before a label beside them does.
    ///
    /// - Parameter depth: how many stacks the view's stack is in.
    func preference(
        along axis: NSLayoutConstraint.Axis, own length: CGFloat?, depth: Int
    ) -> (length: CGFloat, priority: Float)? {
        guard case .visible(axis, let index) = self else { return nil }
        let middle = LinearConstraint.leastDeciding.bitPattern
        if let length, axis == .vertical, depth > 0 {
            return (length, Float(bitPattern: middle + UInt32(Self.mostViews - min(index, Self.mostViews))))
        }
        if let length, index > 0 { return (length, Float(bitPattern: middle + UInt32(index))) }
        // This view leaves the layout ambiguous, as it is on iOS.
        let later = UInt32(min(depth, 32) << 14 + min(index, Self.mostViews))
        return (0, Float(bitPattern: middle - 1 - later))
    }
}

extension UILayoutPriority {
    /// What a document remembers of a view chooses among what constraints, contents and all else leave open: before a view's place
    /// in its stack does. Lengths come before places, which follow from them.
    package static let rememberedLength = UILayoutPriority(Float(bitPattern: leastRemembered + 1))
    package static let rememberedPlace = UILayoutPriority(Float(bitPattern: leastRemembered))
    private static let leastRemembered = LinearConstraint.leastDeciding.bitPattern + 1 << 15
}

extension NSLayoutConstraint {
    /// Whether the constraint is one of those that let a view have the frame that its document stored.
    package var holdsStoredFrame: Bool { priority == .rememberedLength || priority == .rememberedPlace }
}

extension UIView {
    /// How many stacks a stack is in, one directly in the other.
    var stacksAround: Int {
        var count = 0
        var current = superview
        while let stack = current as? UIStackView {
            count += 1
            current = stack.superview
        }
        return count
    }

    func setContentPriority(
        _ priority: UILayoutPriority, of kind: ContentPriorities.Kind, for axis: NSLayoutConstraint.Axis
    ) {
        guard viewState.priorities[kind, axis] != priority else { return }
        viewState.priorities[kind, axis] = priority
        markNeedsLowering()
        (superview as? UIStackView)?.arrangedContentChanged()
    }

    func setStackRank(_ rank: ArrangementRank?) {
        guard viewState.arrangementRank != rank else { return }
        viewState.arrangementRank = rank
        markNeedsLowering()
    }

    func markIntrinsicSizeChanged() {
        markNeedsLowering()
        superview?.setNeedsLayout()
        (superview as? UIStackView)?.arrangedContentChanged()
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

    /// The margins that code set, absolute or directional: whichever was set last.
    var custom: Custom?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// Whether the margins follow the readable width.
    var followsReadableWidth = false
}

/// The content size that layout uses for a view.
extension UIView {
    /// Changes the content size of the view's class, as Interface Builder's placeholder sizes do; nil leaves it
    /// unchanged.
    package var contentSizeRule: (@MainActor (CGSize) -> CGSize)? {
        get { viewState.contentSizeRule }
        set {
            viewState.contentSizeRule = newValue
            invalidateIntrinsicContentSize()
        }
    }

    /// The content size, for a solved width if text needs one.
    func naturalSize(forSolvedWidth width: CGFloat?) -> CGSize {
        let size = _intrinsicContentSize(forSolvedWidth: width)
        return viewState.contentSizeRule?(size) ?? size
    }
}
