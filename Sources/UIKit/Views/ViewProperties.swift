import Foundation
import MaquetteViewModel

// Properties of views that are kept, and for which nothing looks different.

extension UIView {
    public var focusEffect: UIFocusEffect? {
        get { Remembered.value("focusEffect", of: self, nil) }
        set { Remembered.set("focusEffect", of: self, newValue) }
    }
    public var focusGroupPriority: UIFocusGroupPriority {
        get { Remembered.value("focusGroupPriority", of: self, .ignored) }
        set { Remembered.set("focusGroupPriority", of: self, newValue) }
    }
    public var hoverStyle: UIHoverStyle? {
        get { Remembered.value("hoverStyle", of: self, nil) }
        set { Remembered.set("hoverStyle", of: self, newValue) }
    }
    /// Calls a method of the view, with the view and the former traits as far as it takes them.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let target = target as? NSObject
        return registerForTraitChanges(traits) { (view: UIView, before: UITraitCollection) in
            _ = target?.perform(action, with: view, with: before)
        }
    }
    public var focusGroupIdentifier: String? {
        get { Remembered.value("focusGroupIdentifier", of: self, nil) }
        set { Remembered.set("focusGroupIdentifier", of: self, newValue) }
    }
    /// The `mask` under its name in Objective-C.
    public var maskView: UIView? {
        get { mask }
        set { mask = newValue }
    }
}
