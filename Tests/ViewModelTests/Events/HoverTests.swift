import Testing
import UIKit

/// Names that only a pointer, a finger or a display makes use of: what is said is kept, as documented, and nothing is shown.
@MainActor @Suite struct HoverTests {
    @Test func `A view's hover style is none, and a new one is automatic and enabled`() {
        let view = UIView()
        #expect(view.hoverStyle == nil)
        view.hoverStyle = UIHoverStyle(effect: .lift, shape: .circle)
        #expect(view.hoverStyle?.effect is UIHoverLiftEffect && view.hoverStyle?.shape != nil)
        let style = UIHoverStyle()
        #expect(style.isEnabled && style.effect is UIHoverAutomaticEffect && style.shape == nil)
        #expect(UIHoverStyle.automatic().effect is UIHoverAutomaticEffect)
    }

    /// "The default menu" is what a text view shows for an item unless its delegate says otherwise.
    @Test func `A text item's menu is the one it was given, with the standard preview`() {
        let menu = UIMenu(title: "Link", children: [])
        let standard = UITextItem.MenuConfiguration(menu: menu)
        #expect(standard.menu === menu && standard.preview === UITextItem.MenuPreview.default)
        #expect(UITextItem.MenuConfiguration(preview: nil, menu: menu).preview == nil)
        let other = UITextItem.MenuPreview(view: UILabel())
        #expect(UITextItem.MenuConfiguration(preview: other, menu: menu).preview === other)
    }

    /// "A Boolean value that indicates whether the update link is enabled. The default is false."
    @Test func `An update link is off until it is switched on`() {
        var count = 0
        let link = UIUpdateLink(view: UIView()) { _, _ in count += 1 }
        #expect(!link.isEnabled && !link.requiresContinuousUpdates && !link.wantsLowLatencyEventDispatch)
        link.isEnabled = true
        link.addAction(to: .beforeCATransactionCommit) { _, _ in count += 1 }
        #expect(link.isEnabled && count == 0)
    }
}
