import Testing
import UIKit

private final class RecordingLayout: UICollectionViewLayout {
    var calls: [String] = []
    var follows = false
    override func prepare() {
        super.prepare()
        calls.append("prepare")
    }
    override var collectionViewContentSize: CGSize {
        calls.append("contentSize")
        return CGSize(width: 300, height: 1000)
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 50, width: 300, height: 50)
        attributes.alpha = 0.5
        attributes.zIndex = 3
        return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        calls.append("elements")
        return (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }.filter {
            $0.frame.intersects(rect)
        }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { follows }
}

private final class OwnAttributes: UICollectionViewLayoutAttributes {
    var extra = 0
}

private final class OwnAttributesLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { OwnAttributes.self }
}

@MainActor
private final class PlainSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
}

private final class HoldingCollection: UICollectionView {
    var kept: [AnyObject] = []
}

@MainActor
private func show(_ layout: UICollectionViewLayout, _ counts: [Int]) -> HoldingCollection {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let controller = UIViewController()
    let view = HoldingCollection(frame: CGRect(x: 0, y: 0, width: 300, height: 390), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "head")
    let source = PlainSource(counts)
    view.dataSource = source
    view.kept = [window, source]
    controller.view.addSubview(view)
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return view
}

/// What Apple's pages say of layouts and of their attributes.
@Suite("Documented: collection view layouts") @MainActor
struct DocumentedCollectionLayoutTests {
    @Test("Attributes for cells, supplementary and decoration views") func kinds() {
        let path = IndexPath(item: 2, section: 1)
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        documented("uikit/uicollectionviewlayoutattributes/init(forcellwith:)", cell.indexPath, path)
        documented(
            "uikit/uicollectionviewlayoutattributes/representedelementcategory", cell.representedElementCategory, .cell)
        documented(
            "uikit/uicollectionviewlayoutattributes/representedelementkind", cell.representedElementKind == nil, true)
        let head = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path)
        documented(
            "uikit/uicollectionviewlayoutattributes/init(forsupplementaryviewofkind:with:)",
            head.representedElementCategory, .supplementaryView)
        documented("uikit/uicollectionviewlayoutattributes/representedelementkind", head.representedElementKind, "head")
        let back = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path)
        documented(
            "uikit/uicollectionviewlayoutattributes/init(fordecorationviewofkind:with:)",
            back.representedElementCategory, .decorationView)
        documented("uikit/uicollectionviewlayoutattributes/representedelementkind", back.representedElementKind, "back")
        documented("uikit/uicollectionviewlayoutattributes/alpha", cell.alpha, 1)
        documented("uikit/uicollectionviewlayoutattributes/ishidden", cell.isHidden, false)
        documented("uikit/uicollectionviewlayoutattributes/zindex", cell.zIndex, 0)
        documented("uikit/uicollectionviewlayoutattributes/transform", cell.transform, CGAffineTransform.identity)
    }

    @Test("Frame, center, size and bounds move together") func frames() {
        let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        cell.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        documented("uikit/uicollectionviewlayoutattributes/frame", cell.center, CGPoint(x: 60, y: 45))
        documented("uikit/uicollectionviewlayoutattributes/frame", cell.size, CGSize(width: 100, height: 50))
        documented(
            "uikit/uicollectionviewlayoutattributes/bounds", cell.bounds, CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.center = CGPoint(x: 100, y: 100)
        documented(
            "uikit/uicollectionviewlayoutattributes/center", cell.frame, CGRect(x: 50, y: 75, width: 100, height: 50))
        cell.size = CGSize(width: 20, height: 20)
        documented(
            "uikit/uicollectionviewlayoutattributes/size", cell.frame, CGRect(x: 90, y: 90, width: 20, height: 20))
        cell.bounds = CGRect(x: 0, y: 0, width: 40, height: 60)
        documented("uikit/uicollectionviewlayoutattributes/bounds", cell.size, CGSize(width: 40, height: 60))
        cell.transform = CGAffineTransform(translationX: 1, y: 2)
        documented(
            "uikit/uicollectionviewlayoutattributes/transform3d", CATransform3DGetAffineTransform(cell.transform3D),
            CGAffineTransform(translationX: 1, y: 2))
    }

    @Test("Attributes are equal by value and copied") func equality() {
        let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        one.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        let two = one.copy() as! UICollectionViewLayoutAttributes
        documented("uikit/uicollectionviewlayoutattributes", two !== one, true)
        documented("uikit/uicollectionviewlayoutattributes", two.isEqual(one), true)
        two.alpha = 0.3
        documented("uikit/uicollectionviewlayoutattributes", two.isEqual(one), false)
        documented("uikit/uicollectionviewlayoutattributes/alpha", one.alpha, 1)
    }

    @Test("What the base class answers") func base() {
        let layout = UICollectionViewLayout()
        documented(
            "uikit/uicollectionviewlayout/collectionviewcontentsize", layout.collectionViewContentSize, CGSize.zero)
        documented(
            "uikit/uicollectionviewlayout/layoutattributesforelements(in:)",
            layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 10, height: 10)) == nil, true)
        documented(
            "uikit/uicollectionviewlayout/layoutattributesforitem(at:)",
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil, true)
        documented(
            "uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)",
            layout.shouldInvalidateLayout(forBoundsChange: .zero), false)
        documented(
            "uikit/uicollectionviewlayout/targetcontentoffset(forproposedcontentoffset:withscrollingvelocity:)",
            layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 3, y: 4), withScrollingVelocity: .zero),
            CGPoint(x: 3, y: 4))
        documented(
            "uikit/uicollectionviewlayout/targetcontentoffset(forproposedcontentoffset:)",
            layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 5, y: 6)), CGPoint(x: 5, y: 6))
        documented(
            "uikit/uicollectionviewlayout/flipshorizontallyinoppositelayoutdirection",
            layout.flipsHorizontallyInOppositeLayoutDirection, false)
        documented(
            "uikit/uicollectionviewlayout/layoutattributesclass",
            UICollectionViewLayout.layoutAttributesClass == UICollectionViewLayoutAttributes.self, true)
        documented(
            "uikit/uicollectionviewlayout/invalidationcontextclass",
            UICollectionViewLayout.invalidationContextClass == UICollectionViewLayoutInvalidationContext.self, true)
        documented("uikit/uicollectionviewlayout/collectionview", layout.collectionView == nil, true)
    }

    @Test("A layout is prepared first, then asked") func order() {
        let layout = RecordingLayout()
        let view = show(layout, [20])
        documented("uikit/uicollectionviewlayout/prepare()", layout.calls.first, "prepare")
        documented("uikit/uicollectionviewlayout/collectionviewcontentsize", layout.calls.contains("contentSize"), true)
        documented(
            "uikit/uicollectionviewlayout/layoutattributesforelements(in:)", layout.calls.contains("elements"), true)
        documented(
            "uikit/uicollectionviewlayout/collectionviewcontentsize", view.contentSize, CGSize(width: 300, height: 1000)
        )
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        documented(
            "uikit/uicollectionviewlayoutattributes/frame", cell?.frame, CGRect(x: 0, y: 50, width: 300, height: 50))
        documented("uikit/uicollectionviewlayoutattributes/alpha", cell?.alpha, 0.5)
        documented(
            "uikit/uicollectionviewlayout/layoutattributesforitem(at:)",
            view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.zIndex, 3)
    }

    @Test("Invalidating prepares again") func invalidate() {
        let layout = RecordingLayout()
        let view = show(layout, [20])
        layout.calls = []
        layout.invalidateLayout()
        documented("uikit/uicollectionviewlayout/invalidatelayout()", layout.calls.contains("prepare"), false)
        view.layoutIfNeeded()
        documented("uikit/uicollectionviewlayout/invalidatelayout()", layout.calls.first, "prepare")
        layout.calls = []
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        view.layoutIfNeeded()
        documented(
            "uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)", layout.calls.contains("prepare"),
            false)
        layout.follows = true
        view.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        view.layoutIfNeeded()
        documented(
            "uikit/uicollectionviewlayout/shouldinvalidatelayout(forboundschange:)", layout.calls.contains("prepare"),
            true)
    }

    @Test("Attributes of the class that the layout names") func ownClass() {
        let layout = OwnAttributesLayout()
        let view = show(layout, [3])
        documented(
            "uikit/uicollectionviewlayout/layoutattributesclass",
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) is OwnAttributes, true)
        documented(
            "uikit/uicollectionview/layoutattributesforitem(at:)",
            view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) is OwnAttributes, true)
    }

    @Test("Invalidation contexts") func contexts() {
        let context = UICollectionViewLayoutInvalidationContext()
        documented(
            "uikit/uicollectionviewlayoutinvalidationcontext/invalidateeverything", context.invalidateEverything, false)
        documented(
            "uikit/uicollectionviewlayoutinvalidationcontext/invalidatedatasourcecounts",
            context.invalidateDataSourceCounts, false)
        documented(
            "uikit/uicollectionviewlayoutinvalidationcontext/contentoffsetadjustment", context.contentOffsetAdjustment,
            CGPoint.zero)
        documented(
            "uikit/uicollectionviewlayoutinvalidationcontext/contentsizeadjustment", context.contentSizeAdjustment,
            CGSize.zero)
        context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
        documented(
            "uikit/uicollectionviewlayoutinvalidationcontext/invalidateditemindexpaths",
            context.invalidatedItemIndexPaths, [IndexPath(item: 1, section: 0)])
        context.invalidateItems(at: [IndexPath(item: 2, section: 0)])
        documented(
            "uikit/uicollectionviewlayoutinvalidationcontext/invalidateitems(at:)",
            context.invalidatedItemIndexPaths?.count, 2)
        context.invalidateSupplementaryElements(ofKind: "head", at: [IndexPath(item: 0, section: 1)])
        documented(
            "uikit/uicollectionviewlayoutinvalidationcontext/invalidatedsupplementaryindexpaths",
            context.invalidatedSupplementaryIndexPaths?["head"], [IndexPath(item: 0, section: 1)])
        let flow = UICollectionViewFlowLayoutInvalidationContext()
        documented(
            "uikit/uicollectionviewflowlayoutinvalidationcontext/invalidateflowlayoutdelegatemetrics",
            flow.invalidateFlowLayoutDelegateMetrics, true)
        documented(
            "uikit/uicollectionviewflowlayoutinvalidationcontext/invalidateflowlayoutattributes",
            flow.invalidateFlowLayoutAttributes, true)
    }
}

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
