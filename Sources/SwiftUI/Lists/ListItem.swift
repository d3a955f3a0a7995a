/// A list in the layout: a scroll view with its rows.
final class ListItem: Item, @unchecked Sendable {
    private let items: [Item]
    private let place: ListPlace
    private let environment: EnvironmentValues
    private var plan: ListPlan?

    init(_ items: [Item], _ place: ListPlace, _ environment: EnvironmentValues) {
        (self.items, self.place, self.environment) = (items, place, environment)
    }

    // A list takes the size that it is offered.
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override var spacing: ViewSpacing { .zero }

    @MainActor private func plan(in width: CGFloat) -> ListPlan {
        if let plan, plan.metrics.width == width { return plan }
        let metrics = ListMetrics(look: environment.listLook, width: width, environment: environment)
        let made = ListPlan(items, metrics, isSelected: place.allowsSeveral ? place.isSelected : nil)
        plan = made
        return made
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal))
        let outgrowth = space.outgrowth(of: frame)
        let whole = space.grown(frame, by: outgrowth).onPixels(UIScreenScale.present)
        assumingMainActor {
            let scroll = place.scroll
            scroll.container.set(frame.size)
            scroll.scroll.setFrameInLayout(whole)
            let plan = plan(in: frame.width)
            scroll.scroll.backgroundColor =
                environment.scrollSettings.background == .hidden ? .clear : plan.metrics.ground
            scroll.scroll.contentInset = UIEdgeInsets(outgrowth, isRightToLeft: space.isRightToLeft)
            let targets = place.show(plan, environment, isRightToLeft: space.isRightToLeft)
            // What was not evaluated is taken to be as high as the rows that were.
            let rows = plan.groups.reduce(0) { $0 + $1.rows.count }
            let rest = CGFloat(scroll.countLeft) * (rows > 0 ? plan.height / CGFloat(rows) : plan.metrics.leastRow)
            scroll.scroll.contentSize = CGSize(width: frame.width, height: plan.height + rest)
            scroll.contentPlaced(targets, known: plan.height, isRightToLeft: space.isRightToLeft)
        }
    }

    override func mount(into views: inout [UIView]) { views.append(place.scroll.scroll) }
}

/// The views of a list.
@MainActor final class ListPlace {
    let scroll = ScrollPlace(UIScrollView())
    let window = LazyWindow()
    var rows: [ListRowView] = []
    /// What the rows were when they were last shown.
    var shownRows: [ListPlan.Row] = []
    var swipe: (row: ListRowView, isTrailing: Bool, view: RowActionsView)?
    typealias SwipedRow = (place: Int, identity: AnyHashable?, isTrailing: Bool, view: RowActionsView)
    /// Which rows are chosen.
    var isSelected: (AnyHashable) -> Bool = { _ in false }
    /// Whether more than one row can be chosen.
    var allowsSeveral = false
    var choice: ListChoice?

    init() {
        scroll.add(window)
        scroll.scroll.alwaysBounceVertical = true
        scroll.scroll.addGestureRecognizer(RowSwipe(of: self, in: scroll.scroll))
    }

    /// Puts everything into its place, and tells where what has an identity is.
    func show(_ plan: ListPlan, _ environment: EnvironmentValues, isRightToLeft: Bool) -> [AnyHashable: CGRect] {
        var views: [UIView] = []
        var targets: [AnyHashable: CGRect] = [:]
        var count = 0
        var shown: [ListPlan.Row] = []
        let swiped = takeSwipe()
        let width = plan.metrics.width
        func onScreen(_ frame: CGRect, in width: CGFloat) -> CGRect {
            isRightToLeft
                ? CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        func showTitle(_ title: ListPlan.Title?) {
            guard let title else { return }
            let frame = onScreen(title.frame, in: width)
            put(title.item, at: frame.origin, title.offer, on: scroll.scroll, isRightToLeft, &targets)
            title.item.mount(into: &views)
        }
        for group in plan.groups {
            showTitle(group.header)
            for row in group.rows {
                if rows.count == count { rows.append(ListRowView()) }
                let view = rows[count]
                shown.append(row)
                count += 1
                let frame = onScreen(row.frame, in: width)
                view.setFrameInLayout(frame.onPixels(UIScreenScale.present))
                environment.dress(view)
                show(row, in: view, plan.metrics, environment, isRightToLeft, &targets)
                views.append(view)
            }
            showTitle(group.footer)
        }
        rows.removeSubrange(count...)
        shownRows = shown
        scroll.scroll.show(views)
        if let swiped { resume(swiped) }
        return targets
    }

    private func put(
        _ item: Item, at origin: CGPoint, _ offer: ProposedViewSize, on view: UIView, _ isRightToLeft: Bool,
        _ targets: inout [AnyHashable: CGRect]
    ) {
        let former = LayoutHost.current
        LayoutHost.current = view
        defer { LayoutHost.current = former }
        let bounds = CGRect(origin: .zero, size: view is UIScrollView ? scroll.scroll.contentSize : view.bounds.size)
        let space = LayoutSpace(bounds: bounds, safe: bounds, isRightToLeft: isRightToLeft)
        let shift = view is UIScrollView ? .zero : view.frame.origin
        let found = ScrollTargets.collecting { item.place(at: origin, offer, in: space) }
        for (id, frame) in found { targets[id] = frame.offsetBy(dx: shift.x, dy: shift.y) }
    }

    private func show(
        _ row: ListPlan.Row, in view: ListRowView, _ metrics: ListMetrics, _ environment: EnvironmentValues,
        _ isRightToLeft: Bool, _ targets: inout [AnyHashable: CGRect]
    ) {
        let size = row.frame.size
        func mirrored(_ frame: CGRect) -> CGRect {
            isRightToLeft
                ? CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let content = mirrored(row.content)
        put(row.item, at: content.origin, row.offer, on: view, isRightToLeft, &targets)
        let id = row.item.value(Tag.self) ?? row.item.value(ImplicitTag.self)
        for id in [row.item.value(ExplicitIdentity.self), id].compactMap(\.self) { targets[id] = view.frame }
        var inside: [UIView] = []
        row.item.mount(into: &inside)
        // The background.
        var color: UIColor? = metrics.rowColor
        var behind: [UIView] = []
        switch row.item.value(RowBackgroundKey.self) {
        case .color(let own): color = own
        case .items(let items):
            color = nil
            for item in items {
                var ignored: [AnyHashable: CGRect] = [:]
                let offered = ProposedViewSize(size)
                let own = item.size(offered)
                let origin = CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
                put(item, at: origin, offered, on: view, isRightToLeft, &ignored)
                item.mount(into: &behind)
            }
        case nil: break
        }
        view.onTap = nil
        if let id, let choice { view.onTap = { ViewGraph.acting { _ = choice.make(id) } } }
        if let id, isSelected(id) { color = .systemGray4 }
        view.showGround(color, behind, radius: metrics.radius, isFirst: row.isFirst, isLast: row.isLast)
        var accessories: [UIView] = []
        var end = size.width - metrics.inset
        if let sign = row.before {
            let own = RowSign.size
            let image = view.signView(sign, isBefore: true, beside: inside, environment)
            image.onTap = { [weak self, weak view] in
                guard let self, let view, let deletion = deletion(of: row) else { return }
                open(deletion, of: view, isTrailing: true)
            }
            image.frame = mirrored(
                CGRect(x: metrics.inset, y: (size.height - own) / 2, width: own, height: own)
            ).onPixels(UIScreenScale.present)
            accessories.append(image)
        }
        if let sign = row.after {
            let own = RowSign.size
            let image = view.signView(sign, isBefore: false, beside: inside, environment)
            image.onMove = { [weak self, weak view] touch, isLifted in
                guard let self, let view else { return }
                moves(view, to: touch.location(in: scroll.scroll).y, isLifted: isLifted)
            }
            image.frame = mirrored(
                CGRect(x: end - own, y: (size.height - own) / 2, width: own, height: own)
            ).onPixels(UIScreenScale.present)
            accessories.append(image)
            end -= RowSign.room
        }
        if row.item.value(RowAccessoryKey.self) == .chevron {
            let chevron = view.chevronView(environment)
            let own = metrics.chevron
            chevron.frame = mirrored(
                CGRect(x: end - own.width, y: (size.height - own.height) / 2, width: own.width, height: own.height)
            ).onPixels(UIScreenScale.present)
            accessories.append(chevron)
            end -= own.width + metrics.besideChevron
        }
        if let words = row.item.value(BadgeKey.self) {
            let label = view.badgeLabel(words, isProminent: row.item.value(ProminentBadgeKey.self), environment)
            var own = label.sizeThatFits(CGSize(width: 1e6, height: 1e6))
            if row.item.value(ProminentBadgeKey.self) {
                own.width = max(own.width + ListRowView.besideProminentBadge, own.height)
                label.layer.cornerRadius = own.height / 2
            }
            label.frame = mirrored(
                CGRect(x: end - own.width, y: (size.height - own.height) / 2, width: own.width, height: own.height)
            ).onPixels(UIScreenScale.present)
            accessories.append(label)
        }
        view.showLines(lines(row, inside, content, view, metrics, isRightToLeft, mirrored))
        view.showAll(inside + accessories)
    }

    private func lines(
        _ row: ListPlan.Row, _ inside: [UIView], _ content: CGRect, _ view: UIView, _ metrics: ListMetrics,
        _ isRightToLeft: Bool, _ mirrored: (CGRect) -> CGRect
    ) -> [(frame: CGRect, color: UIColor)] {
        guard row.lineAbove || row.lineBelow else { return [] }
        let size = row.frame.size
        let dimensions = row.item.dimensions(row.offer)
        // The line begins where the first text does, unless the row has a guide for it.
        var lead = row.content.minX
        if let guide = dimensions[explicit: .listRowSeparatorLeading] {
            lead += guide
        } else if let text = inside.lazy.compactMap(\.firstLabel).first {
            let frame = text.convertInRow(to: view)
            lead = isRightToLeft ? size.width - frame.maxX : frame.minX
        }
        var trail = size.width - metrics.besideLine
        if let guide = dimensions[explicit: .listRowSeparatorTrailing] { trail = row.content.minX + guide }
        let separators = row.item.value(RowSeparatorsKey.self)
        func line(_ y: CGFloat, _ tint: UIColor?, isOuter: Bool) -> (frame: CGRect, color: UIColor) {
            let fills = isOuter && metrics.outerLinesFill
            let (start, end) = fills ? (0, size.width) : (lead, trail)
            return (
                mirrored(CGRect(x: start, y: y, width: max(0, end - start), height: metrics.line)),
                tint ?? metrics.lineColor
            )
        }
        var lines: [(frame: CGRect, color: UIColor)] = []
        let section = row.item.value(SectionSeparatorsKey.self)
        if row.lineAbove {
            let tint = separators?.topTint ?? (row.isOuterAbove ? section?.topTint : nil)
            lines.append(line(0, tint, isOuter: row.isOuterAbove))
        }
        if row.lineBelow {
            let tint = separators?.bottomTint ?? (row.isOuterBelow ? section?.bottomTint : nil)
            lines.append(line(size.height - metrics.line, tint, isOuter: row.isOuterBelow))
        }
        return lines
    }
}

extension UIView {
    fileprivate var firstLabel: UILabel? {
        if let label = self as? UILabel { return label.text?.isEmpty == false ? label : nil }
        return subviews.lazy.compactMap(\.firstLabel).first
    }

    /// The view's frame in a row into which it will be put.
    fileprivate func convertInRow(to row: UIView) -> CGRect {
        var frame = frame
        var above = superview
        while let view = above, view !== row, !(view is ListRowView) {
            frame = frame.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
            above = view.superview
        }
        return frame
    }
}
