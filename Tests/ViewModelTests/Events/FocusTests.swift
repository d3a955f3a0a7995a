import Testing
import UIKit

/// Who belongs to whom in the search for a focus, as Apple's "About focus interactions" and the pages of `UIFocusEnvironment` say.
@MainActor @Suite struct FocusTests {
    private final class Chip: UIView {
        override var canBecomeFocused: Bool { true }
    }
    private final class Screen: UIViewController {
        var updates = 0
        override var preferredFocusEnvironments: [any UIFocusEnvironment] { [view.subviews[0]] }
        override func didUpdateFocus(
            in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
        ) {
            updates += context.nextFocusedView == nil ? 1 : 0
            coordinator.addCoordinatedAnimations({ self.updates += 10 })
        }
    }

    /// "The parent focus environment": a view's is its superview, that of a controller's view the controller.
    @Test func aViewControllerContainsItsViews() {
        let (screen, chip, other) = (Screen(), Chip(), Chip())
        screen.view.addSubview(chip)
        #expect(chip.parentFocusEnvironment === screen.view && screen.view.parentFocusEnvironment === screen)
        #expect(UIFocusSystem.environment(screen, contains: chip) && UIFocusSystem.environment(chip, contains: chip))
        #expect(!UIFocusSystem.environment(screen, contains: other))
        #expect(screen.preferredFocusEnvironments[0] === chip && UIViewController().preferredFocusEnvironments.isEmpty)
    }

    /// `focusItems(in:)`: "all of the focus items within the container that intersect the provided rectangle".
    @Test func aContainerFindsItsItemsInARectangle() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (left, right) = (
            Chip(frame: CGRect(x: 0, y: 0, width: 20, height: 20)),
            Chip(frame: CGRect(x: 60, y: 0, width: 20, height: 20))
        )
        for view in [left, right, UIView(frame: left.frame)] { container.addSubview(view) }
        #expect(container.focusItems(in: CGRect(x: 10, y: 10, width: 30, height: 30)).map { $0 as? UIView } == [left])
    }

    @Test func whatCodeAnimatesWithAFocusHappensAtOnce() {
        let screen = Screen()
        screen.didUpdateFocus(in: UIFocusUpdateContext(), with: UIFocusAnimationCoordinator())
        #expect(screen.updates == 11)
    }

    private final class Shelf: UIView {
        override func focusItems(in rect: CGRect) -> [any UIFocusItem] { [self] }
    }
    /// What is no view, as an element for VoiceOver, need not say whether it has the focus: it has not.
    private final class Link: NSObject, UIFocusItem {
        let preferredFocusEnvironments: [any UIFocusEnvironment] = []
        let parentFocusEnvironment: (any UIFocusEnvironment)? = nil
        let focusItemContainer: (any UIFocusItemContainer)? = nil
        let canBecomeFocused = true
        let frame = CGRect.zero
        func setNeedsFocusUpdate() {}
        func updateFocusIfNeeded() {}
        func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
        func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    }

    @Test func aViewMayHaveItemsOfItsOwn() {
        let shelf = Shelf()
        #expect((shelf as UIView).focusItems(in: .zero).first === shelf)
        #expect(!Link().isFocused)
    }
}
