import Testing
import UIKit

@Suite @MainActor struct ListRowTests {
    private func rows(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, accessories: [UICellAccessory] = []
    ) throws -> [UICollectionViewListCell] {
        let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            cell.accessories = accessories
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["one", "two"])
        source.apply(snapshot)
        view.layoutIfNeeded()
        return try (0..<2).map { item in
            try #require(view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
        }
    }

    /// Where the line below the row ends, from the row's end.
    private func endOfSeparator(_ row: UICollectionViewListCell) throws -> CGFloat {
        let line = try #require(row.subviews.last { $0.frame.height > 0 && $0.frame.height <= 1 })
        return row.bounds.width - line.frame.maxX
    }

    /// Measured on iOS 26.1: 16 points at both ends in inset groups. Before, lines reached the edge.
    @Test func separatorsOfCardsEndBeforeTheEdgeSinceIOS26() throws {
        try Headless.with({ $0.release = .iOS26 }) { () throws in
            #expect(try endOfSeparator(rows(.insetGrouped)[0]) == 16)
            #expect(try endOfSeparator(rows(.plain)[0]) == 0)
        }
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            #expect(try endOfSeparator(rows(.insetGrouped)[0]) == 0)
        }
    }

    /// Footers are as high as those of tables: 30 in groups of iOS 26 (measured on iOS 26.1 with Mac Catalyst).
    @Test func anEmptyFooterIsAsHighAsThatOfATable() throws {
        func height(_ appearance: UICollectionLayoutListConfiguration.Appearance) throws -> CGFloat {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.footerMode = .supplementary
            final class Environment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
                var container: any NSCollectionLayoutContainer { self }
                var traitCollection: UITraitCollection { .current }
                var contentSize: CGSize { CGSize(width: 320, height: 480) }
                var effectiveContentSize: CGSize { contentSize }
                var contentInsets: NSDirectionalEdgeInsets { .zero }
                var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
            }
            let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: Environment())
            return try #require(section.boundarySupplementaryItems.first).layoutSize.heightDimension.dimension
        }
        try Headless.with({ $0.release = .iOS26 }) { () throws in
            #expect(try height(.insetGrouped) == 30)
            #expect(try height(.plain) == 28)
        }
    }

    /// A width that is reserved is the accessory's, and the content ends 16 points, that is a margin, before it.
    @Test func optionsOfAccessoriesCount() throws {
        let wide = UICellAccessory.checkmark(options: .init(reservedLayoutWidth: .custom(40)))
        let row = try rows(.plain, accessories: [wide])[0]
        #expect(row.contentView.frame.maxX == row.bounds.width - 16 - 40)
        let hidden = try rows(.plain, accessories: [.label(text: "3", options: .init(isHidden: true))])[0]
        #expect(hidden.subviews.contains { $0 is UILabel && $0.isHidden })
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let custom = UICellAccessory.CustomViewConfiguration(
            customView: view, placement: .leading(), isHidden: false, tintColor: .red, maintainsFixedSize: true)
        let led = try rows(.plain, accessories: [.customView(configuration: custom)])[0]
        #expect(led.contentView.frame.minX == CGFloat(36))
        #expect(view.tintColor == .red)
    }
}
