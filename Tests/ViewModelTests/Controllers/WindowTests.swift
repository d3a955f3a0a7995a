import Foundation
import Testing
import UIKit

/// What windows tell, as Apple's documentation of `UIWindow`'s notifications describes it.
@MainActor @Suite(.serialized) struct WindowTests {
    /// Hears of the window alone: others come and go while this runs.
    private final class Witness: NSObject {
        let window: UIWindow
        var heard: [String] = []

        init(_ window: UIWindow) {
            self.window = window
            super.init()
            for name in [
                UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
                UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            ] {
                NotificationCenter.default.addObserver(
                    self, selector: Selector(calling: Witness.note(_:), "note:"), name: name, object: window)
            }
        }
        func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
    }

    @Test func aWindowTellsThatItIsSeenAndThatItTakesTheKeys() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let witness = Witness(window)
        window.makeKeyAndVisible()
        window.makeKeyAndVisible()
        #expect(witness.heard == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"])
        UIWindow(frame: window.frame).makeKey()
        window.isHidden = true
        window.isHidden = true
        #expect(
            witness.heard.dropFirst(2) == ["UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification"])
    }
}
