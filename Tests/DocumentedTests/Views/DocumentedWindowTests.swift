import Testing
import UIKit

/// What Apple's pages say of windows.
@Suite("Documented: windows", .serialized) @MainActor
struct DocumentedWindowTests {
    @MainActor final class Counter { var count = 0; weak var last: AnyObject? }

    final class KeyWindow: UIWindow {
        var became = 0, resigned = 0
        override func becomeKey() {
            super.becomeKey()
            became += 1
        }
        override func resignKey() {
            super.resignKey()
            resigned += 1
        }
    }

    private let frame = CGRect(x: 0, y: 0, width: 393, height: 852)

    @Test("What a new window has") func defaults() {
        let window = UIWindow(frame: frame)
        documented("uikit/uiwindow/rootviewcontroller", window.rootViewController == nil, true)
        documented("uikit/uiwindow/windowlevel", window.windowLevel, .normal)
        documented("uikit/uiwindow/iskeywindow", window.isKeyWindow, false)
        documented("uikit/uiwindow/canresizetofitcontent", window.canResizeToFitContent, false)
        documented("uikit/uiview/ishidden", window.isHidden, true)
        documented("uikit/uiwindow/init(frame:)", window.frame, frame)
    }

    @Test("Levels are in order") func levels() {
        documented(
            "uikit/uiwindow/level/statusbar", UIWindow.Level.statusBar.rawValue > UIWindow.Level.normal.rawValue, true)
        documented(
            "uikit/uiwindow/level/alert", UIWindow.Level.alert.rawValue > UIWindow.Level.statusBar.rawValue, true)
    }

    @Test("The root view controller provides the content view") func root() {
        let window = UIWindow(frame: frame)
        let one = UIViewController(), two = UIViewController()
        window.rootViewController = one
        window.isHidden = false
        window.layoutIfNeeded()
        documented("uikit/uiwindow/rootviewcontroller", one.view.window === window, true)
        documented("uikit/uiwindow/rootviewcontroller", one.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
        window.frame = CGRect(x: 0, y: 0, width: 500, height: 600)
        window.layoutIfNeeded()
        documented("uikit/uiwindow/rootviewcontroller", one.view.bounds.size, CGSize(width: 500, height: 600))
        window.rootViewController = two
        window.layoutIfNeeded()
        documented("uikit/uiwindow/rootviewcontroller", two.view.window === window, true)
        documented("uikit/uiwindow/rootviewcontroller", one.view.window == nil, true)
    }

    @Test("A window's window is itself") func itself() {
        let window = UIWindow(frame: frame)
        documented("uikit/uiview/window", window.window === window, true)
        documented("uikit/uiview/superview", window.superview == nil, true)
    }

    @Test("makeKeyAndVisible") func key() {
        let one = KeyWindow(frame: frame), two = KeyWindow(frame: frame)
        one.rootViewController = UIViewController()
        two.rootViewController = UIViewController()
        one.makeKeyAndVisible()
        documented("uikit/uiwindow/makekeyandvisible()", one.isHidden, false)
        documented("uikit/uiwindow/makekeyandvisible()", one.isKeyWindow, true)
        documented("uikit/uiwindow/becomekey()", one.became, 1)
        two.makeKeyAndVisible()
        documented("uikit/uiwindow/iskeywindow", two.isKeyWindow, true)
        documented("uikit/uiwindow/iskeywindow", one.isKeyWindow, false)
        documented("uikit/uiwindow/resignkey()", one.resigned, 1)
        documented("uikit/uiwindow/makekeyandvisible()", one.isHidden, false)
        one.isHidden = true
        two.isHidden = true
    }

    @Test("Notifications") func notifications() {
        let window = UIWindow(frame: frame)
        window.rootViewController = UIViewController()
        let visible = Counter(), hidden = Counter(), key = Counter()
        let center = NotificationCenter.default
        let tokens = [
            center.addObserver(forName: UIWindow.didBecomeVisibleNotification, object: window, queue: nil) { _ in
                MainActor.assumeIsolated { visible.count += 1 }
            },
            center.addObserver(forName: UIWindow.didBecomeHiddenNotification, object: window, queue: nil) { _ in
                MainActor.assumeIsolated { hidden.count += 1 }
            },
            center.addObserver(forName: UIWindow.didBecomeKeyNotification, object: window, queue: nil) { _ in
                MainActor.assumeIsolated { key.count += 1 }
            },
        ]
        window.isHidden = false
        documented("uikit/uiwindow/didbecomevisiblenotification", visible.count, 1)
        documented("uikit/uiwindow/didbecomekeynotification", key.count, 0)
        window.makeKey()
        documented("uikit/uiwindow/didbecomekeynotification", key.count, 1)
        documented("uikit/uiwindow/didbecomevisiblenotification", visible.count, 1)
        window.isHidden = true
        documented("uikit/uiwindow/didbecomehiddennotification", hidden.count, 1)
        tokens.forEach { center.removeObserver($0) }
    }

    @Test("Converting between windows") func convert() {
        let one = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let two = UIWindow(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        documented(
            "uikit/uiwindow/convert(_:to:)", one.convert(CGPoint(x: 1, y: 1), to: nil as UIWindow?),
            CGPoint(x: 11, y: 21))
        documented(
            "uikit/uiwindow/convert(_:from:)", one.convert(CGPoint(x: 11, y: 21), from: nil as UIWindow?),
            CGPoint(x: 1, y: 1))
        documented("uikit/uiwindow/convert(_:to:)", one.convert(CGPoint(x: 41, y: 31), to: two), CGPoint(x: 1, y: 1))
        documented(
            "uikit/uiwindow/convert(_:from:)", two.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: one),
            CGRect(x: -40, y: -30, width: 5, height: 5))
    }
}
