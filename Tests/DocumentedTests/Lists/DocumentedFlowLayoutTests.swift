import Testing
import UIKit

/// What Apple's pages say of the flow layout.
@Suite("Documented: flow layout") @MainActor
struct DocumentedFlowLayoutTests {
    @Test("What a new flow layout has") func defaults() {
        let layout = UICollectionViewFlowLayout()
        documented("uikit/uicollectionviewflowlayout/itemsize", layout.itemSize, CGSize(width: 50, height: 50))
        documented("uikit/uicollectionviewflowlayout/minimumlinespacing", layout.minimumLineSpacing, 10)
        documented("uikit/uicollectionviewflowlayout/minimuminteritemspacing", layout.minimumInteritemSpacing, 10)
        documented("uikit/uicollectionviewflowlayout/estimateditemsize", layout.estimatedItemSize, CGSize.zero)
        documented("uikit/uicollectionviewflowlayout/sectioninset", layout.sectionInset, UIEdgeInsets.zero)
        documented("uikit/uicollectionviewflowlayout/headerreferencesize", layout.headerReferenceSize, CGSize.zero)
        documented("uikit/uicollectionviewflowlayout/footerreferencesize", layout.footerReferenceSize, CGSize.zero)
        documented("uikit/uicollectionviewflowlayout/scrolldirection", layout.scrollDirection, .vertical)
        documented(
            "uikit/uicollectionviewflowlayout/sectionheaderspintovisiblebounds",
            layout.sectionHeadersPinToVisibleBounds, false)
        documented(
            "uikit/uicollectionviewflowlayout/sectionfooterspintovisiblebounds",
            layout.sectionFootersPinToVisibleBounds, false)
        documented(
            "uikit/uicollectionviewflowlayout/sectioninsetreference-swift.property", layout.sectionInsetReference,
            .fromContentInset)
        documented("uikit/uicollectionviewlayout/collectionview", layout.collectionView == nil, true)
    }

    @Test("Items fill a line, then go to the next") func lines() {
        let layout = makeFlow()
        let (view, _) = makeCollection([5], layout: layout)
        documented(
            "uikit/uicollectionviewflowlayout",
            layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame,
            CGRect(x: 200, y: 0, width: 100, height: 100))
        documented(
            "uikit/uicollectionviewflowlayout",
            layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame,
            CGRect(x: 0, y: 100, width: 100, height: 100))
        documented(
            "uikit/uicollectionviewlayout/collectionviewcontentsize", layout.collectionViewContentSize,
            CGSize(width: 300, height: 200))
        documented(
            "uikit/uicollectionviewlayout/collectionviewcontentsize", view.contentSize, CGSize(width: 300, height: 200))
        let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 110, width: 300, height: 50))
        documented(
            "uikit/uicollectionviewlayout/layoutattributesforelements(in:)", found?.contains { $0.indexPath.item == 4 },
            true)
    }

    @Test("Spacing between items grows, between lines stays") func spacing() {
        let layout = makeFlow()
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 25
        let (_, _) = makeCollection([4], layout: layout)
        documented(
            "uikit/uicollectionviewflowlayout/minimuminteritemspacing",
            layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX, 200)
        documented(
            "uikit/uicollectionviewflowlayout/minimuminteritemspacing",
            layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minX, 0)
        documented(
            "uikit/uicollectionviewflowlayout/minimumlinespacing",
            layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.minY, 125)
    }

    @Test("Section insets lie around the items") func insets() {
        let layout = makeFlow()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 50, bottom: 20, right: 50)
        let (view, _) = makeCollection([2, 1], layout: layout)
        documented(
            "uikit/uicollectionviewflowlayout/sectioninset",
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.origin, CGPoint(x: 50, y: 10))
        documented(
            "uikit/uicollectionviewflowlayout/sectioninset",
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 1))?.frame.minY, 140)
        documented("uikit/uicollectionviewflowlayout/sectioninset", view.contentSize.height, 260)
    }

    @Test("Headers and footers") func headers() {
        let layout = makeFlow()
        layout.headerReferenceSize = CGSize(width: 7, height: 40)
        layout.footerReferenceSize = CGSize(width: 7, height: 15)
        let (view, source) = makeCollection([3], layout: layout)
        let header = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        documented(
            "uikit/uicollectionviewflowlayout/headerreferencesize", header?.frame,
            CGRect(x: 0, y: 0, width: 300, height: 40))
        let footer = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        documented(
            "uikit/uicollectionviewflowlayout/footerreferencesize", footer?.frame,
            CGRect(x: 0, y: 140, width: 300, height: 15))
        documented(
            "uikit/uicollectionviewflowlayout/headerreferencesize",
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 40)
        documented(
            "uikit/uicollectionview/elementkindsectionheader",
            source.kinds.contains(UICollectionView.elementKindSectionHeader), true)
        let shown = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        documented("uikit/uicollectionview/supplementaryview(forelementkind:at:)", shown is Head, true)
        documented(
            "uikit/uicollectionview/visiblesupplementaryviews(ofkind:)",
            view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).count, 1)
        documented(
            "uikit/uicollectionview/indexpathsforvisiblesupplementaryelements(ofkind:)",
            view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader),
            [IndexPath(item: 0, section: 0)])
    }

    @Test("No header where its size is zero") func noHeader() {
        let (view, source) = makeCollection([3], layout: makeFlow())
        documented(
            "uikit/uicollectionviewflowlayout/headerreferencesize",
            view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 0)
        documented("uikit/uicollectionviewflowlayout/headerreferencesize", source.kinds, [])
        documented(
            "uikit/uicollectionview/supplementaryview(forelementkind:at:)",
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)) == nil,
            true)
    }

    @Test("What the delegate says goes before the properties") func delegate() {
        let layout = makeFlow()
        let (view, _) = makeCollection([3], layout: layout)
        let delegate = SizeDelegate()
        view.kept.append(delegate)
        view.delegate = delegate
        view.reloadData()
        layout.invalidateLayout()
        view.layoutIfNeeded()
        documented(
            "uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:sizeforitemat:)",
            layout.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.frame.height, 40)
        documented(
            "uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:insetforsectionat:)",
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY, 35)
        documented(
            "uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:minimumlinespacingforsectionat:)",
            layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minY, 59)
        documented(
            "uikit/uicollectionviewdelegateflowlayout/collectionview(_:layout:referencesizeforheaderinsection:)",
            view.contentSize.height, 140)
    }

    @Test("Horizontal scrolling") func horizontal() {
        let layout = makeFlow()
        layout.scrollDirection = .horizontal
        let (view, _) = makeCollection([7], layout: layout)
        documented(
            "uikit/uicollectionviewflowlayout/scrolldirection",
            layout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.minX, 100)
        documented(
            "uikit/uicollectionviewflowlayout/scrolldirection", view.contentSize, CGSize(width: 300, height: 390))
    }
}
