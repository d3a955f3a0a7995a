import Foundation

/// Items that belong together, in a bar or above the keyboard.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    /// An item is in one group at a time.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where !barButtonItems.contains(item) { item.take(group: nil) }
            adoptItems()
        }
    }
    /// Stands for them where they have no room. Bars here have room.
    open var representativeItem: UIBarButtonItem?
    open var isDisplayingRepresentativeItem: Bool { false }
    open var alwaysAvailable = false
    open var isHidden = false
    open var menuRepresentation: UIMenuElement?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
        adoptItems()
    }

    private func adoptItems() {
        for item in barButtonItems where item.buttonGroup !== self {
            item.buttonGroup?.barButtonItems.removeAll { $0 === item }
            item.take(group: self)
        }
    }

    open class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    open class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
    open class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization inDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.isHidden = !inDefaultCustomization
        return group
    }
}

extension UIBarButtonItem {
    public func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }
    public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization inDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier, isInDefaultCustomization: inDefaultCustomization,
            items: [self])
    }
}

/// The bar above the keyboard of an iPad. No keyboard appears.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
