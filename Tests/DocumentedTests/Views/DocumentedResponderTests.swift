import Testing
import UIKit

/// What Apple's pages say of responders.
@Suite("Documented: responders", .serialized) @MainActor
struct DocumentedResponderTests {
    final class Able: UIView {
        var becomes = true, resigns = true
        var log: [String] = []
        override var canBecomeFirstResponder: Bool {
            log.append("can become")
            return becomes
        }
        override var canResignFirstResponder: Bool {
            log.append("can resign")
            return resigns
        }
    }

    @Test("What a responder is by default") func defaults() {
        let responder = UIResponder()
        documented("uikit/uiresponder/next", responder.next == nil, true)
        documented("uikit/uiresponder/canbecomefirstresponder", responder.canBecomeFirstResponder, false)
        documented("uikit/uiresponder/canresignfirstresponder", responder.canResignFirstResponder, true)
        documented("uikit/uiresponder/isfirstresponder", responder.isFirstResponder, false)
        documented("uikit/uiresponder/inputview", responder.inputView == nil, true)
        documented("uikit/uiresponder/inputaccessoryview", responder.inputAccessoryView == nil, true)
        documented("uikit/uiresponder/inputviewcontroller", responder.inputViewController == nil, true)
        documented("uikit/uiresponder/textinputcontextidentifier", responder.textInputContextIdentifier == nil, true)
        documented("uikit/uiresponder/useractivity", responder.userActivity == nil, true)
    }

    @Test("The next responder of a view") func nextOfView() {
        let controller = UIViewController()
        let child = UIView()
        controller.view.addSubview(child)
        documented("uikit/uiresponder/next", child.next === controller.view, true)
        documented("uikit/uiresponder/next", controller.view.next === controller, true)
        documented("uikit/uiresponder/next", UIView().next == nil, true)
    }

    @Test("The next responder of a controller") func nextOfController() {
        let parent = UIViewController(), child = UIViewController()
        let container = UIView()
        parent.view.addSubview(container)
        parent.addChild(child)
        container.addSubview(child.view)
        child.didMove(toParent: parent)
        documented("uikit/uiresponder/next", child.next === container, true)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = parent
        window.isHidden = false
        window.layoutIfNeeded()
        documented(
            "uikit/uiresponder/next",
            sequence(first: child.view! as UIResponder, next: { $0.next }).contains { $0 === window }, true)
    }

    @Test("A plain view refuses to be first responder") func refuses() {
        let view = UIView()
        let window = shownByKeyWindow(view)
        documented("uikit/uiresponder/becomefirstresponder()", view.becomeFirstResponder(), false)
        documented("uikit/uiresponder/isfirstresponder", view.isFirstResponder, false)
        window.isHidden = true
    }

    @Test("Becoming and resigning") func becoming() {
        let one = Able(), two = Able()
        let window = shownByKeyWindow(one, two)
        documented("uikit/uiresponder/becomefirstresponder()", one.becomeFirstResponder(), true)
        documented("uikit/uiresponder/becomefirstresponder()", one.log.contains("can become"), true)
        documented("uikit/uiresponder/isfirstresponder", one.isFirstResponder, true)
        one.log = []
        documented("uikit/uiresponder/becomefirstresponder()", two.becomeFirstResponder(), true)
        documented("uikit/uiresponder/becomefirstresponder()", one.isFirstResponder, false)
        documented("uikit/uiresponder/canresignfirstresponder", one.log.contains("can resign"), true)
        documented("uikit/uiresponder/resignfirstresponder()", two.resignFirstResponder(), true)
        documented("uikit/uiresponder/resignfirstresponder()", two.isFirstResponder, false)
        window.isHidden = true
    }

    @Test("If the current first responder refuses to resign, nothing changes") func stubborn() {
        let one = Able(), two = Able()
        let window = shownByKeyWindow(one, two)
        _ = one.becomeFirstResponder()
        one.resigns = false
        documented("uikit/uiresponder/becomefirstresponder()", two.becomeFirstResponder(), false)
        documented("uikit/uiresponder/becomefirstresponder()", one.isFirstResponder, true)
        documented("uikit/uiresponder/becomefirstresponder()", two.isFirstResponder, false)
        one.resigns = true
        _ = one.resignFirstResponder()
        window.isHidden = true
    }

    @Test("endEditing") func endEditing() {
        let parent = UIView(), child = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)), other = UIView()
        parent.addSubview(child)
        let window = shownByKeyWindow(parent, other)
        _ = child.becomeFirstResponder()
        documented("uikit/uitextfield", child.isFirstResponder, true)
        _ = other.endEditing(true)
        documented("uikit/uiview/endediting(_:)", child.isFirstResponder, true)
        documented("uikit/uiview/endediting(_:)", parent.endEditing(true), true)
        documented("uikit/uiview/endediting(_:)", child.isFirstResponder, false)
        window.isHidden = true
    }

    @Test("Undo managers come from the chain") func undo() {
        final class Owner: UIViewController {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let owner = Owner(), child = UIView()
        owner.view.addSubview(child)
        documented("uikit/uiresponder/undomanager", child.undoManager === owner.own, true)
        let plain = UIView()
        let window = shownByKeyWindow(plain)
        documented("uikit/uiresponder/undomanager", plain.undoManager != nil, true)
        documented("uikit/uiresponder/undomanager", plain.undoManager === window.undoManager, true)
        window.isHidden = true
    }

    @Test("Touches go on to the next responder by default") func touches() {
        final class Catcher: UIView {
            var began = 0, ended = 0, moved = 0, cancelled = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moved += 1 }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
        }
        let parent = Catcher(), child = UIView()
        parent.addSubview(child)
        child.touchesBegan([], with: nil)
        child.touchesMoved([], with: nil)
        child.touchesEnded([], with: nil)
        child.touchesCancelled([], with: nil)
        documented("uikit/uiresponder/touchesbegan(_:with:)", parent.began, 1)
        documented("uikit/uiresponder/touchesmoved(_:with:)", parent.moved, 1)
        documented("uikit/uiresponder/touchesended(_:with:)", parent.ended, 1)
        documented("uikit/uiresponder/touchescancelled(_:with:)", parent.cancelled, 1)
    }
}
