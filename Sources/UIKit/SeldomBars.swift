import Foundation
import MaquetteViewModel

// Bars and their items: what they are told of looks that no bar here has. Each property is kept, and nothing looks different for it.

extension UIBarButtonItem {
    public var isSelected: Bool {
        get { Remembered.value("isSelected", of: self, false) }
        set { Remembered.set("isSelected", of: self, newValue) }
    }
    public var changesSelectionAsPrimaryAction: Bool {
        get { Remembered.value("changesSelectionAsPrimaryAction", of: self, false) }
        set { Remembered.set("changesSelectionAsPrimaryAction", of: self, newValue) }
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
}

extension UINavigationBar {
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { Remembered.value("preferredBehavioralStyle", of: self, .automatic) }
        set { Remembered.set("preferredBehavioralStyle", of: self, newValue) }
    }
}

extension UISearchBar {
    public var searchTextPositionAdjustment: UIOffset {
        get { Remembered.value("searchTextPositionAdjustment", of: self, .zero) }
        set { Remembered.set("searchTextPositionAdjustment", of: self, newValue) }
    }
    public var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { Remembered.value("searchFieldBackgroundPositionAdjustment", of: self, .zero) }
        set { Remembered.set("searchFieldBackgroundPositionAdjustment", of: self, newValue) }
    }
    public var isLookToDictateEnabled: Bool {
        get { Remembered.value("isLookToDictateEnabled", of: self, false) }
        set { Remembered.set("isLookToDictateEnabled", of: self, newValue) }
    }
}

public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

// Pictures and places of parts for bars of iOS 6 and earlier, by state and metrics.

extension UIBarButtonItem {
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
}

extension UISearchBar {
    public func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImage = image
    }
    public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        Remembered.set("place \(icon.rawValue)", of: self, adjustment)
    }
    public func positionAdjustment(for icon: Icon) -> UIOffset {
        Remembered.value("place \(icon.rawValue)", of: self, .zero)
    }
    public func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        Remembered.set("scope \(state.rawValue)", of: self, attributes)
    }
}

extension UISegmentedControl {
    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType type: Segment, barMetrics: UIBarMetrics
    ) {
        Remembered.set("content place \(type.rawValue) \(barMetrics.rawValue)", of: self, adjustment)
    }
}

extension UIStepper {
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        Remembered.set("background \(state.rawValue)", of: self, image)
    }
    public func backgroundImage(for state: UIControl.State) -> UIImage? {
        Remembered.value("background \(state.rawValue)", of: self, nil)
    }
    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: UIControl.State, rightSegmentState right: UIControl.State
    ) {
        Remembered.set("divider \(left.rawValue) \(right.rawValue)", of: self, image)
    }
}

extension UITabBarItem {
    public func setBadgeTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        Remembered.set("badge \(state.rawValue)", of: self, attributes)
    }
    public func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        Remembered.value("badge \(state.rawValue)", of: self, nil)
    }
}
