import Testing
import UIKit

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
