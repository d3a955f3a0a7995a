import Testing
import UIKit

/// Takes its states by hand, and counts what it is asked.
private final class HandGesture: UIGestureRecognizer {
    var resets = 0
    override func reset() {
        super.reset()
        resets += 1
    }
}

@MainActor
private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class MovingInteraction: NSObject, UIInteraction {
    weak var view: UIView?
    var calls: [String] = []
    func willMove(to view: UIView?) { calls.append(view == nil ? "will nil" : "will view") }
    func didMove(to view: UIView?) {
        self.view = view
        calls.append(view == nil ? "did nil" : "did view")
    }
}

@MainActor
private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
}

/// What Apple's pages say of gesture recognizers.
@Suite("Documented: gesture recognizers") @MainActor
struct DocumentedGestureTests {
    @Test("What a new recognizer has") func defaults() {
        let tap = UITapGestureRecognizer()
        documented("uikit/uigesturerecognizer/state-swift.property", tap.state, .possible)
        documented("uikit/uigesturerecognizer/isenabled", tap.isEnabled, true)
        documented("uikit/uigesturerecognizer/view", tap.view == nil, true)
        documented("uikit/uigesturerecognizer/delegate", tap.delegate == nil, true)
        documented("uikit/uigesturerecognizer/cancelstouchesinview", tap.cancelsTouchesInView, true)
        documented("uikit/uigesturerecognizer/delaystouchesbegan", tap.delaysTouchesBegan, false)
        documented("uikit/uigesturerecognizer/delaystouchesended", tap.delaysTouchesEnded, true)
        documented("uikit/uigesturerecognizer/requiresexclusivetouchtype", tap.requiresExclusiveTouchType, true)
        documented("uikit/uigesturerecognizer/numberoftouches", tap.numberOfTouches, 0)
        documented("uikit/uigesturerecognizer/name", tap.name == nil, true)
        documented("uikit/uigesturerecognizer/modifierflags", tap.modifierFlags, [])
    }

    @Test("Taps, long presses and swipes") func kinds() {
        let tap = UITapGestureRecognizer()
        documented("uikit/uitapgesturerecognizer/numberoftapsrequired", tap.numberOfTapsRequired, 1)
        documented("uikit/uitapgesturerecognizer/numberoftouchesrequired", tap.numberOfTouchesRequired, 1)
        documented("uikit/uitapgesturerecognizer/buttonmaskrequired", tap.buttonMaskRequired, .primary)
        let press = UILongPressGestureRecognizer()
        documented("uikit/uilongpressgesturerecognizer/minimumpressduration", press.minimumPressDuration, 0.5)
        documented("uikit/uilongpressgesturerecognizer/allowablemovement", press.allowableMovement, 10)
        documented("uikit/uilongpressgesturerecognizer/numberoftapsrequired", press.numberOfTapsRequired, 0)
        documented("uikit/uilongpressgesturerecognizer/numberoftouchesrequired", press.numberOfTouchesRequired, 1)
        let swipe = UISwipeGestureRecognizer()
        documented("uikit/uiswipegesturerecognizer/direction-swift.property", swipe.direction, .right)
        documented("uikit/uiswipegesturerecognizer/numberoftouchesrequired", swipe.numberOfTouchesRequired, 1)
        swipe.direction = [.left, .up]
        documented("uikit/uiswipegesturerecognizer/direction-swift.property", swipe.direction.contains(.up), true)
    }

    @Test("Pans, pinches and rotations") func continuous() {
        let pan = UIPanGestureRecognizer()
        documented("uikit/uipangesturerecognizer/minimumnumberoftouches", pan.minimumNumberOfTouches, 1)
        documented("uikit/uipangesturerecognizer/allowedscrolltypesmask", pan.allowedScrollTypesMask, [])
        let pinch = UIPinchGestureRecognizer()
        pinch.scale = 2
        documented("uikit/uipinchgesturerecognizer/scale", pinch.scale, 2)
        let rotation = UIRotationGestureRecognizer()
        rotation.rotation = 1.5
        documented("uikit/uirotationgesturerecognizer/rotation", rotation.rotation, 1.5)
        documented("uikit/uirotationgesturerecognizer/velocity", rotation.velocity, 0)
        let edge = UIScreenEdgePanGestureRecognizer()
        edge.edges = .left
        documented("uikit/uiscreenedgepangesturerecognizer/edges", edge.edges, .left)
    }

    @Test("A view holds its recognizers") func attached() {
        let view = UIView()
        let tap = UITapGestureRecognizer()
        let press = UILongPressGestureRecognizer()
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(press)
        documented("uikit/uigesturerecognizer/view", tap.view === view, true)
        documented("uikit/uiview/addgesturerecognizer(_:)", view.gestureRecognizers?.contains(press), true)
        documented("uikit/uiview/gesturerecognizers", view.gestureRecognizers?.count, 2)
        view.removeGestureRecognizer(tap)
        documented("uikit/uiview/removegesturerecognizer(_:)", tap.view == nil, true)
        documented("uikit/uiview/removegesturerecognizer(_:)", view.gestureRecognizers, [press])
        view.gestureRecognizers = [tap]
        documented("uikit/uiview/gesturerecognizers", tap.view === view, true)
        documented("uikit/uiview/gesturerecognizers", press.view == nil, true)
    }

    @Test("What a recognizer answers others") func questions() {
        let tap = HandGesture()
        let press = HandGesture()
        documented("uikit/uigesturerecognizer/canprevent(_:)", tap.canPrevent(press), true)
        documented("uikit/uigesturerecognizer/canbeprevented(by:)", tap.canBePrevented(by: press), true)
        documented("uikit/uigesturerecognizer/shouldrequirefailure(of:)", tap.shouldRequireFailure(of: press), false)
        documented(
            "uikit/uigesturerecognizer/shouldberequiredtofail(by:)", tap.shouldBeRequiredToFail(by: press), false)
        documented("uikit/uiview/gesturerecognizershouldbegin(_:)", UIView().gestureRecognizerShouldBegin(tap), true)
        documented(
            "uikit/uigesturerecognizer/state-swift.enum/recognized", UIGestureRecognizer.State.recognized, .ended)
    }

    @Test("The delegate is not retained") func delegate() {
        let tap = UITapGestureRecognizer()
        do {
            let delegate = GestureDelegate()
            tap.delegate = delegate
            documented("uikit/uigesturerecognizer/delegate", tap.delegate === delegate, true)
        }
        documented("uikit/uigesturerecognizer/delegate", tap.delegate == nil, true)
    }
}

/// What Apple's pages say of interactions, context menus and refresh controls.
@Suite("Documented: interactions") @MainActor
struct DocumentedInteractionTests {
    @Test("Interactions come to a view and leave it") func interactions() {
        let view = UIView()
        let interaction = MovingInteraction()
        view.addInteraction(interaction)
        documented("uikit/uiinteraction/didmove(to:)", interaction.calls, ["will view", "did view"])
        documented("uikit/uiview/interactions", view.interactions.count, 1)
        documented("uikit/uiinteraction/view", interaction.view === view, true)
        interaction.calls = []
        view.removeInteraction(interaction)
        documented("uikit/uiview/removeinteraction(_:)", interaction.calls, ["will nil", "did nil"])
        documented("uikit/uiview/interactions", view.interactions.isEmpty, true)
        let other = UIView()
        view.addInteraction(interaction)
        other.addInteraction(interaction)
        documented("uikit/uiview/addinteraction(_:)", view.interactions.isEmpty, true)
        documented("uikit/uiview/addinteraction(_:)", interaction.view === other, true)
    }

    @Test("Context menus") func menus() {
        let delegate = MenuDelegate()
        let interaction = UIContextMenuInteraction(delegate: delegate)
        documented("uikit/uicontextmenuinteraction/delegate", interaction.delegate === delegate, true)
        documented("uikit/uicontextmenuinteraction/menuappearance", interaction.menuAppearance, .unknown)
        let view = UIView()
        view.addInteraction(interaction)
        documented("uikit/uiinteraction/view", interaction.view === view, true)
        let named = UIContextMenuConfiguration(identifier: "id" as NSString, previewProvider: nil, actionProvider: nil)
        documented(
            "uikit/uicontextmenuconfiguration/identifier", (named.identifier as? NSString)?.isEqual(to: "id"), true)
        documented(
            "uikit/uicontextmenuconfiguration/preferredmenuelementorder", named.preferredMenuElementOrder, .automatic)
        withExtendedLifetime(delegate) {}
    }

    @Test("Refresh controls") func refresh() {
        let control = UIRefreshControl()
        documented("uikit/uirefreshcontrol/isrefreshing", control.isRefreshing, false)
        documented("uikit/uirefreshcontrol/attributedtitle", control.attributedTitle == nil, true)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        documented("uikit/uiscrollview/refreshcontrol", scroll.refreshControl == nil, true)
        scroll.refreshControl = control
        documented("uikit/uiscrollview/refreshcontrol", control.isDescendant(of: scroll), true)
        control.beginRefreshing()
        documented("uikit/uirefreshcontrol/beginrefreshing()", control.isRefreshing, true)
        control.endRefreshing()
        documented("uikit/uirefreshcontrol/endrefreshing()", control.isRefreshing, false)
        scroll.refreshControl = nil
        documented("uikit/uiscrollview/refreshcontrol", control.superview == nil, true)
    }
}
