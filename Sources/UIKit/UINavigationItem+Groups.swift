import Foundation
import MaquetteViewModel

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
