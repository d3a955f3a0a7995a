import MaquetteViewTestSupport
import Testing
import UIKit

/// Columns beside each other on wide screens, one after the other on narrow ones.
@MainActor @Suite struct SplitViewTests {
    private func split(_ size: CGSize, isWide: Bool = true, _ look: (UISplitViewController) -> Void) {
        Headless.with {
            $0.displayScale = 2
            $0.horizontalSizeClassOverride = isWide ? .regular : .compact
        } perform: {
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), UIViewController()]
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.rootViewController = split
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            look(split)
        }
    }

    /// 320 points, a line of one pixel, and the rest of 1024.
    @Test func twoColumnsStandBesideEachOtherOnAWideScreenHeldSideways() {
        split(CGSize(width: 1024, height: 768)) { split in
            expectFrame(split.viewControllers[0].view, 0, 0, 320, 768)
            expectFrame(split.viewControllers[1].view, 320.5, 0, 703.5, 768)
            #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
            #expect(split.viewControllers[0].traitCollection.horizontalSizeClass == .compact)
            #expect(split.viewControllers[1].traitCollection.horizontalSizeClass == .regular)
        }
    }

    @Test func heldUprightTheDetailHasTheScreenUnlessAskedOtherwise() {
        split(CGSize(width: 768, height: 1024)) { split in
            #expect(split.viewControllers[0].viewIfLoaded?.superview == nil)
            expectFrame(split.viewControllers[1].view, 0, 0, 768, 1024)
            split.preferredDisplayMode = .oneBesideSecondary
            // 0.4 of 768 is 307.2, of which at most 300 are allowed.
            split.preferredPrimaryColumnWidthFraction = 0.4
            split.maximumPrimaryColumnWidth = 300
            split.view.layoutIfNeeded()
            expectFrame(split.viewControllers[0].view, 0, 0, 300, 1024)
        }
    }

    @Test func onAPhoneOnlyTheFirstIsThere() {
        split(CGSize(width: 393, height: 852), isWide: false) { split in
            expectFrame(split.viewControllers[0].view, 0, 0, 393, 852)
            #expect(split.viewControllers[1].viewIfLoaded?.superview == nil && split.isCollapsed)
        }
    }

    private final class Own: UISplitViewController {
        init() { super.init(style: .doubleColumn) }
        required init?(coder: NSCoder) { nil }
    }

    /// As in Apple's header, the style is the argument of an initialiser that subclasses call.
    @Test func aSubclassIsMadeWithAStyle() { #expect(Own().style == .doubleColumn) }

    @Test func columnsThatAreSetGetBarsAndKeepTheirOrder() {
        let split = UISplitViewController(style: .tripleColumn)
        let (first, second, third) = (UIViewController(), UIViewController(), UINavigationController())
        split.setViewController(third, for: .secondary)
        split.setViewController(first, for: .primary)
        split.setViewController(second, for: .supplementary)
        #expect(split.viewController(for: .supplementary) === second)
        #expect((split.viewControllers.first as? UINavigationController)?.topViewController === first)
        #expect(split.viewControllers.last === third && split.viewControllers.count == 3)
    }
}
