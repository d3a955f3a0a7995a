import MaquetteViewModel
import Testing
import UIKit

/// What controls do with fingers. Sources: Apple's pages of `UIControl.Event` and of each control, and "Interacting with other user interface
/// controls" of the Event Handling Guide: a button's tap comes before that of a recogniser around it.
@MainActor @Suite struct ControlTouchTests {
    let it = TouchedScreen()

    private func events(of control: UIControl) -> () -> [String] {
        final class Log { var names: [String] = [] }
        let log = Log()
        let known: KeyValuePairs<String, UIControl.Event> = [
            "down": .touchDown, "repeat": .touchDownRepeat, "inside": .touchDragInside, "outside": .touchDragOutside,
            "enter": .touchDragEnter, "exit": .touchDragExit, "up": .touchUpInside, "upOutside": .touchUpOutside,
            "cancel": .touchCancel, "value": .valueChanged,
        ]
        for (name, event) in known { control.addAction(UIAction { _ in log.names.append(name) }, for: event) }
        return { log.names }
    }

    private func hearerOfTapsAround() -> Hearer {
        let (hearer, tap) = (Hearer(), UITapGestureRecognizer())
        tap.addTarget(hearer, action: Hearer.heard)
        it.root.addGestureRecognizer(tap)
        return hearer
    }

    @Test func aButtonIsPressedAndLetGo() {
        let button = it.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 44))
        let events = events(of: button)
        it.screen.press([CGPoint(x: 50, y: 20)])
        #expect(button.isHighlighted && button.isTracking)
        it.screen.lift()
        #expect(!button.isHighlighted && !button.isTracking)
        #expect(events() == ["down", "up"])
    }

    @Test func aFingerThatLeavesAButtonCancelsNothingButPressesNothing() {
        let button = it.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 44))
        let events = events(of: button)
        it.screen.press([CGPoint(x: 50, y: 20)])
        it.screen.move(to: [CGPoint(x: 60, y: 20)])
        it.screen.move(to: [CGPoint(x: 60, y: 300)])
        #expect(!button.isHighlighted)
        it.screen.lift()
        #expect(events() == ["down", "inside", "exit", "outside", "upOutside"])
    }

    @Test func aDisabledControlIsNotPressed() {
        let button = it.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 44))
        button.isEnabled = false
        let events = events(of: button)
        it.screen.tap(at: CGPoint(x: 50, y: 20))
        #expect(events().isEmpty)
    }

    @Test func aTapOnAButtonIsNotThatOfTheViewAround() {
        let hearer = hearerOfTapsAround()
        let button = it.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 44))
        let events = events(of: button)
        it.screen.tap(at: CGPoint(x: 50, y: 20))
        #expect(events() == ["down", "up"] && hearer.states.isEmpty)
        it.screen.tap(at: CGPoint(x: 300, y: 300))
        #expect(hearer.states == [.ended])
    }

    // The usual recogniser on a controller's view that ends editing, without another setting: three tutorials have it beside fields that go on
    // working (codevscolor.com, "dismiss keyboard on tap outside"; dabblingbadger.com, "Dismissing the keyboard in SwiftUI"; kouhan.cn,
    // 00020132).
    @Test func aTapOnTextIsNotThatOfTheViewAround() {
        let hearer = hearerOfTapsAround()
        let field = it.add(UITextField(), CGRect(x: 0, y: 0, width: 100, height: 44))
        let text = it.add(UITextView(), CGRect(x: 0, y: 50, width: 100, height: 44))
        let bar = it.add(UISearchBar(), CGRect(x: 0, y: 100, width: 300, height: 56))
        bar.layoutIfNeeded()
        it.screen.tap(at: CGPoint(x: 50, y: 20))
        #expect(field.isFirstResponder)
        it.screen.tap(at: CGPoint(x: 50, y: 70))
        #expect(text.isFirstResponder)
        it.screen.tap(at: CGPoint(x: 150, y: 128))
        #expect(bar.isFirstResponder && hearer.states.isEmpty)
        text.isEditable = false
        it.screen.tap(at: CGPoint(x: 50, y: 70))
        #expect(hearer.states == [.ended])
    }

    @Test func aTapOnAControlOfAnAppsOwnIsThatOfTheViewAround() {
        final class Own: UIControl {}
        let hearer = hearerOfTapsAround()
        let control = it.add(Own(), CGRect(x: 0, y: 0, width: 100, height: 44))
        let events = events(of: control)
        it.screen.tap(at: CGPoint(x: 50, y: 20))
        #expect(events() == ["down", "cancel"] && hearer.states == [.ended])
    }

    @Test func aButtonPerformsItsPrimaryAction() {
        var pressed = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in pressed += 1 })
        it.add(button, CGRect(x: 0, y: 0, width: 100, height: 44))
        it.screen.tap(at: CGPoint(x: 50, y: 20))
        #expect(pressed == 1)
    }

    @Test func aButtonThatTogglesIsSelected() {
        let button = it.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 44))
        button.changesSelectionAsPrimaryAction = true
        it.screen.tap(at: CGPoint(x: 50, y: 20))
        #expect(button.isSelected)
    }

    @Test func aSwitchTurns() {
        let control = it.add(UISwitch(), CGRect(x: 10, y: 10, width: 0, height: 0))
        let events = events(of: control)
        it.screen.tap(at: CGPoint(x: control.frame.midX, y: control.frame.midY))
        #expect(control.isOn && events() == ["down", "value", "up"])
        it.screen.tap(at: CGPoint(x: control.frame.midX, y: control.frame.midY))
        #expect(!control.isOn)
    }

    @Test func aSegmentIsChosen() {
        let control = it.add(UISegmentedControl(items: ["A", "B", "C"]), CGRect(x: 0, y: 0, width: 300, height: 32))
        let events = events(of: control)
        it.screen.tap(at: CGPoint(x: 150, y: 16))
        #expect(control.selectedSegmentIndex == 1 && events() == ["down", "value", "up"])
        it.screen.tap(at: CGPoint(x: 150, y: 16))
        #expect(events().count { $0 == "value" } == 1, "the value is the same")
        control.setEnabled(false, forSegmentAt: 2)
        it.screen.tap(at: CGPoint(x: 250, y: 16))
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func aMomentarySegmentIsNotKept() {
        let control = it.add(UISegmentedControl(items: ["A", "B"]), CGRect(x: 0, y: 0, width: 300, height: 32))
        control.isMomentary = true
        var chosen: [Int] = []
        control.addAction(
            UIAction { _ in chosen.append(control.selectedSegmentIndex) }, for: .valueChanged)
        it.screen.tap(at: CGPoint(x: 250, y: 16))
        it.screen.tap(at: CGPoint(x: 250, y: 16))
        #expect(chosen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func aStepperStepsWithinItsLimits() {
        let stepper = it.add(UIStepper(), CGRect(x: 0, y: 0, width: 94, height: 32))
        (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (0, 3, 2)
        let (left, right) = (CGPoint(x: stepper.frame.width / 4, y: 10), CGPoint(x: stepper.frame.width * 3 / 4, y: 10))
        it.screen.tap(at: right)
        #expect(stepper.value == 2)
        it.screen.tap(at: right)
        #expect(stepper.value == 3)
        it.screen.tap(at: left)
        #expect(stepper.value == 1)
    }

    @Test func aSliderFollowsTheFingerOnItsThumb() {
        let slider = it.add(UISlider(), CGRect(x: 0, y: 0, width: 200, height: 34))
        let events = events(of: slider)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
        it.screen.drag(
            from: CGPoint(x: thumb.midX, y: thumb.midY), to: CGPoint(x: 100, y: thumb.midY), seconds: 0.5, rest: 0.2)
        #expect(abs(slider.value - 0.5) < 0.01 && events().contains("value"))
    }

    @Test func aSliderInAScrollViewIsTakenWhereTheFingerBegan() {
        let scroll = it.add(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 800))
        scroll.contentSize = CGSize(width: 400, height: 4000)
        let slider = it.add(UISlider(), CGRect(x: 0, y: 300, width: 200, height: 34), to: scroll)
        it.screen.drag(from: CGPoint(x: 16, y: 317), to: CGPoint(x: 100, y: 317), seconds: 0.5, rest: 0.2)
        #expect(abs(slider.value - 0.5) < 0.02)
    }

    @Test func aTextViewIsTypedIntoAtItsEnd() {
        let view = it.add(UITextView(), CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Hello"
        it.screen.tap(at: CGPoint(x: 50, y: 20))
        #expect(Keyboard.type("!", in: it.window) && view.text == "Hello!")
        view.text = ""
        #expect(Keyboard.type("ab", in: it.window) && Keyboard.delete(in: it.window) && view.text == "a")
        view.isEditable = false
        #expect(!Keyboard.type("x", in: it.window))
    }

    /// Apple of `showsMenuAsPrimaryAction`: the menu comes with the touch, in place of the tap.
    @Test func aMenuComesInPlaceOfTheTap() {
        let button = it.add(UIButton(), CGRect(x: 0, y: 0, width: 100, height: 44))
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        button.showsMenuAsPrimaryAction = true
        let events = events(of: button)
        var comes = 0
        button.addAction(UIAction { _ in comes += 1 }, for: .menuActionTriggered)
        it.screen.tap(at: CGPoint(x: 50, y: 20))
        #expect(comes == 1 && !events().contains("up"))
    }

    @Test func aTapBesideTheThumbMovesNothing() {
        let slider = it.add(UISlider(), CGRect(x: 0, y: 0, width: 200, height: 34))
        it.screen.tap(at: CGPoint(x: 150, y: 17))
        #expect(slider.value == 0)
    }

    @Test func aSliderThatIsNotContinuousTellsOnce() {
        let slider = it.add(UISlider(), CGRect(x: 0, y: 0, width: 200, height: 34))
        slider.isContinuous = false
        let events = events(of: slider)
        it.screen.drag(from: CGPoint(x: 16, y: 17), to: CGPoint(x: 150, y: 17))
        #expect(events().count { $0 == "value" } == 1)
    }

    @Test func aPageControlGoesOnAndBack() {
        let control = it.add(UIPageControl(), CGRect(x: 0, y: 0, width: 200, height: 26))
        control.numberOfPages = 3
        it.screen.tap(at: CGPoint(x: 150, y: 13))
        #expect(control.currentPage == 1)
        it.screen.tap(at: CGPoint(x: 50, y: 13))
        it.screen.tap(at: CGPoint(x: 50, y: 13))
        #expect(control.currentPage == 0)
    }

    // MARK: Text

    @Test func aTextFieldIsEditedAndTypedInto() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var asked: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                asked.append("\(range.location)+\(range.length) \(string)")
                return string != "b"
            }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                textField.resignFirstResponder()
                return true
            }
        }
        let field = it.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 44))
        let delegate = Delegate()
        field.delegate = delegate
        it.screen.tap(at: CGPoint(x: 50, y: 20))
        #expect(field.isFirstResponder)
        #expect(Keyboard.type("abc", in: it.window))
        #expect(field.text == "ac" && delegate.asked == ["0+0 a", "1+0 b", "1+0 c"])
        #expect(Keyboard.delete(in: it.window) && field.text == "a")
        #expect(Keyboard.type("\n", in: it.window) && !field.isFirstResponder)
        #expect(!Keyboard.type("x", in: it.window), "nothing takes text")
    }

    @Test func theClearButtonAsksAndClears() {
        let field = it.add(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 44))
        (field.text, field.clearButtonMode) = ("abc", .always)
        it.window.layoutIfNeeded()
        let clear = field.clearButtonRect(forBounds: field.bounds)
        it.screen.tap(at: CGPoint(x: clear.midX, y: clear.midY))
        #expect(field.text == "")
    }

    @Test func aSearchBarTellsItsDelegate() {
        final class Delegate: NSObject, UISearchBarDelegate {
            var calls: [String] = []
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append(searchText) }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
        }
        let bar = it.add(UISearchBar(), CGRect(x: 0, y: 0, width: 400, height: 56))
        bar.showsCancelButton = true
        it.window.layoutIfNeeded()
        let delegate = Delegate()
        bar.delegate = delegate
        it.screen.tap(at: CGPoint(x: 100, y: 28))
        _ = Keyboard.type("ab\n", in: it.window)
        it.screen.tap(at: CGPoint(x: 370, y: 28))
        #expect(delegate.calls == ["begin", "a", "ab", "search", "cancel"])
    }
}
