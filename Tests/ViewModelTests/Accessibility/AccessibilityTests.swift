import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct AccessibilityTests {
    @Test func plainAndAttributedTextAreTwoViewsOfOne() {
        let view = UIView()
        view.accessibilityLabel = "Close"
        #expect(view.accessibilityAttributedLabel == NSAttributedString(string: "Close"))
        view.accessibilityAttributedHint = NSAttributedString(string: "Closes", attributes: [.kern: 1])
        #expect(view.accessibilityHint == "Closes")
        view.accessibilityAttributedValue = nil
        #expect(view.accessibilityValue == nil)
    }

    /// Those that Apple's page "UIAccessibilityIdentification" lists as conforming types.
    @Test func whatUITestsFindByAnIdentifierConformsToItsProtocol() {
        let found: [NSObject] = [
            UIView(), UIBarButtonItem(), UIAlertAction(title: nil, style: .default), UIAction { _ in },
            UIAccessibilityElement(accessibilityContainer: UIView()),
        ]
        for object in found {
            let identified = object as? any UIAccessibilityIdentification
            identified?.accessibilityIdentifier = "it"
            #expect(identified?.accessibilityIdentifier == "it", "\(type(of: object))")
        }
    }

    @Test func theActivationPointIsTheMiddleOfTheFrameOnTheScreen() {
        let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
        let view = window.adding(UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60)))
        #expect(view.accessibilityFrame == CGRect(x: 110, y: 70, width: 40, height: 60))
        #expect(view.accessibilityActivationPoint == CGPoint(x: 130, y: 100))
        view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    }

    private final class Receiver: NSObject {
        var actions: [UIAccessibilityCustomAction] = []
        func delete(_ action: UIAccessibilityCustomAction) { actions.append(action) }
    }

    @Test func aCustomActionCallsAMethodOfItsTargetWhileThereIsOne() {
        var receiver: Receiver? = Receiver()
        let action = UIAccessibilityCustomAction(
            name: "Delete", target: receiver, selector: Selector(calling: Receiver.delete(_:), "delete:"))
        #expect(action.actionHandler?(action) == true)
        #expect(receiver?.actions == [action])
        receiver = nil
        #expect(action.actionHandler?(action) == false)
    }

    @Test func aCustomActionDoesWhatItWasMadeFor() {
        let view = UIView()
        var names: [String] = []
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { action in
                names.append(action.name)
                return true
            }
        ]
        for action in view.accessibilityCustomActions ?? [] { #expect(action.actionHandler?(action) == true) }
        #expect(names == ["Delete"])
    }

    @Test func elementsAreCountedAndFound() {
        let (container, first, second) = (UIView(), UIView(), UIView())
        container.accessibilityElements = [first, second]
        #expect(container.accessibilityElementCount() == 2)
        #expect(container.accessibilityElement(at: 1) as? UIView === second)
        #expect(container.accessibilityElement(at: 2) == nil)
        #expect(container.index(ofAccessibilityElement: first) == 0)
        #expect(container.index(ofAccessibilityElement: UIView()) == NSNotFound)
    }

    @Test func voiceControlListensForTheLabelUntilToldOtherwise() {
        let view = UIView()
        view.accessibilityLabel = "Send"
        #expect(view.accessibilityUserInputLabels == ["Send"])
        view.accessibilityUserInputLabels = ["Post", "Send"]
        #expect(view.accessibilityUserInputLabels == ["Post", "Send"])
    }

    /// "Use this block instead of the property": what it returns counts, each time it is asked.
    @Test func aBlockAnswersInPlaceOfAValue() {
        let (view, child) = (UIView(), UIView())
        view.accessibilityLabel = "Told"
        var label: String? = "Asked"
        view.accessibilityLabelBlock = { label }
        view.isAccessibilityElementBlock = { true }
        view.accessibilityTraitsBlock = { .header }
        view.accessibilityElementsBlock = { [child] }
        #expect(
            view.accessibilityLabel == "Asked" && view.isAccessibilityElement && view.accessibilityTraits == .header)
        #expect(view.accessibilityElements?.first as? UIView === child)
        label = nil
        #expect(view.accessibilityLabel == nil)
        view.accessibilityLabelBlock = nil
        #expect(view.accessibilityLabel == "Told")
    }
}
