import Testing
import UIKit

/// Appearances of bars are kept as copies: `@property(nonatomic, copy)` in Apple's headers.
@MainActor @Suite struct BarAppearanceTests {
    @Test func `A bar keeps a copy of an appearance, and an item does`() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        let (bar, item) = (UINavigationBar(), UINavigationItem())
        bar.standardAppearance = appearance
        item.scrollEdgeAppearance = appearance
        appearance.backgroundColor = .black
        appearance.titleTextAttributes = [:]
        appearance.buttonAppearance.normal.titleTextAttributes = [:]
        for kept in [bar.standardAppearance, item.scrollEdgeAppearance] {
            #expect(kept !== appearance)
            #expect(kept?.backgroundColor == .red)
            #expect(kept?.titleTextAttributes[.foregroundColor] as? UIColor == .green)
            #expect(kept?.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
        }
        // What is asked of the bar is its own, and changes it.
        bar.standardAppearance.backgroundColor = .white
        #expect(bar.standardAppearance.backgroundColor == .white)
    }

    @Test func `An appearance keeps copies of those of its buttons and tabs, and a toolbar one for each place`() {
        let (navigation, tools, tabs) = (UINavigationBarAppearance(), UIToolbarAppearance(), UITabBarAppearance())
        let (buttons, items) = (UIBarButtonItemAppearance(), UITabBarItemAppearance())
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        items.normal.iconColor = .red
        navigation.buttonAppearance = buttons
        navigation.backButtonAppearance = buttons
        tools.doneButtonAppearance = buttons
        tabs.stackedLayoutAppearance = items
        let bar = UIToolbar()
        bar.compactScrollEdgeAppearance = tools
        buttons.normal.titleTextAttributes = [:]
        tools.doneButtonAppearance.normal.titleTextAttributes = [:]
        items.normal.iconColor = nil
        for kept in [
            navigation.buttonAppearance, navigation.backButtonAppearance,
            bar.compactScrollEdgeAppearance?.doneButtonAppearance,
        ] { #expect(kept?.normal.titleTextAttributes[.foregroundColor] as? UIColor == .red) }
        #expect(tabs.stackedLayoutAppearance.normal.iconColor == .red)
        #expect(bar.scrollEdgeAppearance == nil)
    }

    @Test func `Copies are of the same class and have all of it`() throws {
        let tabs = UITabBarAppearance()
        tabs.stackedLayoutAppearance.selected.iconColor = .red
        tabs.stackedLayoutAppearance.normal.badgeBackgroundColor = .green
        tabs.selectionIndicatorTintColor = .blue
        tabs.stackedItemWidth = 80
        tabs.shadowColor = nil
        let copy = try #require(tabs.copy() as? UITabBarAppearance)
        tabs.stackedLayoutAppearance.selected.iconColor = nil
        #expect(copy.stackedLayoutAppearance.selected.iconColor == .red)
        #expect(copy.stackedLayoutAppearance.normal.badgeBackgroundColor == .green)
        #expect(copy.selectionIndicatorTintColor == .blue && copy.stackedItemWidth == 80 && copy.shadowColor == nil)
        let tools = UIToolbarAppearance()
        tools.doneButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        let other = try #require(tools.copy() as? UIToolbarAppearance)
        #expect(other.doneButtonAppearance.normal.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
        let navigation = UINavigationBarAppearance()
        navigation.setBackIndicatorImage(UIImage(systemName: "star"), transitionMaskImage: nil)
        #expect((navigation.copy() as? UINavigationBarAppearance)?.backIndicatorImage === navigation.backIndicatorImage)
    }
}
