import Foundation
import MaquetteViewModel

/// What documents say of controllers, for an app that runs.
@MainActor struct ControllerAttributes {
    let builder: SceneBuilder

    func apply(_ element: MarkupElement, to controller: UIViewController) {
        let items = BarItems(builder: builder)
        if let title = element["title"] { controller.title = title }
        if let item = element.child(key: "navigationItem") {
            items.fill(controller.navigationItem, from: item, title: element["title"])
            builder.connections.note(controller.navigationItem, item)
        }
        if let item = element.child(key: "tabBarItem") { controller.tabBarItem = items.tab(item) }
        let tools = element.list("toolbarItems")
        if !tools.isEmpty { controller.toolbarItems = tools.map(items.button) }
        if let name = element["restorationIdentifier"] { controller.restorationIdentifier = name }
        if let flag = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = flag }
        if let flag = element.flag("definesPresentationContext") { controller.definesPresentationContext = flag }
        if let flag = element.flag("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = flag
        }
        if let flag = element.flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = flag
        }
        if let edges = element.child(key: "edgesForExtendedLayout") {
            let sides: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            controller.edgesForExtendedLayout = sides.reduce(into: []) {
                if edges.flag($1.0) == true { $0.insert($1.1) }
            }
        }
        if let style = element["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(documentName:)) {
            controller.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap(UIModalTransitionStyle.init(documentName:)) {
            controller.modalTransitionStyle = style
        }
        if let navigation = controller as? UINavigationController { applyBars(element, to: navigation) }
        if let tabs = controller as? UITabBarController, let look = element.child(key: "tabBar") {
            builder.barLooks.apply(look, to: tabs.tabBar)
        }
    }

    private func applyBars(_ element: MarkupElement, to navigation: UINavigationController) {
        navigation.isNavigationBarHidden = element.flag("navigationBarHidden") ?? false
        navigation.isToolbarHidden = element.flag("toolbarHidden") ?? true
        if let look = element.child(key: "navigationBar") {
            builder.barLooks.apply(look, to: navigation.navigationBar)
            navigation.navigationBar.prefersLargeTitles = look.flag("largeTitles") ?? false
        }
        if let look = element.child(key: "toolbar"), !navigation.isToolbarHidden {
            builder.barLooks.apply(look, to: navigation.toolbar)
        }
    }
}

extension UIModalPresentationStyle {
    init?(documentName name: String) {
        switch name {
        case "fullScreen": self = .fullScreen
        case "pageSheet": self = .pageSheet
        case "formSheet": self = .formSheet
        case "currentContext": self = .currentContext
        case "custom": self = .custom
        case "overFullScreen": self = .overFullScreen
        case "overCurrentContext": self = .overCurrentContext
        case "popover": self = .popover
        case "none": self = .none
        case "automatic": self = .automatic
        default: return nil
        }
    }
}

extension UIModalTransitionStyle {
    init?(documentName name: String) {
        switch name {
        case "coverVertical": self = .coverVertical
        case "flipHorizontal": self = .flipHorizontal
        case "crossDissolve": self = .crossDissolve
        case "partialCurl": self = .partialCurl
        default: return nil
        }
    }
}
