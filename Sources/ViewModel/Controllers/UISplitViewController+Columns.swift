import Foundation

/// Which columns of a split view controller are visible, and where.
extension UISplitViewController {
    func change(_ change: (SplitState) -> Void) {
        change(splitState)
        viewIfLoaded?.setNeedsLayout()
    }

    func exchangeColumns(for controllers: [UIViewController]) {
        exchangeChildren(for: controllers, showing: nil)
        viewIfLoaded?.setNeedsLayout()
    }

    func setColumn(_ controller: UIViewController?, _ column: Column) {
        splitState.columns[column] = controller.map {
            let needsBar = column != .compact && !($0 is UINavigationController)
            return ($0, needsBar ? UINavigationController(rootViewController: $0) : $0)
        }
        let order: [Column] = [.primary, .supplementary, .secondary, .compact]
        exchangeColumns(for: order.compactMap { splitState.columns[$0]?.shown })
    }

    func showDetail(_ controller: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true { return }
        // Collapsed, there is one stack, onto which a navigation controller pushes what would be beside it.
        if isCollapsed, let front = columnsInSight.first { return front.show(controller, sender: sender) }
        if style != .unspecified { return setViewController(controller, for: .secondary) }
        viewControllers = Array(children.prefix(1)) + [controller]
    }

    func showColumn(_ column: Column) {
        change { $0.hidden.remove(column) }
        guard isCollapsed, column != .primary, column != .compact, let given = splitState.columns[column]?.given,
            let stack = columnsInSight.first as? UINavigationController
        else { return }
        if !stack.children.contains(given) { stack.pushViewController(given, animated: true) }
    }

    // MARK: What is seen

    /// The display mode: in portrait only the secondary column, in landscape the one before it too.
    var modeInForce: DisplayMode {
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    /// The columns in sight, from the first to the last.
    private var columnsInSight: [UIViewController] {
        if isCollapsed { return [splitState.columns[.compact]?.shown ?? children.first].compactMap { $0 } }
        let compact = splitState.columns[.compact]?.shown
        let hidden = splitState.hidden.compactMap { splitState.columns[$0]?.shown }
        let columns = children.filter { child in child !== compact && !hidden.contains { $0 === child } }
        switch modeInForce {
        case .secondaryOnly: return columns.suffix(1)
        case .automatic, .oneBesideSecondary, .oneOverSecondary: return columns.suffix(2)
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return columns
        }
    }

    /// Columns other than the last one have the horizontal size class compact.
    func traits(forColumn child: UIViewController) -> UITraitCollection? {
        guard !isCollapsed, child !== columnsInSight.last else { return nil }
        return UITraitCollection(horizontalSizeClass: .compact)
    }

    // MARK: Places

    /// The preferred width within its bounds; by default 320 points, and 375 on the largest screens.
    func width(of column: SplitState.Width) -> CGFloat {
        let whole = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        var width: CGFloat = whole >= 1366 ? 375 : 320
        if column.fraction >= 0 { width = column.fraction * whole }
        if column.preferred >= 0 { width = column.preferred }
        if column.maximum >= 0 { width = min(width, column.maximum) }
        if column.minimum >= 0 { width = max(width, column.minimum) }
        return min(width, whole)
    }

    func layOutColumns() {
        guard let view = viewIfLoaded else { return }
        let columns = columnsInSight
        for child in children where !columns.contains(where: { $0 === child }) {
            child.viewIfLoaded?.removeFromSuperview()
        }
        let line = 1 / max(traitCollection.displayScale, 1)
        var x: CGFloat = 0
        var lines: [CGFloat] = []
        for (index, controller) in columns.enumerated() {
            let isLast = index == columns.count - 1
            let isSupplementary = index > 0 || controller === splitState.columns[.supplementary]?.shown
            let own = width(of: isSupplementary ? splitState.supplementary : splitState.primary)
            let width = isLast ? max(0, view.bounds.width - x) : own
            place(controller, x, width)
            x += width
            if !isLast {
                lines.append(x)
                x += line
            }
        }
        drawLines(lines, width: line)
    }

    private var runsFromTheRight: Bool {
        (primaryEdge == .trailing) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func place(_ controller: UIViewController, _ x: CGFloat, _ width: CGFloat) {
        guard let container = viewIfLoaded, let column = controller.view else { return }
        if column.superview !== container {
            column.translatesAutoresizingMaskIntoConstraints = true
            column.autoresizingMask = []
            container.addSubview(column)
        }
        let left = runsFromTheRight ? container.bounds.width - x - width : x
        let frame = CGRect(x: left, y: 0, width: width, height: container.bounds.height)
        if column.frame != frame { column.frame = frame }
    }

    private func drawLines(_ places: [CGFloat], width: CGFloat) {
        while splitState.separators.count > places.count { splitState.separators.removeLast().removeFromSuperview() }
        while splitState.separators.count < places.count {
            let line = UIView()
            line.backgroundColor = .separator
            splitState.separators.append(line)
            view.addSubview(line)
        }
        for (line, x) in zip(splitState.separators, places) {
            let left = runsFromTheRight ? view.bounds.width - x - width : x
            let frame = CGRect(x: left, y: 0, width: width, height: view.bounds.height)
            if line.frame != frame { line.frame = frame }
        }
    }
}
