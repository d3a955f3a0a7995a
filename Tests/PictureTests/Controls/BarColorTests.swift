import Maquette
import Testing

@MainActor @Suite struct BarColorTests {
    /// A pixel of the bar as red, green and blue: a red tint over green content.
    private func bar(_ release: SystemRelease, scrolled: Bool) throws -> UInt32 {
        var stage = Stage(Headless.Settings(), room: .screen)
        stage.settings.release = release
        stage.settings.displayScale = 1
        let controller = stage.use { () -> UINavigationController in
            let scroll = UIScrollView()
            scroll.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            scroll.contentSize = CGSize(width: 100, height: 5000)
            let controller = UIViewController()
            controller.view = scroll
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.barTintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            return navigation
        }
        return try stage.show(controller) { shown in
            let scroll = controller.topViewController?.view as? UIScrollView
            scroll?.contentOffset.y = scrolled ? 500 : -(scroll?.adjustedContentInset.top ?? 0)
            controller.view.setNeedsLayout()
            shown.canvas.layoutIfNeeded()
            return try shown.picture().bitmap()[2, Int(controller.navigationBar.frame.midY)] & 0xff_ffff
        }
    }

    /// Apple, `scrollEdgeAppearance`: without one, the standard appearance has a transparent background at the edge. That is so
    /// for all bars since iOS 15, and the older properties are those of the standard appearance.
    @Test func aBarTintIsSeenAwayFromTheEdgeOnly() throws {
        #expect(try bar(.iOS18, scrolled: false) == 0x00_ff00)
        #expect(try bar(.iOS18, scrolled: true) == 0xff_0000)
        #expect(try bar(.iOS12, scrolled: false) == 0xff_0000)
    }

    /// Apple: a black bar has light content. White text, and the light grey that a dark appearance has for what is secondary.
    @Test func aBlackSearchBarHasLightText() throws {
        func lines(_ bar: UISearchBar) throws -> String {
            bar.barStyle = .black
            bar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
            return try bar.picture(on: Stage(device: .iPhone16)).text
        }
        let (typed, empty) = (UISearchBar(), UISearchBar())
        typed.text = "typed"
        empty.placeholder = "Movies"
        #expect(try lines(typed).contains("#FFFFFF"))
        #expect(try lines(empty).contains("#EBEBF5"))
    }

    @Test func theBarOfASearchControllerSaysWhatItIsFor() {
        #expect(UISearchController(searchResultsController: nil).searchBar.placeholder == "Search")
        #expect(UISearchBar().placeholder == nil)
    }
}
