import Foundation
import MaquetteViewModel

// Touches, focus, scrolling and dragging. Each property is kept, and nothing looks different for it.

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
}

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
}

extension UITableView {
    public var selfSizingInvalidation: UITableView.SelfSizingInvalidation {
        get { Remembered.value("selfSizingInvalidation", of: self, .enabled) }
        set { Remembered.set("selfSizingInvalidation", of: self, newValue) }
    }
}

extension UICollectionView {
    public var selectionFollowsFocus: Bool {
        get { Remembered.value("selectionFollowsFocus", of: self, false) }
        set { Remembered.set("selectionFollowsFocus", of: self, newValue) }
    }
}

extension UIPanGestureRecognizer {
    public var allowedScrollTypesMask: UIScrollTypeMask {
        get { Remembered.value("allowedScrollTypesMask", of: self, []) }
        set { Remembered.set("allowedScrollTypesMask", of: self, newValue) }
    }
}

extension UIControl {
    public var isSymbolAnimationEnabled: Bool {
        get { Remembered.value("isSymbolAnimationEnabled", of: self, false) }
        set { Remembered.set("isSymbolAnimationEnabled", of: self, newValue) }
    }
}

extension UIButton {
    public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
        get { Remembered.value("preferredMenuElementOrder", of: self, .automatic) }
        set { Remembered.set("preferredMenuElementOrder", of: self, newValue) }
    }
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { Remembered.value("preferredBehavioralStyle", of: self, .automatic) }
        set { Remembered.set("preferredBehavioralStyle", of: self, newValue) }
    }
    public var pointerStyleProvider: UIButton.PointerStyleProvider? {
        get { Remembered.value("pointerStyleProvider", of: self, nil) }
        set { Remembered.set("pointerStyleProvider", of: self, newValue) }
    }
}

extension UISlider {
    public var preferredBehavioralStyle: UIBehavioralStyle {
        get { Remembered.value("preferredBehavioralStyle", of: self, .automatic) }
        set { Remembered.set("preferredBehavioralStyle", of: self, newValue) }
    }
}

extension UIPageControl {
    public var progress: UIPageControlProgress? {
        get { Remembered.value("progress", of: self, nil) }
        set { Remembered.set("progress", of: self, newValue) }
    }
}

public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public static let ignored = Self(0)
    public static let previouslyFocused = Self(1000)
    public static let prioritized = Self(2000)
    public static let currentlyFocused = Self(.max)
}

public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = Self(rawValue: 1)
    public static let continuous = Self(rawValue: 2)
    public static let all: Self = [.discrete, .continuous]
}

extension UIScrollView {
    public var isScrollAnimating: Bool { false }
    public var isZoomAnimating: Bool { false }
    /// Nothing moves by itself here.
    public func stopScrollingAndZooming() {}
}

extension UITableView {
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
extension UICollectionView {
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
extension UIControl {
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}

extension UIButton {
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// A button of the system with an image, as iOS makes it.
    public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }
}

/// Which page a page control shows while one moves on by itself.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
    open var initialProgress: Float = 0
    open var currentProgress: Float = 0
    open var progressVisible = false
}

extension UIPageControl {
    /// What was put off is not waited for here.
    public func updateCurrentPageDisplay() {}
}

extension UITouch {
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Self(rawValue: 1)
        public static let azimuth = Self(rawValue: 2)
        public static let altitude = Self(rawValue: 4)
        public static let location = Self(rawValue: 8)
        public static let roll = Self(rawValue: 16)
    }
    public var estimatedProperties: Properties { [] }
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    public var estimationUpdateIndex: NSNumber? { nil }
    public var rollAngle: CGFloat { 0 }
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// A finger has no direction.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}

extension UIAction {
    /// Calls the handler, as a tap on what shows the action would.
    public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}

extension UIView {
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
}
extension UIViewController {
    /// Calls a method of the controller, with the controller and the former traits as far as it takes them.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak let target = target as? NSObject
        return registerForTraitChanges(traits) { (controller: UIViewController, before: UITraitCollection) in
            _ = target?.perform(action, with: controller, with: before)
        }
    }
}
