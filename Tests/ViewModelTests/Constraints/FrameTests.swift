import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized) struct FrameTests {
    @Test func aViewPinnedWithInsetsFillsTheRest() {
        let root = UIView.root(320, 480)
        let view = root.adding(.constrained())
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
            root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 40),
        ])
        root.layoutIfNeeded()
        expectFrame(view, 10, 20, 280, 420)
    }

    @Test func leadingIsTheRightEdgeFromRightToLeft() {
        rightToLeft {
            let root = UIView.root(320, 480)
            let view = root.adding(.constrained())
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
            ])
            root.layoutIfNeeded()
            expectFrame(view, 210, 0, 100, 50)
        }
    }

    @Test func leftStaysLeftFromRightToLeft() {
        rightToLeft {
            let root = UIView.root(320, 480)
            let view = root.adding(.constrained())
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
            ])
            root.layoutIfNeeded()
            expectFrame(view, 10, 0, 100, 50)
        }
    }

    /// A 320 point card centred in 393 starts at 36.5, which lies between two pixels at 3x.
    @Test func edgesGoToPixelsAndTiesUp() {
        func card(in width: CGFloat) -> UIView {
            let root = UIView.root(width, 100)
            let card = root.adding(.constrained())
            NSLayoutConstraint.activate([
                card.centerXAnchor.constraint(equalTo: root.centerXAnchor),
                card.topAnchor.constraint(equalTo: root.topAnchor),
                card.widthAnchor.constraint(equalToConstant: 320), card.heightAnchor.constraint(equalToConstant: 10),
            ])
            root.layoutIfNeeded()
            return card
        }
        atScale(3) { expectFrame(card(in: 393), 36 + 2.0 / 3, 0, 320, 10) }
        atScale(2) { expectFrame(card(in: 393), 36.5, 0, 320, 10) }
        atScale(1) { expectFrame(card(in: 393), 37, 0, 320, 10) }
    }

    @Test func thirdsShareTheirRoundedEdges() {
        atScale(2) {
            let root = UIView.root(100, 10)
            let views = (0..<3).map { _ in root.adding(UIView.constrained()) }
            for (index, view) in views.enumerated() {
                let start = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: start), view.topAnchor.constraint(equalTo: root.topAnchor),
                    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1.0 / 3),
                    view.heightAnchor.constraint(equalTo: root.heightAnchor),
                ])
            }
            root.layoutIfNeeded()
            // 33.333 and 66.667 go to the nearest half points.
            expectFrame(views[0], 0, 0, 33.5, 10)
            expectFrame(views[1], 33.5, 0, 33, 10)
            expectFrame(views[2], 66.5, 0, 33.5, 10)
        }
    }

    @Test func aDeeperViewIsHeldInTheCommonAncestor() {
        let root = UIView.root(300, 300)
        let box = root.adding(UIView(frame: CGRect(x: 40, y: 50, width: 100, height: 100)))
        let inner = box.adding(.constrained())
        let other = root.adding(.constrained())
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
            other.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 1),
            other.topAnchor.constraint(equalTo: inner.bottomAnchor, constant: 2),
            other.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2, constant: 2),
            other.heightAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        expectFrame(inner, 5, 6, 20, 20)
        expectFrame(other, 66, 78, 42, 21)
        expectFrame(box, 40, 50, 100, 100)
    }

    @Test func intrinsicSizesAreHuggedAndResistCompression() {
        let root = UIView.root(200, 100)
        let label = root.adding(SizedView(80, 20))
        let other = root.adding(SizedView(60, 30))
        other.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            other.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
            other.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor), other.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        expectFrame(label, 0, 0, 130, 20)
        expectFrame(other, 140, 0, 60, 30)
        other.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        root.frame.size.width = 120
        root.layoutIfNeeded()
        expectFrame(label, 0, 0, 80, 20)
        expectFrame(other, 90, 0, 30, 30)
    }

    @Test func aChangedConstantMovesOnlyWhatItHolds() {
        let root = UIView.root(100, 100)
        let view = root.adding(SizedView(10, 10))
        let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1)
        NSLayoutConstraint.activate([left, view.topAnchor.constraint(equalTo: root.topAnchor)])
        root.layoutIfNeeded()
        left.constant = 50
        expectFrame(view, 1, 0, 10, 10)
        root.layoutIfNeeded()
        expectFrame(view, 50, 0, 10, 10)
        left.isActive = false
        view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
        root.layoutIfNeeded()
        expectFrame(view, 90, 0, 10, 10)
    }

    @Test func autoresizingViewsInAnEngineFollowTheirMasks() {
        let root = UIView.root(200, 100)
        let box = root.adding(UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 50)))
        box.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let view = box.adding(.constrained())
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: box.leftAnchor), view.rightAnchor.constraint(equalTo: box.rightAnchor),
            view.topAnchor.constraint(equalTo: box.topAnchor), view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        root.layoutIfNeeded()
        expectFrame(view, 0, 0, 100, 50)
        root.frame.size = CGSize(width: 260, height: 130)
        root.layoutIfNeeded()
        expectFrame(box, 20, 40, 160, 50)
        expectFrame(view, 0, 0, 160, 50)
    }

    @Test func conflictsBreakTheLaterConstraintAndAreReadable() {
        var said: [String] = []
        Headless.Diagnostics.handler = { said.append($0) }
        Headless.Diagnostics.leavesConflictsOut = false
        defer { (Headless.Diagnostics.handler, Headless.Diagnostics.leavesConflictsOut) = (nil, false) }
        let root = UIView.root(100, 100)
        let view = root.adding(.constrained())
        let first = view.widthAnchor.constraint(equalToConstant: 10)
        let second = view.widthAnchor.constraint(equalToConstant: 20)
        second.identifier = "too wide"
        NSLayoutConstraint.activate([first, second])
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        let conflicts = root.layoutConflicts
        #expect(conflicts.count == 1)
        #expect(conflicts.first?.brokenIdentifier == "too wide")
        #expect(conflicts.first?.members.count == 2)
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
        root.layoutIfNeeded()
        #expect(said.count == 1)
        // Whoever looks at the finished layout finds a conflict there.
        Headless.Diagnostics.leavesConflictsOut = true
        let third = view.widthAnchor.constraint(equalToConstant: 30)
        third.isActive = true
        root.layoutIfNeeded()
        #expect(said.count == 1 && root.layoutConflicts.count == 2)
        (third.isActive, first.isActive) = (false, false)
        root.layoutIfNeeded()
        #expect(view.frame.width == 20)
        #expect(root.layoutConflicts.isEmpty)
    }
}
