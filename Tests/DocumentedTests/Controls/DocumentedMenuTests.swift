import Testing
import UIKit

@MainActor
private final class Count {
    var value = 0
}

/// What Apple's pages say of actions and menus.
@Suite("Documented: actions and menus") @MainActor
struct DocumentedMenuTests {
    private func action(_ title: String, state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, state: state) { _ in }
    }

    @Test("What a new action has") func actionDefaults() {
        let action = UIAction { _ in }
        documented(
            "uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)", action.title,
            "")
        documented(
            "uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)",
            action.image == nil, true)
        documented(
            "uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)",
            action.discoverabilityTitle == nil, true)
        documented(
            "uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)",
            action.attributes, [])
        documented(
            "uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)", action.state,
            .off)
    }

    @Test("Without an identifier an action gets one of its own") func identifiers() {
        let one = UIAction { _ in }
        let two = UIAction { _ in }
        documented("uikit/uiaction/identifier-swift.property", one.identifier == two.identifier, false)
        documented("uikit/uiaction/identifier-swift.property", one.identifier.rawValue.isEmpty, false)
        let named = UIAction(identifier: UIAction.Identifier("com.example.go")) { _ in }
        documented("uikit/uiaction/identifier-swift.property", named.identifier.rawValue, "com.example.go")
    }

    @Test("An action's words can be changed") func actionChanges() {
        let action = UIAction(title: "Copy", subtitle: "to the board", attributes: .destructive) { _ in }
        documented("uikit/uiaction/title", action.title, "Copy")
        documented("uikit/uimenuelement/subtitle", action.subtitle, "to the board")
        documented("uikit/uiaction/attributes", action.attributes.contains(.destructive), true)
        action.title = "Move"
        documented("uikit/uiaction/title", action.title, "Move")
        action.attributes = [.disabled, .hidden]
        documented("uikit/uiaction/attributes", action.attributes, [.disabled, .hidden])
        action.state = .on
        documented("uikit/uiaction/state", action.state, .on)
    }

    @Test("Performing an action runs its handler") func performing() {
        let count = Count()
        let action = UIAction { _ in count.value += 1 }
        action.performWithSender(nil, target: nil)
        documented("uikit/uimenuleaf/performwithsender(_:target:)", count.value, 1)
        action.performWithSender(nil, target: nil)
        documented("uikit/uimenuleaf/performwithsender(_:target:)", count.value, 2)
    }

    @Test("What a new menu has") func menuDefaults() {
        let menu = UIMenu()
        documented("uikit/uimenu/init(title:image:identifier:options:children:)", menu.title, "")
        documented("uikit/uimenu/init(title:image:identifier:options:children:)", menu.image == nil, true)
        documented("uikit/uimenu/init(title:image:identifier:options:children:)", menu.options, [])
        documented("uikit/uimenu/children", menu.children.isEmpty, true)
        documented("uikit/uimenu/selectedelements", menu.selectedElements.isEmpty, true)
        documented("uikit/uimenu/identifier-swift.property", menu.identifier == UIMenu().identifier, false)
    }

    @Test("Children keep their order") func children() {
        let menu = UIMenu(title: "Edit", children: [action("Cut"), action("Copy"), UIMenu(title: "More")])
        documented("uikit/uimenu/children", menu.children.map(\.title), ["Cut", "Copy", "More"])
        documented("uikit/uimenu/title", menu.title, "Edit")
        documented("uikit/uimenu/children", menu.children[2] is UIMenu, true)
    }

    @Test("Replacing the children makes another menu with the same configuration") func replacing() {
        let name = UIMenu.Identifier("com.example.menu")
        let menu = UIMenu(
            title: "Edit", identifier: name, options: [.displayInline, .destructive], children: [action("Cut")])
        let other = menu.replacingChildren([action("Paste"), action("Copy")])
        documented("uikit/uimenu/replacingchildren(_:)", other === menu, false)
        documented("uikit/uimenu/replacingchildren(_:)", other.title, "Edit")
        documented("uikit/uimenu/replacingchildren(_:)", other.identifier, name)
        documented("uikit/uimenu/replacingchildren(_:)", other.options, [.displayInline, .destructive])
        documented("uikit/uimenu/replacingchildren(_:)", other.children.map(\.title), ["Paste", "Copy"])
        documented("uikit/uimenu/replacingchildren(_:)", menu.children.map(\.title), ["Cut"])
    }

    @Test("No element is selected where none is on") func selected() {
        let none = UIMenu(children: [action("A"), action("B")])
        documented("uikit/uimenu/selectedelements", none.selectedElements.isEmpty, true)
    }

    @Test("A deferred element is a menu element") func deferred() {
        let menu = UIMenu(children: [UIDeferredMenuElement { done in done([]) }])
        documented("uikit/uideferredmenuelement", menu.children.count, 1)
        documented("uikit/uideferredmenuelement", menu.children[0] is UIDeferredMenuElement, true)
    }

    @Test("A configuration of a context menu asks its provider") func contextMenus() {
        let configuration = UIContextMenuConfiguration(identifier: NSString(string: "row"), previewProvider: nil) { _ in
            UIMenu(title: "Row")
        }
        documented(
            "uikit/uicontextmenuconfiguration/identifier", configuration.identifier as? NSString,
            NSString(string: "row"))
        documented(
            "uikit/uicontextmenuconfiguration/secondaryitemidentifiers", configuration.secondaryItemIdentifiers.isEmpty,
            true)
    }
}
