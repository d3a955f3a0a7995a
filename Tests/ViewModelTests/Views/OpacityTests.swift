import Testing
import UIKit

/// Interface Builder writes `opaque="NO"` for the classes that are not opaque by themselves, and nothing for the others.
@Suite("Opaqueness") @MainActor struct OpacityTests {
    @Test("plain views, image views and scroll views are opaque until told otherwise")
    func opaque() {
        for view in [UIView(), UIImageView(), UIScrollView(), UITableView()] {
            #expect(view.isOpaque, "\(type(of: view))")
        }
        let view = UIView()
        view.isOpaque = false
        #expect(!view.isOpaque)
    }

    /// SwiftLayout's own test of its printer expects `isOpaque = false` of an image view that was given an image.
    @Test("an image view with an image is not opaque") func withImage() {
        let view = UIImageView()
        view.image = UIImage(systemName: "star")
        #expect(!view.isOpaque)
        view.image = nil
        #expect(view.isOpaque)
    }

    /// Interface Builder writes `opaque="NO"` for labels, too; but logs name it only of labels from documents, never of those that
    /// code made.
    @Test("a label from code is opaque") func label() { #expect(UILabel().isOpaque) }

    @Test("controls, stack views, indicators and effects are not")
    func notOpaque() {
        let views = [
            UIStackView(), UIButton(), UISwitch(), UISlider(), UITextField(), UIProgressView(),
            UIActivityIndicatorView(), UIVisualEffectView(effect: nil),
        ]
        for view in views { #expect(!view.isOpaque, "\(type(of: view))") }
    }
}
