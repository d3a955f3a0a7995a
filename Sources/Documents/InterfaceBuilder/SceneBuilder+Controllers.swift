import Foundation
import MaquetteCanvas
import MaquetteViewModel

/// The roots of scenes: controllers, and views by themselves.
extension SceneBuilder {
    func root(_ element: MarkupElement) -> BuiltScene.Root {
        if element.isController { return .controller(controller(element)) }
        if element.name.hasPrefix("collection") {
            let view = view(element)
            if let margins = era.looseCellMargins(width: view.bounds.width) { habits.giveMargins(margins, to: view) }
            return .view(view)
        }
        guard element.name == "view", era.xcode.treatsLooseViewsAsScreens else { return .view(view(element)) }
        let controller = UIViewController()
        controller.view = view(element)
        return .controller(controller)
    }

    func bars(of element: MarkupElement, over root: UIView?) -> UIView? {
        let maker = SceneBarMaker(of: element, builder: self, bars: document.bars, safeArea: safeArea)
        let bars = maker.made
        if maker.surroundings.bottom == .none { bars.backdrop = root?.backgroundColor }
        return bars
    }

    private func controller(_ element: MarkupElement) -> UIViewController {
        if let split = splitController(element) { return split }
        let controller = UIViewController()
        controller.title = element["title"] ?? element.child(key: "navigationItem")?["title"]
        let root = element.child(key: "view").map { view($0) } ?? unwrittenRoot(element)
        controller.view = root
        controller.automaticallyAdjustsScrollViewInsets =
            element.flag("automaticallyAdjustsScrollViewInsets") ?? true
        controller.isUnderNavigationBar = document.bars.surroundings(of: element).top != .none
        adjustInsets(of: root, element)
        for guide in element.list("layoutGuides") { addControllerGuide(guide, to: root) }
        return controller
    }

    private static let kindsOfContainers = [
        "navigationController": "Navigation Controller", "tabBarController": "Tab Bar Controller",
        "splitViewController": "Split View Controller", "pageViewController": "Page View Controller",
        "avPlayerViewController": "AVKit Player View Controller", "glkViewController": "GLKit View Controller",
        "viewControllerPlaceholder": "Storyboard Reference", "hostingController": "Hosting Controller",
    ]

    /// The view of a controller without a view in the document: many controllers only show others.
    private func unwrittenRoot(_ element: MarkupElement) -> UIView {
        let root = UIView(frame: UIScreen.main.bounds)
        if let kind = Self.kindsOfContainers[element.name] { habits.showKind(kind, in: root) }
        return root
    }

    /// Columns are beside each other where there is room, as on the canvas.
    private func splitController(_ element: MarkupElement) -> UISplitViewController? {
        guard element.name == "splitViewController", Headless.settings.horizontalSizeClass == .regular else {
            return nil
        }
        let columns = embedded.columns(of: element)
        guard columns.count > 1 else { return nil }
        let controller = UISplitViewController()
        controller.viewControllers = columns
        controller.preferredDisplayMode = columns.count > 2 ? .twoBesideSecondary : .oneBesideSecondary
        if let fraction = element.length("preferredPrimaryColumnWidthFraction") {
            controller.preferredPrimaryColumnWidthFraction = fraction
        }
        if let width = element.length("minimumPrimaryColumnWidth") { controller.minimumPrimaryColumnWidth = width }
        if let width = element.length("maximumPrimaryColumnWidth") { controller.maximumPrimaryColumnWidth = width }
        controller.view.frame = UIScreen.main.bounds
        return controller
    }

    /// UIKit keeps the main scroll view of a controller clear of bars, even if its content is too short to scroll,
    /// unless the controller turns that off.
    private func adjustInsets(of root: UIView, _ element: MarkupElement) {
        let view = element.child(key: "view")
        guard let scroll = (root as? UIScrollView) ?? (root.subviews.first as? UIScrollView) else { return }
        if element.flag("automaticallyAdjustsScrollViewInsets") == false {
            scroll.contentInsetAdjustmentBehavior = .never
        } else if view?.name == "collectionView", view?["contentInsetAdjustmentBehavior"] == nil {
            scroll.contentInsetAdjustmentBehavior = .always
        }
    }

    /// The top and bottom layout guides of storyboards from before safe areas: everything that bars cover.
    func addControllerGuide(_ element: MarkupElement, to view: UIView) {
        guard let id = element.id, let type = element["type"] else { return }
        let guide = UILayoutGuide()
        guide.identifier = type
        view.addLayoutGuide(guide)
        registry.note(guide, id: id)
        let safeArea = view.safeAreaLayoutGuide
        let edges =
            type == "top"
            ? [
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.bottomAnchor.constraint(equalTo: safeArea.topAnchor),
            ]
            : [
                guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                guide.topAnchor.constraint(equalTo: safeArea.bottomAnchor),
            ]
        NSLayoutConstraint.activate(
            edges + [
                guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
    }
}
