import Foundation
import MaquetteLayout

/// Turns constraints between items into linear expressions over the unknowns of their views.
///
/// Unknowns are relative to the superview, so a position is the sum of the origins from the item up to the nearest
/// common ancestor of both sides, in whose coordinates the constraint is written down.
@MainActor struct ConstraintLowering {
    private let engine: LayoutEngine

    init(_ engine: LayoutEngine) { self.engine = engine }

    /// `first - multiplier · second - constant`, or `nil` once an item is gone.
    func expression(of constraint: NSLayoutConstraint) -> LinearExpression? {
        let state = constraint.constraintState
        guard !state.first.isGone, !state.second.isGone, let host = state.host else { return nil }
        let isMirrored = isMirrored(constraint, in: host)
        let space = Space(container: host, isMirrored: isMirrored)
        guard var expression = value(of: state.first, facing: state.second, for: constraint, in: space) else {
            return nil
        }
        if !state.second.isAbsent {
            guard let second = value(of: state.second, facing: state.first, for: constraint, in: space) else {
                return nil
            }
            expression.add(second, times: -Double(state.multiplier))
        }
        expression.constant -= Double(state.constant)
        return expression
    }

    /// The coordinates a constraint is written in; mirrored ones run leftwards from the container's right edge.
    private struct Space {
        let container: UIView
        let isMirrored: Bool
    }

    private func isMirrored(_ constraint: NSLayoutConstraint, in host: UIView) -> Bool {
        let state = constraint.constraintState
        guard state.first.followsLayoutDirection || state.second.followsLayoutDirection else { return false }
        return host.effectiveUserInterfaceLayoutDirection == .rightToLeft
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
        case .leading: return edge(.horizontal, space.isMirrored ? .max : .min)
        case .trailing: return edge(.horizontal, space.isMirrored ? .min : .max)
        case .left: return edge(.horizontal, .min)
        case .right: return edge(.horizontal, .max)
        case .centerX: return edge(.horizontal, .mid)
        case .top, .firstBaseline: return edge(.vertical, .min)
        case .bottom, .lastBaseline: return edge(.vertical, .max)
        case .centerY: return edge(.vertical, .mid)
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

    private enum Edge: Double {
        case min = 0
        case mid = 0.5
        case max = 1
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
        let (min, length) = layoutItem.unknowns(along: axis)
        var expression: LinearExpression
        if item === space.container {
            expression = .number(Self.nearInset(layoutItem, axis))
        } else {
            let parent = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
            guard let parent, let origin = origin(of: parent, along: axis, for: constraint, in: space.container) else {
                return nil
            }
            expression = origin + .unknown(min)
        }
        expression.add(edge.rawValue, length)
        guard space.isMirrored, axis == .horizontal else { return expression }
        return engine.outerLength(of: space.container, along: .horizontal) - expression
    }

    /// Where a view's coordinates start, in those of a view around it; `nil` if it is not around it.
    private func origin(
        of view: UIView, along axis: NSLayoutConstraint.Axis, for constraint: NSLayoutConstraint, in container: UIView
    ) -> LinearExpression? {
        var expression = LinearExpression()
        var current = view
        while current !== container {
            let item = engine.item(of: current)
            expression.add(1, item.unknowns(along: axis).min)
            expression.constant -= Self.nearInset(item, axis)
            if current._isScrollable {
                let offset = current.bounds.origin
                expression.constant -= Double(axis == .horizontal ? offset.x : offset.y)
                engine.note(constraint, followsScrollingOf: item)
            }
            guard let parent = current.superview else { return nil }
            current = parent
        }
        return expression
    }

    static func nearInset(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> Double {
        Double(axis == .horizontal ? item.alignmentInsets.left : item.alignmentInsets.top)
    }

    private func baseline(
        _ attribute: NSLayoutConstraint.Attribute, of view: UIView, for constraint: NSLayoutConstraint, in space: Space
    ) -> LinearExpression? {
        let isFirst = attribute == .firstBaseline
        let textView = isFirst ? view.firstBaselineView : view.lastBaselineView
        let item = engine.item(of: textView)
        engine.note(constraint, usesBaselinesOf: textView, item)
        guard var expression = edge(.vertical, isFirst ? .min : .max, of: textView, for: constraint, in: space) else {
            return nil
        }
        expression.constant += Double(isFirst ? item.baselineOffsets.first : -item.baselineOffsets.last)
        return expression
    }
}

extension UIView {
    /// The view whose text counts, found by asking as long as somebody else is named.
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
