import Foundation

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
