import MaquetteViewTestSupport
import Testing
import UIKit

/// Masks as constraints: what follows a view with a mask moves as the mask says, in one layout.
@MainActor @Suite struct AutoresizingTests {
    /// A view of (10, 20, 30, 40) with a mask in 100 by 100, which grows by 100, and a follower on its far corner.
    private func grow(_ mask: UIView.AutoresizingMask) -> (view: CGRect, follower: CGPoint) {
        let root = UIView.root(100, 100)
        let box = root.adding(.constrained())
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        let height = box.heightAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, height, box.leftAnchor.constraint(equalTo: root.leftAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let view = box.adding(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
        view.autoresizingMask = mask
        let follower = box.adding(SizedView(1, 1))
        NSLayoutConstraint.activate([
            follower.leftAnchor.constraint(equalTo: view.rightAnchor),
            follower.topAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        root.layoutIfNeeded()
        width.constant = 200
        height.constant = 200
        root.layoutIfNeeded()
        return (view.frame, follower.frame.origin)
    }

    @Test func withoutAMaskNothingMoves() {
        let (view, follower) = grow([])
        #expect(view == CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(follower == CGPoint(x: 40, y: 60))
    }

    @Test func flexibleMarginsKeepTheFarDistance() {
        let (view, follower) = grow([.flexibleLeftMargin, .flexibleTopMargin])
        #expect(view == CGRect(x: 110, y: 120, width: 30, height: 40))
        #expect(follower == CGPoint(x: 140, y: 160))
    }

    @Test func flexibleSizesTakeTheWholeGrowth() {
        let (view, follower) = grow([.flexibleWidth, .flexibleHeight])
        #expect(view == CGRect(x: 10, y: 20, width: 130, height: 140))
        #expect(follower == CGPoint(x: 140, y: 160))
    }

    @Test func everythingFlexibleScales() {
        let (view, follower) = grow([
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ])
        #expect(view == CGRect(x: 20, y: 40, width: 60, height: 80))
        #expect(follower == CGPoint(x: 80, y: 120))
    }

    @Test func viewsOutsideTheEngineFollowToo() {
        let root = UIView.root(100, 100)
        let box = root.adding(.constrained())
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, box.heightAnchor.constraint(equalToConstant: 50),
            box.leftAnchor.constraint(equalTo: root.leftAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let view = box.adding(UIView(frame: box.bounds))
        view.autoresizingMask = [.flexibleWidth]
        width.constant = 60
        root.layoutIfNeeded()
        expectFrame(view, 0, 0, 60, 50)
        box.autoresizesSubviews = false
        width.constant = 80
        root.layoutIfNeeded()
        expectFrame(view, 0, 0, 60, 50)
    }
}
