/// The rows, headers and footers of a list in sections, and where they are at a width.
@MainActor final class ListPlan {
    struct Row {
        let item: Item
        var frame = CGRect.zero
        /// What is before and after its content while the list is edited.
        var before: RowSign?
        var after: RowSign?
        /// What the row's content is offered, and where it is in the row.
        var offer = ProposedViewSize.unspecified
        var content = CGRect.zero
        var isFirst = false
        var isLast = false
        var lineAbove = false
        var lineBelow = false
        /// The line is that of the section.
        var isOuterAbove = false
        var isOuterBelow = false
    }
    struct Title {
        let item: Item
        var offer = ProposedViewSize.unspecified
        var frame = CGRect.zero
    }
    struct Group {
        var identity: SectionIdentity?
        var header, footer: Title?
        var rows: [Row] = []
        var spacing: ListSectionSpacing?
    }

    private(set) var groups: [Group] = []
    private(set) var height: CGFloat = 0
    let metrics: ListMetrics
    private let settings: ScrollSettings
    private let rowSpacing: CGFloat?

    /// Which rows are chosen, in a list in which several can be.
    private let isSelected: ((AnyHashable) -> Bool)?

    init(_ items: [Item], _ metrics: ListMetrics, isSelected: ((AnyHashable) -> Bool)? = nil) {
        self.metrics = metrics
        self.isSelected = isSelected
        settings = metrics.environment.scrollSettings
        rowSpacing = metrics.environment.listRowSpacing
        group(items)
        arrange()
    }

    var margin: (leading: CGFloat, trailing: CGFloat) {
        let (edges, margins) = (settings.marginEdges, settings.contentMargins)
        return (
            edges.contains(.leading) ? margins.leading : metrics.margin,
            edges.contains(.trailing) ? margins.trailing : metrics.margin
        )
    }

    private func group(_ items: [Item]) {
        for item in items {
            let part = item.value(SectionPartKey.self)
            if groups.isEmpty || groups[groups.count - 1].identity !== part?.section {
                groups.append(Group(identity: part?.section))
            }
            let last = groups.count - 1
            groups[last].spacing = item.value(ListSectionSpacingKey.self) ?? groups[last].spacing
            switch part?.kind {
            case .header: groups[last].header = Title(item: item)
            case .footer: groups[last].footer = Title(item: item)
            default: groups[last].rows.append(Row(item: item))
            }
        }
    }

    private func arrange() {
        let margin = margin
        let card = max(0, metrics.width - margin.leading - margin.trailing)
        var y: CGFloat = 0
        for index in groups.indices {
            y += gap(above: index)
            if groups[index].header != nil { y = placeHeader(index, y, card) }
            y = placeRows(index, y, card)
            if groups[index].footer != nil { y = placeFooter(index, y, card) }
        }
        if let last = groups.last { y += metrics.below(hasFooter: last.footer != nil) }
        height = y + (settings.marginEdges.contains(.bottom) ? settings.contentMargins.bottom : 0)
    }

    /// Between a section and what is above it.
    private func gap(above index: Int) -> CGFloat {
        let hasHeader = groups[index].header != nil
        if index == 0 {
            if settings.marginEdges.contains(.top) { return settings.contentMargins.top }
            return hasHeader ? 0 : metrics.above(isFirst: true)
        }
        let usual =
            metrics.below(hasFooter: groups[index - 1].footer != nil) + (hasHeader ? 0 : metrics.above(isFirst: false))
        let common = metrics.environment.listSectionSpacing
        let (one, other) = (groups[index - 1].spacing, groups[index].spacing)
        func length(_ spacing: ListSectionSpacing) -> CGFloat {
            switch spacing.kind {
            case .usual: usual
            case .compact: min(usual, metrics.compactGap)
            case .custom(let length): length
            }
        }
        // Each of two that differ contributes half; one that says nothing takes the other's.
        return (length(one ?? other ?? common) + length(other ?? one ?? common)) / 2
    }

    private func placeHeader(_ index: Int, _ y: CGFloat, _ card: CGFloat) -> CGFloat {
        guard let header = groups[index].header else { return y }
        let own = header.item.value(SectionPartKey.self)?.inner.value(RowInsetsKey.self)
        let (above, below) = (own?.top ?? metrics.aboveHeader, own?.bottom ?? metrics.belowHeader)
        groups[index].header = placed(header, y + above, card, own)
        let text = groups[index].header?.frame.height ?? 0
        let height = max(metrics.leastHeader, above + text + below)
        // The header stays near its rows where there is more room than it needs.
        groups[index].header?.frame.origin.y = y + height - below - text
        return y + height
    }

    private func placeFooter(_ index: Int, _ y: CGFloat, _ card: CGFloat) -> CGFloat {
        guard let footer = groups[index].footer else { return y }
        let own = footer.item.value(SectionPartKey.self)?.inner.value(RowInsetsKey.self)
        let (above, below) = (own?.top ?? metrics.aboveFooter, own?.bottom ?? metrics.belowFooter)
        groups[index].footer = placed(footer, y + above, card, own)
        return y + above + (groups[index].footer?.frame.height ?? 0) + below
    }

    private func placed(_ title: Title, _ y: CGFloat, _ card: CGFloat, _ own: RowInsets?) -> Title {
        var title = title
        let (leading, trailing) = (own?.leading ?? metrics.inset, own?.trailing ?? metrics.inset)
        title.offer = ProposedViewSize(width: max(0, card - leading - trailing), height: nil)
        title.frame = CGRect(
            origin: CGPoint(x: margin.leading + leading, y: y), size: title.item.size(title.offer))
        return title
    }

    private func placeRows(_ index: Int, _ start: CGFloat, _ card: CGFloat) -> CGFloat {
        var y = start
        let count = groups[index].rows.count
        for place in 0..<count {
            var row = groups[index].rows[place]
            measure(&row, card)
            row.frame.origin = CGPoint(x: margin.leading, y: y)
            let isAlone = (rowSpacing ?? 0) > 0
            row.isFirst = isAlone || place == 0
            row.isLast = isAlone || place == count - 1
            y += row.frame.height
            if let rowSpacing, place < count - 1 { y += rowSpacing }
            groups[index].rows[place] = row
        }
        chooseLines(index)
        return y
    }

    private func measure(_ row: inout Row, _ card: CGFloat) {
        let own = row.item.value(RowInsetsKey.self)
        let leading = own?.leading ?? metrics.inset
        let trailing = own?.trailing ?? metrics.inset
        let (top, bottom) = (own?.top ?? metrics.around, own?.bottom ?? metrics.around)
        let (before, after) = editSigns(of: row.item)
        (row.before, row.after) = (before, after)
        let start = leading + (before == nil ? 0 : RowSign.room)
        var beside: CGFloat = after == nil ? 0 : RowSign.room
        if row.item.value(RowAccessoryKey.self) == .chevron { beside += metrics.chevron.width + metrics.besideChevron }
        row.offer = ProposedViewSize(width: max(0, card - start - trailing - beside), height: nil)
        let size = row.item.size(row.offer)
        var height = max(metrics.leastRow, size.height + top + bottom)
        if own == nil, size.height <= Self.highestControl, row.item.holdsControl {
            // Controls that are a little higher than a text make no higher row, as recalled.
            height = max(metrics.leastRow, size.height)
        }
        row.frame.size = CGSize(width: card, height: height)
        // In the middle, but never nearer to an edge than its inset.
        let spare = height - size.height - top - bottom
        row.content = CGRect(x: start, y: top + spare / 2, width: size.width, height: size.height)
    }

    private static let highestControl: CGFloat = 35

    private func editSigns(of item: Item) -> (before: RowSign?, after: RowSign?) {
        guard metrics.environment.editMode?.wrappedValue.isEditing == true else { return (nil, nil) }
        let editing = item.value(RowEditingKey.self)
        let canDelete = editing?.delete != nil && !item.value(DeleteDisabledKey.self)
        let id = item.value(Tag.self) ?? item.value(ImplicitTag.self)
        let choice: RowSign? = isSelected.map { isSelected in id.map(isSelected) == true ? .chosen : .unchosen }
        return (
            choice ?? (canDelete ? .delete : nil),
            editing?.move != nil && !item.value(MoveDisabledKey.self) ? .move : nil
        )
    }

    /// Between two rows there is a line, unless one of them hides it.
    private func chooseLines(_ index: Int) {
        let rows = groups[index].rows
        for place in rows.indices {
            let own = rows[place].item.value(RowSeparatorsKey.self)
            let section = rows[place].item.value(SectionSeparatorsKey.self)
            if place == 0 {
                // Two sections that touch have one line between them.
                let touches =
                    metrics.look == .plain && index > 0 && groups[index - 1].footer == nil
                    && groups[index].header == nil
                let isShown = metrics.hasOuterLines && !touches || own?.top == .visible
                groups[index].rows[place].lineAbove =
                    isShown && own?.top != .hidden && section?.top != .hidden
                groups[index].rows[place].isOuterAbove = true
            }
            if place == rows.count - 1 {
                let isShown = metrics.hasOuterLines || own?.bottom == .visible
                groups[index].rows[place].lineBelow =
                    isShown && own?.bottom != .hidden && section?.bottom != .hidden
                groups[index].rows[place].isOuterBelow = true
            } else if (rowSpacing ?? 0) <= 0 {
                let next = rows[place + 1].item.value(RowSeparatorsKey.self)
                groups[index].rows[place].lineBelow = own?.bottom != .hidden && next?.top != .hidden
            }
        }
    }
}

extension Item {
    /// Whether a control of UIKit's is in it.
    @MainActor fileprivate var holdsControl: Bool {
        var views: [UIView] = []
        mount(into: &views)
        return views.contains(where: \.holdsControl)
    }
}

extension UIView {
    fileprivate var holdsControl: Bool {
        self is UISwitch || self is UIStepper || self is UIDatePicker || self is UISlider || self is UITextField
            || subviews.contains(where: \.holdsControl)
    }
}
