import Testing
import UIKit

/// What Apple's pages say of compositional layouts.
@Suite("Documented: compositional layout") @MainActor
struct DocumentedCompositionalLayoutTests {
    private func row(height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }

    @Test("Dimensions") func dimensions() {
        let absolute = NSCollectionLayoutDimension.absolute(44)
        documented("uikit/nscollectionlayoutdimension/isabsolute", absolute.isAbsolute, true)
        documented("uikit/nscollectionlayoutdimension/dimension", absolute.dimension, 44)
        documented("uikit/nscollectionlayoutdimension/isestimated", absolute.isEstimated, false)
        let estimated = NSCollectionLayoutDimension.estimated(100)
        documented("uikit/nscollectionlayoutdimension/isestimated", estimated.isEstimated, true)
        documented("uikit/nscollectionlayoutdimension/estimated(_:)", estimated.dimension, 100)
        let wide = NSCollectionLayoutDimension.fractionalWidth(0.5)
        documented("uikit/nscollectionlayoutdimension/isfractionalwidth", wide.isFractionalWidth, true)
        documented("uikit/nscollectionlayoutdimension/isfractionalheight", wide.isFractionalHeight, false)
        documented("uikit/nscollectionlayoutdimension/fractionalwidth(_:)", wide.dimension, 0.5)
        documented(
            "uikit/nscollectionlayoutdimension/fractionalheight(_:)",
            NSCollectionLayoutDimension.fractionalHeight(0.3).isFractionalHeight, true)
        let size = NSCollectionLayoutSize(widthDimension: wide, heightDimension: absolute)
        documented("uikit/nscollectionlayoutsize/widthdimension", size.widthDimension.isFractionalWidth, true)
        documented("uikit/nscollectionlayoutsize/heightdimension", size.heightDimension.dimension, 44)
    }

    @Test("Spacings and anchors") func spacings() {
        documented("uikit/nscollectionlayoutspacing/fixed(_:)", NSCollectionLayoutSpacing.fixed(8).isFixed, true)
        documented("uikit/nscollectionlayoutspacing/spacing", NSCollectionLayoutSpacing.fixed(8).spacing, 8)
        documented(
            "uikit/nscollectionlayoutspacing/flexible(_:)", NSCollectionLayoutSpacing.flexible(8).isFlexible, true)
        documented("uikit/nscollectionlayoutspacing/isfixed", NSCollectionLayoutSpacing.flexible(8).isFixed, false)
        let edges = NSCollectionLayoutEdgeSpacing(leading: .fixed(1), top: nil, trailing: .flexible(3), bottom: nil)
        documented("uikit/nscollectionlayoutedgespacing/leading", edges.leading?.spacing, 1)
        documented("uikit/nscollectionlayoutedgespacing/top", edges.top == nil, true)
        documented("uikit/nscollectionlayoutedgespacing/trailing", edges.trailing?.isFlexible, true)
        let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
        documented("uikit/nscollectionlayoutanchor/edges", anchor.edges, [.top, .trailing])
        documented("uikit/nscollectionlayoutanchor/isfractionaloffset", anchor.isFractionalOffset, true)
        documented("uikit/nscollectionlayoutanchor/offset", anchor.offset, CGPoint(x: 0.3, y: -0.3))
        documented(
            "uikit/nscollectionlayoutanchor/isabsoluteoffset",
            NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 1, y: 1)).isAbsoluteOffset, true)
    }

    @Test("New items, groups and sections") func fresh() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        documented("uikit/nscollectionlayoutitem/contentinsets", item.contentInsets, NSDirectionalEdgeInsets.zero)
        documented("uikit/nscollectionlayoutitem/edgespacing", item.edgeSpacing == nil, true)
        documented("uikit/nscollectionlayoutitem/layoutsize", item.layoutSize.heightDimension.dimension, 44)
        documented("uikit/nscollectionlayoutitem/supplementaryitems", item.supplementaryItems.count, 0)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        documented("uikit/nscollectionlayoutgroup/subitems", group.subitems.count, 1)
        documented("uikit/nscollectionlayoutgroup/interitemspacing", group.interItemSpacing == nil, true)
        let section = NSCollectionLayoutSection(group: group)
        documented("uikit/nscollectionlayoutsection/intergroupspacing", section.interGroupSpacing, 0)
        documented("uikit/nscollectionlayoutsection/contentinsets", section.contentInsets, NSDirectionalEdgeInsets.zero)
        documented(
            "uikit/nscollectionlayoutsection/orthogonalscrollingbehavior", section.orthogonalScrollingBehavior, .none)
        documented(
            "uikit/nscollectionlayoutsection/boundarysupplementaryitems", section.boundarySupplementaryItems.count, 0)
        documented("uikit/nscollectionlayoutsection/decorationitems", section.decorationItems.count, 0)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        documented(
            "uikit/uicollectionviewcompositionallayoutconfiguration/scrolldirection", configuration.scrollDirection,
            .vertical)
        documented(
            "uikit/uicollectionviewcompositionallayoutconfiguration/intersectionspacing",
            configuration.interSectionSpacing, 0)
        documented(
            "uikit/uicollectionviewcompositionallayoutconfiguration/boundarysupplementaryitems",
            configuration.boundarySupplementaryItems.count, 0)
    }

    @Test("Boundary and decoration items") func boundary() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: "header", alignment: .top)
        documented("uikit/nscollectionlayoutboundarysupplementaryitem/alignment", header.alignment, .top)
        documented("uikit/nscollectionlayoutboundarysupplementaryitem/extendsboundary", header.extendsBoundary, true)
        documented(
            "uikit/nscollectionlayoutboundarysupplementaryitem/pintovisiblebounds", header.pinToVisibleBounds, false)
        documented("uikit/nscollectionlayoutboundarysupplementaryitem/offset", header.offset, CGPoint.zero)
        documented("uikit/nscollectionlayoutsupplementaryitem/elementkind", header.elementKind, "header")
        let back = NSCollectionLayoutDecorationItem.background(elementKind: "back")
        documented("uikit/nscollectionlayoutdecorationitem/elementkind", back.elementKind, "back")
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
        documented("uikit/nscollectionlayoutsupplementaryitem/containeranchor", badge.containerAnchor.edges, .top)
        documented("uikit/nscollectionlayoutsupplementaryitem/itemanchor", badge.itemAnchor == nil, true)
    }

    @Test("Rows as wide as the view") func rows() {
        let layout = UICollectionViewCompositionalLayout(section: row(height: 44))
        let view = show(layout, [4])
        documented(
            "uikit/uicollectionviewcompositionallayout/init(section:)",
            view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame, CGRect(x: 0, y: 0, width: 300, height: 44))
        documented(
            "uikit/nscollectionlayoutdimension/absolute(_:)",
            view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame, CGRect(x: 0, y: 132, width: 300, height: 44))
        documented("uikit/uicollectionviewcompositionallayout", view.contentSize, CGSize(width: 300, height: 176))
    }

    @Test("Spacing between groups and insets of the section") func sectionSpacing() {
        let section = row(height: 40)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
        let view = show(UICollectionViewCompositionalLayout(section: section), [2])
        documented(
            "uikit/nscollectionlayoutsection/contentinsets",
            view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame, CGRect(x: 20, y: 5, width: 250, height: 40))
        documented(
            "uikit/nscollectionlayoutsection/intergroupspacing",
            view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY, 55)
        documented("uikit/nscollectionlayoutsection/contentinsets", view.contentSize.height, 102)
    }

    @Test("Insets of items are taken off after layout") func itemInsets() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item])))
        let view = show(layout, [3])
        documented(
            "uikit/nscollectionlayoutitem/contentinsets", view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame,
            CGRect(x: 2, y: 1, width: 144, height: 96))
        documented(
            "uikit/nscollectionlayoutdimension/fractionalwidth(_:)",
            view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame, CGRect(x: 152, y: 1, width: 144, height: 96))
        documented(
            "uikit/nscollectionlayoutgroup", view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame,
            CGRect(x: 2, y: 101, width: 144, height: 96))
    }

    @Test("A count of items in a group") func count() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(15)
        let view = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [4])
        documented(
            "uikit/nscollectionlayoutgroup/horizontal(layoutsize:repeatingsubitem:count:)",
            view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.origin, CGPoint(x: 0, y: 60))
    }

    @Test("Vertical and nested groups") func nested() {
        let big = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)), subitems: [small, small])
        let all = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(200)),
            subitems: [big, column])
        let view = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: all)), [4])
        documented(
            "uikit/nscollectionlayoutgroup", view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame,
            CGRect(x: 0, y: 0, width: 150, height: 200))
        documented(
            "uikit/nscollectionlayoutgroup/vertical(layoutsize:subitems:)",
            view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame, CGRect(x: 150, y: 0, width: 150, height: 100))
        documented(
            "uikit/nscollectionlayoutgroup/vertical(layoutsize:subitems:)",
            view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame, CGRect(x: 150, y: 100, width: 150, height: 100)
        )
        documented(
            "uikit/nscollectionlayoutgroup", view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY, 200)
    }

    @Test("A provider of sections") func provider() {
        let first = row(height: 30)
        let second = row(height: 50)
        let asked = Asked()
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                asked.indexes.insert(index)
                asked.width = environment.container.contentSize.width
                return index == 0 ? first : second
            }, configuration: configuration)
        let view = show(layout, [1, 1])
        documented(
            "uikit/uicollectionviewcompositionallayout/init(sectionprovider:configuration:)", asked.indexes, [0, 1])
        documented("uikit/nscollectionlayoutenvironment/container", asked.width, 300)
        documented(
            "uikit/uicollectionviewcompositionallayoutconfiguration/intersectionspacing",
            view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame, CGRect(x: 0, y: 42, width: 300, height: 50))
    }

    @Test("A header at the top boundary") func header() {
        let section = row(height: 30)
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: "header", alignment: .top)
        ]
        let view = show(UICollectionViewCompositionalLayout(section: section), [2])
        let header = view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0))
        documented(
            "uikit/nscollectionlayoutsection/boundarysupplementaryitems", header?.frame,
            CGRect(x: 0, y: 0, width: 300, height: 44))
        documented(
            "uikit/nscollectionlayoutboundarysupplementaryitem/extendsboundary",
            view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 44)
        documented("uikit/nscollectionlayoutsection/boundarysupplementaryitems", view.contentSize.height, 104)
    }

    @Test("Custom groups") func custom() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
            [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 20, width: 30, height: 40)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 60, width: 30, height: 40), zIndex: 5),
            ]
        }
        let view = show(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [3])
        documented(
            "uikit/nscollectionlayoutgroup/custom(layoutsize:itemprovider:)",
            view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame, CGRect(x: 50, y: 60, width: 30, height: 40))
        documented(
            "uikit/nscollectionlayoutgroup/custom(layoutsize:itemprovider:)",
            view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame, CGRect(x: 10, y: 140, width: 30, height: 40))
        documented(
            "uikit/nscollectionlayoutgroupcustomitem/zindex",
            NSCollectionLayoutGroupCustomItem(frame: .zero, zIndex: 5).zIndex, 5)
    }

    @Test("Orthogonal sections lie side by side") func orthogonal() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let view = show(UICollectionViewCompositionalLayout(section: section), [10])
        documented("uikit/nscollectionlayoutsection/orthogonalscrollingbehavior", view.contentSize.height, 80)
        documented("uikit/nscollectionlayoutsection/orthogonalscrollingbehavior", view.contentSize.width, 300)
    }
}

@MainActor
private final class Asked {
    var indexes: Set<Int> = []
    var width: CGFloat = 0
}
