import Foundation
import MaquetteViewModel

// Properties of bars that are kept, and for which nothing looks different.

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
