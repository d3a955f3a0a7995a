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

    /// Apple, `rootViewController`: assigning a controller "installs the view controller's view as the content view of the window". Suites take
    /// pictures of one controller in several windows, each of which is gone before the next.
    @Test func aControllerIsShownInOneWindowAfterAnother() {
        let controller = UIViewController()
        for isGone in [true, true, false] {
            do {
                let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                window.rootViewController = controller
                window.isHidden = false
                #expect(controller.view.window === window)
                guard !isGone else { continue }
                let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                other.isHidden = false
                other.rootViewController = controller
                #expect(controller.view.window === other)
                #expect(controller.view.frame.size == CGSize(width: 50, height: 50))
            }
        }
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

    /// FBSnapshotTestCase draws views outside of any window: a public suite recorded screens and cells whose constraints to the margins
    /// begin 8 points inside, UIView's own, and a navigation controller without its bar.
    @Test func outsideOfAWindowNothingManagesMarginsAndBars() {
        Headless.needsWindows = true
        defer { Headless.needsWindows = false }
        let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        navigation.view.layoutIfNeeded()
        #expect(content.view.layoutMargins == standard && content.view.safeAreaInsets == .zero)
        #expect(navigation.navigationBar.isHidden)
        let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
        cell.layoutIfNeeded()
        #expect(cell.contentView.layoutMargins == standard)

        let window = UIWindow(frame: navigation.view.frame)
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(content.view.layoutMargins.left == 16 && content.view.layoutMargins.top >= 44)
        #expect(!navigation.navigationBar.isHidden)
        window.isHidden = true
    }

    /// A library for picture tests makes such windows, so that views are laid out for another device.
    @Test func aWindowsOwnSafeAreaCounts() {
        final class Notched: UIWindow {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0) }
        }
        let window = Notched(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 44, width: 200, height: 322))
        window.isHidden = true
    }

    /// Its constraints place what is in it; its own size is the window's.
    @Test func theRootsViewFillsTheWindowWithoutItsMask() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            label.topAnchor.constraint(equalTo: controller.view.topAnchor),
            label.widthAnchor.constraint(equalToConstant: 50),
        ])
        window.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 400))
        #expect(label.frame.midX == 100)
        window.frame.size = CGSize(width: 400, height: 200)
        window.layoutIfNeeded()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
        #expect(label.frame.midX == 200)
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
