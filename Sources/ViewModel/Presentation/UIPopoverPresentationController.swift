import Foundation

/// Stores the settings of a popover. As on a phone, what is presented fills the window.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    private let popoverState = PopoverState()

    open var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }
    open var sourceView: UIView? {
        get { popoverState.sourceView }
        set { popoverState.sourceView = newValue }
    }
    open var sourceRect: CGRect {
        get { popoverState.sourceRect }
        set { popoverState.sourceRect = newValue }
    }
    open var barButtonItem: UIBarButtonItem? {
        get { popoverState.barButtonItem }
        set { popoverState.barButtonItem = newValue }
    }
    open var permittedArrowDirections: UIPopoverArrowDirection {
        get { popoverState.directions }
        set { popoverState.directions = newValue }
    }
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    open var canOverlapSourceViewRect: Bool {
        get { popoverState.overlapsSource }
        set { popoverState.overlapsSource = newValue }
    }
    open var backgroundColor: UIColor? {
        get { popoverState.backgroundColor }
        set { popoverState.backgroundColor = newValue }
    }
    open var passthroughViews: [UIView]? {
        get { popoverState.passthroughViews }
        set { popoverState.passthroughViews = newValue }
    }
    open var popoverLayoutMargins: UIEdgeInsets {
        get { popoverState.margins }
        set { popoverState.margins = newValue }
    }
}

public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The delegate of a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
    public func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { true }
    public func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

@MainActor private final class PopoverState: HiddenState {
    weak var sourceView: UIView?
    var sourceRect = CGRect.zero
    var barButtonItem: UIBarButtonItem?
    var directions = UIPopoverArrowDirection.any
    var overlapsSource = false
    var backgroundColor: UIColor?
    var passthroughViews: [UIView]?
    var margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}
