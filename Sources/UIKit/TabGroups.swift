import Foundation
import MaquetteViewModel

/// A tab with tabs in it, which a sidebar of a pad shows below it. Tab bars show the group alone.
@preconcurrency @MainActor open class UITabGroup: UITab {
    open var children: [UITab]
    open var defaultChildIdentifier: String?
    open var displayOrderIdentifiers: [String] = []
    open var managingNavigationController: UINavigationController?

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier,
            viewControllerProvider: viewControllerProvider ?? { _ in
                children.first?.viewController ?? UIViewController()
            })
    }

    open var selectedChild: UITab? { children.first { $0.identifier == defaultChildIdentifier } ?? children.first }
    open func tab(forIdentifier identifier: String) -> UITab? {
        for child in children {
            if child.identifier == identifier { return child }
            if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}

extension UITab {
    public enum Placement: Int, Sendable {
        case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
    }

    public var preferredPlacement: Placement {
        get { Remembered.value("preferredPlacement", of: self, .automatic) }
        set { Remembered.set("preferredPlacement", of: self, newValue) }
    }
    public var allowsHiding: Bool {
        get { Remembered.value("allowsHiding", of: self, false) }
        set { Remembered.set("allowsHiding", of: self, newValue) }
    }
    public var isHiddenByDefault: Bool {
        get { Remembered.value("isHiddenByDefault", of: self, false) }
        set { Remembered.set("isHiddenByDefault", of: self, newValue) }
    }
}

// The sidebar in which a pad can show the tabs. It is not drawn: tabs are in their bar.
extension UITabBarController {
    public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

    @preconcurrency @MainActor open class Sidebar: NSObject {
        public enum Layout: Int, Sendable { case automatic, overlap, tile }

        open var isHidden = true
        open var preferredLayout = Layout.automatic
        open weak var delegate: AnyObject?
        open var headerContentConfiguration: (any UIContentConfiguration)?
        open var footerContentConfiguration: (any UIContentConfiguration)?
    }

    public var mode: Mode {
        get { Remembered.value("mode", of: self, .automatic) }
        set { Remembered.set("mode", of: self, newValue) }
    }
    public var sidebar: Sidebar {
        if let known: Sidebar = Remembered.value("sidebar", of: self, nil as Sidebar?) { return known }
        let made = Sidebar()
        Remembered.set("sidebar", of: self, made)
        return made
    }
    public var compactTabIdentifiers: [String]? {
        get { Remembered.value("compactTabIdentifiers", of: self, nil) }
        set { Remembered.set("compactTabIdentifiers", of: self, newValue) }
    }
    public var customizationIdentifier: String? {
        get { Remembered.value("customizationIdentifier", of: self, nil) }
        set { Remembered.set("customizationIdentifier", of: self, newValue) }
    }
    public func tab(forIdentifier identifier: String) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}
