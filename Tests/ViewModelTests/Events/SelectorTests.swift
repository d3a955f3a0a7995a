import Foundation
import Testing
import UIKit

/// Selectors as Apple's documentation of `UIControl`, `UIGestureRecognizer`, `NotificationCenter` and `Timer` describes them.
@MainActor @Suite struct SelectorTests {
    @MainActor final class Listener: NSObject {
        var heard: [String] = []
        func plain() { heard.append("plain") }
        func tapped(_ sender: UIButton) { heard.append("tapped \(sender.tag)") }
        func moved(_ sender: Any?, with event: UIEvent?) {
            heard.append("moved, event \(event == nil ? "nil" : "given")")
        }
        func noted(_ notification: Notification) { heard.append(notification.name.rawValue) }
        func any(_ sender: Any) { heard.append("\(sender)") }
        func length(of text: String) -> NSNumber { NSNumber(value: text.count) }
    }

    class Card: UIView {
        var name = "card"
        func close() { name = "closed card" }
    }
    final class RedCard: Card {
        override func close() { name = "closed red card" }
    }

    let listener = Listener()

    @Test func `A control calls methods with as many values as they take`() {
        let button = UIButton()
        button.tag = 7
        button.addTarget(listener, action: Selector(calling: Listener.plain, "plain"), for: .touchUpInside)
        button.addTarget(listener, action: Selector(calling: Listener.tapped(_:), "tapped:"), for: .touchUpInside)
        button.addTarget(
            listener, action: Selector(calling: Listener.moved(_:with:), "moved:with:"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["plain", "tapped 7", "moved, event nil"])
        #expect(
            button.actions(forTarget: listener, forControlEvent: .touchUpInside) == ["plain", "tapped:", "moved:with:"])
    }

    @Test func `What takes anything gets what was sent, without an optional around it`() {
        listener.perform(Selector(calling: Listener.any(_:), "any:"), with: "a")
        #expect(listener.heard == ["a"])
    }

    /// A delay of 0 "does not necessarily cause the selector to be performed immediately": it is queued.
    @Test func `What is to be done without a delay is done in the next turn, unless it is called off`() {
        let plain = Selector(calling: Listener.plain, "plain")
        listener.perform(plain, with: nil, afterDelay: 0)
        #expect(listener.heard == [])
        Deferred.settle()
        #expect(listener.heard == ["plain"])
        listener.perform(plain, with: nil, afterDelay: 0)
        NSObject.cancelPreviousPerformRequests(withTarget: listener)
        Deferred.settle()
        #expect(listener.heard == ["plain"])
    }

    @Test func `The same target and action is called once, and is removed by its name`() {
        let button = UIButton()
        let plain = Selector(calling: Listener.plain, "plain")
        button.addTarget(listener, action: plain, for: .touchUpInside)
        button.addTarget(listener, action: plain, for: [.touchUpInside, .valueChanged])
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["plain"])
        button.removeTarget(listener, action: "plain", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["plain"])
        button.sendActions(for: .valueChanged)
        #expect(listener.heard == ["plain", "plain"])
    }

    /// `instancesRespond(to:)`: "whether instances of the receiver are capable of responding to a given selector".
    @Test func `A class knows what its objects answer to`() {
        let close = Selector(calling: Card.close, "close")
        #expect(Card.instancesRespond(to: close) && RedCard.instancesRespond(to: close))
        #expect(!UIView.instancesRespond(to: close) && !Card.instancesRespond(to: "open"))
    }

    @Test func `Methods of classes have names, as code that exchanges them asks`() {
        let animate = Selector(
            calling: UIView.animate(withDuration:delay:options:animations:completion:),
            "animateWithDuration:delay:options:animations:completion:")
        #expect(NSStringFromSelector(animate) == "animateWithDuration:delay:options:animations:completion:")
        #expect(!UIView().responds(to: animate))
    }

    @Test func `Without a target the responder chain is asked`() {
        // A first responder of another test would be asked first. This is how apps send the keyboard away.
        let resign = Selector(calling: UIResponder.resignFirstResponder, "resignFirstResponder")
        UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil)
        let card = Card()
        let button = UIButton()
        card.addSubview(button)
        button.addTarget(nil, action: Selector(calling: Card.close, "close"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(card.name == "closed card")
    }

    @Test func `A subclass's method is called`() {
        let card = RedCard()
        let button = UIButton()
        button.addTarget(card, action: Selector(calling: Card.close, "close"), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(card.name == "closed red card")
    }

    @Test func `Targets are not kept`() {
        let button = UIButton()
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            button.addTarget(listener, action: Selector(calling: Listener.plain, "plain"), for: .touchUpInside)
        }
        #expect(gone == nil)
        button.sendActions(for: .touchUpInside)
    }

    @Test func `A gesture recogniser calls its action once for a change of state`() {
        let tap = UITapGestureRecognizer(target: listener, action: Selector(calling: Listener.plain, "plain"))
        tap.addTarget(listener, action: "plain")
        tap.state = .ended
        #expect(listener.heard == ["plain"])
        tap.removeTarget(listener, action: nil)
        tap.state = .ended
        #expect(listener.heard == ["plain"])
    }

    @Test func `Messages are sent by name`() {
        _ = Selector(calling: Listener.length(of:), "lengthOf:")
        #expect(listener.responds(to: Selector("lengthOf:")))
        #expect(!listener.responds(to: Selector("nothing")))
        #expect(listener.perform("lengthOf:", with: "four")?.takeUnretainedValue() as? NSNumber == 4)
        #expect(listener.perform("nothing") == nil)
    }

    @Test func `What a method makes as its answer is there after it`() {
        final class Maker: NSObject {
            func greeting(for name: String) -> String { "Hello, " + name }
            func box() -> NSMutableArray { [1, 2] }
        }
        _ = Selector(calling: Maker.greeting(for:), "greetingFor:")
        _ = Selector(calling: Maker.box, "box")
        let maker = Maker()
        let (greeting, box) = (maker.perform("greetingFor:", with: "Eve"), maker.perform("box"))
        #expect(greeting?.takeUnretainedValue() as? String == "Hello, Eve")
        #expect((box?.takeUnretainedValue() as? NSMutableArray)?.count == 2)
    }

    @Test func `A timer carries what it was given`() {
        final class Listener: NSObject {
            var heard: [String] = []
            func tick(_ timer: Timer) { heard.append(timer._userInfoOfProject as? String ?? "nothing") }
        }
        let selector = Selector(calling: Listener.tick, "tick:")
        let listener = Listener()
        for info in ["a", nil, "b"] {
            Timer(timeInterval: 60, target: listener, selector: selector, userInfo: info, repeats: false).fire()
        }
        #expect(listener.heard == ["a", "nothing", "b"])
        #expect(Timer(timeInterval: 1, repeats: false) { _ in }._userInfoOfProject == nil)
    }

    @Test func `A class says which methods it has, and those of the class above are its own`() {
        class Table: NSObject {}
        final class Card: Table {}
        MethodsOfClasses.add(Table.self, "deck:shouldShowAt:")
        #expect(
            MethodsOfClasses.has("deck:shouldShowAt:", Card()) && Card().responds(to: Selector("deck:shouldShowAt:")))
        #expect(
            !MethodsOfClasses.has("deck:didShowAt:", Card()) && !MethodsOfClasses.has("deck:shouldShowAt:", listener))
        #expect(Card().perform(Selector("deck:shouldShowAt:")) == nil)
    }

    @Test func `A centre calls observers until they are removed`() {
        let (center, name) = (NotificationCenter(), Notification.Name("saved"))
        center.addObserver(listener, selector: Selector(calling: Listener.noted(_:), "noted:"), name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        #expect(listener.heard == ["saved"])
        center.removeObserver(listener)
        center.post(name: name, object: nil)
        #expect(listener.heard == ["saved"])
    }

    @Test func `A timer calls its target`() {
        let timer = Timer(
            timeInterval: 60, target: listener, selector: Selector(calling: Listener.plain, "plain"), userInfo: nil,
            repeats: false)
        timer.fire()
        #expect(listener.heard == ["plain"])
    }

    @Test func `A bar button item keeps its action`() {
        let item = UIBarButtonItem(
            title: "Save", style: .plain, target: listener, action: Selector(calling: Listener.plain, "plain"))
        #expect(item.action == Selector("plain"))
        #expect(item.target === listener)
    }
}
