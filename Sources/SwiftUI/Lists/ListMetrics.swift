/// The measures of a list: recorded of inset groups on iOS 17.5, 18.5 and 26.2, of groups before 26; those of plain lists are recalled.
@MainActor struct ListMetrics {
    let look: _ListLook
    let width: CGFloat
    let environment: EnvironmentValues

    private var release: SystemRelease { Headless.release }
    /// Whether rows are those of iOS 26.
    private var isRoomy: Bool { release.tables.groupHeadersAreHeadlines }
    private var side: CGFloat { release.tables.sides.side(inWidth: width) }

    // MARK: Rows

    /// The margin beside a card.
    var margin: CGFloat {
        guard look.hasCards else { return 0 }
        return isRoomy ? 16 : side
    }
    /// The inset beside the content of a row.
    var inset: CGFloat {
        switch look {
        case .insetGrouped: isRoomy ? 16 : side
        case .grouped: 16
        case .plain: side
        }
    }
    /// The space above and below the content of a row.
    var around: CGFloat { release.cells.live.contentMargin }
    var leastRow: CGFloat { environment.defaultMinListRowHeight }
    var radius: CGFloat { look.hasCards ? release.tables.cardRadius : 0 }
    var chevron: CGSize { release.cells.chevron }
    var besideChevron: CGFloat { release.cells.besideAccessory }

    var rowColor: UIColor { look == .plain ? .systemBackground : .secondarySystemGroupedBackground }
    var ground: UIColor { look == .plain ? .systemBackground : .systemGroupedBackground }

    // MARK: Separators

    var line: CGFloat { isRoomy ? 1 : environment.pixelLength }
    /// A grey of 230 on white was recorded on iOS 26.2; how it is in the dark is a guess.
    var lineColor: UIColor {
        guard isRoomy else { return .separator }
        return UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.098) }
    }
    /// Between the line and the trailing edge of a row.
    var besideLine: CGFloat { isRoomy ? inset : 0 }
    /// Whether there is a line above the first row and below the last one.
    var hasOuterLines: Bool { !look.hasCards && !(isRoomy && look == .grouped) }
    /// Whether that line is as wide as the list.
    var outerLinesFill: Bool { look == .grouped }

    // MARK: Titles

    var aboveHeader: CGFloat {
        if look == .plain { return isRoomy ? 10 : 3.5 }
        return isRoomy ? 10 : 17
    }
    var belowHeader: CGFloat {
        if look == .plain { return isRoomy ? 10 : 4 }
        return isRoomy ? 10 : 6
    }
    var leastHeader: CGFloat { environment.defaultMinListHeaderHeight ?? (look == .plain ? 28 : 0) }
    var aboveFooter: CGFloat { isRoomy ? 8 : 6 }
    var belowFooter: CGFloat { isRoomy ? 6 : 12 }

    // MARK: Sections

    /// Half the distance of two sections; one with a footer has none below it.
    private var halfGap: CGFloat { release.tables.gapOfGroups(scale: environment.displayScale) }

    func below(hasFooter: Bool) -> CGFloat { look == .plain || hasFooter ? 0 : halfGap }
    /// The space above a section without a header.
    func above(isFirst: Bool) -> CGFloat {
        if look == .plain { return 0 }
        return isFirst ? release.tables.aboveFirstGroup : halfGap
    }
    var compactGap: CGFloat { halfGap }
}

/// What the texts of headers and footers look like in a list.
struct ListTitleLook {
    let kind: SectionPart.Kind
    private let look: _ListLook
    private let prominence: Prominence

    init(kind: SectionPart.Kind, in environment: EnvironmentValues) {
        (self.kind, look, prominence) = (kind, environment.listLook, environment.headerProminence)
    }

    func change(_ values: inout EnvironmentValues) {
        let areHeadlines = assumingMainActor { Headless.release.tables.groupHeadersAreHeadlines }
        values.foregroundStyle = Color(uiColor: .secondaryLabel)
        guard kind == .header else {
            values.font = .footnote
            return
        }
        if prominence == .increased {
            values.font = .title3.bold()
            values.foregroundStyle = nil
        } else if look == .plain {
            values.font = .headline
            values.foregroundStyle = nil
        } else if areHeadlines {
            values.font = .headline
        } else {
            values.font = .footnote
            if !values.textCaseIsGiven { values.textCase = .uppercase }
        }
    }
}
