import Testing
import UIKit

/// What Apple's pages say of a view's look, tint, animations and snapshots.
@Suite("Documented: view appearance") @MainActor
struct DocumentedViewAppearanceTests {
    @MainActor final class Seen {
        var inherited = 0.0, overridden = 0.0
        var ran = false
        var ended: UIViewAnimatingPosition?
    }

    final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    final class Interaction: NSObject, UIInteraction {
        weak var view: UIView?
        var calls: [String] = []
        func willMove(to view: UIView?) { calls.append(view == nil ? "will none" : "will view") }
        func didMove(to view: UIView?) {
            self.view = view
            calls.append(view == nil ? "did none" : "did view")
        }
    }

    @Test("What a new view has") func defaults() {
        let view = UIView()
        documented("uikit/uiview/backgroundcolor", view.backgroundColor == nil, true)
        documented("uikit/uiview/alpha", view.alpha, 1)
        documented("uikit/uiview/ishidden", view.isHidden, false)
        documented("uikit/uiview/isopaque", view.isOpaque, true)
        documented("uikit/uiview/clipstobounds", view.clipsToBounds, false)
        documented("uikit/uiview/clearscontextbeforedrawing", view.clearsContextBeforeDrawing, true)
        documented("uikit/uiview/contentmode-swift.property", view.contentMode, .scaleToFill)
        documented("uikit/uiview/mask", view.mask == nil, true)
        documented("uikit/uiview/motioneffects", view.motionEffects.isEmpty, true)
        documented("uikit/uiview/restorationidentifier", view.restorationIdentifier == nil, true)
        documented("uikit/uiview/overrideuserinterfacestyle", view.overrideUserInterfaceStyle, .unspecified)
        documented("uikit/uiview/interactions", view.interactions.isEmpty, true)
    }

    @Test("View properties live in the layer") func layer() {
        final class Shape: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        let view = UIView()
        view.clipsToBounds = true
        view.alpha = 0.25
        view.isHidden = true
        documented("uikit/uiview/clipstobounds", view.layer.masksToBounds, true)
        documented("uikit/uiview/alpha", view.layer.opacity, 0.25)
        documented("uikit/uiview/ishidden", view.layer.isHidden, true)
        documented("uikit/uiview/layerclass", UIView.layerClass == CALayer.self, true)
        documented("uikit/uiview/layerclass", Shape().layer is CAShapeLayer, true)
        documented("uikit/uiview/layer", type(of: UIView().layer) == CALayer.self, true)
    }

    @Test("alpha and isHidden are the view's own only") func ownOnly() {
        let parent = UIView(), child = UIView()
        parent.addSubview(child)
        parent.alpha = 0.5
        parent.isHidden = true
        documented("uikit/uiview/alpha", child.alpha, 1)
        documented("uikit/uiview/ishidden", child.isHidden, false)
        documented("uikit/uiview/ishidden", parent.subviews, [child])
    }

    @Test("The tint comes from above") func tint() {
        let parent = Tinted(), child = Tinted(), leaf = Tinted()
        parent.addSubview(child)
        child.addSubview(leaf)
        parent.changes = 0
        child.changes = 0
        leaf.changes = 0
        parent.tintColor = .red
        documented("uikit/uiview/tintcolor", child.tintColor, .red)
        documented("uikit/uiview/tintcolor", leaf.tintColor, .red)
        documented("uikit/uiview/tintcolordidchange()", parent.changes, 1)
        documented("uikit/uiview/tintcolordidchange()", leaf.changes, 1)
        child.tintColor = .green
        documented("uikit/uiview/tintcolor", leaf.tintColor, .green)
        documented("uikit/uiview/tintcolor", parent.tintColor, .red)
        child.tintColor = nil
        documented("uikit/uiview/tintcolor", leaf.tintColor, .red)
        documented("uikit/uiview/tintcolordidchange()", parent.changes, 1)
    }

    @Test("A view with its own tint is not told of its superview's") func ownTint() {
        let parent = Tinted(), child = Tinted()
        parent.addSubview(child)
        child.tintColor = .green
        child.changes = 0
        parent.tintColor = .red
        documented("uikit/uiview/tintcolor", child.tintColor, .green)
    }

    @Test("Tint adjustment") func adjustment() {
        let parent = Tinted(), child = Tinted()
        parent.addSubview(child)
        documented("uikit/uiview/tintadjustmentmode-swift.property", child.tintAdjustmentMode, .normal)
        child.changes = 0
        parent.tintColor = .red
        parent.tintAdjustmentMode = .dimmed
        documented("uikit/uiview/tintadjustmentmode-swift.property", child.tintAdjustmentMode, .dimmed)
        documented("uikit/uiview/tintcolordidchange()", child.changes, 2)
        documented("uikit/uiview/tintadjustmentmode-swift.enum/dimmed", child.tintColor != .red, true)
        parent.tintAdjustmentMode = .automatic
        documented("uikit/uiview/tintcolor", child.tintColor, .red)
    }

    @Test("Interactions") func interactions() {
        let one = UIView(), two = UIView(), interaction = Interaction()
        one.addInteraction(interaction)
        documented("uikit/uiview/addinteraction(_:)", interaction.view === one, true)
        documented("uikit/uiinteraction/willmove(to:)", interaction.calls, ["will view", "did view"])
        documented("uikit/uiview/interactions", one.interactions.count, 1)
        one.removeInteraction(interaction)
        documented("uikit/uiview/removeinteraction(_:)", interaction.view == nil, true)
        documented("uikit/uiview/removeinteraction(_:)", one.interactions.isEmpty, true)
        two.addInteraction(interaction)
        documented("uikit/uiinteraction/view", interaction.view === two, true)
    }

    @Test("Animation blocks set the values at once") func animations() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let seen = Seen()
        UIView.animate(withDuration: 0.75) {
            view.alpha = 0.5
            seen.inherited = UIView.inheritedAnimationDuration
            seen.ran = true
        }
        documented("uikit/uiview/animate(withduration:animations:)", seen.ran, true)
        documented("uikit/uiview/animate(withduration:animations:)", view.alpha, 0.5)
        documented("uikit/uiview/inheritedanimationduration", seen.inherited, 0.75)
        documented("uikit/uiview/inheritedanimationduration", UIView.inheritedAnimationDuration, 0)
    }

    @Test("Animations can be turned off") func disabled() {
        documented("uikit/uiview/areanimationsenabled", UIView.areAnimationsEnabled, true)
        var inside = true
        UIView.performWithoutAnimation { inside = UIView.areAnimationsEnabled }
        documented("uikit/uiview/performwithoutanimation(_:)", inside, false)
        documented("uikit/uiview/performwithoutanimation(_:)", UIView.areAnimationsEnabled, true)
        UIView.setAnimationsEnabled(false)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        UIView.animate(withDuration: 1) { view.alpha = 0.5 }
        documented("uikit/uiview/setanimationsenabled(_:)", UIView.areAnimationsEnabled, false)
        documented("uikit/uiview/setanimationsenabled(_:)", (view.layer.animationKeys() ?? []).isEmpty, true)
        documented("uikit/uiview/setanimationsenabled(_:)", view.alpha, 0.5)
        UIView.setAnimationsEnabled(true)
    }

    @Test("A duration of zero animates nothing") func zero() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        window.isHidden = false
        UIView.animate(withDuration: 0) { view.center = CGPoint(x: 100, y: 100) }
        documented("uikit/uiview/animate(withduration:animations:)", (view.layer.animationKeys() ?? []).isEmpty, true)
        documented("uikit/uiview/animate(withduration:animations:)", view.center, CGPoint(x: 100, y: 100))
        withExtendedLifetime(window) {}
    }

    @Test("Options can override the inherited duration") func nested() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let seen = Seen()
        UIView.animate(withDuration: 2) {
            UIView.animate(withDuration: 0.5) {
                seen.inherited = UIView.inheritedAnimationDuration
                view.alpha = 0.5
            }
            UIView.animate(withDuration: 0.5, delay: 0, options: .overrideInheritedDuration) {
                seen.overridden = UIView.inheritedAnimationDuration
                view.alpha = 0.4
            }
        }
        documented("uikit/uiview/animationoptions/overrideinheritedduration", seen.inherited, 2)
        documented("uikit/uiview/animationoptions/overrideinheritedduration", seen.overridden, 0.5)
    }

    @Test("Transitions between views") func transition() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let from = UIView(), to = UIView()
        parent.addSubview(from)
        UIView.transition(from: from, to: to, duration: 0, options: [], completion: nil)
        documented("uikit/uiview/transition(from:to:duration:options:completion:)", to.superview === parent, true)
        documented("uikit/uiview/transition(from:to:duration:options:completion:)", from.superview == nil, true)
    }

    @Test("Showing and hiding in a transition keeps both views") func showHide() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let from = UIView(), to = UIView()
        to.isHidden = true
        parent.addSubview(from)
        parent.addSubview(to)
        UIView.transition(from: from, to: to, duration: 0, options: .showHideTransitionViews, completion: nil)
        documented("uikit/uiview/animationoptions/showhidetransitionviews", to.isHidden, false)
        documented("uikit/uiview/animationoptions/showhidetransitionviews", from.superview === parent, true)
        documented("uikit/uiview/animationoptions/showhidetransitionviews", from.isHidden, true)
    }

    @Test("Property animators") func animators() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        documented("uikit/uiviewanimating/state", animator.state, .inactive)
        documented("uikit/uiviewanimating/isrunning", animator.isRunning, false)
        documented("uikit/uiviewpropertyanimator/duration", animator.duration, 1)
        documented("uikit/uiviewpropertyanimator/delay", animator.delay, 0)
        documented("uikit/uiviewpropertyanimator/isuserinteractionenabled", animator.isUserInteractionEnabled, true)
        documented("uikit/uiviewpropertyanimator/isinterruptible", animator.isInterruptible, true)
        documented("uikit/uiviewpropertyanimator/scrubslinearly", animator.scrubsLinearly, true)
        documented("uikit/uiviewpropertyanimator/pausesoncompletion", animator.pausesOnCompletion, false)
        documented("uikit/uiviewanimating/isreversed", animator.isReversed, false)
        documented("uikit/uiviewanimating/fractioncomplete", animator.fractionComplete, 0)
        documented("uikit/uiviewpropertyanimator/init(duration:curve:animations:)", view.alpha, 1)
    }

    @Test("Starting, pausing and stopping an animator") func animatorStates() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(duration: 100, curve: .linear) { view.alpha = 0 }
        let seen = Seen()
        animator.addCompletion { seen.ended = $0 }
        animator.startAnimation()
        documented("uikit/uiviewanimating/startanimation()", animator.state, .active)
        documented("uikit/uiviewanimating/startanimation()", animator.isRunning, true)
        animator.pauseAnimation()
        documented("uikit/uiviewanimating/pauseanimation()", animator.state, .active)
        documented("uikit/uiviewanimating/pauseanimation()", animator.isRunning, false)
        animator.stopAnimation(false)
        documented("uikit/uiviewanimating/stopanimation(_:)", animator.state, .stopped)
        documented("uikit/uiviewanimating/stopanimation(_:)", seen.ended == nil, true)
        animator.finishAnimation(at: .end)
        documented("uikit/uiviewanimating/finishanimation(at:)", animator.state, .inactive)
        documented("uikit/uiviewanimating/finishanimation(at:)", seen.ended, .end)
        documented("uikit/uiviewanimating/finishanimation(at:)", view.alpha, 0)
    }

    @Test("Stopping without finishing makes the animator inactive, its blocks uncalled") func stopWithout() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let animator = UIViewPropertyAnimator(duration: 100, curve: .linear) { view.alpha = 0 }
        let seen = Seen()
        animator.addCompletion { _ in seen.ran = true }
        animator.startAnimation()
        animator.stopAnimation(true)
        documented("uikit/uiviewanimating/stopanimation(_:)", animator.state, .inactive)
        documented("uikit/uiviewanimating/stopanimation(_:)", seen.ran, false)
    }

    @Test("Snapshots") func snapshots() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
        view.backgroundColor = .red
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        let snapshot = view.snapshotView(afterScreenUpdates: true)
        documented(
            "uikit/uiview/snapshotview(afterscreenupdates:)", snapshot?.bounds.size, CGSize(width: 60, height: 40))
        documented("uikit/uiview/snapshotview(afterscreenupdates:)", snapshot?.superview == nil, true)
        documented("uikit/uiview/snapshotview(afterscreenupdates:)", snapshot !== view, true)
        let part = view.resizableSnapshotView(
            from: CGRect(x: 0, y: 0, width: 20, height: 10), afterScreenUpdates: true, withCapInsets: .zero)
        documented(
            "uikit/uiview/resizablesnapshotview(from:afterscreenupdates:withcapinsets:)", part?.bounds.size,
            CGSize(width: 20, height: 10))
        withExtendedLifetime(window) {}
    }
}
