import MaquetteViewModel
import Testing
import UIKit

/// Who gets a touch. Sources: Apple, "Using responders and the responder chain to handle events", and the pages of `UIView.hitTest(_:with:)`,
/// `isUserInteractionEnabled`, `isMultipleTouchEnabled` and `UIResponder.touchesBegan(_:with:)`.
@MainActor @Suite struct ResponderTouchTests {
    let it = TouchedScreen()

    @Test func aViewHearsOfItsTouchInItsOwnCoordinates() {
        let view = it.add(HearingView(), CGRect(x: 100, y: 200, width: 100, height: 100))
        it.screen.press([CGPoint(x: 110, y: 220)])
        it.screen.move(to: [CGPoint(x: 150, y: 230)])
        it.screen.lift()
        #expect(view.calls == ["began 10,20", "moved 50,30", "ended 50,30"])
    }

    @Test func aTouchStaysWithTheViewWhereItBegan() {
        let view = it.add(HearingView(), CGRect(x: 100, y: 200, width: 100, height: 100))
        let other = it.add(HearingView(), CGRect(x: 100, y: 300, width: 100, height: 100))
        it.screen.press([CGPoint(x: 110, y: 220)])
        it.screen.move(to: [CGPoint(x: 110, y: 350)])
        it.screen.lift()
        #expect(view.calls == ["began 10,20", "moved 10,150", "ended 10,150"])
        #expect(other.calls.isEmpty)
    }

    @Test func theFrontmostViewIsHit() {
        let behind = it.add(HearingView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = it.add(HearingView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        it.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(behind.calls.isEmpty && front.calls.count == 2)
    }

    @Test(arguments: ["hidden", "transparent", "disabled"]) func whatCannotBeTouchedLetsTouchesThrough(_ how: String) {
        let behind = it.add(HearingView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let front = it.add(HearingView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        switch how {
        case "hidden": front.isHidden = true
        case "transparent": front.alpha = 0.005
        default: front.isUserInteractionEnabled = false
        }
        it.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(behind.calls.count == 2 && front.calls.isEmpty)
    }

    @Test func aLabelPassesItsTouchOn() {
        let view = it.add(HearingView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        it.add(UILabel(), CGRect(x: 0, y: 0, width: 100, height: 100), to: view)
        it.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.calls.count == 2)
    }

    @Test func anUnhandledTouchGoesUpTheChainToTheController() {
        final class Controller: UIViewController {
            var hears = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hears += 1 }
        }
        let controller = Controller()
        let it = TouchedScreen(controller)
        it.add(UIView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        it.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(controller.hears == 1)
    }

    @Test func withoutMultipleTouchOneFingerCounts() {
        let view = it.add(HearingView(), CGRect(x: 0, y: 0, width: 100, height: 100))
        it.screen.press([CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 80)])
        it.screen.lift()
        #expect(view.calls.count == 2)
        view.calls = []
        view.isMultipleTouchEnabled = true
        it.screen.press([CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 80)])
        it.screen.lift()
        #expect(view.calls.count == 4)
    }

    @Test func aTouchCountsTapsInARow() {
        final class Counting: UIView {
            var counts: [Int] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let view = it.add(Counting(), CGRect(x: 0, y: 0, width: 100, height: 100))
        it.screen.tap(at: CGPoint(x: 50, y: 50), count: 3)
        it.screen.tap(at: CGPoint(x: 50, y: 50))
        #expect(view.counts == [1, 2, 3, 1])
    }

    @Test func windowsAndApplicationsSeeEachEvent() {
        final class Window: UIWindow {
            var phases: [UITouch.Phase] = []
            override func sendEvent(_ event: UIEvent) {
                phases += (event.allTouches ?? []).map(\.phase)
                super.sendEvent(event)
            }
        }
        let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let view = HearingView(frame: window.bounds)
        window.addSubview(view)
        TouchScreen(window).tap(at: CGPoint(x: 5, y: 5))
        #expect(window.phases == [.began, .ended])
        #expect(view.calls.count == 2)
    }
}
