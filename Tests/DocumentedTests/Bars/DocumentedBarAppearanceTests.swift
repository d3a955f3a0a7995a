import Testing
import UIKit

/// What Apple's pages say of bar appearances and visual effect views.
@Suite("Documented: bar appearances") @MainActor
struct DocumentedBarAppearanceTests {
    private func alpha(_ color: UIColor?) -> CGFloat { color?.cgColor.alpha ?? 0 }

    @Test("A transparent background has no shadow") func transparent() {
        let appearance = UIBarAppearance()
        appearance.backgroundColor = .red
        appearance.backgroundImage = UIImage()
        appearance.shadowColor = .blue
        appearance.configureWithTransparentBackground()
        documented(
            "uikit/uibarappearance/configurewithtransparentbackground()", alpha(appearance.backgroundColor), CGFloat(0))
        documented(
            "uikit/uibarappearance/configurewithtransparentbackground()", alpha(appearance.shadowColor), CGFloat(0))
        documented(
            "uikit/uibarappearance/configurewithtransparentbackground()", appearance.backgroundEffect == nil, true)
        documented(
            "uikit/uibarappearance/configurewithtransparentbackground()", appearance.backgroundImage == nil, true)
    }

    @Test("Configuring replaces what was set") func configuring() {
        let appearance = UIBarAppearance()
        appearance.backgroundColor = .red
        appearance.configureWithOpaqueBackground()
        documented("uikit/uibarappearance/configurewithopaquebackground()", appearance.backgroundColor == .red, false)
        documented(
            "uikit/uibarappearance/configurewithopaquebackground()", alpha(appearance.backgroundColor), CGFloat(1))
        appearance.backgroundColor = .red
        appearance.shadowColor = .green
        appearance.configureWithDefaultBackground()
        documented("uikit/uibarappearance/configurewithdefaultbackground()", appearance.backgroundColor == .red, false)
        documented("uikit/uibarappearance/configurewithdefaultbackground()", appearance.shadowColor == .green, false)
        documented(
            "uikit/uibarappearance/backgroundimagecontentmode", appearance.backgroundImageContentMode, .scaleToFill)
    }

    @Test("An appearance can be made of another") func copying() {
        let base = UIBarAppearance()
        base.backgroundColor = .red
        base.shadowColor = .blue
        let navigation = UINavigationBarAppearance(barAppearance: base)
        documented("uikit/uibarappearance/init(barappearance:)", navigation.backgroundColor, UIColor.red)
        documented("uikit/uibarappearance/init(barappearance:)", navigation.shadowColor, UIColor.blue)
        navigation.backgroundColor = .green
        documented("uikit/uibarappearance/init(barappearance:)", base.backgroundColor, UIColor.red)
        let tab = UITabBarAppearance(barAppearance: navigation)
        documented("uikit/uibarappearance/init(barappearance:)", tab.backgroundColor, UIColor.green)
        let copy = base.copy() as? UIBarAppearance
        copy?.backgroundColor = .black
        documented("uikit/uibarappearance/copy()", base.backgroundColor, UIColor.red)
        documented("uikit/uibarappearance/copy()", copy === base, false)
        documented("uikit/uibarappearance/init(idiom:)", UIBarAppearance(idiom: .phone).idiom, .phone)
    }

    @Test("What a new appearance of a navigation bar has") func navigation() {
        let appearance = UINavigationBarAppearance()
        documented(
            "uikit/uinavigationbarappearance/titlepositionadjustment", appearance.titlePositionAdjustment, UIOffset.zero
        )
        appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        documented(
            "uikit/uinavigationbarappearance/titletextattributes",
            appearance.titleTextAttributes[.foregroundColor] as? UIColor, UIColor.red)
        documented(
            "uikit/uinavigationbarappearance/largetitletextattributes",
            appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .red, false)
        let arrow = UIImage()
        let mask = UIImage()
        appearance.setBackIndicatorImage(arrow, transitionMaskImage: mask)
        documented(
            "uikit/uinavigationbarappearance/setbackindicatorimage(_:transitionmaskimage:)",
            appearance.backIndicatorImage === arrow, true)
        documented(
            "uikit/uinavigationbarappearance/setbackindicatorimage(_:transitionmaskimage:)",
            appearance.backIndicatorTransitionMaskImage === mask, true)
        appearance.setBackIndicatorImage(nil, transitionMaskImage: nil)
        documented(
            "uikit/uinavigationbarappearance/setbackindicatorimage(_:transitionmaskimage:)",
            appearance.backIndicatorImage === arrow, false)
    }

    @Test("A bar keeps a copy of its appearance") func barCopies() {
        let bar = UINavigationBar()
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        bar.standardAppearance = appearance
        appearance.backgroundColor = .green
        documented("uikit/uinavigationbar/standardappearance", bar.standardAppearance.backgroundColor, UIColor.red)
        bar.scrollEdgeAppearance = appearance
        documented(
            "uikit/uinavigationbar/scrolledgeappearance", bar.scrollEdgeAppearance?.backgroundColor, UIColor.green)
        let toolbar = UIToolbar()
        let tool = UIToolbarAppearance()
        tool.backgroundColor = .blue
        toolbar.standardAppearance = tool
        tool.backgroundColor = .red
        documented("uikit/uitoolbar/standardappearance", toolbar.standardAppearance.backgroundColor, UIColor.blue)
        let tabs = UITabBar()
        let tab = UITabBarAppearance()
        tab.backgroundColor = .cyan
        tabs.standardAppearance = tab
        tab.backgroundColor = .red
        documented("uikit/uitabbar/standardappearance", tabs.standardAppearance.backgroundColor, UIColor.cyan)
    }

    @Test("Appearances of buttons") func buttons() {
        let appearance = UIBarButtonItemAppearance(style: .plain)
        appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        documented(
            "uikit/uibarbuttonitemappearance/normal",
            appearance.normal.titleTextAttributes[.foregroundColor] as? UIColor, UIColor.red)
        documented(
            "uikit/uibarbuttonitemstateappearance/titlepositionadjustment", appearance.normal.titlePositionAdjustment,
            UIOffset.zero)
        documented(
            "uikit/uibarbuttonitemstateappearance/backgroundimage", appearance.normal.backgroundImage == nil, true)
        documented(
            "uikit/uibarbuttonitemstateappearance/backgroundimagepositionadjustment",
            appearance.normal.backgroundImagePositionAdjustment, UIOffset.zero)
        let copy = appearance.copy() as? UIBarButtonItemAppearance
        copy?.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        documented(
            "uikit/uibarbuttonitemappearance/copy()",
            appearance.normal.titleTextAttributes[.foregroundColor] as? UIColor, UIColor.red)
        appearance.configureWithDefault(for: .done)
        documented(
            "uikit/uibarbuttonitemappearance/configurewithdefault(for:)",
            appearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red, false)
    }

    @Test("Appearances of tab bars") func tabs() {
        let appearance = UITabBarAppearance()
        documented("uikit/uitabbarappearance/stackeditempositioning", appearance.stackedItemPositioning, .automatic)
        documented("uikit/uitabbarappearance/stackeditemwidth", appearance.stackedItemWidth, CGFloat(0))
        documented("uikit/uitabbarappearance/stackeditemspacing", appearance.stackedItemSpacing, CGFloat(0))
        documented("uikit/uitabbarappearance/selectionindicatorimage", appearance.selectionIndicatorImage == nil, true)
        appearance.stackedLayoutAppearance.selected.iconColor = .red
        documented(
            "uikit/uitabbaritemstateappearance/iconcolor", appearance.stackedLayoutAppearance.selected.iconColor,
            UIColor.red)
        documented(
            "uikit/uitabbarappearance/inlinelayoutappearance",
            appearance.inlineLayoutAppearance.selected.iconColor == .red, false)
        let item = UITabBarItemAppearance(style: .inline)
        item.normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        appearance.inlineLayoutAppearance = item
        item.normal.badgeTitlePositionAdjustment = UIOffset(horizontal: 5, vertical: 6)
        documented(
            "uikit/uitabbarappearance/inlinelayoutappearance",
            appearance.inlineLayoutAppearance.normal.badgeTitlePositionAdjustment, UIOffset(horizontal: 1, vertical: 2))
    }

    @Test("Visual effect views") func effects() {
        let blur = UIBlurEffect(style: .regular)
        let view = UIVisualEffectView(effect: blur)
        documented("uikit/uivisualeffectview/effect", view.effect === blur || view.effect == blur, true)
        documented("uikit/uivisualeffectview/contentview", view.contentView.superview === view, true)
        documented("uikit/uivisualeffectview/contentview", view.contentView === view.contentView, true)
        view.effect = nil
        documented("uikit/uivisualeffectview/effect", view.effect == nil, true)
        documented("uikit/uivisualeffectview/init(effect:)", UIVisualEffectView(effect: nil).effect == nil, true)
        let label = UILabel()
        view.contentView.addSubview(label)
        documented("uikit/uivisualeffectview/contentview", label.isDescendant(of: view), true)
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
        documented("uikit/uivibrancyeffect/init(blureffect:style:)", vibrancy.effect is UIVibrancyEffect, true)
    }
}
