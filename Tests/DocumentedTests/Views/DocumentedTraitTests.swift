import Testing
import UIKit

/// What Apple's pages say of trait collections and environments.
@Suite("Documented: traits") @MainActor
struct DocumentedTraitTests {
    struct Mood: UITraitDefinition {
        static let defaultValue = "calm"
    }

    final class Changing: UIView {
        var previous: [UIUserInterfaceStyle] = []
    }

    @Test("An empty collection specifies nothing") func empty() {
        let traits = UITraitCollection()
        documented("uikit/uitraitcollection/horizontalsizeclass", traits.horizontalSizeClass, .unspecified)
        documented("uikit/uitraitcollection/verticalsizeclass", traits.verticalSizeClass, .unspecified)
        documented("uikit/uitraitcollection/userinterfaceidiom", traits.userInterfaceIdiom, .unspecified)
        documented("uikit/uitraitcollection/userinterfacestyle", traits.userInterfaceStyle, .unspecified)
        documented("uikit/uitraitcollection/userinterfacelevel", traits.userInterfaceLevel, .unspecified)
        documented("uikit/uitraitcollection/layoutdirection", traits.layoutDirection, .unspecified)
        documented("uikit/uitraitcollection/displayscale", traits.displayScale, 0)
        documented("uikit/uitraitcollection/displaygamut", traits.displayGamut, .unspecified)
        documented(
            "uikit/uitraitcollection/preferredcontentsizecategory", traits.preferredContentSizeCategory, .unspecified)
        documented("uikit/uitraitcollection/accessibilitycontrast", traits.accessibilityContrast, .unspecified)
        documented("uikit/uitraitcollection/legibilityweight", traits.legibilityWeight, .unspecified)
        documented("uikit/uitraitcollection/activeappearance", traits.activeAppearance, .unspecified)
        documented("uikit/uitraitcollection/forcetouchcapability", traits.forceTouchCapability, .unknown)
    }

    @Test("A collection with one trait") func single() {
        let traits = UITraitCollection(horizontalSizeClass: .compact)
        documented("uikit/uitraitcollection/init(horizontalsizeclass:)", traits.horizontalSizeClass, .compact)
        documented("uikit/uitraitcollection/init(horizontalsizeclass:)", traits.verticalSizeClass, .unspecified)
        documented("uikit/uitraitcollection/init(displayscale:)", UITraitCollection(displayScale: 2).displayScale, 2)
        documented(
            "uikit/uitraitcollection/init(layoutdirection:)",
            UITraitCollection(layoutDirection: .rightToLeft).layoutDirection, .rightToLeft)
        documented(
            "uikit/uitraitcollection/init(userinterfaceidiom:)",
            UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom, .pad)
    }

    @Test("Merging: the last wins") func merging() {
        let a = UITraitCollection(horizontalSizeClass: .compact), b = UITraitCollection(verticalSizeClass: .regular),
            c = UITraitCollection(horizontalSizeClass: .regular)
        let merged = UITraitCollection(traitsFrom: [a, b, c])
        documented("uikit/uitraitcollection/init(traitsfrom:)", merged.horizontalSizeClass, .regular)
        documented("uikit/uitraitcollection/init(traitsfrom:)", merged.verticalSizeClass, .regular)
        documented(
            "uikit/uitraitcollection/init(traitsfrom:)", UITraitCollection(traitsFrom: [c, b, a]).horizontalSizeClass,
            .compact)
        documented(
            "uikit/uitraitcollection/init(traitsfrom:)",
            UITraitCollection(traitsFrom: [a, UITraitCollection()]).horizontalSizeClass, .compact)
    }

    @Test("Containing") func containing() {
        let a = UITraitCollection(horizontalSizeClass: .compact), b = UITraitCollection(verticalSizeClass: .regular)
        let both = UITraitCollection(traitsFrom: [a, b])
        documented("uikit/uitraitcollection/containstraits(in:)", both.containsTraits(in: a), true)
        documented("uikit/uitraitcollection/containstraits(in:)", a.containsTraits(in: both), false)
        documented(
            "uikit/uitraitcollection/containstraits(in:)",
            both.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)), false)
    }

    @Test("Equality") func equality() {
        documented(
            "uikit/uitraitcollection",
            UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection(userInterfaceStyle: .dark), true)
        documented(
            "uikit/uitraitcollection",
            UITraitCollection(userInterfaceStyle: .dark) == UITraitCollection(userInterfaceStyle: .light), false)
    }

    @Test("Color appearance") func colorAppearance() {
        let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
        documented(
            "uikit/uitraitcollection/hasdifferentcolorappearance(comparedto:)",
            dark.hasDifferentColorAppearance(comparedTo: light), true)
        documented(
            "uikit/uitraitcollection/hasdifferentcolorappearance(comparedto:)",
            dark.hasDifferentColorAppearance(comparedTo: dark), false)
        let compact = UITraitCollection(traitsFrom: [dark, UITraitCollection(horizontalSizeClass: .compact)])
        documented(
            "uikit/uitraitcollection/hasdifferentcolorappearance(comparedto:)",
            dark.hasDifferentColorAppearance(comparedTo: compact), false)
    }

    @Test("performAsCurrent is temporary") func current() {
        let before = UITraitCollection.current.userInterfaceStyle
        var inside = UIUserInterfaceStyle.unspecified
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            inside = UITraitCollection.current.userInterfaceStyle
        }
        documented("uikit/uitraitcollection/performascurrent(_:)", inside, .dark)
        documented("uikit/uitraitcollection/performascurrent(_:)", UITraitCollection.current.userInterfaceStyle, before)
    }

    @Test("Mutating copies") func mutations() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark; $0.horizontalSizeClass = .regular
        }
        documented("uikit/uitraitcollection/init(mutations:)", traits.userInterfaceStyle, .dark)
        let other = traits.modifyingTraits { $0.userInterfaceStyle = .light }
        documented("uikit/uitraitcollection/modifyingtraits(_:)", other.userInterfaceStyle, .light)
        documented("uikit/uitraitcollection/modifyingtraits(_:)", other.horizontalSizeClass, .regular)
        documented("uikit/uitraitcollection/modifyingtraits(_:)", traits.userInterfaceStyle, .dark)
    }

    @Test("Custom traits") func custom() {
        documented("uikit/uitraitdefinition/defaultvalue", UITraitCollection()[Mood.self], "calm")
        let traits = UITraitCollection { $0[Mood.self] = "wild" }
        documented("uikit/uitraitcollection/subscript(_:)", traits[Mood.self], "wild")
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let parent = UIView(), child = UIView()
        window.addSubview(parent)
        parent.addSubview(child)
        window.isHidden = false
        documented("uikit/uitraitoverrides", parent.traitOverrides.contains(Mood.self), false)
        parent.traitOverrides[Mood.self] = "glad"
        window.layoutIfNeeded()
        documented("uikit/uitraitoverrides", parent.traitOverrides.contains(Mood.self), true)
        documented("uikit/uitraitoverrides", parent.traitCollection[Mood.self], "glad")
        documented("uikit/uitraitoverrides", child.traitCollection[Mood.self], "glad")
        parent.traitOverrides.remove(Mood.self)
        window.layoutIfNeeded()
        documented("uikit/uitraitoverrides", parent.traitCollection[Mood.self], "calm")
    }

    @Test("Overrides flow down") func flow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let parent = UIView(), child = UIView()
        window.addSubview(parent)
        parent.addSubview(child)
        window.isHidden = false
        parent.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        documented("uikit/uiview/overrideuserinterfacestyle", parent.traitCollection.userInterfaceStyle, .dark)
        documented("uikit/uiview/overrideuserinterfacestyle", child.traitCollection.userInterfaceStyle, .dark)
        documented("uikit/uiview/overrideuserinterfacestyle", child.overrideUserInterfaceStyle, .unspecified)
        child.overrideUserInterfaceStyle = .light
        window.layoutIfNeeded()
        documented("uikit/uiview/overrideuserinterfacestyle", child.traitCollection.userInterfaceStyle, .light)
        documented("uikit/uiview/overrideuserinterfacestyle", parent.traitCollection.userInterfaceStyle, .dark)
        window.isHidden = true
    }

    @Test("Registered changes") func registered() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let view = Changing()
        window.addSubview(view)
        window.isHidden = false
        window.overrideUserInterfaceStyle = .light
        window.layoutIfNeeded()
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: Changing, previous: UITraitCollection) in
            view.previous.append(previous.userInterfaceStyle)
        }
        documented("uikit/uitraitchangeobservable/registerfortraitchanges(_:handler:)", view.previous, [])
        window.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        documented("uikit/uitraitchangeobservable/registerfortraitchanges(_:handler:)", view.previous, [.light])
        view.unregisterForTraitChanges(registration)
        window.overrideUserInterfaceStyle = .light
        window.layoutIfNeeded()
        documented("uikit/uitraitchangeobservable/unregisterfortraitchanges(_:)", view.previous, [.light])
        window.isHidden = true
    }

    @Test("Content size categories are ordered") func categories() {
        documented("uikit/uicontentsizecategory", UIContentSizeCategory.small < .large, true)
        documented(
            "uikit/uicontentsizecategory", UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge, true)
        documented(
            "uikit/uicontentsizecategory/isaccessibilitycategory",
            UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory, true)
        documented(
            "uikit/uicontentsizecategory/isaccessibilitycategory",
            UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory, false)
    }

    @Test("Content size limits of a view") func limits() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let view = UIView(), child = UIView()
        window.addSubview(view)
        view.addSubview(child)
        window.isHidden = false
        window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        view.maximumContentSizeCategory = .extraLarge
        window.layoutIfNeeded()
        documented(
            "uikit/uiview/maximumcontentsizecategory", view.traitCollection.preferredContentSizeCategory, .extraLarge)
        documented(
            "uikit/uiview/maximumcontentsizecategory", child.traitCollection.preferredContentSizeCategory, .extraLarge)
        window.traitOverrides.preferredContentSizeCategory = .extraSmall
        view.minimumContentSizeCategory = .medium
        window.layoutIfNeeded()
        documented(
            "uikit/uiview/minimumcontentsizecategory", view.traitCollection.preferredContentSizeCategory, .medium)
        window.isHidden = true
    }
}
