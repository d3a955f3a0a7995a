import Foundation
import MaquetteViewModel

// Properties of controls that are kept, and for which nothing looks different.

public enum UIBehavioralStyle: UInt, Sendable { case automatic, pad, mac }

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

extension UIControl {
    public var isSymbolAnimationEnabled: Bool {
        get { Remembered.value("isSymbolAnimationEnabled", of: self, false) }
        set { Remembered.set("isSymbolAnimationEnabled", of: self, newValue) }
    }
    public var contextMenuInteraction: UIContextMenuInteraction? { nil }
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
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    /// A button of the system with an image, as iOS makes it.
    public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
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
    /// What was put off is not waited for here.
    public func updateCurrentPageDisplay() {}
    public var defersCurrentPageDisplay: Bool {
        get { Remembered.value("defersCurrentPageDisplay", of: self, false) }
        set { Remembered.set("defersCurrentPageDisplay", of: self, newValue) }
    }
}

extension UIAction {
    /// Calls the handler, as a tap on what shows the action would.
    public func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}

extension UIPickerView {
    public var showsSelectionIndicator: Bool {
        get { Remembered.value("showsSelectionIndicator", of: self, true) }
        set { Remembered.set("showsSelectionIndicator", of: self, newValue) }
    }
}
