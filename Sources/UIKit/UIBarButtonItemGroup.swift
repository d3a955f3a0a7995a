import Foundation
import MaquetteViewModel

/// Items that belong together, in a bar or above the keyboard.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    open var barButtonItems: [UIBarButtonItem]
    /// Stands for them where they have no room. Bars here have room.
    open var representativeItem: UIBarButtonItem?
    open var isDisplayingRepresentativeItem: Bool { false }
    open var alwaysAvailable = false
    open var isHidden = false
    open var menuRepresentation: UIMenuElement?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
        super.init()
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

// The groups at the ends of a navigation bar are its items; those in the middle are shown on an iPad alone.
extension UINavigationItem {
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { Remembered.value("leadingItemGroups", of: self, []) }
        set {
            Remembered.set("leadingItemGroups", of: self, newValue)
            leftBarButtonItems = newValue.filter { !$0.isHidden }.flatMap(\.barButtonItems)
        }
    }
    /// The first group is the one furthest to the middle, and the first of items of the bar the one at its end.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { Remembered.value("trailingItemGroups", of: self, []) }
        set {
            Remembered.set("trailingItemGroups", of: self, newValue)
            rightBarButtonItems = newValue.filter { !$0.isHidden }.flatMap(\.barButtonItems).reversed()
        }
    }
    public var centerItemGroups: [UIBarButtonItemGroup] {
        get { Remembered.value("centerItemGroups", of: self, []) }
        set { Remembered.set("centerItemGroups", of: self, newValue) }
    }
    public var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { Remembered.value("pinnedTrailingGroup", of: self, nil) }
        set { Remembered.set("pinnedTrailingGroup", of: self, newValue) }
    }
}

/// The bar above the keyboard of an iPad. No keyboard appears.
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    open var allowsHidingShortcuts = true
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
extension UIResponder {
    public var inputAssistantItem: UITextInputAssistantItem {
        if let kept: UITextInputAssistantItem = Remembered.value("inputAssistantItem", of: self, nil) { return kept }
        let made = UITextInputAssistantItem()
        Remembered.set("inputAssistantItem", of: self, made)
        return made
    }
}
