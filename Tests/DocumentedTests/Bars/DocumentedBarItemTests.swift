import Testing
import UIKit

/// What Apple's pages say of bar items, bar button items and their groups, and tab bar items.
@Suite("Documented: bar items") @MainActor
struct DocumentedBarItemTests {
    @Test("What a new bar button item has") func defaults() {
        let item = UIBarButtonItem()
        documented("uikit/uibaritem/title", item.title == nil, true)
        documented("uikit/uibaritem/image", item.image == nil, true)
        documented("uikit/uibaritem/landscapeimagephone", item.landscapeImagePhone == nil, true)
        documented("uikit/uibaritem/largecontentsizeimage", item.largeContentSizeImage == nil, true)
        documented("uikit/uibaritem/imageinsets", item.imageInsets, UIEdgeInsets.zero)
        documented("uikit/uibaritem/isenabled", item.isEnabled, true)
        documented("uikit/uibaritem/tag", item.tag, 0)
        documented("uikit/uibarbuttonitem/width", item.width, CGFloat(0))
        documented("uikit/uibarbuttonitem/possibletitles", item.possibleTitles == nil, true)
        documented("uikit/uibarbuttonitem/customview", item.customView == nil, true)
        documented("uikit/uibarbuttonitem/menu", item.menu == nil, true)
        documented("uikit/uibarbuttonitem/primaryaction", item.primaryAction == nil, true)
        documented("uikit/uibarbuttonitem/tintcolor", item.tintColor == nil, true)
        documented("uikit/uibarbuttonitem/isselected", item.isSelected, false)
        documented("uikit/uibarbuttonitem/changesselectionasprimaryaction", item.changesSelectionAsPrimaryAction, false)
        documented("uikit/uibarbuttonitem/buttongroup", item.buttonGroup == nil, true)
    }

    @Test("Making items") func making() {
        let titled = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        documented("uikit/uibarbuttonitem/init(title:style:target:action:)", titled.title, "Go")
        documented("uikit/uibarbuttonitem/style-swift.property", titled.style, .plain)
        documented("uikit/uibarbuttonitem/target", titled.target == nil, true)
        documented("uikit/uibarbuttonitem/action", titled.action == nil, true)
        let image = UIImage()
        let pictured = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        documented("uikit/uibarbuttonitem/init(image:style:target:action:)", pictured.image === image, true)
        let view = UIView()
        documented(
            "uikit/uibarbuttonitem/init(customview:)", UIBarButtonItem(customView: view).customView === view, true)
        documented("uikit/uibarbuttonitem/fixedspace(_:)", UIBarButtonItem.fixedSpace(17).width, CGFloat(17))
        documented("uikit/uibarbuttonitem/flexiblespace()", UIBarButtonItem.flexibleSpace().title == nil, true)
    }

    @Test("A primary action gives title and image") func primary() {
        let image = UIImage()
        let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
        item.primaryAction = UIAction(title: "New", image: image) { _ in }
        documented("uikit/uibarbuttonitem/primaryaction", item.title, "New")
        documented("uikit/uibarbuttonitem/primaryaction", item.image === image, true)
        let made = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in })
        documented("uikit/uibarbuttonitem/init(primaryaction:menu:)", made.title, "Save")
        let menu = UIMenu(title: "More")
        let both = UIBarButtonItem(title: "T", image: nil, primaryAction: UIAction(title: "Mine") { _ in }, menu: menu)
        documented("uikit/uibarbuttonitem/menu", both.menu?.title, "More")
        documented("uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)", both.style, .plain)
    }

    @Test("Attributes by state") func attributes() {
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        documented("uikit/uibaritem/titletextattributes(for:)", item.titleTextAttributes(for: .disabled) == nil, true)
        item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        documented(
            "uikit/uibaritem/settitletextattributes(_:for:)",
            item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, UIColor.red)
        item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .highlighted)
        documented(
            "uikit/uibaritem/settitletextattributes(_:for:)",
            item.titleTextAttributes(for: .highlighted)?[.foregroundColor] as? UIColor, UIColor.blue)
    }

    @Test("Groups") func groups() {
        let one = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
        let two = UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
        let group = UIBarButtonItemGroup(barButtonItems: [one, two], representativeItem: nil)
        documented("uikit/uibarbuttonitemgroup/barbuttonitems", group.barButtonItems.map(\.title), ["One", "Two"])
        documented("uikit/uibarbuttonitemgroup/representativeitem", group.representativeItem == nil, true)
        documented("uikit/uibarbuttonitem/buttongroup", one.buttonGroup === group, true)
        documented(
            "uikit/uibarbuttonitemgroup/isdisplayingrepresentativeitem", group.isDisplayingRepresentativeItem, false)
        documented("uikit/uibarbuttonitemgroup/ishidden", group.isHidden, false)
        documented("uikit/uibarbuttonitemgroup/alwaysavailable", group.alwaysAvailable, false)
        let three = UIBarButtonItem(title: "Three", style: .plain, target: nil, action: nil)
        let fixed = three.creatingFixedGroup()
        documented("uikit/uibarbuttonitem/creatingfixedgroup()", fixed.barButtonItems.first === three, true)
        documented("uikit/uibarbuttonitem/creatingfixedgroup()", fixed.barButtonItems.count, 1)
        let four = UIBarButtonItem(title: "Four", style: .plain, target: nil, action: nil)
        documented(
            "uikit/uibarbuttonitem/creatingmovablegroup(customizationidentifier:)",
            four.creatingMovableGroup(customizationIdentifier: "four").barButtonItems.first === four, true)
    }

    @Test("An item goes into one group at a time") func regrouping() {
        let one = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
        let two = UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
        let first = UIBarButtonItemGroup(barButtonItems: [one, two], representativeItem: nil)
        let second = UIBarButtonItemGroup(barButtonItems: [one], representativeItem: nil)
        documented("uikit/uibarbuttonitemgroup/barbuttonitems", one.buttonGroup === second, true)
        documented("uikit/uibarbuttonitemgroup/barbuttonitems", first.barButtonItems.map(\.title), ["Two"])
    }

    @Test("Tab bar items") func tabs() {
        let image = UIImage()
        let chosen = UIImage()
        let item = UITabBarItem(title: "Home", image: image, tag: 7)
        documented("uikit/uitabbaritem/init(title:image:tag:)", item.title, "Home")
        documented("uikit/uitabbaritem/init(title:image:tag:)", item.image === image, true)
        documented("uikit/uitabbaritem/init(title:image:tag:)", item.tag, 7)
        documented("uikit/uitabbaritem/badgevalue", item.badgeValue == nil, true)
        documented("uikit/uitabbaritem/badgecolor", item.badgeColor == nil, true)
        documented("uikit/uitabbaritem/titlepositionadjustment", item.titlePositionAdjustment, UIOffset.zero)
        documented("uikit/uitabbaritem/standardappearance", item.standardAppearance == nil, true)
        documented("uikit/uitabbaritem/scrolledgeappearance", item.scrollEdgeAppearance == nil, true)
        let both = UITabBarItem(title: nil, image: image, selectedImage: chosen)
        documented("uikit/uitabbaritem/init(title:image:selectedimage:)", both.selectedImage === chosen, true)
        documented("uikit/uitabbaritem/init(title:image:selectedimage:)", both.title == nil, true)
        documented(
            "uikit/uitabbaritem/init(tabbarsystemitem:tag:)", UITabBarItem(tabBarSystemItem: .search, tag: 3).tag, 3)
    }

    @Test("A badge's words by state") func badges() {
        let item = UITabBarItem(title: "Home", image: nil, tag: 0)
        item.badgeValue = "3"
        documented("uikit/uitabbaritem/badgevalue", item.badgeValue, "3")
        item.setBadgeTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        documented(
            "uikit/uitabbaritem/badgetextattributes(for:)",
            item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, UIColor.red)
    }
}
