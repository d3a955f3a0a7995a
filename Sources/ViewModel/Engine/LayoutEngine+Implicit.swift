import Foundation
import MaquetteLayout

/// The constraints that the framework makes: sizes that are not negative, autoresizing, intrinsic sizes, guides.
extension LayoutEngine {
    func lowerImplicitConstraints(of view: UIView, _ item: LayoutItem) {
        if view === root {
            guard isForFitting || sizesRoot else { return lowerSystemGuides(of: view) }
            setNonNegativeSize(of: item)
            setContentSize(of: view, item)
            if sizesRoot { preferSizeSetByCode(of: view, item) }
        } else if view.viewState.translatesAutoresizingMask || view.fillsWindow {
            for role: LayoutItem.Role in [.nonNegativeWidth, .nonNegativeHeight] { set(role, of: item, to: nil) }
            clearContentSize(of: item)
            setAutoresizing(of: view, item)
        } else {
            for role: LayoutItem.Role in [.leading, .width, .top, .height] { set(role, of: item, to: nil) }
            setNonNegativeSize(of: item)
            setContentSize(of: view, item)
        }
        lowerSystemGuides(of: view)
    }

    private func lowerSystemGuides(of view: UIView) {
        for guide in view.viewState.systemGuides.values {
            if let item = existingItem(of: guide) { lowerImplicitConstraints(of: guide, item) }
        }
    }

    /// A size that was set by code yields only to required constraints. A length of zero means that none was set.
    private func preferSizeSetByCode(of view: UIView, _ item: LayoutItem) {
        let size = CGRect(origin: .zero, size: view.viewState.sizeSetByCode).inset(by: item.alignmentInsets).size
        let priority = UILayoutPriority(UILayoutPriority.required.rawValue.nextDown)
        for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)] {
            if length > 0 {
                preference(length, priority: priority, along: axis, of: item)
            } else {
                set(.fitting(axis), of: item, to: nil)
            }
        }
    }

    func lowerImplicitConstraints(of guide: UILayoutGuide, _ item: LayoutItem) {
        guard let place = guide.systemPlace, let owner = guide.owningView else {
            setNonNegativeSize(of: item)
            if guide.guideState.kind == .content { setContentArea(of: guide, item) }
            return
        }
        let insets = place.insets
        let start = owner.bounds.origin
        let near = item.isMirrored ? insets.right - start.x : insets.left + start.x
        set(.leading, of: item, to: framework(.unknown(item.leading) - .number(Double(near))))
        let width = outerLength(of: owner, along: .horizontal) - .number(Double(insets.left + insets.right))
        set(.width, of: item, to: framework(.unknown(item.width) - width))
        // These have constraints of their own upwards and downwards.
        if guide is _UILayoutGuide { return }
        let height = outerLength(of: owner, along: .vertical)
        if let fromBottom = place.heightFromBottom {
            set(
                .top, of: item,
                to: framework(.unknown(item.top) - height + .number(Double(insets.bottom + fromBottom - start.y))))
            set(.height, of: item, to: framework(.unknown(item.height) - .number(Double(fromBottom))))
        } else {
            set(.top, of: item, to: framework(.unknown(item.top) - .number(Double(start.y + insets.top))))
            set(
                .height, of: item,
                to: framework(.unknown(item.height) - height + .number(Double(insets.top + insets.bottom))))
        }
    }

    /// Content starts at the origin, which is on the left in any layout direction. A content size set by code counts
    /// only if nothing else decides.
    private func setContentArea(of guide: UILayoutGuide, _ item: LayoutItem) {
        let beyond = item.isMirrored ? guide.owningView.map { outerLength(of: $0, along: .horizontal) } : nil
        let start = beyond.map { $0 - .unknown(item.width) } ?? LinearExpression()
        set(.leading, of: item, to: framework(.unknown(item.leading) - start))
        set(.top, of: item, to: framework(.unknown(item.top)))
        let size = guide.owningView?._contentSizeSetByCode ?? .zero
        let priority = UILayoutPriority(LinearConstraint.leastDeciding)
        for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)] {
            if length > 0 {
                preference(length, priority: priority, along: axis, of: item)
            } else {
                set(.fitting(axis), of: item, to: nil)
            }
        }
    }

    private func framework(
        _ expression: LinearExpression, _ relation: LinearConstraint.Relation = .equal
    ) -> LinearConstraint { expression.constrained(relation, tag: 0, origin: .framework) }

    /// The length of a view's frame, as its subviews see it: the alignment rectangle and what lies around it.
    func outerLength(of view: UIView, along axis: NSLayoutConstraint.Axis) -> LinearExpression {
        let item = item(of: view)
        let insets = item.alignmentInsets
        let around = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
        return LinearExpression(terms: [Term(1, item.unknowns(along: axis).length)], constant: Double(around))
    }

    private func setNonNegativeSize(of item: LayoutItem) {
        set(.nonNegativeWidth, of: item, to: framework(.unknown(item.width), .greaterThanOrEqual))
        set(.nonNegativeHeight, of: item, to: framework(.unknown(item.height), .greaterThanOrEqual))
    }

    // MARK: Springs and struts

    /// The near edge and the length follow the superview's length by the shares that the mask gives them.
    ///
    /// Both are updated only when code has set the frame or the mask. In the middle of a layout a view may have its new
    /// frame while its superview still has the old one, and the two say nothing about each other.
    private func setAutoresizing(of view: UIView, _ item: LayoutItem) {
        guard let superview = view.superview, view.viewState.autoresizingHasChanged || item[.leading] == nil else {
            return
        }
        view.viewState.autoresizingHasChanged = false
        let frame = view.alignmentRect(forFrame: view.untransformedFrame)
        let own: UIView.AutoresizingMask = view.fillsWindow ? .bothLengths : view.autoresizingMask
        let mask = superview.autoresizesSubviews ? own : []
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
            let isHorizontal = axis == .horizontal
            let span = isHorizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
            let outer = isHorizontal ? superview.bounds.width : superview.bounds.height
            let shares = SpringsAndStruts(mask, along: axis).shares(of: span, in: outer)
            let isMirrored = isHorizontal && item.isMirrored
            let start = isMirrored ? (outer - frame.maxX, shares.far) : (span.0, shares.near)
            let length = outerLength(of: superview, along: axis)
            let unknowns = item.unknowns(along: axis)
            func follow(_ unknown: Unknown, _ present: CGFloat, _ share: CGFloat) -> LinearConstraint {
                var expression = LinearExpression.unknown(unknown)
                expression.add(length, times: -Double(share))
                expression.constant -= Double(present - share * outer)
                return framework(expression)
            }
            set(isHorizontal ? .leading : .top, of: item, to: follow(unknowns.start, start.0, start.1))
            set(isHorizontal ? .width : .height, of: item, to: follow(unknowns.length, span.1, shares.length))
        }
    }

    // MARK: Intrinsic sizes

    private func clearContentSize(of item: LayoutItem) {
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
            for role in LayoutItem.Role.contentRoles(axis) { set(role, of: item, to: nil) }
        }
        item.followsWidth = false
    }

    private func setContentSize(of view: UIView, _ item: LayoutItem) {
        // Code may lay a view out to learn its size, as tables as high as their rows do. Until it answers, the size that it had stands.
        guard !view.viewState.isAskedForSize else { return }
        view.viewState.isAskedForSize = true
        defer { view.viewState.isAskedForSize = false }
        if case .hidden(let axis) = view.viewState.arrangementRank {
            let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
            let size = view.naturalSize(forSolvedWidth: nil)
            clearContentSize(of: item)
            return setContentLength(other == .horizontal ? size.width : size.height, along: other, of: view, item)
        }
        let follows = view._intrinsicHeightFollowsWidth
        if follows, !item.followsWidth { widthFollowers.append(item) }
        item.followsWidth = follows
        let natural = view.naturalSize(forSolvedWidth: nil)
        setContentLength(natural.width, along: .horizontal, of: view, item)
        item.isWrapped = false
        guard follows, let width = item.measuredWidth else {
            setContentLength(natural.height, along: .vertical, of: view, item)
            return
        }
        // The width that the text had is a good guess at its height until the solved width is asked for again.
        item.measuredWidth = nil
        let height = view.naturalSize(forSolvedWidth: width).height
        setContentLength(height, along: .vertical, of: view, item)
    }

    private func setContentLength(
        _ length: CGFloat, along axis: NSLayoutConstraint.Axis, of view: UIView, _ item: LayoutItem
    ) {
        guard length >= 0, length.isFinite else {
            for role in LayoutItem.Role.contentRoles(axis) { set(role, of: item, to: nil) }
            rank(view, item, along: axis, own: nil)
            return
        }
        let expression = LinearExpression.unknown(item.unknowns(along: axis).length) - .number(Double(length))
        let hugging = view.contentHuggingPriority(for: axis)
        let resistance = view.contentCompressionResistancePriority(for: axis)
        func hold(_ role: LayoutItem.Role, _ relation: LinearConstraint.Relation, _ priority: UILayoutPriority) {
            set(
                role, of: item,
                to: expression.constrained(relation, priority: priority.rawValue, tag: 0, origin: .content))
        }
        // Growing content raises its minimum before its maximum, shrinking content lowers its maximum first. So the
        // first edit already leads to the new length, and the system need not search among equally good solutions.
        let isGrowing = item[.hugging(axis)].map { $0.linear.constant < Double(length) } ?? false
        if isGrowing { hold(.compression(axis), .greaterThanOrEqual, resistance) }
        hold(.hugging(axis), .lessThanOrEqual, hugging)
        if !isGrowing { hold(.compression(axis), .greaterThanOrEqual, resistance) }
        // A requirement that was given up is kept as nearly as the others leave room for.
        let kept: LinearConstraint.Relation? =
            switch (hugging == .required, resistance == .required) {
            case (true, true): .equal
            case (true, false): .lessThanOrEqual
            case (false, true): .greaterThanOrEqual
            case (false, false): nil
            }
        let nearly = UILayoutPriority.required.rawValue.nextDown
        set(
            .nearness(axis), of: item,
            to: kept.map { expression.constrained($0, priority: nearly, tag: 0, origin: .content) })
        rank(view, item, along: axis, own: length)
    }

    /// Says which of several arranged views gives way where their content leaves it open.
    private func rank(_ view: UIView, _ item: LayoutItem, along axis: NSLayoutConstraint.Axis, own length: CGFloat?) {
        let preference = view.viewState.arrangementRank?.preference(
            along: axis, own: length, depth: view.superview?.stacksAround ?? 0)
        let unknown = LinearExpression.unknown(item.unknowns(along: axis).length)
        set(
            .rank(axis), of: item,
            to: preference.map {
                (unknown - .number(Double($0.length))).constrained(
                    .equal, priority: $0.priority, tag: 0, origin: .caller)
            })
    }

    /// Text that was wrapped asks for its whole width again, because there may be more room now.
    func unwrapFollowers() {
        // The views of items that are gone may be gone as well.
        for item in widthFollowers where item.isWrapped && !item.isForgotten {
            guard let view = item.view else { continue }
            item.isWrapped = false
            item.measuredWidth = nil
            setContentLength(view.naturalSize(forSolvedWidth: nil).width, along: .horizontal, of: view, item)
        }
    }

    /// Measures text at the width that was solved: wrapped text is as wide as its widest line. Returns whether anything
    /// has changed.
    func remeasureFollowers() -> Bool {
        widthFollowers.removeAll { !$0.followsWidth || $0.isForgotten }
        // All widths are read before the first size is changed: reading between changes would solve each time.
        let widths = widthFollowers.map { CGFloat(system[$0.width]) }
        var changed = false
        for (item, width) in zip(widthFollowers, widths) {
            guard let view = item.view else { continue }
            if let measured = item.measuredWidth, abs(measured - width) < 1e-6 { continue }
            item.measuredWidth = width
            let size = view.naturalSize(forSolvedWidth: width)
            if view._intrinsicWidthFollowsWidth, let whole = item[.huggingWidth]?.linear.constant,
                Double(size.width) < whole - 1e-6
            {
                setContentLength(size.width, along: .horizontal, of: view, item)
                item.isWrapped = true
                changed = true
            }
            let before = item[.huggingHeight]?.linear.constant
            setContentLength(size.height, along: .vertical, of: view, item)
            if item[.huggingHeight]?.linear.constant != before { changed = true }
        }
        return changed
    }

    // MARK: Scrolling

    func note(_ constraint: NSLayoutConstraint, followsScrollingOf item: LayoutItem) {
        if !item.scrollingUsers.contains(where: { $0.constraint === constraint }) {
            item.scrollingUsers.append(WeakConstraint(constraint))
        }
    }

    /// Lowers again the constraints that reach into a scroll view whose content or margins have moved.
    func scrolled(_ view: UIView) {
        guard let item = existingItem(of: view) else { return }
        item.scrollingUsers.removeAll { $0.constraint.map { !contains($0) } ?? true }
        for user in item.scrollingUsers { user.constraint.map { update($0) } }
    }

    // MARK: Baselines

    func note(_ constraint: NSLayoutConstraint, usesBaselinesOf view: UIView, _ item: LayoutItem) {
        if !item.ownsBaselines {
            baselineOwners.append(item)
            item.ownsBaselines = true
            takeBaselines(of: view, in: view.intrinsicContentSize, item)
        }
        if !item.baselineUsers.contains(where: { $0.constraint === constraint }) {
            item.baselineUsers.append(WeakConstraint(constraint))
        }
    }

    /// Asks text for its baselines at the solved size. Returns whether anything has changed.
    func remeasureBaselines() -> Bool {
        baselineOwners.removeAll(where: \.isForgotten)
        let sizes = baselineOwners.map { CGSize(width: system[$0.width], height: system[$0.height]) }
        var changed = false
        for (item, size) in zip(baselineOwners, sizes) {
            guard let view = item.view else { continue }
            guard takeBaselines(of: view, in: size, item) else { continue }
            item.baselineUsers.removeAll { $0.constraint.map { !contains($0) } ?? true }
            for user in item.baselineUsers { user.constraint.map { update($0) } }
            changed = true
        }
        return changed
    }

    /// What follows the height is in the constraints themselves: they are right at once, however high the view becomes.
    /// Returns whether the rest has changed.
    @discardableResult private func takeBaselines(of view: UIView, in size: CGSize, _ item: LayoutItem) -> Bool {
        let (whole, shares) = (view._baselineOffsets(in: size), view._baselineShares)
        let offsets = (first: whole.first - shares.first * size.height, last: whole.last - shares.last * size.height)
        let distance = abs(offsets.first - item.baselineOffsets.first) + abs(offsets.last - item.baselineOffsets.last)
        guard distance > 1e-6 || shares != item.baselineShares else { return false }
        (item.baselineOffsets, item.baselineShares) = (offsets, shares)
        return true
    }
}
