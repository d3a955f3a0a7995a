import Testing
import UIKit

@MainActor
private final class Count {
    var value = 0
}

/// What Apple's pages say of accessibility.
@Suite("Documented: accessibility") @MainActor
struct DocumentedAccessibilityTests {
    @Test("What a new view has") func defaults() {
        let view = UIView()
        documented("objectivec/nsobject-swift.class/isaccessibilityelement", view.isAccessibilityElement, false)
        documented("objectivec/nsobject-swift.class/accessibilitylabel", view.accessibilityLabel == nil, true)
        documented("objectivec/nsobject-swift.class/accessibilityhint", view.accessibilityHint == nil, true)
        documented("objectivec/nsobject-swift.class/accessibilityvalue", view.accessibilityValue == nil, true)
        documented(
            "objectivec/nsobject-swift.class/accessibilitytraits", view.accessibilityTraits, UIAccessibilityTraits.none)
        documented("objectivec/nsobject-swift.class/accessibilitylanguage", view.accessibilityLanguage == nil, true)
        documented(
            "objectivec/nsobject-swift.class/accessibilityelementshidden", view.accessibilityElementsHidden, false)
        documented("objectivec/nsobject-swift.class/accessibilityviewismodal", view.accessibilityViewIsModal, false)
        documented(
            "objectivec/nsobject-swift.class/shouldgroupaccessibilitychildren", view.shouldGroupAccessibilityChildren,
            false)
        documented(
            "objectivec/nsobject-swift.class/accessibilitynavigationstyle", view.accessibilityNavigationStyle,
            .automatic)
        documented("objectivec/nsobject-swift.class/accessibilitypath", view.accessibilityPath == nil, true)
        documented(
            "objectivec/nsobject-swift.class/accessibilitycustomactions", view.accessibilityCustomActions == nil, true)
        documented("objectivec/nsobject-swift.class/accessibilityelements", view.accessibilityElements == nil, true)
        documented("objectivec/nsobject-swift.class/accessibilitycontainertype", view.accessibilityContainerType, .none)
        documented(
            "uikit/uiaccessibilityidentification/accessibilityidentifier", view.accessibilityIdentifier == nil, true)
    }

    @Test("Controls are elements") func controls() {
        documented(
            "objectivec/nsobject-swift.class/isaccessibilityelement", UIButton(type: .system).isAccessibilityElement,
            true)
        documented("objectivec/nsobject-swift.class/isaccessibilityelement", UISwitch().isAccessibilityElement, true)
        documented("objectivec/nsobject-swift.class/isaccessibilityelement", UISlider().isAccessibilityElement, true)
        documented(
            "uikit/uiaccessibilitytraits/button", UIButton(type: .system).accessibilityTraits.contains(.button), true)
        documented("uikit/uiaccessibilitytraits/adjustable", UISlider().accessibilityTraits.contains(.adjustable), true)
        documented("uikit/uiaccessibilitytraits/statictext", UILabel().accessibilityTraits.contains(.staticText), true)
    }

    @Test("Labels of controls are their titles") func titles() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        documented("objectivec/nsobject-swift.class/accessibilitylabel", button.accessibilityLabel, "Save")
        button.accessibilityLabel = "Keep"
        documented("objectivec/nsobject-swift.class/accessibilitylabel", button.accessibilityLabel, "Keep")
        let label = UILabel()
        label.text = "Name"
        documented("objectivec/nsobject-swift.class/accessibilitylabel", label.accessibilityLabel, "Name")
    }

    @Test("Attributed and plain label are the same words") func attributed() {
        let view = UIView()
        view.accessibilityAttributedLabel = NSAttributedString(string: "Words")
        documented("objectivec/nsobject-swift.class/accessibilityattributedlabel", view.accessibilityLabel, "Words")
        view.accessibilityLabel = "Other"
        documented(
            "objectivec/nsobject-swift.class/accessibilityattributedlabel", view.accessibilityAttributedLabel?.string,
            "Other")
        view.accessibilityAttributedHint = NSAttributedString(string: "Hint")
        documented("objectivec/nsobject-swift.class/accessibilityattributedhint", view.accessibilityHint, "Hint")
        view.accessibilityAttributedValue = NSAttributedString(string: "Value")
        documented("objectivec/nsobject-swift.class/accessibilityattributedvalue", view.accessibilityValue, "Value")
    }

    @Test("Methods that do nothing unless overridden") func methods() {
        let view = UIView()
        documented("objectivec/nsobject-swift.class/accessibilityactivate()", view.accessibilityActivate(), false)
        documented(
            "objectivec/nsobject-swift.class/accessibilityperformescape()", view.accessibilityPerformEscape(), false)
        documented(
            "objectivec/nsobject-swift.class/accessibilityperformmagictap()", view.accessibilityPerformMagicTap(), false
        )
        documented("objectivec/nsobject-swift.class/accessibilityscroll(_:)", view.accessibilityScroll(.down), false)
    }

    @Test("A view's frame and point") func frames() {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 40, height: 60))
        let window = shown(view)
        documented(
            "objectivec/nsobject-swift.class/accessibilityframe", view.accessibilityFrame,
            CGRect(x: 20, y: 100, width: 40, height: 60))
        documented(
            "objectivec/nsobject-swift.class/accessibilityactivationpoint", view.accessibilityActivationPoint,
            CGPoint(x: 40, y: 130))
        let converted = UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 2, width: 3, height: 4), in: view)
        documented(
            "uikit/uiaccessibility/converttoscreencoordinates(_:in:)", converted,
            CGRect(x: 21, y: 102, width: 3, height: 4))
        view.accessibilityFrame = CGRect(x: 5, y: 6, width: 7, height: 8)
        documented(
            "objectivec/nsobject-swift.class/accessibilityframe", view.accessibilityFrame,
            CGRect(x: 5, y: 6, width: 7, height: 8))
        documented("uikit/uiview/window", view.window === window, true)
    }

    @Test("A container's elements") func containers() {
        let view = UIView()
        let one = UIAccessibilityElement(accessibilityContainer: view)
        let two = UIAccessibilityElement(accessibilityContainer: view)
        let stranger = UIAccessibilityElement(accessibilityContainer: view)
        view.accessibilityElements = [one, two]
        documented("objectivec/nsobject-swift.class/accessibilityelementcount()", view.accessibilityElementCount(), 2)
        documented(
            "objectivec/nsobject-swift.class/accessibilityelement(at:)",
            view.accessibilityElement(at: 1) as? UIAccessibilityElement === two, true)
        documented(
            "objectivec/nsobject-swift.class/index(ofaccessibilityelement:)", view.index(ofAccessibilityElement: two), 1
        )
        documented(
            "objectivec/nsobject-swift.class/index(ofaccessibilityelement:)",
            view.index(ofAccessibilityElement: stranger), NSNotFound)
        documented("objectivec/nsobject-swift.class/accessibilityelements", view.accessibilityElements?.count, 2)
    }

    @Test("An element that is no view") func elements() {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
        let window = shown(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        documented("uikit/uiaccessibilityelement/accessibilitycontainer", element.accessibilityContainer === view, true)
        element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 5, width: 30, height: 40)
        documented(
            "uikit/uiaccessibilityelement/accessibilityframeincontainerspace", element.accessibilityFrame,
            CGRect(x: 30, y: 105, width: 30, height: 40))
        element.accessibilityLabel = "Part"
        documented("uikit/uiaccessibilityelement/accessibilitylabel", element.accessibilityLabel, "Part")
        element.accessibilityTraits = [.button, .selected]
        documented(
            "uikit/uiaccessibilityelement/accessibilitytraits", element.accessibilityTraits, [.button, .selected])
        element.accessibilityHint = "Taps"
        documented("uikit/uiaccessibilityelement/accessibilityhint", element.accessibilityHint, "Taps")
        element.accessibilityIdentifier = "part"
        documented(
            "uikit/uiaccessibilityidentification/accessibilityidentifier", element.accessibilityIdentifier, "part")
        documented("uikit/uiview/window", view.window === window, true)
    }

    @Test("An element does not hold its container") func weakContainer() {
        let element: UIAccessibilityElement
        do {
            let holder = NSObject()
            element = UIAccessibilityElement(accessibilityContainer: holder)
            documented(
                "uikit/uiaccessibilityelement/accessibilitycontainer", element.accessibilityContainer === holder, true)
        }
        documented("uikit/uiaccessibilityelement/accessibilitycontainer", element.accessibilityContainer == nil, true)
    }

    @Test("Actions of one's own") func actions() {
        let count = Count()
        let action = UIAccessibilityCustomAction(name: "Archive") { _ in
            count.value += 1
            return true
        }
        documented("uikit/uiaccessibilitycustomaction/name", action.name, "Archive")
        documented("uikit/uiaccessibilitycustomaction/image", action.image == nil, true)
        documented(
            "uikit/uiaccessibilitycustomaction/actionhandler-swift.property", action.actionHandler?(action), true)
        documented("uikit/uiaccessibilitycustomaction/actionhandler-swift.property", count.value, 1)
        let view = UIView()
        view.accessibilityCustomActions = [action]
        documented(
            "objectivec/nsobject-swift.class/accessibilitycustomactions",
            view.accessibilityCustomActions?.first === action, true)
    }

    @Test("Rotors of one's own") func rotors() {
        let rotor = UIAccessibilityCustomRotor(name: "Headings") { _ in nil }
        documented("uikit/uiaccessibilitycustomrotor/name", rotor.name, "Headings")
        documented("uikit/uiaccessibilitycustomrotor/systemrotortype", rotor.systemRotorType, .none)
        let view = UIView()
        view.accessibilityCustomRotors = [rotor]
        documented(
            "objectivec/nsobject-swift.class/accessibilitycustomrotors", view.accessibilityCustomRotors?.count, 1)
    }

    @Test("Labels for the user's voice") func voice() {
        let view = UIView()
        view.accessibilityUserInputLabels = ["Save", "Keep"]
        documented(
            "objectivec/nsobject-swift.class/accessibilityuserinputlabels", view.accessibilityUserInputLabels,
            ["Save", "Keep"])
        view.accessibilityRespondsToUserInteraction = true
        documented(
            "objectivec/nsobject-swift.class/accessibilityrespondstouserinteraction",
            view.accessibilityRespondsToUserInteraction, true)
    }

    @Test("Selected and disabled controls say so") func traits() {
        let button = UIButton(type: .system)
        button.isSelected = true
        documented("uikit/uiaccessibilitytraits/selected", button.accessibilityTraits.contains(.selected), true)
        button.isEnabled = false
        documented("uikit/uiaccessibilitytraits/notenabled", button.accessibilityTraits.contains(.notEnabled), true)
        documented(
            "uikit/uiaccessibilitytraits/searchfield", UISearchTextField().accessibilityTraits.contains(.searchField),
            true)
    }
}
