import Foundation
import MaquetteViewModel

// Properties of scroll views and lists that are kept, and for which nothing looks different.

extension UIScrollView {
    public var allowsKeyboardScrolling: Bool {
        get { Remembered.value("allowsKeyboardScrolling", of: self, false) }
        set { Remembered.set("allowsKeyboardScrolling", of: self, newValue) }
    }
    public var contentAlignmentPoint: CGPoint {
        get { Remembered.value("contentAlignmentPoint", of: self, .zero) }
        set { Remembered.set("contentAlignmentPoint", of: self, newValue) }
    }
    public var transfersVerticalScrollingToParent: Bool {
        get { Remembered.value("transfersVerticalScrollingToParent", of: self, true) }
        set { Remembered.set("transfersVerticalScrollingToParent", of: self, newValue) }
    }
    public var transfersHorizontalScrollingToParent: Bool {
        get { Remembered.value("transfersHorizontalScrollingToParent", of: self, true) }
        set { Remembered.set("transfersHorizontalScrollingToParent", of: self, newValue) }
    }
    public var isScrollAnimating: Bool { false }
    public var isZoomAnimating: Bool { false }
    /// Nothing moves by itself here.
    public func stopScrollingAndZooming() {}
}

extension UITableView {
    public var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
        get { Remembered.value("selfSizingInvalidation", of: self, .enabled) }
        set { Remembered.set("selfSizingInvalidation", of: self, newValue) }
    }
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
    public var allowsFocus: Bool {
        get { Remembered.value("allowsFocus", of: self, false) }
        set { Remembered.set("allowsFocus", of: self, newValue) }
    }
    public var remembersLastFocusedIndexPath: Bool {
        get { Remembered.value("remembersLastFocusedIndexPath", of: self, false) }
        set { Remembered.set("remembersLastFocusedIndexPath", of: self, newValue) }
    }
    public var selectionFollowsFocus: Bool {
        get { Remembered.value("selectionFollowsFocus", of: self, false) }
        set { Remembered.set("selectionFollowsFocus", of: self, newValue) }
    }
    public var sectionIndexMinimumDisplayRowCount: Int {
        get { Remembered.value("sectionIndexMinimumDisplayRowCount", of: self, 0) }
        set { Remembered.set("sectionIndexMinimumDisplayRowCount", of: self, newValue) }
    }
    public var sectionIndexTrackingBackgroundColor: UIColor? {
        get { Remembered.value("sectionIndexTrackingBackgroundColor", of: self, nil) }
        set { Remembered.set("sectionIndexTrackingBackgroundColor", of: self, newValue) }
    }
}

extension UICollectionView {
    public var selectionFollowsFocus: Bool {
        get { Remembered.value("selectionFollowsFocus", of: self, false) }
        set { Remembered.set("selectionFollowsFocus", of: self, newValue) }
    }
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
    public var allowsFocus: Bool {
        get { Remembered.value("allowsFocus", of: self, false) }
        set { Remembered.set("allowsFocus", of: self, newValue) }
    }
    public var remembersLastFocusedIndexPath: Bool {
        get { Remembered.value("remembersLastFocusedIndexPath", of: self, false) }
        set { Remembered.set("remembersLastFocusedIndexPath", of: self, newValue) }
    }
}

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = Self(rawValue: 1)
    public static let continuous = Self(rawValue: 2)
    public static let all: Self = [.discrete, .continuous]
}

extension UITableViewCell {
    public var userInteractionEnabledWhileDragging: Bool {
        get { Remembered.value("userInteractionEnabledWhileDragging", of: self, false) }
        set { Remembered.set("userInteractionEnabledWhileDragging", of: self, newValue) }
    }
}
