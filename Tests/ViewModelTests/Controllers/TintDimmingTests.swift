import MaquetteViewTestSupport
import Testing
import UIKit

@testable import MaquetteViewModel

/// Behind alerts, popovers and sheets tints lose their colour: "Responding to tint changes" in Apple's documentation of
/// `tintAdjustmentMode`. Which grey it becomes is not documented; here it is as light as the colour.
@MainActor @Suite(.serialized) struct TintDimmingTests {
    private final class Listener: UIView {
        var changes = 0
        override func tintColorDidChange() {
            super.tintColorDidChange()
            changes += 1
        }
    }

    private let root = UIViewController()
    private let listener = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    private func show() -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        root.view.addSubview(listener)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    private func isGrey(_ color: UIColor) -> Bool {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: listener.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return red == green && green == blue
    }

    /// MarqueeLabel takes its tint from a label within it, which inherits it: on iOS that ends.
    @Test func aTintThatIsTakenFromASubviewEnds() {
        final class Outer: UIView {
            let inner = UIView()
            override var tintColor: UIColor! {
                get { inner.tintColor }
                set { inner.tintColor = newValue }
            }
            override var tintAdjustmentMode: UIView.TintAdjustmentMode {
                get { inner.tintAdjustmentMode }
                set { inner.tintAdjustmentMode = newValue }
            }
        }
        let outer = Outer()
        outer.addSubview(outer.inner)
        #expect(outer.tintColor == .systemBlue && outer.tintAdjustmentMode == .normal)
        outer.tintColor = .red
        #expect(outer.tintColor == .red)
    }

    @Test func anAlertTakesTheColourAndGivesItBack() {
        defer { Headless.reset() }
        let window = show()
        #expect(!isGrey(listener.tintColor) && listener.tintAdjustmentMode == .normal)
        let before = listener.changes
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        root.present(alert, animated: false)
        window.layoutIfNeeded()
        #expect(isGrey(listener.tintColor) && listener.tintAdjustmentMode == .dimmed)
        #expect(listener.changes == before + 1)
        #expect(!isGrey(alert.view.tintColor))
        root.dismiss(animated: false)
        #expect(!isGrey(listener.tintColor) && listener.tintAdjustmentMode == .normal)
        #expect(listener.changes == before + 2)
    }

    @Test func aViewMayKeepItsColour() {
        defer { Headless.reset() }
        let window = show()
        listener.tintColor = .red
        listener.tintAdjustmentMode = .normal
        root.present(UIAlertController(title: "Title", message: nil, preferredStyle: .alert), animated: false)
        window.layoutIfNeeded()
        #expect(listener.tintColor == .red && isGrey(root.view.tintColor))
    }

    @Test func aSheetThatDimsNothingLeavesTints() {
        defer { Headless.reset() }
        let window = show()
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(!isGrey(listener.tintColor))
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
        window.layoutIfNeeded()
        #expect(isGrey(listener.tintColor))
    }

    /// The luma of Rec. 601, and a fifth of what is behind.
    @Test func aDimmedTintIsAsLightAsItsColour() {
        let view = UIView()
        view.tintColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        view.tintAdjustmentMode = .dimmed
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(view.tintColor.getWhite(&white, alpha: &alpha))
        #expect(abs(white - 0.5925) < 0.0001 && abs(alpha - 0.8) < 0.0001)
    }
}
