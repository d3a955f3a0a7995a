import Foundation
import MaquetteLayout

/// What the constraints of a tree say about one of its views: which of them its sides follow from, which could not be
/// kept, and what would be without one.
///
/// An account asks an engine of its own, which lowers the whole tree anew, so nothing that it is asked changes the layout.
@MainActor package final class LayoutAccount {
    /// A side or a length of the view's alignment rectangle, in its superview.
    package enum Side: String, CaseIterable, Sendable {
        case left, right, width, top, bottom, height

        package var axis: NSLayoutConstraint.Axis {
            switch self {
            case .left, .right, .width: .horizontal
            case .top, .bottom, .height: .vertical
            }
        }
    }

    /// A constraint, of the app or of the framework.
    package struct Part {
        package enum Origin: String, Sendable {
            /// Somebody made a constraint: the app, or a view of the framework for its subviews.
            case constraint
            case hugging, compressionResistance
            /// Where the constraints of a stack view leave a choice, its order decides.
            case stackOrder
            /// The frame that code or a document has set, with springs and struts.
            case frame
            /// A size that is wished for: set by code for a root or for a scroll view's content.
            case wish
            /// A layout guide that the framework keeps in its place.
            case guide
            /// A size cannot be less than zero.
            case notNegative
        }

        package let origin: Origin
        /// The constraint as an object; the framework's own constraints have one for the occasion, those of guides none.
        package let constraint: NSLayoutConstraint?
        /// The view or guide that a constraint of the framework is about.
        package let item: AnyObject?
        package let axis: NSLayoutConstraint.Axis?
        package let priority: UILayoutPriority
        fileprivate let source: ConstraintSource
        fileprivate let tag: Int
    }

    /// The lengths of the root that are as small as its content allows. The others are kept.
    package struct Fitting: Sendable {
        package var width, height: Bool

        package init(width: Bool, height: Bool) { (self.width, self.height) = (width, height) }
    }

    package let view: UIView
    private let fitting: Fitting?
    let engine: LayoutEngine
    private let item: LayoutItem?
    /// Unknowns for the far edges, which the engine itself does not need.
    private let far: (right: Unknown, bottom: Unknown)?

    /// Nil where no constraint has a say in the view's tree.
    ///
    /// - Parameter fitting: for a root whose size was found from its content.
    package convenience init?(of view: UIView, fitting: Fitting? = nil) {
        guard let root = view.engineForReading?.root else { return nil }
        self.init(of: view, in: root, fitting, without: [])
    }

    private init(of view: UIView, in root: UIView, _ fitting: Fitting?, without omitted: [ConstraintSource]) {
        (self.view, self.fitting) = (view, fitting)
        engine = LayoutEngine(root: root, for: .trial(without: omitted, fitting: fitting != nil))
        if let fitting { engine.size(root, fitting) }
        engine.bringUpToDate()
        item = view === root ? nil : engine.existingItem(of: view)
        guard let item else {
            far = nil
            return
        }
        let system = engine.system
        func end(_ start: Unknown, _ length: Unknown) -> Unknown {
            let end = system.makeUnknown()
            let sum = LinearConstraint([Term(1, end), Term(-1, start), Term(-1, length)], .equal, 0, tag: -1)
            do { try system.add(sum) } catch { Headless.Diagnostics.report(error, about: sum) }
            return end
        }
        far = (end(item.leading, item.width), end(item.top, item.height))
    }

    /// Whether constraints have a say in this view: not in a root, and not in one that nothing refers to.
    package var coversView: Bool { item != nil }

    // MARK: Frames

    /// The solved frame of the view in its superview, not rounded to pixels.
    package var frame: CGRect? { item.map { frame(of: $0) } }

    /// The views that constraints have a say in, with their frames.
    package var frames: [(view: UIView, frame: CGRect)] {
        engine.orderedItems.compactMap { item in
            guard let view = item.view, view !== engine.root else { return nil }
            return (view, frame(of: item))
        }
    }

    private func frame(of item: LayoutItem) -> CGRect {
        engine.alignmentRect(of: item).outset(by: item.alignmentInsets)
    }

    /// Whether the constraints leave a side open.
    package func isOpen(_ side: Side) -> Bool { unknown(side).map(engine.system.isAmbiguous) ?? false }

    private func unknown(_ side: Side) -> Unknown? {
        guard let item, let far else { return nil }
        return switch side {
        case .left: item.isMirrored ? far.right : item.leading
        case .right: item.isMirrored ? item.leading : far.right
        case .width: item.width
        case .top: item.top
        case .bottom: far.bottom
        case .height: item.height
        }
    }

    // MARK: Constraints

    /// The constraints that together fix a side; for one that is open, those that relate it to others.
    package func parts(behind side: Side) -> [Part] {
        unknown(side).map { engine.system.explain($0).compactMap(part) } ?? []
    }

    /// The members of the tree's conflicts: without one of them, what was broken holds again.
    package var partsOfConflicts: [Part] { engine.system.conflicts.flatMap { $0.members.compactMap(part) } }

    /// The constraints that fix what a constraint is about: whether it is missed depends on them.
    package func parts(around part: Part) -> [Part] {
        let unknowns = engine.lowered(part.source)?.terms.map(\.unknown) ?? []
        return unknowns.filter { $0 != .rootWidth && $0 != .rootHeight }
            .flatMap { engine.system.explain($0).compactMap(self.part) }
    }

    /// The constraints that mention the view or one of its guides, those of its content and of its frame.
    package var partsOfView: [Part] {
        engine.loweredSources.compactMap { source in
            switch source {
            case .explicit(let constraint):
                guard [constraint.firstItem, constraint.secondItem].contains(where: isOfView) else { return nil }
            case .implicit(let item, _):
                guard item.view === view else { return nil }
            }
            return engine.lowered(source).flatMap { part($0.tag) }
        }
    }

    private func isOfView(_ item: AnyObject?) -> Bool {
        item === view || (item as? UILayoutGuide).map { $0.owningView === view } ?? false
    }

    /// By how many points a constraint is missed; nil if this layout is without it.
    package func miss(of part: Part) -> CGFloat? {
        guard let linear = engine.lowered(part.source) else { return nil }
        let excess = linear.terms.reduce(-linear.constant) { $0 + $1.coefficient * engine.system[$1.unknown] }
        return switch linear.relation {
        case .lessThanOrEqual: max(0, excess)
        case .equal: abs(excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
    }

    /// The layout as it would be without a constraint.
    package func without(_ part: Part) -> LayoutAccount {
        LayoutAccount(of: view, in: engine.root ?? view.hierarchyRoot, fitting, without: [part.source])
    }

    private func part(_ tag: Int) -> Part? {
        guard let source = engine.source(of: tag), let linear = engine.lowered(source) else { return nil }
        var (origin, item, axis) = (Part.Origin.constraint, AnyObject?.none, NSLayoutConstraint.Axis?.none)
        if case .implicit(let owner, let role) = source {
            item = owner.object
            axis = role.axis
            origin = owner.view == nil && role.isOfFrame ? .guide : role.origin
        }
        return Part(
            origin: origin, constraint: engine.constraint(for: tag), item: item, axis: axis,
            priority: UILayoutPriority(linear.priority), source: source, tag: tag)
    }
}

extension LayoutAccount.Part: @MainActor Hashable {
    package static func == (one: Self, other: Self) -> Bool { one.tag == other.tag }
    package func hash(into hasher: inout Hasher) { hasher.combine(tag) }
}

extension LayoutEngine {
    /// Sizes a root as it was when its size was found.
    fileprivate func size(_ root: UIView, _ fitting: LayoutAccount.Fitting) {
        let root = (item: item(of: root), size: root.bounds.size)
        func prefer(_ axis: NSLayoutConstraint.Axis, _ length: CGFloat, fits: Bool) {
            let priority: UILayoutPriority = fits ? .fittingSizeLevel : .required
            preference(fits ? 0 : length, priority: priority, along: axis, of: root.item)
        }
        prefer(.horizontal, root.size.width, fits: fitting.width)
        prefer(.vertical, root.size.height, fits: fitting.height)
    }
}

extension LayoutItem.Role {
    fileprivate var origin: LayoutAccount.Part.Origin {
        switch self {
        case .huggingWidth, .huggingHeight: .hugging
        case .compressionWidth, .compressionHeight: .compressionResistance
        // What is kept of a content size that was given up.
        case .nearnessWidth, .nearnessHeight: .compressionResistance
        case .rankWidth, .rankHeight: .stackOrder
        case .fittingWidth, .fittingHeight, .exerciseLeading, .exerciseTop, .exerciseWidth, .exerciseHeight: .wish
        case .nonNegativeWidth, .nonNegativeHeight: .notNegative
        case .leading, .top, .width, .height: .frame
        }
    }

    fileprivate var axis: NSLayoutConstraint.Axis {
        switch self {
        case .nonNegativeWidth, .leading, .width, .huggingWidth, .compressionWidth, .nearnessWidth, .fittingWidth,
            .rankWidth, .exerciseLeading, .exerciseWidth:
            .horizontal
        case .nonNegativeHeight, .top, .height, .huggingHeight, .compressionHeight, .nearnessHeight, .fittingHeight,
            .rankHeight, .exerciseTop, .exerciseHeight:
            .vertical
        }
    }
}

extension LayoutAccount {
    /// Where the two sides of a constraint are: places along an axis in the view that holds it, or lengths.
    package struct Places {
        package let host: UIView
        package let axis: NSLayoutConstraint.Axis
        package let isLength: Bool
        package let first: CGFloat
        /// Nil if it relates one side to a number.
        package let second: CGFloat?
    }

    /// Nil for what has no constraint object, and for distances between anchors.
    package func places(of part: Part) -> Places? {
        guard let constraint = part.constraint, !constraint.constraintState.first.isDistance,
            let sides = ConstraintLowering(engine).sides(of: constraint)
        else { return nil }
        let attribute = constraint.firstAttribute
        let isLength = attribute == .width || attribute == .height
        let isHorizontal = constraint.constraintState.first.family == .horizontalPosition || attribute == .width
        func place(_ expression: LinearExpression) -> CGFloat {
            let value = CGFloat(
                expression.terms.reduce(expression.constant) { $0 + $1.coefficient * engine.system[$1.unknown] })
            return isHorizontal && !isLength && sides.isCountedFromRight ? sides.host.bounds.width - value : value
        }
        return Places(
            host: sides.host, axis: isHorizontal ? .horizontal : .vertical, isLength: isLength,
            first: place(sides.first), second: sides.second.map(place))
    }
}
