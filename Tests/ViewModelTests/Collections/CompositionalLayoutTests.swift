import MaquetteViewTestSupport
import Testing
import UIKit

/// Items in groups in sections: each length is a share of what is around it, a number, or what a cell asks for.
@MainActor @Suite struct CompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

    private func view(
        _ counts: [Int], width: CGFloat = 300, height: CGFloat = 400,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init(), _ section: NSCollectionLayoutSection
    ) -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        return Boxes(counts).view(width: width, height: height, layout: layout)
    }

    private final class Rows: UICollectionViewCompositionalLayout {
        init(of section: NSCollectionLayoutSection) { super.init(section: section) }
        init(asking provider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
            super.init(sectionProvider: provider)
        }
        required init?(coder: NSCoder) { nil }
    }

    /// In Apple's header none of the four is marked, so subclasses call each.
    @Test func subclassesCallEachInitialiser() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        for layout in [Rows(of: section), Rows(asking: { _, _ in section })] {
            let frames = Boxes([2]).view(width: 300, height: 400, layout: layout).itemFrames()
            #expect(frames.map(\.minY) == [0, 60])
        }
    }

    @Test func aRowTakesItemsUntilItIsFull() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)),
            subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
        let frames = view([5], NSCollectionLayoutSection(group: group)).itemFrames()
        #expect(frames.map(\.minX) == [0, 100, 200, 0, 100])
        #expect(frames.map(\.minY) == [0, 0, 0, 60, 60])
        #expect(frames.allSatisfy { $0.size == CGSize(width: 100, height: 60) })
    }

    @Test func insetsShrinkWhatTheyAreSetOn() {
        let cell = item(.fractionalWidth(0.5), .fractionalHeight(1))
        cell.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [cell])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        section.interGroupSpacing = 7
        let view = view([3], section)
        // 300 - 20 - 40 = 240 for the groups, which are 60 high; 120 for each item.
        #expect(
            view.itemFrames() == [
                CGRect(x: 22, y: 11, width: 114, height: 56), CGRect(x: 142, y: 11, width: 114, height: 56),
                CGRect(x: 22, y: 78, width: 114, height: 56),
            ])
        #expect(view.contentSize == CGSize(width: 300, height: 10 + 60 + 7 + 60 + 30))
    }

    @Test func aCountDividesTheRowBetweenTheSpacings() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 4)
        group.interItemSpacing = .fixed(12)
        let frames = view([4], NSCollectionLayoutSection(group: group)).itemFrames()
        // (300 - 3 * 12) / 4 = 66.
        #expect(frames.map(\.minX) == [0, 78, 156, 234])
        #expect(frames.allSatisfy { $0.width == 66 })
    }

    @Test func flexibleSpacingTakesWhatIsLeft() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item(.absolute(80), .absolute(50))])
        group.interItemSpacing = .flexible(10)
        let frames = view([4], NSCollectionLayoutSection(group: group)).itemFrames()
        // Three of 80 leave 60 for two gaps; a row that is not full has the gaps of the others.
        #expect(frames.map(\.minX) == [0, 110, 220, 0])
    }

    @Test func fixedSpacingThatDoesNotFitBreaksTheRow() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
        group.interItemSpacing = .fixed(10)
        #expect(view([2], NSCollectionLayoutSection(group: group)).itemFrames().map(\.minY) == [0, 50])
    }

    @Test func groupsStandInGroups() {
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)),
            subitems: [item(.fractionalWidth(0.6), .fractionalHeight(1)), column])
        let frames = view([5], NSCollectionLayoutSection(group: group)).itemFrames()
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 180, height: 200), CGRect(x: 180, y: 0, width: 120, height: 100),
                CGRect(x: 180, y: 100, width: 120, height: 100), CGRect(x: 0, y: 200, width: 180, height: 200),
                CGRect(x: 180, y: 200, width: 120, height: 100),
            ])
    }

    @Test func aCustomGroupHasItsOwnFrames() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            environment in
            let width = environment.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 40)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 60, width: 20, height: 40), zIndex: 3),
            ]
        }
        let view = view([4], NSCollectionLayoutSection(group: group))
        #expect(view.itemFrames().map(\.minY) == [0, 60, 100, 160])
        #expect(view.itemFrames()[0].width == 150)
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
    }

    @Test func headersAndFootersStandAroundTheGroups() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 6, trailing: 16)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.absolute(100), .absolute(20)),
                elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing),
        ]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 9
        let view = view([2, 1], configuration: configuration, section)
        // 30 + 5 + 100 + 6 + 20 = 161.
        #expect(view.header(0) == CGRect(x: 16, y: 0, width: 268, height: 30))
        #expect(view.itemFrames().map(\.minY) == [35, 85])
        #expect(view.footer(0) == CGRect(x: 184, y: 141, width: 100, height: 20))
        #expect(view.header(1)?.minY == 170)
        // 30 + 5 + 50 + 6 + 20 = 111 more.
        #expect(view.contentSize.height == 281)
        section.supplementariesFollowContentInsets = false
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.header(0)?.width == 300)
    }

    @Test func sectionsThatScrollSidewaysShowTheirBeginning() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(80)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets.leading = 16
        let view = view([20, 1], section)
        #expect(view.itemFrames().prefix(3).map(\.minX) == [16, 146, 276])
        #expect(view.itemFrames(section: 1).first?.minY == 80)
        #expect(view.contentSize == CGSize(width: 300, height: 160))
        #expect(view.visibleCells.count == 4)
        section.orthogonalScrollingBehavior = .groupPagingCentered
        section.contentInsets.leading = 0
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.itemFrames().first?.minX == 90)
    }

    @Test func badgesHoldOnToTheirItem() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: UICollectionView.elementKindSectionFooter,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let cell = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [cell])
        let view = view([2], NSCollectionLayoutSection(group: group))
        // At the corner at (200, 0), half of its own size further out.
        let second = view.layoutAttributesForSupplementaryElement(
            ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 1, section: 0))
        #expect(second?.frame == CGRect(x: 190, y: -10, width: 20, height: 20))
    }

    @Test func backgroundsLieBehindTheirSection() throws {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        background.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
        section.decorationItems = [background]
        final class Ground: UICollectionReusableView {}
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let view = Boxes([2]).view(width: 300, layout: layout)
        let backdrop = try #require(view.subviews.first { $0 is Ground })
        #expect(backdrop.frame == CGRect(x: 4, y: 2, width: 292, height: 96))
        #expect(backdrop.layer.zPosition == -1)
    }

    @Test func theLayoutIsSeenInAMirrorFromRightToLeft() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item(.absolute(80), .fractionalHeight(1))])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 10
        rightToLeft {
            let frames = view([2], section).itemFrames()
            #expect(frames.map(\.minX) == [210, 130])
        }
    }

    @Test func everySectionMayHaveAnotherLayout() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let isWide = environment.container.effectiveContentSize.width > 250
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 100 : 40)),
                subitem: NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))),
                count: isWide ? 3 : 1)
            return NSCollectionLayoutSection(group: group)
        }
        let view = Boxes([3, 3]).view(width: 300, layout: layout)
        #expect(view.contentSize.height == 140)
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(view.contentSize.height == 420)
    }

    @Test func tenThousandItemsHaveAsManyCellsAsAreSeen() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 4)
        let view = view([10_000], NSCollectionLayoutSection(group: group))
        #expect(view.contentSize.height == 250_000)
        #expect(view.visibleCells.count == 16)
    }
}
