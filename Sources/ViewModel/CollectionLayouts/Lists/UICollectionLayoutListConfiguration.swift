import Foundation

/// The appearance of a list layout.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
    public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
    public enum FooterMode: Int, Sendable { case none, supplementary }
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    public let appearance: Appearance
    public var headerMode = HeaderMode.none
    public var footerMode = FooterMode.none
    public var showsSeparators: Bool
    public var separatorConfiguration: UIListSeparatorConfiguration
    public var itemSeparatorHandler: ItemSeparatorHandler?
    public var backgroundColor: UIColor?
    public var headerTopPadding: CGFloat?
    /// What a finger brings out from behind a row.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        backgroundColor = appearance.hasCards ? .systemGroupedBackground : .systemBackground
    }

    var hasHeaderItem: Bool { headerMode == .firstItemInSection }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// Whether the rows of a section have a background of their own.
    var hasCards: Bool { self == .grouped || self == .insetGrouped }
}

/// The lines between the rows of a list.
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    public var color = UIColor.separator
    public var multipleSelectionColor = UIColor.separator
    public var visualEffect: UIVisualEffect?

    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSCollectionLayoutSection {
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let section = NSCollectionLayoutSection(group: group)
        section.sectionState.list = configuration
        section.contentInsets = insets(of: configuration, in: layoutEnvironment)
        section.boundarySupplementaryItems = sides(of: configuration)
        return section
    }

    /// Groups have the same spacing as those of tables.
    private class func insets(
        of configuration: UICollectionLayoutListConfiguration, in environment: any NSCollectionLayoutEnvironment
    ) -> NSDirectionalEdgeInsets {
        var insets = NSDirectionalEdgeInsets.zero
        guard configuration.appearance.hasCards else { return insets }
        insets.top = configuration.headerMode == .none ? 17.5 : 0
        insets.bottom = configuration.footerMode == .none ? 17.5 : 0
        if configuration.appearance == .insetGrouped {
            let side = TableMargins.side(
                width: environment.container.contentSize.width, in: environment.traitCollection)
            (insets.leading, insets.trailing) = (side, side)
        }
        return insets
    }

    private class func sides(
        of configuration: UICollectionLayoutListConfiguration
    ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
        func side(_ kind: String, _ alignment: NSRectAlignment, height: CGFloat)
            -> NSCollectionLayoutBoundarySupplementaryItem
        {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
            return NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: kind, alignment: alignment)
        }
        var sides: [NSCollectionLayoutBoundarySupplementaryItem] = []
        let isPlain = !configuration.appearance.hasCards
        let tables = Headless.release.tables
        if configuration.headerMode == .supplementary {
            let room = isPlain ? tables.plainHeader : tables.groupedHeader
            let header = side(UICollectionView.elementKindSectionHeader, .top, height: room.least)
            header.pinToVisibleBounds = isPlain
            sides.append(header)
        }
        if configuration.footerMode == .supplementary {
            let room = isPlain ? tables.plainFooter : tables.groupedFooter
            // Without a least height it is that of its text, which is not known yet.
            sides.append(
                side(UICollectionView.elementKindSectionFooter, .bottom, height: max(room.least, 2 * room.around)))
        }
        return sides
    }
}

/// What cells know about their list.
struct ListPlace: Equatable {
    let appearance: UICollectionLayoutListConfiguration.Appearance
    let isFirst: Bool
    let isLast: Bool
    let isHeader: Bool
    /// The line below the row, if there is one.
    let separator: Line?

    struct Line: Equatable {
        let color: UIColor
        let insets: NSDirectionalEdgeInsets
    }

    @MainActor init(
        _ list: UICollectionLayoutListConfiguration, at path: IndexPath, isFirst: Bool, isLast: Bool, isHeader: Bool
    ) {
        appearance = list.appearance
        self.isFirst = isFirst
        self.isLast = isLast
        self.isHeader = isHeader
        let line = list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
        let isWanted: Bool
        switch line.bottomSeparatorVisibility {
        case .automatic: isWanted = !isHeader && !(isLast && list.appearance.hasCards)
        case .visible: isWanted = true
        case .hidden: isWanted = false
        }
        separator =
            list.showsSeparators && isWanted ? Line(color: line.color, insets: line.bottomSeparatorInsets) : nil
    }
}
