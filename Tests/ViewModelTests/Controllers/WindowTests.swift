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

    /// In `viewDidLoad` a view is as large as in its nib; libraries make masks of its bounds in `viewWillAppear`, for phones of all
    /// sizes.
    @Test func aViewThatWillAppearHasTheSizeOfTheWindow() {
        final class Measuring: UIViewController {
            var sizes: [CGSize] = []
            override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }
            override func viewDidLoad() { sizes.append(view.bounds.size) }
            override func viewWillAppear(_ animated: Bool) { sizes.append(view.bounds.size) }
        }
        let (root, over) = (Measuring(), Measuring())
        over.modalPresentationStyle = .custom
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(over, animated: false)
        let expected = [CGSize(width: 375, height: 667), CGSize(width: 393, height: 852)]
        #expect(root.sizes == expected && over.sizes == expected)
        window.isHidden = true
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
