import Foundation
import MaquetteViewModel

// Views, layers and controllers. Each property is kept, and nothing looks different for it.

extension CALayer {
    public var filters: [Any]? {
        get { Remembered.value("filters", of: self, nil) }
        set { Remembered.set("filters", of: self, newValue) }
    }
    public var backgroundFilters: [Any]? {
        get { Remembered.value("backgroundFilters", of: self, nil) }
        set { Remembered.set("backgroundFilters", of: self, newValue) }
    }
    public var drawsAsynchronously: Bool {
        get { Remembered.value("drawsAsynchronously", of: self, false) }
        set { Remembered.set("drawsAsynchronously", of: self, newValue) }
    }
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get {
            Remembered.value(
                "edgeAntialiasingMask", of: self, [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge])
        }
        set { Remembered.set("edgeAntialiasingMask", of: self, newValue) }
    }
    public var contentsFormat: CALayerContentsFormat {
        get { Remembered.value("contentsFormat", of: self, .RGBA8Uint) }
        set { Remembered.set("contentsFormat", of: self, newValue) }
    }
}

extension UITableView {
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
    public var allowsFocus: Bool {
        get { Remembered.value("allowsFocus", of: self, false) }
        set { Remembered.set("allowsFocus", of: self, newValue) }
    }
    public var remembersLastFocusedIndexPath: Bool {
        get { Remembered.value("remembersLastFocusedIndexPath", of: self, false) }
        set { Remembered.set("remembersLastFocusedIndexPath", of: self, newValue) }
    }
}

extension UITableViewCell {
    public var userInteractionEnabledWhileDragging: Bool {
        get { Remembered.value("userInteractionEnabledWhileDragging", of: self, false) }
        set { Remembered.set("userInteractionEnabledWhileDragging", of: self, newValue) }
    }
}

extension UIPickerView {
    public var showsSelectionIndicator: Bool {
        get { Remembered.value("showsSelectionIndicator", of: self, true) }
        set { Remembered.set("showsSelectionIndicator", of: self, newValue) }
    }
}

extension UIPageControl {
    public var defersCurrentPageDisplay: Bool {
        get { Remembered.value("defersCurrentPageDisplay", of: self, false) }
        set { Remembered.set("defersCurrentPageDisplay", of: self, newValue) }
    }
}

extension UITextView {
    public var usesStandardTextScaling: Bool {
        get { Remembered.value("usesStandardTextScaling", of: self, false) }
        set { Remembered.set("usesStandardTextScaling", of: self, newValue) }
    }
    public var isFindInteractionEnabled: Bool {
        get { Remembered.value("isFindInteractionEnabled", of: self, false) }
        set { Remembered.set("isFindInteractionEnabled", of: self, newValue) }
    }
}

extension UIViewController {
    public var providesPresentationContextTransitionStyle: Bool {
        get { Remembered.value("providesPresentationContextTransitionStyle", of: self, false) }
        set { Remembered.set("providesPresentationContextTransitionStyle", of: self, newValue) }
    }
}

extension UIPopoverPresentationController {
    public var popoverBackgroundViewClass: AnyClass? {
        get { Remembered.value("popoverBackgroundViewClass", of: self, nil) }
        set { Remembered.set("popoverBackgroundViewClass", of: self, newValue) }
    }
}

extension UIWindow {
    public var canResizeToFitContent: Bool {
        get { Remembered.value("canResizeToFitContent", of: self, false) }
        set { Remembered.set("canResizeToFitContent", of: self, newValue) }
    }
}

extension UIPercentDrivenInteractiveTransition {
    public var timingCurve: (any UITimingCurveProvider)? {
        get { Remembered.value("timingCurve", of: self, nil) }
        set { Remembered.set("timingCurve", of: self, newValue) }
    }
}

extension CATextLayer {
    public var allowsFontSubpixelQuantization: Bool {
        get { Remembered.value("allowsFontSubpixelQuantization", of: self, false) }
        set { Remembered.set("allowsFontSubpixelQuantization", of: self, newValue) }
    }
}

extension UITapGestureRecognizer {
    public var buttonMaskRequired: UIEvent.ButtonMask {
        get { Remembered.value("buttonMaskRequired", of: self, .primary) }
        set { Remembered.set("buttonMaskRequired", of: self, newValue) }
    }
}

extension UIView {
    public var focusGroupIdentifier: String? {
        get { Remembered.value("focusGroupIdentifier", of: self, nil) }
        set { Remembered.set("focusGroupIdentifier", of: self, newValue) }
    }
    /// The same as `mask`, under its name in Objective-C.
    public var maskView: UIView? {
        get { mask }
        set { mask = newValue }
    }
}

public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerLeftEdge = Self(rawValue: 1)
    public static let layerRightEdge = Self(rawValue: 2)
    public static let layerBottomEdge = Self(rawValue: 4)
    public static let layerTopEdge = Self(rawValue: 8)
}

public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let RGBA8Uint = Self(rawValue: "RGBA8")
    public static let RGBA16Float = Self(rawValue: "RGBAh")
    public static let gray8Uint = Self(rawValue: "Gray8")
}

extension UIScreen {
    public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
    public func displayLink(withTarget target: Any, selector: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: selector)
    }
    /// An empty view of the screen's size: what is on the screen is not drawn yet.
    public func snapshotView(afterScreenUpdates: Bool) -> UIView { UIView(frame: bounds) }
}

extension UIDevice {
    /// Nobody hears it.
    public func playInputClick() {}
}
