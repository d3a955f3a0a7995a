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
