import Foundation
import MaquetteViewModel

/// The items of bars: titles, buttons and tabs, from their elements.
@MainActor struct BarItems {
    let builder: SceneBuilder

    /// A screen's navigation item. Its controller's title is the fallback.
    func navigationItem(_ element: MarkupElement?, title: String? = nil) -> UINavigationItem {
        let item = UINavigationItem(title: "")
        fill(item, from: element, title: title)
        return item
    }

    func fill(_ item: UINavigationItem, from element: MarkupElement?, title: String?) {
        item.title = element?["title"] ?? title
        guard let element else { return }
        item.prompt = element["prompt"].flatMap { $0.isEmpty ? nil : $0 }
        item.titleView = element.child(key: "titleView").map(builder.view)
        item.leftBarButtonItems = buttons(of: element, "leftBarButtonItem")
        item.rightBarButtonItems = buttons(of: element, "rightBarButtonItem")
        item.backBarButtonItem = element.child(key: "backBarButtonItem").map(button)
        item.hidesBackButton = element.flag("hidesBackButton") ?? false
        item.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") ?? false
        switch element["largeTitleDisplayMode"] {
        case "never": item.largeTitleDisplayMode = .never
        case "always": item.largeTitleDisplayMode = .always
        default: break
        }
    }

    /// A single button under its own key, or several in a list.
    private func buttons(of element: MarkupElement, _ key: String) -> [UIBarButtonItem]? {
        let elements = element.child(key: key).map { [$0] } ?? element.list(key + "s")
        return elements.isEmpty ? nil : elements.map(button)
    }

    func button(_ element: MarkupElement) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if let system = element["systemItem"].flatMap(UIBarButtonItem.SystemItem.init(documentName:)) {
            item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        } else {
            item = UIBarButtonItem()
            item.title = element["title"]
            item.image = builder.images.image(of: element)
        }
        if element["style"] == "done" { item.style = .done }
        if let custom = element.child(key: "customView")
            ?? element.children.first(where: { ViewElements.makers[$0.name] != nil })
        {
            item.customView = builder.view(custom)
        }
        if let width = element.number("width"), (0...10_000).contains(width) { item.width = CGFloat(width) }
        item.isEnabled = element.flag("enabled") ?? true
        item.tintColor = builder.colors.color(of: element, key: "tintColor")
        speak(item, element)
        builder.connections.note(item, element)
        return item
    }

    /// What assistive apps read of it.
    private func speak(_ item: UIBarItem, _ element: MarkupElement) {
        guard let accessibility = element.child(key: "accessibilityConfiguration") else { return }
        item.accessibilityIdentifier = accessibility["identifier"]
        item.accessibilityLabel = accessibility["label"]
        item.accessibilityHint = accessibility["hint"]
    }

    func tab(_ element: MarkupElement?) -> UITabBarItem {
        guard let element else { return UITabBarItem(title: "Item", image: nil, selectedImage: nil) }
        let item: UITabBarItem
        if let system = element["systemItem"].flatMap(UITabBarItem.SystemItem.init(documentName:)) {
            item = UITabBarItem(tabBarSystemItem: system, tag: 0)
        } else {
            item = UITabBarItem(
                title: element["title"], image: builder.images.image(of: element),
                selectedImage: builder.images.image(of: element, key: "selectedImage"))
        }
        speak(item, element)
        item.badgeValue = element["badgeValue"]
        item.isEnabled = element.flag("enabled") ?? true
        return item
    }
}

extension UIBarButtonItem.SystemItem {
    fileprivate init?(documentName name: String) {
        switch name {
        case "done": self = .done
        case "cancel": self = .cancel
        case "edit": self = .edit
        case "save": self = .save
        case "add": self = .add
        case "flexibleSpace": self = .flexibleSpace
        case "fixedSpace": self = .fixedSpace
        case "compose": self = .compose
        case "reply": self = .reply
        case "action": self = .action
        case "organize": self = .organize
        case "bookmarks": self = .bookmarks
        case "search": self = .search
        case "refresh": self = .refresh
        case "stop": self = .stop
        case "camera": self = .camera
        case "trash": self = .trash
        case "play": self = .play
        case "pause": self = .pause
        case "rewind": self = .rewind
        case "fastForward": self = .fastForward
        case "undo": self = .undo
        case "redo": self = .redo
        case "close": self = .close
        default: return nil
        }
    }
}

extension UITabBarItem.SystemItem {
    fileprivate init?(documentName name: String) {
        switch name {
        case "more": self = .more
        case "favorites": self = .favorites
        case "featured": self = .featured
        case "topRated": self = .topRated
        case "recents": self = .recents
        case "contacts": self = .contacts
        case "history": self = .history
        case "bookmarks": self = .bookmarks
        case "search": self = .search
        case "downloads": self = .downloads
        case "mostRecent": self = .mostRecent
        case "mostViewed": self = .mostViewed
        default: return nil
        }
    }
}
