import FormationLayout
import MaquetteViewTestSupport
import Testing

/// Five icons that stand in a column on tall screens and in a row on low ones.
@MainActor @Suite struct ScreenTests {
    final class IconsController: UIViewController {
        var layout: FormationLayout!
        let icons = (0..<5).map { _ in UIView() }

        override func viewDidLoad() {
            super.viewDidLoad()
            layout = FormationLayout(rootView: view)
            let middle = icons[2]
            layout.view(middle).center(view)

            layout.group(icons)
                .vSpace(10)
                .forEach { icon, index, group in
                    icon.size(CGFloat(20 + 5 * index))
                    if index > 0 { icon.trailing(group[index - 1].view.trailing + 20) }
                }
                .install(.HRegular)

            layout.group(icons)
                .hSpace(10)
                .top(middle)
                .forEach { icon, index, _ in icon.size(CGFloat(50 - 5 * abs(2 - index))) }
                .install(.HCompact)
            layout.activate(traitCollection)
        }

        override func willTransitionToTraitCollection(
            newCollection: UITraitCollection,
            withTransitionCoordinator coordinator: UIViewControllerTransitionCoordinator
        ) { layout.activate(newCollection) }
    }

    private func icons(_ vertical: UIUserInterfaceSizeClass) -> [UIView] {
        let controller = IconsController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        controller.layout.activate(.compact, vertical)
        controller.view.layoutIfNeeded()
        kept.controllers.append(controller)
        return controller.icons
    }

    private final class Kept { var controllers: [UIViewController] = [] }
    private let kept = Kept()

    @Test func aColumn() {
        let icons = icons(.regular)
        // The middle one is 30 wide, its centre (200, 200); each ends 20 further right than the one above.
        expectFrame(icons[0], 155, 120, 20, 20)
        expectFrame(icons[1], 170, 150, 25, 25)
        expectFrame(icons[2], 185, 185, 30, 30)
        expectFrame(icons[3], 200, 225, 35, 35)
        expectFrame(icons[4], 215, 270, 40, 40)
    }

    @Test func aColumnFromRightToLeft() {
        rightToLeft {
            let icons = icons(.regular)
            // Trailing edges are on the left here: 185 for the middle one.
            expectFrame(icons[0], 225, 120, 20, 20)
            expectFrame(icons[4], 145, 270, 40, 40)
        }
    }

    @Test func aRow() {
        let icons = icons(.compact)
        // The middle one is 50 wide, its centre (200, 200), so its edges are 175 and 225.
        expectFrame(icons[0], 70, 175, 40, 40)
        expectFrame(icons[1], 120, 175, 45, 45)
        expectFrame(icons[2], 175, 175, 50, 50)
        expectFrame(icons[3], 235, 175, 45, 45)
        expectFrame(icons[4], 290, 175, 40, 40)
    }

    @Test func aRowFromRightToLeft() {
        rightToLeft {
            let icons = icons(.compact)
            expectFrame(icons[0], 290, 175, 40, 40)
            expectFrame(icons[1], 235, 175, 45, 45)
            expectFrame(icons[4], 70, 175, 40, 40)
        }
    }

    private final class Turning: NSObject, UIViewControllerTransitionCoordinator {
        let containerView = UIView()
        let isAnimated = false
        let isInteractive = false
        let isCancelled = false
        let transitionDuration: TimeInterval = 0

        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
        func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
        func animate(
            alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
            completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
        ) -> Bool { false }
    }

    @Test func turningTheDeviceTurnsTheColumnIntoARow() {
        let controller = IconsController()
        controller.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        controller.view.layoutIfNeeded()
        #expect(controller.icons[4].frame.height == 40 && controller.icons[4].frame.minY == 270)
        controller.willTransition(to: UITraitCollection(verticalSizeClass: .compact), with: Turning())
        controller.view.layoutIfNeeded()
        expectFrame(controller.icons[4], 290, 175, 40, 40)
    }
}
