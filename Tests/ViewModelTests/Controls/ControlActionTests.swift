import Testing
import UIKit

@MainActor @Suite struct ControlActionTests {
    @MainActor private final class Listener {
        var heard: [String] = []

        func pressed() { heard.append("pressed") }
        func tapped(by sender: UIButton) { heard.append("tapped by \(sender.tag)") }
        func changed(_ sender: Dial, with event: UIEvent?) { heard.append("changed") }
    }

    private final class Dial: UIControl {}

    @Test func anActionHearsOnlyTheEventsItWasAddedFor() {
        let control = UIControl()
        var senders: [UIControl?] = []
        let action = UIAction { senders.append($0.sender as? UIControl) }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        #expect(senders.isEmpty)
        control.sendActions(for: [.valueChanged, .touchDown])
        #expect(senders == [control])
        #expect(action.sender == nil)
    }

    @Test func anActionReplacesTheOneWithItsIdentifier() {
        let control = UIControl()
        var heard: [String] = []
        control.addAction(UIAction(identifier: .init("save")) { _ in heard.append("old") }, for: .touchUpInside)
        control.addAction(UIAction(identifier: .init("save")) { _ in heard.append("new") }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(heard == ["new"])
        control.removeAction(identifiedBy: .init("save"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(heard == ["new"])
    }

    @Test func methodsAreTargetsWithoutSelectors() {
        let listener = Listener()
        let button = UIButton(type: .system)
        button.tag = 7
        button.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
        button.addTarget(listener, action: Listener.tapped(by:), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard == ["pressed", "tapped by 7"])
        button.removeTarget(listener, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(listener.heard.count == 2)
    }

    @Test func aControlOfAnotherKindIsNotHandedOver() {
        let listener = Listener()
        let button = UIButton()
        button.addTarget(listener, action: Listener.changed, for: .valueChanged)
        button.sendActions(for: .valueChanged)
        #expect(listener.heard.isEmpty)
    }

    @Test func targetsAreNotKeptAlive() {
        let control = UIControl()
        weak var gone: Listener?
        do {
            let listener = Listener()
            gone = listener
            control.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchUpInside)
    }

    @Test func removingSomeEventsLeavesTheOthers() {
        let control = UIControl()
        control.addAction(UIAction { _ in }, for: [.touchDown, .touchUpInside])
        var seen: [UIControl.Event] = []
        control.enumerateEventHandlers { action, _, events, _ in
            seen.append(events)
            if let action { control.removeAction(action, for: .touchDown) }
        }
        #expect(seen == [[.touchDown, .touchUpInside]])
        #expect(control.allControlEvents == .touchUpInside)
    }

    @Test func theStateIsWhatHoldsTogether() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isEnabled = false
        #expect(control.state.rawValue == 1 + 2 + 4)
    }

    @Test func leadingIsTheSideWhereReadingBegins() {
        let control = UIControl()
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }

    @Test func aTouchInsideAButtonIsDownAndUpAndThePrimaryAction() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        var events: [String] = []
        for (event, name): (UIControl.Event, String) in [
            (.touchDown, "down"), (.touchUpInside, "up"), (.primaryActionTriggered, "primary"),
        ] {
            button.addAction(UIAction { _ in events.append(name) }, for: event)
        }
        let touch = UITouch()
        button.touchesBegan([touch], with: nil)
        #expect(button.isTracking && button.isHighlighted)
        button.touchesEnded([touch], with: nil)
        #expect(events == ["down", "up", "primary"])
        #expect(!button.isTracking && !button.isHighlighted)
    }
}
