import Testing
import Traditional
import UIKit

/// Code from before Swift 6 compiles and behaves: overrides are called, closures run, nothing has to be annotated.
@MainActor @Suite(.serialized) struct TraditionalTests {
    private func onScreen(_ body: (MeterViewController) -> Void) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = MeterViewController(title: "Meter")
        window.rootViewController = controller
        window.makeKeyAndVisible()
        body(controller)
    }

    /// The meter asks for 24 points inside its alignment rectangle, and its frame is 2 higher above and below.
    @Test func overriddenSizesAndInsetsDecideTheFrame() {
        onScreen { controller in
            #expect(controller.meter.frame == CGRect(x: 20, y: 8, width: 280, height: 28))
        }
    }

    @Test func theBarFollowsTheValue() {
        onScreen { controller in
            controller.meter.value = 0.5
            controller.view.layoutIfNeeded()
            #expect(controller.meter.bar.frame == CGRect(x: 0, y: 2, width: 140, height: 24))
            #expect(controller.meter.bar.layer.cornerRadius == 12)
            #expect(controller.meter.label.text == "50 %" && controller.meter.accessibilityValue == "50 %")
            #expect(controller.recorder.values == [0.5] && controller.steps.contains("value 0.5"))
        }
    }

    @Test func overriddenMembersAreCalled() {
        onScreen { controller in
            let meter = controller.meter
            #expect(meter.layer is CAGradientLayer)
            #expect(meter.journal.contains("in") && meter.journal.contains("bounds"))
            #expect(meter.journal.firstIndex(of: "layout").map { meter.journal[$0 + 1] } == "sublayers")
            meter.value = 1
            #expect(meter.isHidden && meter.journal.last == "hidden true")
            controller.overrideUserInterfaceStyle = .dark
            #expect(meter.journal.last == "traits")
            #expect(meter.hitTest(CGPoint(x: -5, y: -5), with: nil) == nil)
            meter.isHidden = false
            #expect(meter.hitTest(CGPoint(x: -5, y: -5), with: nil) === meter)
        }
    }

    @Test func sharedStateReachesTheView() {
        onScreen { controller in
            Theme.shared.accent = .systemRed
            #expect(controller.meter.bar.backgroundColor == .systemRed)
            Theme.shared.accent = .systemGreen
            #expect(controller.meter.backgroundColor == .systemGreen)
        }
    }

    @Test func theControllerGoesThroughItsLife() {
        onScreen { controller in
            #expect(controller.steps.first == "will appear" && controller.steps.last == "did appear")
            #expect(controller.steps.contains("layout"))
            #expect(controller.navigationItem.title == "Meter")
            #expect(controller.navigationItem.rightBarButtonItem?.title == "Edit")
        }
    }

    @Test func closuresComeBackOnTheMainQueue() async {
        let meter = MeterView()
        await withCheckedContinuation { continuation in
            meter.load(from: { $0(0.25) }) { continuation.resume() }
        }
        #expect(meter.value == 0.25)
    }
}
