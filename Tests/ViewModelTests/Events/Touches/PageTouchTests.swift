import MaquetteViewModel
import Testing
import UIKit

/// Pages that a finger turns, and what it does in columns of a phone.
@MainActor @Suite struct PageTouchTests {
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { _ in UIViewController() }
        var calls: [String] = []

        private func page(_ controller: UIViewController, _ way: Int) -> UIViewController? {
            let place = (pages.firstIndex(of: controller) ?? 0) + way
            return pages.indices.contains(place) ? pages[place] : nil
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { calls.append("will \(pages.firstIndex(of: pendingViewControllers[0]) ?? -1)") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { calls.append("did from \(pages.firstIndex(of: previousViewControllers[0]) ?? -1) \(completed)") }
    }

    /// Apple's page on `UIPageViewController`: gestures turn to the pages that the data source has before and after the one that is shown, and the
    /// delegate hears of it; without a data source nothing is turned.
    @Test func aSwipeTurnsToTheNeighbour() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let book = Book()
        pages.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let screen = TouchedScreen(pages)
        screen.keep(book)
        func swipe(_ way: CGFloat) {
            screen.screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + way, y: 400), seconds: 0.2)
            screen.window.layoutIfNeeded()
        }
        swipe(-150)
        #expect(pages.viewControllers == [book.pages[0]])
        (pages.dataSource, pages.delegate) = (book, book)
        swipe(150)
        #expect(pages.viewControllers == [book.pages[0]] && book.calls.isEmpty)
        swipe(-150)
        #expect(pages.viewControllers == [book.pages[1]] && book.calls == ["will 1", "did from 0 true"])
        #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: screen.window) == screen.window.bounds)
        swipe(-150)
        swipe(-150)
        #expect(pages.viewControllers == [book.pages[2]] && book.calls.count == 4)
        swipe(150)
        #expect(pages.viewControllers == [book.pages[1]])
    }

    private func split() -> (UISplitViewController, UINavigationController, TouchedScreen) {
        let split = UISplitViewController()
        let primary = UINavigationController(rootViewController: UIViewController())
        split.viewControllers = [primary, UIViewController()]
        return (split, primary, TouchedScreen(split))
    }

    /// Apple's page on `splitViewController(_:collapseSecondary:onto:)`: a navigation controller that is the primary one of a collapsed split
    /// view pushes the secondary one onto its stack. A navigation controller in that stack has no bar of its own.
    @Test func aDetailOfACollapsedSplitViewIsPushed() throws {
        let (split, primary, screen) = split()
        let detail = UIViewController()
        detail.title = "Detail"
        let inner = UINavigationController(rootViewController: detail)
        split.showDetailViewController(inner, sender: nil)
        screen.window.layoutIfNeeded()
        #expect(primary.topViewController === inner && primary.navigationBar.topItem?.title == "Detail")
        #expect(inner.navigationBar.isHidden && !primary.navigationBar.isHidden)
        let deeper = UIViewController()
        deeper.title = "Deeper"
        inner.pushViewController(deeper, animated: false)
        screen.window.layoutIfNeeded()
        #expect(primary.navigationBar.topItem?.title == "Deeper")
        for expected in [[primary.children[0], inner], [primary.children[0]]] {
            screen.screen.tap(at: try #require(screen.window.placeOfBackButton))
            screen.window.layoutIfNeeded()
            #expect(primary.children == expected)
        }
        #expect(inner.children == [detail])
    }

    /// Apple's page on `showDetailViewController(_:sender:)` of `UIViewController`: a split view around shows it, and without one it is presented.
    @Test func aDetailIsShownByTheSplitViewAroundOrPresented() {
        let (_, primary, screen) = split()
        let detail = UIViewController()
        primary.children[0].showDetailViewController(detail, sender: nil)
        #expect(primary.topViewController === detail)
        let alone = UINavigationController(rootViewController: UIViewController())
        let other = TouchedScreen(alone)
        alone.children[0].showDetailViewController(UIViewController(), sender: nil)
        #expect(alone.children.count == 1 && alone.presentedViewController != nil)
        screen.keep(other)
    }

    private final class Own: UISplitViewControllerDelegate {
        var shown: UIViewController?
        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
        ) -> Bool {
            shown = vc
            return true
        }
    }

    /// Apple's page on `splitViewController(_:showDetail:sender:)`: true means that the delegate has shown it.
    @Test func aDelegateMayShowTheDetailItself() {
        let (split, primary, screen) = split()
        let own = Own()
        split.delegate = own
        let detail = UIViewController()
        split.showDetailViewController(detail, sender: nil)
        #expect(own.shown === detail && primary.children.count == 1)
        screen.keep(own)
    }

    // MARK: Menus

    private final class Menus: NSObject, UIContextMenuInteractionDelegate, UITableViewDelegate, UITableViewDataSource {
        var chosen: [String] = []

        private func configuration(_ name: String) -> UIContextMenuConfiguration {
            UIContextMenuConfiguration(actionProvider: { [weak self] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self?.chosen.append(name) }])
            })
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { location.x < 50 ? configuration("left") : nil }
        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { indexPath.row == 1 ? configuration("row") : nil }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append("selected \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private func tapCopy(_ screen: TouchedScreen) -> Bool {
        screen.window.layoutIfNeeded()
        func find(_ view: UIView) -> UILabel? {
            (view as? UILabel)?.text == "Copy" ? view as? UILabel : view.subviews.lazy.compactMap(find).first
        }
        guard let label = find(screen.window) else { return false }
        let frame = label.convert(label.bounds, to: screen.window)
        screen.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        return true
    }

    /// Apple's page on `UIContextMenuInteraction`: the delegate has the menu for a place, and without one nothing is shown.
    @Test func aViewThatIsHeldShowsItsMenu() {
        let (screen, menus) = (TouchedScreen(), Menus())
        screen.keep(menus)
        let view = screen.add(UIView(), CGRect(x: 100, y: 100, width: 100, height: 100))
        view.addInteraction(UIContextMenuInteraction(delegate: menus))
        screen.screen.longPress(at: CGPoint(x: 180, y: 150))
        #expect(!tapCopy(screen))
        screen.screen.longPress(at: CGPoint(x: 120, y: 150))
        #expect(tapCopy(screen) && menus.chosen == ["left"])
    }

    /// Apple's page on `tableView(_:contextMenuConfigurationForRowAt:point:)`. A row that is held is not selected.
    @Test func aRowThatIsHeldShowsItsMenu() {
        let (screen, menus) = (TouchedScreen(), Menus())
        screen.keep(menus)
        let table = UITableView()
        (table.dataSource, table.delegate, table.rowHeight) = (menus, menus, 50)
        screen.add(table, CGRect(x: 0, y: 100, width: 400, height: 400))
        screen.screen.longPress(at: CGPoint(x: 200, y: 175))
        #expect(tapCopy(screen) && menus.chosen == ["row"])
        screen.screen.tap(at: CGPoint(x: 200, y: 175))
        #expect(menus.chosen == ["row", "selected 1"])
    }

    // MARK: Presentations

    /// As Apple says in "Customize and resize sheets in UIKit" (WWDC21): what is dimmed above a sheet dismisses it when it is tapped.
    @Test func aTapAboveAMediumSheetDismissesIt() {
        for (detents, goes) in [([UISheetPresentationController.Detent.medium()], true), ([.large()], false)] {
            let (screen, sheet) = (TouchedScreen(), UIViewController())
            sheet.sheetPresentationController?.detents = detents
            screen.window.rootViewController?.present(sheet, animated: false)
            screen.window.layoutIfNeeded()
            screen.screen.tap(at: CGPoint(x: 200, y: 10))
            #expect((screen.window.rootViewController?.presentedViewController == nil) == goes)
        }
    }

    /// The first field of an alert has the focus, so that what is typed goes there.
    @Test func theFirstFieldOfAnAlertHasTheFocus() {
        let screen = TouchedScreen()
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField()
        alert.addTextField()
        screen.window.rootViewController?.present(alert, animated: false)
        screen.window.layoutIfNeeded()
        Deferred.settle()
        #expect(alert.textFields?.first?.isFirstResponder == true)
        #expect(Keyboard.type("Anna", in: screen.window) && alert.textFields?.first?.text == "Anna")
    }
}
