import MaquetteViewTestSupport
import SwiftLayoutSwiftUI
import Testing

/// Views and controllers that lay themselves out, in SwiftUI's shapes.
@MainActor @Suite struct HandOverTests {
    final class Badge: UIView, Layoutable {
        let dot = UIView()
        var activation: Activation?
        var layout: some Layout {
            self.sl.sublayout { dot.sl.anchors { Anchors.allSides.equalToSuper(inwardOffset: 2) } }
        }
    }

    final class Page: UIViewController, Layoutable {
        let title1 = UILabel()
        var activation: Activation?
        var layout: some Layout { view.sl.sublayout { title1.sl.anchors { Anchors.cap } } }
    }

    struct Screen: View {
        let badge: Badge
        let page: Page

        var body: some View {
            VStack {
                badge.sl.swiftUI
                page.sl.swiftUI
            }
        }
    }

    @Test func aViewIsHandedOverLaidOut() {
        let badge = Badge()
        let views = badge.sl.swiftUI.uiKitViews
        #expect(views == [badge] && badge.subviews == [badge.dot] && badge.constraints.count == 4)
    }

    @Test func aControllersViewIsHandedOverLaidOut() {
        let page = Page()
        #expect(page.sl.swiftUI.uiKitViews == [page.view] && page.view.constraints.count == 3)
    }

    @Test func aStackBecomesAStack() throws {
        let screen = Screen(badge: Badge(), page: Page())
        let stack = try #require(screen.uiKitViews.first as? UIStackView)
        #expect(stack.axis == .vertical && stack.alignment == .center && stack.spacing == 8)
        #expect(stack.arrangedSubviews == [screen.badge, screen.page.view])
    }

    struct Card_Previews: PreviewProvider {
        static let badge = Badge()
        static var previews: some View { badge.sl.swiftUI }
    }

    @Test func previewsAreViewsAsWell() {
        #expect(Card_Previews.previews.uiKitViews == [Card_Previews.badge])
    }
}
