import MaquetteViewTestSupport
import Testing
import UIKit

/// Traits are kept where they were found: whatever they depend on has to reach those who asked before.
@MainActor @Suite struct TraitInheritanceTests {
    final class Asking: UIView {
        var stylesSeen: [UIUserInterfaceStyle] = []
        override func didMoveToSuperview() { stylesSeen.append(traitCollection.userInterfaceStyle) }
    }

    private func dark() -> UIView {
        let view = UIView()
        view.overrideUserInterfaceStyle = .dark
        return view
    }

    @Test func aViewThatMovesHasItsNewTraitsAtOnce() {
        let (light, dark, view) = (UIView(), dark(), Asking())
        let leaf = view.adding(UIView())
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
        light.addSubview(view)
        dark.addSubview(view)
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        view.removeFromSuperview()
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
        #expect(view.stylesSeen == [.light, .dark, .light])
    }

    /// Apple, `traitCollectionDidChange(_:)`: it is called when the traits change. A view that was told of small text and comes from a
    /// superview that is gone has to hear that text is of the usual size now, as in pictures of a simulator of iOS 17 in which a suite
    /// showed one view at three sizes.
    @Test func aViewWhoseSuperviewIsGoneHearsOfItsNewTraits() {
        final class Hearing: UIView {
            var sizesHeard: [UIContentSizeCategory] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                sizesHeard.append(traitCollection.preferredContentSizeCategory)
            }
        }
        let view = Hearing()
        do {
            let gone = UIView()
            gone.traitOverrides.preferredContentSizeCategory = .extraSmall
            gone.addSubview(view)
        }
        #expect(view.superview == nil)
        UIView().addSubview(view)
        #expect(view.sizesHeard == [.extraSmall, .large])
    }

    @Test func anOverrideFarAboveReachesTheLeaf() {
        let root = UIView()
        var leaf = root
        for _ in 0..<2_000 { leaf = leaf.adding(UIView()) }
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
        root.traitOverrides.userInterfaceStyle = .dark
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        #expect(leaf.hierarchyDepth == 2_000)
        while let above = leaf.superview {
            leaf.removeFromSuperview()
            leaf = above
        }
    }

    @Test func aControllersOverrideReachesTheViewsOfItsChildren() {
        let (parent, child) = (UIViewController(), UIViewController())
        let leaf = child.view.adding(UIView())
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
        parent.overrideUserInterfaceStyle = .dark
        parent.addChild(child)
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        parent.overrideUserInterfaceStyle = .unspecified
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
        parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        child.removeFromParent()
        #expect(leaf.traitCollection.userInterfaceStyle == .light)
    }

    /// swift-snapshot-testing's test `testTraits`, recorded on iOS 13, shows one controller in parent after parent, and sets its fonts in
    /// `traitCollectionDidChange`: the picture of an iPad, whose parent overrides no size of text, has texts of the size Large, although
    /// the one before it was Medium.
    @Test func aControllerHearsOfOtherTraitsAtAnotherParent() {
        final class Listening: UIViewController {
            var heard: UIContentSizeCategory?
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                heard = traitCollection.preferredContentSizeCategory
            }
        }
        let child = Listening()
        func show(_ overrides: UITraitCollection) {
            let parent = UIViewController()
            parent.view.addSubview(child.view)
            parent.addChild(child)
            parent.setOverrideTraitCollection(overrides, forChild: child)
            child.didMove(toParent: parent)
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        show(UITraitCollection(preferredContentSizeCategory: .medium))
        show(UITraitCollection(userInterfaceIdiom: .pad))
        #expect(child.heard == .large)
    }

    @Test func childrenWithoutViewsHearOfTheirParentsTraits() {
        final class Listening: UIViewController {
            var heard: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                heard.append(traitCollection.userInterfaceStyle)
            }
        }
        let (parent, child, grandchild) = (UIViewController(), UIViewController(), Listening())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.addChild(grandchild)
        parent.overrideUserInterfaceStyle = .dark
        #expect(grandchild.heard == [.dark])
    }

    @Test func otherSettingsReachViewsThatAskedBefore() {
        let view = UIView().adding(UIView())
        let before = view.traitCollection.displayScale
        Headless.with({ $0.displayScale = before + 1 }) { #expect(view.traitCollection.displayScale == before + 1) }
        #expect(view.traitCollection.displayScale == before)
    }
}

extension UIView {
    fileprivate var hierarchyDepth: Int {
        var (depth, current) = (0, superview)
        while let view = current { (depth, current) = (depth + 1, view.superview) }
        return depth
    }
}
