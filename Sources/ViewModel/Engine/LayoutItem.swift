import Foundation
import MaquetteLayout

/// A view or guide in an engine: four unknowns, relative to the superview or owner, for its alignment rectangle.
@MainActor final class LayoutItem {
    /// What a constraint that the framework makes for an item is for. There is one of each at most.
    enum Role: Hashable {
        case nonNegativeWidth, nonNegativeHeight
        case minX, width, minY, height
        case hugging(NSLayoutConstraint.Axis), compressionResistance(NSLayoutConstraint.Axis)
        case fitting(NSLayoutConstraint.Axis)
        case exercise(Int32)
    }

    private(set) weak var view: UIView?
    private(set) weak var guide: UILayoutGuide?
    let minX, minY, width, height: Unknown
    var lowered: [Role: LoweredConstraint] = [:]

    /// What the view said when its constraints were lowered.
    var alignmentInsets = UIEdgeInsets.zero
    /// The width that the intrinsic height was asked for.
    var measuredWidth: CGFloat?
    var baselineOffsets: (first: CGFloat, last: CGFloat) = (0, 0)
    /// Whether the item is in the engine's list of those whose height follows their width, or whose baselines count.
    var followsWidth = false
    var ownsBaselines = false
    /// Gone from the engine, though its lists may still mention it.
    var isForgotten = false
    /// The constraints that the baselines of this view enter.
    var baselineUsers: [WeakConstraint] = []

    init(_ view: UIView, minX: Unknown, minY: Unknown, width: Unknown, height: Unknown) {
        self.view = view
        (self.minX, self.minY, self.width, self.height) = (minX, minY, width, height)
    }

    init(_ guide: UILayoutGuide, minX: Unknown, minY: Unknown, width: Unknown, height: Unknown) {
        self.guide = guide
        (self.minX, self.minY, self.width, self.height) = (minX, minY, width, height)
    }

    var unknowns: [Unknown] { [minX, minY, width, height] }

    func unknowns(along axis: NSLayoutConstraint.Axis) -> (min: Unknown, length: Unknown) {
        axis == .horizontal ? (minX, width) : (minY, height)
    }
}

/// A constraint as the system knows it.
struct LoweredConstraint {
    var linear: LinearConstraint
    let handle: ConstraintHandle
}

/// Where a linear constraint comes from, for conflicts and explanations.
@MainActor enum ConstraintSource {
    case explicit(WeakConstraint)
    case implicit(WeakItem, LayoutItem.Role)
}

struct WeakItem {
    weak var item: LayoutItem?
}
