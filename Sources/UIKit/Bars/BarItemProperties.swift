import Foundation
import MaquetteViewModel

// Properties of bar items that are kept, and for which nothing looks different.

extension UIBarButtonItem {
    public var isSelected: Bool {
        get { Remembered.value("isSelected", of: self, false) }
        set { Remembered.set("isSelected", of: self, newValue) }
    }
    public var changesSelectionAsPrimaryAction: Bool {
        get { Remembered.value("changesSelectionAsPrimaryAction", of: self, false) }
        set { Remembered.set("changesSelectionAsPrimaryAction", of: self, newValue) }
    }
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        Remembered.set("background \(state.rawValue) \(barMetrics.rawValue)", of: self, image)
    }
    public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        Remembered.value("background \(state.rawValue) \(barMetrics.rawValue)", of: self, nil)
    }
    public func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) { Remembered.set("background \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)", of: self, image) }
    public func backgroundImage(
        for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        Remembered.value("background \(state.rawValue) \(style.rawValue) \(barMetrics.rawValue)", of: self, nil)
    }
    public func setBackButtonBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        Remembered.set("back \(state.rawValue) \(barMetrics.rawValue)", of: self, image)
    }
    public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        Remembered.value("back \(state.rawValue) \(barMetrics.rawValue)", of: self, nil)
    }
    public func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) { Remembered.set("back place \(barMetrics.rawValue)", of: self, adjustment) }
    public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        Remembered.value("back place \(barMetrics.rawValue)", of: self, 0)
    }
    public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        Remembered.set("background place \(barMetrics.rawValue)", of: self, adjustment)
    }
    public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        Remembered.value("background place \(barMetrics.rawValue)", of: self, 0)
    }
    public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        Remembered.set("title place \(barMetrics.rawValue)", of: self, adjustment)
    }
    public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        Remembered.value("title place \(barMetrics.rawValue)", of: self, .zero)
    }
    public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        Remembered.set("back title place \(barMetrics.rawValue)", of: self, adjustment)
    }
    public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        Remembered.value("back title place \(barMetrics.rawValue)", of: self, .zero)
    }
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { Remembered.value("preferredMenuElementOrder", of: self, .automatic) }
        set { Remembered.set("preferredMenuElementOrder", of: self, newValue) }
    }
    public var isSymbolAnimationEnabled: Bool {
        get { Remembered.value("isSymbolAnimationEnabled", of: self, false) }
        set { Remembered.set("isSymbolAnimationEnabled", of: self, newValue) }
    }
    public var menuRepresentation: UIMenuElement? {
        get { Remembered.value("menuRepresentation", of: self, nil) }
        set { Remembered.set("menuRepresentation", of: self, newValue) }
    }
}

extension UINavigationItem {
    public var customizationIdentifier: String? {
        get { Remembered.value("customizationIdentifier", of: self, nil) }
        set { Remembered.set("customizationIdentifier", of: self, newValue) }
    }
    public var backAction: UIAction? {
        get { Remembered.value("backAction", of: self, nil) }
        set { Remembered.set("backAction", of: self, newValue) }
    }
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { Remembered.value("titleMenuProvider", of: self, nil) }
        set { Remembered.set("titleMenuProvider", of: self, newValue) }
    }
    public var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { Remembered.value("renameDelegate", of: self, nil) }
        set { Remembered.set("renameDelegate", of: self, newValue) }
    }
    public var documentProperties: UIDocumentProperties? {
        get { Remembered.value("documentProperties", of: self, nil) }
        set { Remembered.set("documentProperties", of: self, newValue) }
    }
}

extension UITabBarItem {
    public func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        Remembered.set("badge \(state.rawValue)", of: self, attributes)
    }
    public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        Remembered.value("badge \(state.rawValue)", of: self, nil)
    }
    public var isSpringLoaded: Bool {
        get { Remembered.value("isSpringLoaded", of: self, false) }
        set { Remembered.set("isSpringLoaded", of: self, newValue) }
    }
}

@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
}

/// What a navigation bar shows about a document.
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {
    public let url: URL
    public init(url: URL) { self.url = url }
}
