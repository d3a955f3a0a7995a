import Testing
import UIKit

@MainActor
private final class Journal {
    var lines: [String] = []
}

/// Notes which actions a control is asked to send.
private final class SendingControl: UIControl {
    var sent: [String] = []

    override func sendAction(_ action: UIAction) {
        sent.append(action.title)
        super.sendAction(action)
    }
}

/// What Apple's pages say of controls, their states and their actions.
@Suite("Documented: controls") @MainActor
struct DocumentedControlTests {
    private func action(_ title: String, _ identifier: String? = nil, _ journal: Journal) -> UIAction {
        let name = identifier.map { UIAction.Identifier($0) }
        return UIAction(title: title, identifier: name) { _ in journal.lines.append(title) }
    }

    @Test("What a new control has") func defaults() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        documented("uikit/uicontrol/isenabled", control.isEnabled, true)
        documented("uikit/uicontrol/isselected", control.isSelected, false)
        documented("uikit/uicontrol/ishighlighted", control.isHighlighted, false)
        documented("uikit/uicontrol/state-swift.property", control.state, .normal)
        documented("uikit/uicontrol/istracking", control.isTracking, false)
        documented("uikit/uicontrol/istouchinside", control.isTouchInside, false)
        documented("uikit/uicontrol/showsmenuasprimaryaction", control.showsMenuAsPrimaryAction, false)
        documented("uikit/uicontrol/iscontextmenuinteractionenabled", control.isContextMenuInteractionEnabled, false)
        documented("uikit/uicontrol/tooltip", control.toolTip == nil, true)
        documented("uikit/uicontrol/allcontrolevents", control.allControlEvents.isEmpty, true)
        documented("uikit/uicontrol/alltargets", control.allTargets.isEmpty, true)
    }

    @Test("A property adds its flag to the state and takes it away") func states() {
        let control = UIControl()
        control.isEnabled = false
        documented("uikit/uicontrol/isenabled", control.state.contains(.disabled), true)
        control.isEnabled = true
        documented("uikit/uicontrol/isenabled", control.state.contains(.disabled), false)
        control.isSelected = true
        documented("uikit/uicontrol/isselected", control.state.contains(.selected), true)
        control.isHighlighted = true
        documented("uikit/uicontrol/ishighlighted", control.state.contains(.highlighted), true)
        documented("uikit/uicontrol/state-swift.property", control.state, [.selected, .highlighted])
        control.isSelected = false
        documented("uikit/uicontrol/isselected", control.state, .highlighted)
        control.isHighlighted = false
        documented("uikit/uicontrol/state-swift.property", control.state, .normal)
    }

    @Test("Actions run for their events only") func sending() {
        let control = UIControl()
        let journal = Journal()
        control.addAction(action("up", nil, journal), for: .touchUpInside)
        control.addAction(action("value", nil, journal), for: .valueChanged)
        control.sendActions(for: .touchUpInside)
        documented("uikit/uicontrol/sendactions(for:)", journal.lines, ["up"])
        control.sendActions(for: .valueChanged)
        documented("uikit/uicontrol/sendactions(for:)", journal.lines, ["up", "value"])
        control.sendActions(for: .touchDown)
        documented("uikit/uicontrol/sendactions(for:)", journal.lines, ["up", "value"])
        control.sendActions(for: [.touchUpInside, .valueChanged])
        documented("uikit/uicontrol/sendactions(for:)", journal.lines.count, 4)
    }

    @Test("One action may be had for several events") func severalEvents() {
        let control = UIControl()
        let journal = Journal()
        control.addAction(action("both", nil, journal), for: [.touchDown, .touchUpInside])
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        documented("uikit/uicontrol/addaction(_:for:)", journal.lines, ["both", "both"])
        documented("uikit/uicontrol/allcontrolevents", control.allControlEvents, [.touchDown, .touchUpInside])
    }

    @Test("An action with the same identifier takes the place of the other") func replacing() {
        let control = UIControl()
        let journal = Journal()
        control.addAction(action("first", "same", journal), for: .touchUpInside)
        control.addAction(action("second", "same", journal), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        documented("uikit/uicontrol/addaction(_:for:)", journal.lines, ["second"])
    }

    @Test("Actions with other identifiers stay beside each other") func several() {
        let control = UIControl()
        let journal = Journal()
        control.addAction(action("first", "one", journal), for: .touchUpInside)
        control.addAction(action("second", "two", journal), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        documented("uikit/uicontrol/addaction(_:for:)", journal.lines.sorted(), ["first", "second"])
    }

    @Test("A removed action is not run") func removing() {
        let control = UIControl()
        let journal = Journal()
        let first = action("first", "one", journal)
        control.addAction(first, for: .touchUpInside)
        control.addAction(action("second", "two", journal), for: .touchUpInside)
        control.removeAction(first, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        documented("uikit/uicontrol/removeaction(_:for:)", journal.lines, ["second"])
        control.removeAction(identifiedBy: UIAction.Identifier("two"), for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        documented("uikit/uicontrol/removeaction(identifiedby:for:)", journal.lines, ["second"])
        documented("uikit/uicontrol/allcontrolevents", control.allControlEvents.contains(.touchUpInside), false)
    }

    @Test("Removing for one event leaves the others") func removingOne() {
        let control = UIControl()
        let journal = Journal()
        let both = action("both", "both", journal)
        control.addAction(both, for: [.touchDown, .valueChanged])
        control.removeAction(both, for: .touchDown)
        control.sendActions(for: .touchDown)
        documented("uikit/uicontrol/removeaction(_:for:)", journal.lines, [])
        control.sendActions(for: .valueChanged)
        documented("uikit/uicontrol/removeaction(_:for:)", journal.lines, ["both"])
    }

    @Test("A control made with a primary action runs it for that event") func primary() {
        let journal = Journal()
        let control = UIControl(frame: CGRect.zero, primaryAction: action("main", nil, journal))
        documented("uikit/uicontrol/init(frame:primaryaction:)", control.allControlEvents, .primaryActionTriggered)
        control.sendActions(for: .primaryActionTriggered)
        documented("uikit/uicontrol/init(frame:primaryaction:)", journal.lines, ["main"])
        let none = UIControl(frame: CGRect.zero, primaryAction: nil)
        documented("uikit/uicontrol/init(frame:primaryaction:)", none.allControlEvents.isEmpty, true)
    }

    @Test("Sending goes through the method that sends one action") func sendOne() {
        let control = SendingControl()
        let journal = Journal()
        control.addAction(action("a", "a", journal), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        documented("uikit/uicontrol/sendaction(_:)", control.sent, ["a"])
        documented("uikit/uicontrol/sendaction(_:)", journal.lines, ["a"])
        control.sendAction(action("b", "b", journal))
        documented("uikit/uicontrol/sendaction(_:)", journal.lines, ["a", "b"])
    }

    @Test("The sender of an action is the control") func sender() {
        let control = UIControl()
        var found: [Bool] = []
        let holder = SenderHolder()
        control.addAction(UIAction { action in holder.sender = action.sender as? UIControl }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        found.append(holder.sender === control)
        documented("uikit/uiaction/sender", found, [true])
    }

    @Test("Each action is told to who asks for all of them") func enumerating() {
        let control = UIControl()
        let journal = Journal()
        control.addAction(action("a", "a", journal), for: .valueChanged)
        control.addAction(action("b", "b", journal), for: .touchDown)
        var titles: [String] = []
        control.enumerateEventHandlers { action, _, _, _ in titles.append(action?.title ?? "none") }
        documented("uikit/uicontrol/enumerateeventhandlers(_:)", titles.sorted(), ["a", "b"])
        var seen = 0
        control.enumerateEventHandlers { _, _, _, stop in
            seen += 1
            stop = true
        }
        documented("uikit/uicontrol/enumerateeventhandlers(_:)", seen, 1)
    }

    @Test("Alignments in effect know no leading") func alignments() {
        let control = UIControl()
        documented(
            "uikit/uicontrol/contenthorizontalalignment-swift.property", control.contentHorizontalAlignment, .center)
        control.semanticContentAttribute = .forceLeftToRight
        control.contentHorizontalAlignment = .leading
        documented(
            "uikit/uicontrol/effectivecontenthorizontalalignment", control.effectiveContentHorizontalAlignment, .left)
        control.contentHorizontalAlignment = .trailing
        documented(
            "uikit/uicontrol/effectivecontenthorizontalalignment", control.effectiveContentHorizontalAlignment, .right)
        control.semanticContentAttribute = .forceRightToLeft
        documented(
            "uikit/uicontrol/effectivecontenthorizontalalignment", control.effectiveContentHorizontalAlignment, .left)
    }

    @Test("Groups of events") func groups() {
        documented("uikit/uicontrol/event/alltouchevents", UIControl.Event.allTouchEvents.contains(.touchDown), true)
        documented(
            "uikit/uicontrol/event/alltouchevents", UIControl.Event.allTouchEvents.contains(.touchUpInside), true)
        documented("uikit/uicontrol/event/alltouchevents", UIControl.Event.allTouchEvents.contains(.touchCancel), true)
        documented(
            "uikit/uicontrol/event/alltouchevents", UIControl.Event.allTouchEvents.contains(.valueChanged), false)
        documented(
            "uikit/uicontrol/event/alleditingevents", UIControl.Event.allEditingEvents.contains(.editingChanged), true)
        documented(
            "uikit/uicontrol/event/alleditingevents", UIControl.Event.allEditingEvents.contains(.editingDidBegin), true)
        documented(
            "uikit/uicontrol/event/alleditingevents", UIControl.Event.allEditingEvents.contains(.editingDidEndOnExit),
            true)
        documented(
            "uikit/uicontrol/event/alleditingevents", UIControl.Event.allEditingEvents.contains(.touchDown), false)
        documented("uikit/uicontrol/event/allevents", UIControl.Event.allEvents.contains(.valueChanged), true)
        documented("uikit/uicontrol/event/allevents", UIControl.Event.allEvents.contains(.editingDidEnd), true)
    }

    @Test("Tracking goes on unless a subclass says otherwise") func tracking() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        documented("uikit/uicontrol/begintracking(_:with:)", control.beginTracking(UITouch(), with: nil), true)
        documented("uikit/uicontrol/continuetracking(_:with:)", control.continueTracking(UITouch(), with: nil), true)
    }
}

@MainActor
private final class SenderHolder {
    weak var sender: AnyObject?
}
