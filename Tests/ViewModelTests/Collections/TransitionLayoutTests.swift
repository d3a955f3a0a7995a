import MaquetteViewTestSupport
import Testing
import UIKit

/// On the way from one layout to another. What is where follows from Apple's documentation of
/// `UICollectionViewTransitionLayout`: values between those of both layouts, by the progress.
@MainActor @Suite struct TransitionLayoutTests {
    private func flow(_ side: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        return layout
    }

    private func frame(_ item: Int, in view: UICollectionView) -> CGRect? {
        view.layoutIfNeeded()
        return view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
    }

    @Test func cellsAreBetweenTheirPlacesInBothLayouts() {
        let view = Boxes([3]).view(width: 100, layout: flow(20))
        #expect(frame(1, in: view) == CGRect(x: 40, y: 0, width: 20, height: 20))
        // One column of squares of 60, 10 apart.
        let between = view.startInteractiveTransition(to: flow(60))
        #expect(view.collectionViewLayout === between)
        #expect(frame(1, in: view) == CGRect(x: 40, y: 0, width: 20, height: 20))
        between.transitionProgress = 0.5
        // Its centre goes from (50, 10) to (50, 100), its side from 20 to 60.
        #expect(frame(1, in: view) == CGRect(x: 30, y: 35, width: 40, height: 40))
        #expect(view.contentSize.height == 110)
        view.finishInteractiveTransition()
        #expect(frame(1, in: view) == CGRect(x: 20, y: 70, width: 60, height: 60))
    }

    @Test func aTransitionThatIsCancelledLeavesTheFormerLayout() {
        let former = flow(20)
        let view = Boxes([3]).view(width: 100, layout: former)
        let between = view.startInteractiveTransition(to: flow(60))
        between.transitionProgress = 0.9
        between.updateValue(4, forAnimatedKey: "inset")
        #expect(between.value(forAnimatedKey: "inset") == 4 && between.value(forAnimatedKey: "other") == 0)
        view.cancelInteractiveTransition()
        #expect(view.collectionViewLayout === former)
        #expect(frame(1, in: view) == CGRect(x: 40, y: 0, width: 20, height: 20))
    }
}
