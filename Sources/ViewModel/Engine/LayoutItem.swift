import Foundation
import MaquetteLayout

/// A view or guide in an engine: four unknowns, relative to the superview or owner, for its alignment rectangle.
///
/// The position is the distance of the leading and top edges. So a right-to-left layout is the same system as its
/// left-to-right mirror image, and where constraints of equal priorities compete the same one yields.
@MainActor final class LayoutItem {
    /// What a constraint that the framework makes for an item is for. There is one of each at most.
    enum Role {
        case nonNegativeWidth, nonNegativeHeight
        case leading, width, top, height
        case huggingWidth, huggingHeight, compressionWidth, compressionHeight
        case nearnessWidth, nearnessHeight
        case fittingWidth, fittingHeight
        case rankWidth, rankHeight
        case exerciseLeading, exerciseTop, exerciseWidth, exerciseHeight

        static func hugging(_ axis: NSLayoutConstraint.Axis) -> Role {
            axis == .horizontal ? .huggingWidth : .huggingHeight
        }
        static func compression(_ axis: NSLayoutConstraint.Axis) -> Role {
            axis == .horizontal ? .compressionWidth : .compressionHeight
        }
        static func fitting(_ axis: NSLayoutConstraint.Axis) -> Role {
            axis == .horizontal ? .fittingWidth : .fittingHeight
        }
        static func nearness(_ axis: NSLayoutConstraint.Axis) -> Role {
            axis == .horizontal ? .nearnessWidth : .nearnessHeight
        }
        static func rank(_ axis: NSLayoutConstraint.Axis) -> Role { axis == .horizontal ? .rankWidth : .rankHeight }
        /// The roles of constraints that an intrinsic size makes.
        static func contentRoles(_ axis: NSLayoutConstraint.Axis) -> [Role] {
            [.hugging(axis), .compression(axis), .nearness(axis), .rank(axis)]
        }
        var isNonNegativity: Bool { self == .nonNegativeWidth || self == .nonNegativeHeight }
        /// Whether the constraint holds an item to its frame.
        var isOfFrame: Bool { [.leading, .width, .top, .height].contains(self) }
        /// Whether the constraint is what remains of another one that was given up.
        func standsIn(for role: Role) -> Bool {
            switch role {
            case .huggingWidth, .compressionWidth: self == .nearnessWidth
            case .huggingHeight, .compressionHeight: self == .nearnessHeight
            default: false
            }
        }
        static let exercises: [Role] = [.exerciseLeading, .exerciseTop, .exerciseWidth, .exerciseHeight]
    }

    /// The item's view, or nil where it is a guide's. A view or guide leaves the engine before it goes.
    private(set) unowned var view: UIView?
    private(set) unowned var guide: UILayoutGuide?
    let leading, top, width, height: Unknown
    /// Whether `leading` is counted from the right, the superview or owner reading from right to left.
    let isMirrored: Bool
    private(set) var lowered: [(constraint: LoweredConstraint, role: Role)] = []

    /// What the view said when its constraints were lowered.
    var alignmentInsets = UIEdgeInsets.zero
    /// The width that the intrinsic height was asked for.
    var measuredWidth: CGFloat?
    /// Whether the intrinsic width is that of lines wrapped to the solved width.
    var isWrapped = false
    /// The offsets of baselines without the share of the height that each has.
    var baselineOffsets: (first: CGFloat, last: CGFloat) = (0, 0)
    var baselineShares: (first: CGFloat, last: CGFloat) = (0, 0)
    /// Whether the item is in the engine's list of those whose height follows their width, or whose baselines count.
    var followsWidth = false
    var ownsBaselines = false
    /// Whether what is in the view reads from right to left, once that has been asked for.
    var readsFromRightToLeft: Bool?
    /// The number of the lasting engine that the item is in.
    var engine = 0
    /// Gone from the engine, though its lists may still mention it.
    var isForgotten = false
    /// The constraints that the baselines of this view enter.
    var baselineUsers: [WeakConstraint] = []
    /// The constraints that look into this scroll view from outside, or know its margins.
    var scrollingUsers: [WeakConstraint] = []

    init(_ view: UIView, isMirrored: Bool, leading: Unknown, top: Unknown, width: Unknown, height: Unknown) {
        self.view = view
        self.isMirrored = isMirrored
        (self.leading, self.top, self.width, self.height) = (leading, top, width, height)
    }

    init(_ guide: UILayoutGuide, isMirrored: Bool, leading: Unknown, top: Unknown, width: Unknown, height: Unknown) {
        self.guide = guide
        self.isMirrored = isMirrored
        (self.leading, self.top, self.width, self.height) = (leading, top, width, height)
    }

    var unknowns: [Unknown] { [leading, top, width, height] }

    /// The view or the guide.
    var object: AnyObject {
        if let view { return view }
        guard let guide else { fatalError("an item is of a view or of a guide") }
        return guide
    }

    /// The few constraints of an item are looked up faster in a list than in a table.
    subscript(role: Role) -> LoweredConstraint? {
        get {
            guard let place = place(of: role) else { return nil }
            return lowered[place].constraint
        }
        set {
            switch (place(of: role), newValue) {
            case (let place?, let newValue?): lowered[place].constraint = newValue
            case (let place?, nil): lowered.remove(at: place)
            case (nil, let newValue?):
                // Most views have two lengths, each with what its content asks for.
                if lowered.isEmpty { lowered.reserveCapacity(6) }
                lowered.append((newValue, role))
            case (nil, nil): break
            }
        }
    }

    /// A plain loop: a closure would check its actor isolation at every step.
    private func place(of role: Role) -> Int? {
        for place in lowered.indices where lowered[place].role == role { return place }
        return nil
    }

    func unknowns(along axis: NSLayoutConstraint.Axis) -> (start: Unknown, length: Unknown) {
        axis == .horizontal ? (leading, width) : (top, height)
    }

    /// What the view's frame has around the alignment rectangle, on the sides that the unknowns are counted from.
    func insetBeforeStart(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard axis == .horizontal else { return alignmentInsets.top }
        return isMirrored ? alignmentInsets.right : alignmentInsets.left
    }
}

/// A constraint as the system knows it.
struct LoweredConstraint {
    let handle: ConstraintHandle
    var linear: LinearConstraint
}

/// Where a linear constraint comes from, for conflicts and explanations.
@MainActor enum ConstraintSource {
    case explicit(NSLayoutConstraint)
    case implicit(LayoutItem, LayoutItem.Role)
}
