import Testing
import UIKit

/// Alerts and sheets of before iOS 8: UIKit shows them as alert controllers since, with the same buttons.
@MainActor @Suite struct OldAlertTests {
    private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
        var heard: [String] = []
        func willPresent(_ alertView: UIAlertView) { heard.append("will present") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            heard.append("will dismiss \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            heard.append("gone \(buttonIndex)")
        }
    }

    private func withWindow(_ body: (UIViewController) throws -> Void) rethrows {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        try body(root)
        window.isHidden = true
    }

    /// Cancel has the first index, whatever its place on the screen; the style `loginAndPasswordInput` has two fields.
    @Test func anAlertViewIsAnAlert() throws {
        let listener = Listener()
        try withWindow { root in
            let alert = UIAlertView(
                title: "Sign in", message: "To go on", delegate: listener, cancelButtonTitle: "Cancel",
                otherButtonTitles: "OK", "Later")
            alert.alertViewStyle = .loginAndPasswordInput
            #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
            #expect(alert.buttonTitle(at: 2) == "Later" && alert.buttonTitle(at: 3) == nil)
            alert.textField(at: 0)?.text = "ada"
            #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
            alert.show()
            let shown = try #require(root.presentedViewController as? UIAlertController)
            #expect(shown.preferredStyle == .alert && shown.title == "Sign in" && shown.message == "To go on")
            #expect(shown.actions.map(\.title) == ["Cancel", "OK", "Later"])
            #expect(shown.actions.map(\.style) == [.cancel, .default, .default])
            #expect(shown.textFields?.map(\.text) == ["ada", ""])
            alert.dismiss(withClickedButtonIndex: 1, animated: false)
        }
        #expect(listener.heard == ["will present", "will dismiss 1"])
    }

    /// The initialiser of Swift adds the others after cancel and the destructive button.
    @Test func anActionSheetIsASheet() throws {
        let listener = Listener()
        try withWindow { root in
            let sheet = UIActionSheet(
                title: "Photo", delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
                otherButtonTitles: "Share")
            #expect((sheet.destructiveButtonIndex, sheet.cancelButtonIndex, sheet.firstOtherButtonIndex) == (0, 1, 2))
            sheet.show(in: root.view)
            let shown = try #require(root.presentedViewController as? UIAlertController)
            #expect(
                shown.preferredStyle == .actionSheet && shown.actions.map(\.title) == ["Delete", "Cancel", "Share"])
            #expect(shown.actions.map(\.style) == [.destructive, .cancel, .default])
            sheet.dismiss(withClickedButtonIndex: 2, animated: false)
        }
        #expect(listener.heard == ["gone 2"])
    }

    @Test func aWebViewIsWhiteAndScrolls() {
        let web = UIWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        web.loadHTMLString("<p>", baseURL: nil)
        #expect(web.scrollView.frame == web.bounds && web.backgroundColor == .white && !web.isLoading)
        #expect(!UIApplication.shared.openURL(URL(string: "a://b")!))
    }
}
