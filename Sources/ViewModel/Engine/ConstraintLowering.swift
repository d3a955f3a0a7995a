import Foundation
import MaquetteLayout

/// Turns constraints between items into linear expressions over the unknowns of their views.
///
/// Unknowns are relative to the superview, so a position is the sum of the origins from the item up to the nearest
/// common ancestor of both sides, in whose coordinates the constraint is written down: from its right edge where it
/// reads from right to left.
@MainActor struct ConstraintLowering {
    private let engine: LayoutEngine

    init(_ engine: LayoutEngine) { self.engine = engine }

    /// `first - multiplier · second - constant`, or the negative of it, or `nil` once an item is gone.
    func equation(of constraint: NSLayoutConstraint) -> Equation? {
        guard var sides = sides(of: constraint) else { return nil }
        let state = constraint.constraintState
        // Taken out, as it would be copied where it is added to.
        var expression = LinearExpression()
        swap(&expression, &sides.first)
        if let second = sides.second { expression.add(second, times: -Double(state.multiplier)) }
        expression.constant -= Double(state.constant)
        let relation = constraint.relation.linear
        // Two places counted from the left are the negative of what the unknowns say, which are counted from the right.
        guard sides.hostIsMirrored, !sides.isCountedFromRight, state.first.family == .horizontalPosition else {
            return Equation(expression: expression, relation: relation)
        }
        return Equation(expression: -1 * expression, relation: relation.reversed)
    }

    /// What a constraint relates: places in its host, or lengths.
    struct Sides {
        let host: UIView
        let hostIsMirrored: Bool
        /// Whether horizontal places are counted from the host's right edge.
        let isCountedFromRight: Bool
        var first: LinearExpression
        let second: LinearExpression?
    }

    func sides(of constraint: NSLayoutConstraint) -> Sides? {
        let state = constraint.constraintState
        guard !state.first.isGone, !state.second.isGone, let host = state.host else { return nil }
        let isMirrored = engine.readsFromRightToLeft(host)
        let followsReading = state.first.followsLayoutDirection || state.second.followsLayoutDirection
        let space = Space(container: host, isMirrored: isMirrored && followsReading)
        guard let first = value(of: state.first, facing: state.second, for: constraint, in: space) else { return nil }
        var second: LinearExpression?
        if !state.second.isAbsent {
            second = value(of: state.second, facing: state.first, for: constraint, in: space)
            guard second != nil else { return nil }
        }
        return Sides(
            host: host, hostIsMirrored: isMirrored, isCountedFromRight: space.isMirrored, first: first, second: second)
    }

    /// An expression held against zero.
    struct Equation {
        let expression: LinearExpression
        let relation: LinearConstraint.Relation
    }

    /// The coordinates a constraint is written in; mirrored ones run leftwards from the container's right edge.
    private struct Space {
        let container: UIView
        let isMirrored: Bool
    }

    private func value(
        of operand: ConstraintOperand, facing opposite: ConstraintOperand, for constraint: NSLayoutConstraint,
        in space: Space
    ) -> LinearExpression? {
        if let content = contentGuide(meantBy: operand, facing: opposite) {
            return contentEdge(operand.attribute, of: content, for: constraint, in: space)
        }
        guard let item = operand.item,
            let end = value(of: operand.attribute, of: item, for: constraint, in: space)
        else { return nil }
        guard let startAttribute = operand.startAttribute, let startItem = operand.startItem else { return end }
        return value(of: startAttribute, of: startItem, for: constraint, in: space).map { end - $0 }
    }

    private func value(
        of attribute: NSLayoutConstraint.Attribute, of item: AnyObject, for constraint: NSLayoutConstraint,
        in space: Space
    ) -> LinearExpression? {
        if let inside = attribute.insideMargins, let view = item as? UIView {
            return value(of: inside, of: view.layoutMarginsGuide, for: constraint, in: space)
        }
        if attribute.insideMargins != nil {
            return attribute.insideMargins.flatMap { value(of: $0, of: item, for: constraint, in: space) }
        }
        if attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView {
            return baseline(attribute, of: view, for: constraint, in: space)
        }
        switch attribute {
        case .width, .height:
            guard let item = layoutItem(of: item) else { return nil }
            return .unknown(attribute == .width ? item.width : item.height)
        default: return edge(attribute, of: item, for: constraint, in: space)
        }
    }

    private func edge(
        _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, for constraint: NSLayoutConstraint,
        in space: Space
    ) -> LinearExpression? {
        func edge(_ axis: NSLayoutConstraint.Axis, _ edge: Edge) -> LinearExpression? {
            self.edge(axis, edge, of: item, for: constraint, in: space)
        }
        switch attribute {
        case .leading: return edge(.horizontal, .first)
        case .trailing: return edge(.horizontal, .last)
        case .left: return edge(.horizontal, space.isMirrored ? .last : .first)
        case .right: return edge(.horizontal, space.isMirrored ? .first : .last)
        case .centerX: return edge(.horizontal, .middle)
        case .top, .firstBaseline: return edge(.vertical, .first)
        case .bottom, .lastBaseline: return edge(.vertical, .last)
        case .centerY: return edge(.vertical, .middle)
        default: return nil
        }
    }

    // MARK: Content of scroll views

    /// An edge of a scroll view means that of its content where the other side of the constraint is in the content.
    private func contentGuide(meantBy operand: ConstraintOperand, facing opposite: ConstraintOperand) -> UILayoutGuide?
    {
        guard !operand.isDistance, operand.attribute.isEdge,
            let scrollView = operand.item as? UIView, scrollView._isScrollable,
            let other = ConstraintItem.view(of: opposite.item)
        else { return nil }
        if other === scrollView {
            guard let guide = opposite.item as? UILayoutGuide, guide.guideState.kind == nil else { return nil }
        } else if !other.isInside(scrollView) {
            return nil
        }
        return scrollView.systemGuide(.content)
    }

    private func contentEdge(
        _ attribute: NSLayoutConstraint.Attribute, of content: UILayoutGuide, for constraint: NSLayoutConstraint,
        in space: Space
    ) -> LinearExpression? {
        guard let inside = attribute.insideMargins else {
            return edge(attribute, of: content, for: constraint, in: space)
        }
        guard let scrollView = content.owningView,
            var expression = edge(inside, of: content, for: constraint, in: space)
        else { return nil }
        engine.note(constraint, followsScrollingOf: engine.item(of: scrollView))
        let margins = scrollView.marginsInsideSafeArea
        switch inside {
        case .left: expression.constant += Double(margins.left)
        case .right: expression.constant -= Double(margins.right)
        case .leading: expression.constant += Double(space.isMirrored ? margins.right : margins.left)
        case .trailing: expression.constant -= Double(space.isMirrored ? margins.left : margins.right)
        case .top: expression.constant += Double(margins.top)
        default: expression.constant -= Double(margins.bottom)
        }
        return expression
    }

    /// The first edge is the one that is nearer to the origin of the constraint's coordinates.
    private enum Edge: Double {
        case first = 0
        case middle = 0.5
        case last = 1
    }

    private func layoutItem(of item: AnyObject) -> LayoutItem? {
        if let view = item as? UIView { return engine.item(of: view) }
        return (item as? UILayoutGuide).map { engine.item(of: $0) }
    }

    private func edge(
        _ axis: NSLayoutConstraint.Axis, _ edge: Edge, of item: AnyObject, for constraint: NSLayoutConstraint,
        in space: Space
    ) -> LinearExpression? {
        guard let layoutItem = layoutItem(of: item) else { return nil }
        let isMirrored = axis == .horizontal && space.isMirrored
        if item === space.container {
            let insets = layoutItem.alignmentInsets
            let before = axis == .vertical ? insets.top : isMirrored ? insets.right : insets.left
            var expression = LinearExpression.number(Double(before))
            expression.add(edge.rawValue, layoutItem.unknowns(along: axis).length)
            return expression
        }
        guard let parent = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView else { return nil }
        var place = Place(of: layoutItem, along: axis)
        let isTurned = place.isMirrored != isMirrored
        place.inside.add(isTurned ? 1 - edge.rawValue : edge.rawValue, layoutItem.unknowns(along: axis).length)
        var current = parent
        while current !== space.container {
            let item = engine.item(of: current)
            if current._isScrollable {
                let offset = current.bounds.origin
                let scrolled = Double(axis == .horizontal ? offset.x : offset.y)
                place.inside.constant += place.isMirrored ? scrolled : -scrolled
                engine.note(constraint, followsScrollingOf: item)
            }
            if axis == .horizontal, item.isMirrored != place.isMirrored {
                place.turn(in: engine.outerLength(of: current, along: .horizontal))
            }
            place.goOut(of: item, along: axis)
            guard let next = current.superview else { return nil }
            current = next
        }
        if place.isMirrored != isMirrored { place.turn(in: engine.outerLength(of: current, along: .horizontal)) }
        return place.expression
    }

    /// The distance of a point from an edge of a view around it, on the way from the item to the container.
    @MainActor private struct Place {
        /// Whether the distance is counted from the right.
        private(set) var isMirrored: Bool
        private var origin = LinearExpression()
        var inside: LinearExpression

        init(of item: LayoutItem, along axis: NSLayoutConstraint.Axis) {
            isMirrored = axis == .horizontal && item.isMirrored
            inside = .unknown(item.unknowns(along: axis).start)
        }

        /// The distance as an expression: nothing is copied where the item is directly in the container.
        var expression: LinearExpression {
            guard origin.terms.isEmpty else { return origin + inside }
            var expression = inside
            expression.constant += origin.constant
            return expression
        }

        /// Counts from the opposite edge, in a view of the given length.
        mutating func turn(in length: LinearExpression) {
            inside = length - expression
            origin = LinearExpression()
            isMirrored.toggle()
        }

        /// Counts from the same edge of the superview.
        mutating func goOut(of item: LayoutItem, along axis: NSLayoutConstraint.Axis) {
            origin.add(1, item.unknowns(along: axis).start)
            origin.constant -= Double(item.insetBeforeStart(along: axis))
        }
    }

    private func baseline(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView, for constraint: NSLayoutConstraint, in space: Space
    ) -> LinearExpression? {
        let isFirst = attribute == .firstBaseline
        let textView = isFirst ? view.firstBaselineView : view.lastBaselineView
        let item = engine.item(of: textView)
        engine.note(constraint, usesBaselinesOf: textView, item)
        guard var expression = edge(.vertical, isFirst ? .first : .last, of: textView, for: constraint, in: space)
        else {
            return nil
        }
        expression.constant += Double(isFirst ? item.baselineOffsets.first : -item.baselineOffsets.last)
        let share = Double(isFirst ? item.baselineShares.first : -item.baselineShares.last)
        if share != 0 { expression.add(share, item.height) }
        return expression
    }
}

extension UIView {
    /// The view whose text counts: follows `forFirstBaselineLayout` until a view returns itself.
    var firstBaselineView: UIView {
        var view = self
        while view.forFirstBaselineLayout !== view { view = view.forFirstBaselineLayout }
        return view
    }

    var lastBaselineView: UIView {
        var view = self
        while view.forLastBaselineLayout !== view { view = view.forLastBaselineLayout }
        return view
    }
}
