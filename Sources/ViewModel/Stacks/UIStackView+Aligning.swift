import Foundation

/// The constraints of a stack across its axis.
extension UIStackView {
    /// Aligns every view with the first one, and the first one, or a spacer around all, with the stack.
    func alignAcross(_ plan: inout StackPlan) {
        guard let reference = visibleViews.first ?? arrangedSubviews.first else { return }
        let alignment = effectiveAlignment
        let attributes = attributesAligned(by: alignment)
        for view in arrangedSubviews where view !== reference {
            for attribute in attributes {
                plan.add("UISV-alignment", view, attribute, .equal, reference, attribute)
            }
        }
        if alignment == .fill {
            useSpacer(false)
            plan.add("UISV-canvas-connection", reference, along.crossStart, .equal, canvas, along.crossStart)
            plan.add("UISV-canvas-connection", canvas, along.crossEnd, .equal, reference, along.crossEnd)
            return
        }
        if arrangedSubviews.count == 1 {
            useSpacer(false)
            connectSingle(reference, alignment, &plan)
        } else {
            connectSpacer(useSpacer(true), reference, alignment, &plan)
        }
        for view in arrangedSubviews {
            plan.add("UISV-ambiguity-suppression", view, along.crossLength, priority: 25)
        }
    }

    /// Baselines apply to rows only; in a column they mean leading and trailing.
    private var effectiveAlignment: Alignment {
        guard axis == .vertical else { return alignment }
        switch alignment {
        case .firstBaseline: return .leading
        case .lastBaseline: return .trailing
        default: return alignment
        }
    }

    private func attributesAligned(by alignment: Alignment) -> [NSLayoutConstraint.Attribute] {
        switch alignment {
        case .fill: [along.crossStart, along.crossEnd]
        case .leading: [along.crossStart]
        case .center: [along.crossCentre]
        case .trailing: [along.crossEnd]
        case .firstBaseline: [.firstBaseline]
        case .lastBaseline: [.lastBaseline]
        }
    }

    @discardableResult private func useSpacer(_ isUsed: Bool) -> UILayoutGuide? {
        if isUsed, stackState.spacer == nil {
            let spacer = _UILayoutSpacer()
            addLayoutGuide(spacer)
            stackState.spacer = spacer
        } else if !isUsed, let spacer = stackState.spacer {
            removeLayoutGuide(spacer)
            stackState.spacer = nil
        }
        return stackState.spacer
    }

    private func connectSingle(_ view: UIView, _ alignment: Alignment, _ plan: inout StackPlan) {
        let (start, end) = (along.crossStart, along.crossEnd)
        let holdsStart = alignment == .leading || alignment == .firstBaseline
        let holdsEnd = alignment == .trailing || alignment == .lastBaseline
        plan.add(
            "UISV-canvas-connection", view, start, holdsStart ? .equal : .greaterThanOrEqual, canvas, start)
        plan.add("UISV-canvas-connection", canvas, end, holdsEnd ? .equal : .greaterThanOrEqual, view, end)
        if alignment == .center {
            plan.add("UISV-canvas-connection", view, along.crossCentre, .equal, canvas, along.crossCentre)
        }
        plan.add("UISV-canvas-fit", self, along.crossLength, priority: 49)
    }

    private func connectSpacer(
        _ spacer: UILayoutGuide?, _ reference: UIView, _ alignment: Alignment, _ plan: inout StackPlan
    ) {
        guard let spacer else { return }
        let (start, end) = (along.crossStart, along.crossEnd)
        let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
        switch alignment {
        case .leading: plan.add("UISV-canvas-connection", reference, start, .equal, canvas, start)
        // A stack that is higher than its lines has them at its bottom: recorded of first baselines by 2 repositories, a count that
        // has no table.
        case .firstBaseline, .lastBaseline:
            plan.add("UISV-canvas-connection", spacer, start, .greaterThanOrEqual, canvas, start)
        default: plan.add("UISV-canvas-connection", spacer, start, .equal, canvas, start)
        }
        let last: AnyObject = alignment == .trailing ? reference : spacer
        plan.add("UISV-canvas-connection", canvas, end, .equal, last, end)
        if alignment == .center {
            plan.add("UISV-canvas-connection", reference, along.crossCentre, .equal, canvas, along.crossCentre)
        }
        for view in visibleViews {
            let (startRelation, startPriority): (NSLayoutConstraint.Relation, Float) =
                alignment == .leading ? (.equal, 999.5) : (.lessThanOrEqual, 1000)
            let (endRelation, endPriority): (NSLayoutConstraint.Relation, Float) =
                alignment == .trailing ? (.equal, 999.5) : (.greaterThanOrEqual, 1000)
            plan.add("UISV-spanning-boundary", spacer, start, startRelation, view, start, priority: startPriority)
            plan.add("UISV-spanning-boundary", spacer, end, endRelation, view, end, priority: endPriority)
        }
        plan.add("UISV-spanning-fit", spacer, along.crossLength, priority: 51)
        if isBaseline { plan.add("UISV-canvas-fit", self, along.crossLength, priority: 49) }
    }
}
