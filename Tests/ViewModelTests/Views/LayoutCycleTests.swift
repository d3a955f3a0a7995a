import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct LayoutCycleTests {
    @MainActor final class Log {
        var lines: [String] = []
    }

    final class Speaking: UIView {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log, frame: CGRect = .zero) {
            self.name = name
            self.log = log
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override func updateConstraints() {
            log.lines.append("\(name) updateConstraints")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            log.lines.append("\(name) layoutSubviews")
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.lines.append("\(name) \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")")
        }
    }

    @Test func constraintsAreUpdatedUpwardsAndViewsLaidOutDownwards() {
        let log = Log()
        let (root, middle, leaf) = (Speaking("root", log), Speaking("middle", log), Speaking("leaf", log))
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.layoutIfNeeded()
        #expect(
            log.lines == [
                "leaf updateConstraints", "middle updateConstraints", "root updateConstraints",
                "root layoutSubviews", "middle layoutSubviews", "leaf layoutSubviews",
            ])
        log.lines = []
        root.layoutIfNeeded()
        #expect(log.lines.isEmpty)
        leaf.setNeedsLayout()
        leaf.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(log.lines == ["leaf layoutSubviews"])
        log.lines = []
        leaf.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(log.lines == ["leaf updateConstraints"])
    }

    @Test func aNewSizeAsksForALayoutAndANewPlaceDoesNot() {
        let log = Log()
        let view = Speaking("view", log)
        view.layoutIfNeeded()
        log.lines = []
        view.frame.origin = CGPoint(x: 5, y: 5)
        view.layoutIfNeeded()
        #expect(log.lines.isEmpty)
        view.frame.size = CGSize(width: 5, height: 5)
        view.layoutIfNeeded()
        #expect(log.lines == ["view layoutSubviews"])
    }

    @Test func overridesOfBoundsAndCentreHearOfALayoutAndThoseOfTheFrameDoNot() {
        final class Hearing: UIView {
            var heard: [String] = []
            override var frame: CGRect { didSet { heard.append("frame") } }
            override var bounds: CGRect { didSet { heard.append("bounds") } }
            override var center: CGPoint { didSet { heard.append("center") } }
        }
        let root = UIView.root(100, 100)
        let view = root.adding(Hearing())
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor), view.leftAnchor.constraint(equalTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.heard == ["bounds", "center"])
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.heard.count == 2)
    }

    @Test func aSubviewAsksItsParentForALayout() {
        let log = Log()
        let parent = Speaking("parent", log)
        parent.layoutIfNeeded()
        log.lines = []
        parent.addSubview(UIView())
        parent.layoutIfNeeded()
        #expect(log.lines == ["parent layoutSubviews"])
    }

    @Test func framesSetWhileLayingOutReachTheLeaves() {
        final class Filling: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                for view in subviews { view.frame = bounds.insetBy(dx: 5, dy: 5) }
            }
        }
        let root = Filling(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = root.adding(Filling())
        let leaf = inner.adding(UIView())
        let held = leaf.adding(.constrained())
        NSLayoutConstraint.activate([
            held.leftAnchor.constraint(equalTo: leaf.leftAnchor),
            held.rightAnchor.constraint(equalTo: leaf.rightAnchor),
            held.topAnchor.constraint(equalTo: leaf.topAnchor), held.heightAnchor.constraint(equalToConstant: 3),
        ])
        root.layoutIfNeeded()
        expectFrame(leaf, 5, 5, 80, 80)
        expectFrame(held, 0, 0, 80, 3)
    }

    @Test func constraintsChangedWhileLayingOutHoldInTheSameLayout() {
        final class Adaptive: UIView {
            var height: NSLayoutConstraint?
            override func layoutSubviews() {
                height?.constant = bounds.width > 150 ? 50 : 20
                super.layoutSubviews()
            }
        }
        let root = UIView.root(200, 200)
        let adaptive = root.adding(Adaptive())
        adaptive.translatesAutoresizingMaskIntoConstraints = false
        let height = adaptive.heightAnchor.constraint(equalToConstant: 1)
        adaptive.height = height
        NSLayoutConstraint.activate([
            adaptive.leftAnchor.constraint(equalTo: root.leftAnchor),
            adaptive.rightAnchor.constraint(equalTo: root.rightAnchor),
            adaptive.topAnchor.constraint(equalTo: root.topAnchor), height,
        ])
        root.layoutIfNeeded()
        expectFrame(adaptive, 0, 0, 200, 50)
        root.frame.size.width = 100
        root.layoutIfNeeded()
        expectFrame(adaptive, 0, 0, 100, 20)
    }

    @Test func animationsLandAtOnceAndCompleteLater() async {
        let view = UIView()
        var order: [String] = []
        await withCheckedContinuation { done in
            UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { finished in
                order.append("completed \(finished)")
                done.resume()
            }
            #expect(view.alpha == 0)
            order.append("returned")
        }
        #expect(order == ["returned", "completed true"])
    }

    @Test func animationsAreOffInsideABlockWithoutThem() {
        var inside: [Bool] = []
        UIView.performWithoutAnimation {
            UIView.performWithoutAnimation { inside.append(UIView.areAnimationsEnabled) }
            inside.append(UIView.areAnimationsEnabled)
        }
        #expect(inside == [false, false])
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func anAnimatorLandsWhenItStarts() async {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        #expect(view.alpha == 1 && animator.state == .inactive)
        let position = await withCheckedContinuation { done in
            animator.addCompletion { done.resume(returning: $0) }
            animator.startAnimation()
            #expect(view.alpha == 0.5 && animator.isRunning && animator.state == .active)
        }
        #expect(position == .end && !animator.isRunning)
    }

    @Test func traitsReachEveryViewThatHasNoneOfItsOwn() {
        let log = Log()
        let (root, child, fixed) = (Speaking("root", log), Speaking("child", log), Speaking("fixed", log))
        root.addSubview(child)
        root.addSubview(fixed)
        fixed.overrideUserInterfaceStyle = .light
        log.lines = []
        var seen: [UIUserInterfaceStyle] = []
        child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Speaking, previous) in
            seen += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
        }
        root.overrideUserInterfaceStyle = .dark
        #expect(log.lines == ["root dark", "child dark"])
        #expect(seen == [.light, .dark])
        root.traitOverrides.userInterfaceStyle = .dark
        #expect(log.lines.count == 2)
    }

    @Test func theSemanticAttributeTurnsTheLayoutAround() {
        let root = UIView.root(100, 100)
        let view = root.adding(SizedView(10, 10))
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        root.layoutIfNeeded()
        expectFrame(view, 0, 0, 10, 10)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        expectFrame(view, 90, 0, 10, 10)
        #expect(root.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    }
}
