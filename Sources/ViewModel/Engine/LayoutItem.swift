import Foundation
import MaquetteLayout

/// A view or guide in an engine: four unknowns, relative to the superview or owner, for its alignment rectangle.
@MainActor final class LayoutItem {
    /// What a constraint that the framework makes for an item is for. There is one of each at most.
    enum Role {
        case nonNegativeWidth, nonNegativeHeight
        case minX, width, minY, height
        case huggingWidth, huggingHeight, compressionWidth, compressionHeight
        case fittingWidth, fittingHeight
        case rankWidth, rankHeight
        case exerciseMinX, exerciseMinY, exerciseWidth, exerciseHeight

        static func hugging(_ axis: NSLayoutConstraint.Axis) -> Role {
            axis == .horizontal ? .huggingWidth : .huggingHeight
        }
        static func compression(_ axis: NSLayoutConstraint.Axis) -> Role {
            axis == .horizontal ? .compressionWidth : .compressionHeight
        }
        static func fitting(_ axis: NSLayoutConstraint.Axis) -> Role {
            axis == .horizontal ? .fittingWidth : .fittingHeight
        }
        static func rank(_ axis: NSLayoutConstraint.Axis) -> Role { axis == .horizontal ? .rankWidth : .rankHeight }
        var isNonNegativity: Bool { self == .nonNegativeWidth || self == .nonNegativeHeight }
        /// Whether it holds an item to its frame.
        var isOfFrame: Bool { [.minX, .width, .minY, .height].contains(self) }
        static let exercises: [Role] = [.exerciseMinX, .exerciseMinY, .exerciseWidth, .exerciseHeight]
    }

    /// One of them. A view or guide leaves the engine before it goes.
    private(set) unowned var view: UIView?
    private(set) unowned var guide: UILayoutGuide?
    let minX, minY, width, height: Unknown
    private(set) var lowered: [(role: Role, constraint: LoweredConstraint)] = []

    /// What the view said when its constraints were lowered.
    var alignmentInsets = UIEdgeInsets.zero
    /// The width that the intrinsic height was asked for.
    var measuredWidth: CGFloat?
    /// Whether the intrinsic width is that of lines wrapped to the solved width.
    var isWrapped = false
    var baselineOffsets: (first: CGFloat, last: CGFloat) = (0, 0)
    /// Whether the item is in the engine's list of those whose height follows their width, or whose baselines count.
    var followsWidth = false
    var ownsBaselines = false
    /// Gone from the engine, though its lists may still mention it.
    var isForgotten = false
    /// The constraints that the baselines of this view enter.
    var baselineUsers: [WeakConstraint] = []
    /// The constraints that look into this scroll view from outside, or know its margins.
    var scrollingUsers: [WeakConstraint] = []

    init(_ view: UIView, minX: Unknown, minY: Unknown, width: Unknown, height: Unknown) {
        self.view = view
        (self.minX, self.minY, self.width, self.height) = (minX, minY, width, height)
    }

    init(_ guide: UILayoutGuide, minX: Unknown, minY: Unknown, width: Unknown, height: Unknown) {
        self.guide = guide
        (self.minX, self.minY, self.width, self.height) = (minX, minY, width, height)
    }

    var unknowns: [Unknown] { [minX, minY, width, height] }

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
            case (nil, let newValue?): lowered.append((role, newValue))
            case (nil, nil): break
            }
        }
    }

    /// A plain loop: a closure would be asked which thread it runs on at every step.
    private func place(of role: Role) -> Int? {
        for place in lowered.indices where lowered[place].role == role { return place }
        return nil
    }

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
    case explicit(NSLayoutConstraint)
    case implicit(LayoutItem, LayoutItem.Role)
}
