import MaquetteViewTestSupport
import SimpleConstraints
import Testing

/// A screen that uses every case: a banner, a picture, a badge, a card, a page mark, two arrows and a footer.
@MainActor @Suite struct ScreenTests {
    func screen() -> (parent: NotchedView, views: [UIView]) {
        let parent = NotchedView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        parent.notch = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let views = (0..<8).map { _ in UIView() }
        parent.edgesAndHeight(views[0], top: .topSafe(parent, 0), left: nil, right: nil, height: 50)
        parent.edgesAndRatio(views[1], top: .bottom(views[0], 10), left: nil, right: nil, aspectRatio: 9 / 16)
        parent.edgesAndSize(views[2], top: .top(views[1], 8), right: .right(views[1], -8), height: 16, width: 24)
        parent.edges(
            views[3], top: .bottom(views[1], 10), bottom: .bottomSafe(parent, -60), left: .left(parent, 20),
            right: .right(parent, -20))
        parent.bottomCenterWithSize(views[4], bottom: .bottom(views[3], -4), centerX: nil, height: 6, width: 60)
        parent.leftCenterWithSize(
            views[5], left: .left(views[3], 4), centerY: .centerY(views[3], 0), height: 20, width: 20)
        parent.rightCenterWithSize(
            views[6], right: .right(views[3], -4), centerY: .centerY(views[3], 0), height: 20, width: 20)
        parent.unsafeConstraints(
            views[7],
            constraints: [
                Straint(t: .top, c: .bottom(views[3], 10)), Straint(t: .bottom, c: .bottomSafe(parent, -10)),
                Straint(t: .centerX, c: .centerX(parent, 0)), Straint(t: .ratioWidth, c: .ratio(3)),
            ])
        parent.layoutIfNeeded()
        return (parent, views)
    }

    func expectFrames(_ views: [UIView]) {
        expectFrame(views[0], 0, 44, 320, 50)
        // 320 · 9/16 = 180.
        expectFrame(views[1], 0, 104, 320, 180)
        expectFrame(views[2], 288, 112, 24, 16)
        // From 284 + 10 to 480 - 34 - 60 = 386.
        expectFrame(views[3], 20, 294, 280, 92)
        expectFrame(views[4], 130, 376, 60, 6)
        expectFrame(views[5], 24, 330, 20, 20)
        expectFrame(views[6], 276, 330, 20, 20)
        // From 396 to 436: 40 high, 120 wide.
        expectFrame(views[7], 100, 396, 120, 40)
    }

    @Test func fromLeftToRight() { expectFrames(screen().views) }

    @Test func fromRightToLeftNothingMoves() { rightToLeft { expectFrames(screen().views) } }
}
