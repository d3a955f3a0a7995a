import MaquetteViewTestSupport
import Testing
import UIKit

/// Where a flow layout sets its items: a line takes what fits with the least distance, and what is left over is spread.
@MainActor @Suite struct FlowLayoutTests {
    private func flow(
        item: CGSize = CGSize(width: 50, height: 50), _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
    ) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = item
        change(layout)
        return layout
    }

    @Test func aFullLineSpreadsWhatIsLeftOver() {
        // Six items of 50 with distances of 10 take 350 of 375: 25 more go into five gaps, 15 each.
        let view = Boxes([8]).view()
        let frames = view.itemFrames()
        #expect(frames.map(\.minX) == [0, 65, 130, 195, 260, 325, 0, 65])
        #expect(frames.map(\.minY) == [0, 0, 0, 0, 0, 0, 60, 60])
        #expect(view.contentSize == CGSize(width: 375, height: 110))
    }

    @Test func aLastLineOfEqualItemsKeepsTheColumns() {
        let frames = Boxes([4]).view().itemFrames()
        #expect(frames.map(\.minX) == [0, 65, 130, 195])
    }

    @Test func aLastLineOfUnequalItemsKeepsTheLeastDistance() {
        // 200 and 100 take 310 of 375 and 80 does not fit any more: 75 between them. 80 and 60 stay at the left.
        let sizes = [200, 100, 80, 60].map { CGSize(width: $0, height: 40) }
        let frames = Boxes(sizes: sizes).view().itemFrames()
        #expect(frames.map(\.minX) == [0, 275, 0, 90])
        #expect(frames.map(\.minY) == [0, 0, 50, 50])
    }

    @Test func aLineOfOneItemStandsInTheMiddle() {
        let frames = Boxes([2]).view(layout: flow(item: CGSize(width: 275, height: 30))).itemFrames()
        #expect(frames == [CGRect(x: 50, y: 0, width: 275, height: 30), CGRect(x: 50, y: 40, width: 275, height: 30)])
    }

    @Test func threeColumnsOfAThirdFitInTheirWidth() {
        // (375 - 2 * 8 - 2 * 12) / 3 = 111.6667; the origins stand on pixels.
        let side = (375.0 - 16 - 24) / 3
        atScale(3) {
            let layout = flow(item: CGSize(width: side, height: side)) {
                $0.minimumInteritemSpacing = 8
                $0.minimumLineSpacing = 4
                $0.sectionInset = UIEdgeInsets(top: 6, left: 12, bottom: 9, right: 12)
            }
            let view = Boxes([4]).view(layout: layout)
            let frames = view.itemFrames()
            #expect(frames.map { Int(($0.minX * 3).rounded()) } == [36, 395, 754, 36])
            #expect(frames.allSatisfy { $0.width == side })
            #expect(abs(frames[3].minY - (6 + side + 4)) < 0.001)
            #expect(abs(view.contentSize.height - (6 + 2 * side + 4 + 9)) < 0.001)
        }
    }

    @Test func originsStandOnPixelsAndSizesStayAsTheyAre() {
        // Four of 80 in 351: 31 in three gaps of 10.333; at two pixels a point 12, 102.333 and 192.667 become these.
        atScale(2) {
            let layout = flow(item: CGSize(width: 80, height: 20.3)) {
                $0.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
            }
            let frames = Boxes([4]).view(layout: layout).itemFrames()
            #expect(frames.map(\.minX) == [12, 102.5, 192.5, 283])
            #expect(frames.allSatisfy { $0.height == 20.3 })
        }
    }

    @Test func shorterItemsStandInTheMiddleOfTheirLine() {
        let sizes = [CGSize(width: 100, height: 80), CGSize(width: 100, height: 20), CGSize(width: 200, height: 10)]
        let frames = Boxes(sizes: sizes).view().itemFrames()
        #expect(frames.map(\.minY) == [0, 30, 90])
    }

    @Test func headersAndFootersGoFromSideToSide() {
        let layout = flow {
            $0.headerReferenceSize = CGSize(width: 10, height: 30)
            $0.footerReferenceSize = CGSize(width: 10, height: 20)
            $0.sectionInset = UIEdgeInsets(top: 5, left: 40, bottom: 7, right: 40)
        }
        let view = Boxes([2, 1]).view(layout: layout)
        // 30 + 5 + 50 + 7 + 20 = 112 for each section.
        #expect(view.header(0) == CGRect(x: 0, y: 0, width: 375, height: 30))
        #expect(view.footer(0) == CGRect(x: 0, y: 92, width: 375, height: 20))
        #expect(view.header(1) == CGRect(x: 0, y: 112, width: 375, height: 30))
        #expect(view.itemFrames(section: 1).first?.minY == 147)
        #expect(view.contentSize.height == 224)
        #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
    }

    @Test func aLayoutThatScrollsSidewaysFillsColumns() {
        // Three items of 50 and two gaps of 10 take 170 of 200; 30 more go into the two gaps.
        let layout = flow {
            $0.scrollDirection = .horizontal
            $0.headerReferenceSize = CGSize(width: 25, height: 1)
        }
        let view = Boxes([4]).view(height: 200, layout: layout)
        #expect(view.itemFrames().map(\.origin) == [(25, 0), (25, 75), (25, 150), (85, 0)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(view.header(0) == CGRect(x: 0, y: 0, width: 25, height: 200))
        #expect(view.contentSize == CGSize(width: 135, height: 200))
    }

    @Test func contentInsetsNarrowTheLines() {
        let view = Boxes([6]).view(width: 395)
        view.contentInset = UIEdgeInsets(top: 30, left: 5, bottom: 0, right: 15)
        view.layoutIfNeeded()
        #expect(view.itemFrames().map(\.minX) == [0, 65, 130, 195, 260, 325])
        #expect(view.contentSize.width == 375)
        #expect(view.contentOffset == CGPoint(x: -5, y: -30))
    }

    @Test func insetsCanBeMeasuredFromTheSafeArea() {
        final class NotchedCollection: UICollectionView {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44) }
        }
        let layout = flow { $0.sectionInsetReference = .fromSafeArea }
        let boxes = Boxes([6])
        let view = NotchedCollection(
            frame: CGRect(x: 0, y: 0, width: 463, height: 300), collectionViewLayout: layout)
        view.register(BoxCell.self, forCellWithReuseIdentifier: BoxCell.identifier)
        view.dataSource = boxes
        view.layoutIfNeeded()
        #expect(view.itemFrames().map(\.minX) == [44, 109, 174, 239, 304, 369])
    }

    @Test func theDelegateDecidesAboutSizes() {
        let boxes = Boxes(sizes: [CGSize(width: 375, height: 10), CGSize(width: 375, height: 20)])
        let view = boxes.view()
        #expect(view.itemFrames().map(\.minY) == [0, 20])
        boxes.sizes = [[CGSize(width: 375, height: 100), CGSize(width: 375, height: 20)]]
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.itemFrames().map(\.minY) == [0, 110])
    }

    @Test func theFlowGoesTheWayOfTheLanguage() {
        let view = Boxes([7]).view()
        view.semanticContentAttribute = .forceRightToLeft
        view.reloadData()
        view.layoutIfNeeded()
        #expect(view.itemFrames().map(\.minX) == [325, 260, 195, 130, 65, 0, 325])
    }

    @Test func aLayoutThatIsFlippedBeginsAtTheRight() {
        final class Flipping: UICollectionViewFlowLayout {
            override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
        }
        let layout = Flipping()
        layout.scrollDirection = .horizontal
        let boxes = Boxes([20])
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 50), collectionViewLayout: layout)
        view.semanticContentAttribute = .forceRightToLeft
        view.register(BoxCell.self, forCellWithReuseIdentifier: BoxCell.identifier)
        view.dataSource = boxes
        view.layoutIfNeeded()
        // Twenty columns of 50 and nineteen gaps of 10 are 1190 wide.
        #expect(view.contentOffset.x == 990)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX == 1190)
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    }

    @Test func pinnedHeadersStayInSight() throws {
        let layout = flow {
            $0.headerReferenceSize = CGSize(width: 0, height: 40)
            $0.sectionHeadersPinToVisibleBounds = true
        }
        let view = Boxes([60, 60]).view(layout: layout)
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        #expect(view.header(0)?.minY == 100)
        // Ten lines of 50, nine gaps of 10 and the header: the first section ends at 630.
        view.contentOffset.y = 610
        view.layoutIfNeeded()
        #expect(view.header(0)?.minY == 590)
        #expect(view.header(1)?.minY == 630)
    }

    @Test func anotherWidthIsAnotherArrangement() {
        let view = Boxes([6]).view()
        view.frame.size.width = 110
        view.layoutIfNeeded()
        #expect(view.itemFrames().map(\.minX) == [0, 60, 0, 60, 0, 60])
    }
}
