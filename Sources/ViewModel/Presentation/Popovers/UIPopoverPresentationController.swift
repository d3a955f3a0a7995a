import Foundation

/// A popover beside what it belongs to. On phones it is a sheet, unless its delegate wants none.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    private let popoverState = PopoverState()

    // MARK: On the screen

    override var dimsTints: Bool { true }

    /// What the popover becomes in a window: nil fills it.
    func adapted(in window: UIWindow) -> UIPresentationController? {
        popoverDelegate?.prepareForPopoverPresentation(self)
        let traits = window.traitCollection
        guard traits.horizontalSizeClass == .compact else { return self }
        switch delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic {
        case UIModalPresentationStyle.none: return self
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: return nil
        default:
            let sheet = UISheetPresentationController(
                presentedViewController: presentedViewController, presenting: presentationState.presenting)
            sheet.delegate = delegate
            return sheet.fillsScreen(of: window) ? nil : sheet
        }
    }

    override func assemble(in container: PresentationContainer) {
        container.traitOverrides.userInterfaceLevel = .elevated
        container.traitOverrides.horizontalSizeClass = .compact
        (presentedView as? AlertView)?.leavesOutCancel = leavesOutCancel
        let popover = PopoverView(presentedView)
        container.addSubview(popover)
        popoverState.popover = popover
    }

    override func arrange(in container: PresentationContainer) {
        let place = place(in: container)
        popoverState.arrow = place.arrow
        popoverState.popover?.take(place, color: backgroundColor)
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { place(in: $0).content } ?? .zero
    }

    private func place(in container: UIView) -> PopoverPlace {
        PopoverPlace(
            size: contentSize, beside: source(in: container), permitted: permittedArrowDirections,
            within: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins))
    }

    /// What the content prefers; without a preference it is a guess.
    private var contentSize: CGSize {
        if let alert = presentedView as? AlertView {
            return alert.sizeThatFits(CGSize(width: Headless.release.alerts.width, height: .greatestFiniteMagnitude))
        }
        let own = presentedViewController.preferredContentSize
        return CGSize(width: own.width > 0 ? own.width : 320, height: own.height > 0 ? own.height : 480)
    }

    /// Action sheets of pads never had Cancel: seen in Xamarin.Forms, cordova-plugin-actionsheet and alerts-and-pickers. Since
    /// iOS 26 one without a source is in the middle and has it: WWDC25, session 284.
    private var leavesOutCancel: Bool {
        Headless.release.alerts.capsules == nil || sourceView != nil || barButtonItem != nil
    }

    /// nil if the popover has no source.
    private func source(in container: UIView) -> CGRect? {
        if let view = barButtonItem.flatMap({ container.window?.view(of: $0) }) {
            return view.convert(view.bounds, to: container)
        }
        guard let view = sourceView else { return nil }
        return view.convert(sourceRect.isEmpty ? view.bounds : sourceRect, to: container)
    }

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
    open var arrowDirection: UIPopoverArrowDirection { popoverState.arrow ?? .unknown }
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
    var sourceRect = CGRect.null
    var barButtonItem: UIBarButtonItem?
    var directions = UIPopoverArrowDirection.any
    var overlapsSource = false
    var backgroundColor: UIColor?
    var passthroughViews: [UIView]?
    weak var popover: PopoverView?
    var arrow: UIPopoverArrowDirection?
    var margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}
