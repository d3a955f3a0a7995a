import UIKit

public enum PanModalHeight: Equatable, Sendable {
    case maxHeight
    case maxHeightWithTopInset(CGFloat)
    case contentHeight(CGFloat)
    case contentHeightIgnoringSafeArea(CGFloat)
    case intrinsicHeight
}

@preconcurrency @MainActor public protocol PanModalPresentable: AnyObject {
    var panScrollable: UIScrollView? { get }
    var topOffset: CGFloat { get }
    var shortFormHeight: PanModalHeight { get }
    var longFormHeight: PanModalHeight { get }
    var cornerRadius: CGFloat { get }
    var springDamping: CGFloat { get }
    var transitionDuration: Double { get }
    var transitionAnimationOptions: UIView.AnimationOptions { get }
    var panModalBackgroundColor: UIColor { get }
    var dragIndicatorBackgroundColor: UIColor { get }
    var scrollIndicatorInsets: UIEdgeInsets { get }
    var anchorModalToLongForm: Bool { get }
    var allowsExtendedPanScrolling: Bool { get }
    var allowsDragToDismiss: Bool { get }
    var allowsTapToDismiss: Bool { get }
    var isUserInteractionEnabled: Bool { get }
    var isHapticFeedbackEnabled: Bool { get }
    var shouldRoundTopCorners: Bool { get }
    var showDragIndicator: Bool { get }

    func shouldRespond(to panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool
    func willRespond(to panModalGestureRecognizer: UIPanGestureRecognizer)
    func shouldPrioritize(panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool
    func shouldTransition(to state: PanModalPresentationController.PresentationState) -> Bool
    func willTransition(to state: PanModalPresentationController.PresentationState)
    func panModalWillDismiss()
    func panModalDidDismiss()
}

extension PanModalPresentable where Self: UIViewController {
    public var topOffset: CGFloat { topLayoutOffset + 21 }
    public var shortFormHeight: PanModalHeight { longFormHeight }
    public var longFormHeight: PanModalHeight {
        guard let scroll = panScrollable else { return .maxHeight }
        scroll.layoutIfNeeded()
        return .contentHeight(scroll.contentSize.height)
    }
    public var cornerRadius: CGFloat { 8 }
    public var springDamping: CGFloat { 0.8 }
    public var transitionDuration: Double { 0.5 }
    public var transitionAnimationOptions: UIView.AnimationOptions { [.curveEaseInOut, .allowUserInteraction] }
    public var panModalBackgroundColor: UIColor { UIColor.black.withAlphaComponent(0.7) }
    public var dragIndicatorBackgroundColor: UIColor { .lightGray }
    public var scrollIndicatorInsets: UIEdgeInsets {
        UIEdgeInsets(top: shouldRoundTopCorners ? cornerRadius : 0, left: 0, bottom: bottomLayoutOffset, right: 0)
    }
    public var anchorModalToLongForm: Bool { true }
    public var allowsExtendedPanScrolling: Bool {
        guard let scroll = panScrollable else { return false }
        return scroll.contentSize.height > scroll.frame.height - bottomLayoutOffset
    }
    public var allowsDragToDismiss: Bool { true }
    public var allowsTapToDismiss: Bool { true }
    public var isUserInteractionEnabled: Bool { true }
    public var isHapticFeedbackEnabled: Bool { true }
    public var shouldRoundTopCorners: Bool { isPanModalPresented }
    public var showDragIndicator: Bool { shouldRoundTopCorners }

    public func shouldRespond(to panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool { true }
    public func willRespond(to panModalGestureRecognizer: UIPanGestureRecognizer) {}
    public func shouldPrioritize(panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool { false }
    public func shouldTransition(to state: PanModalPresentationController.PresentationState) -> Bool { true }
    public func willTransition(to state: PanModalPresentationController.PresentationState) {}
    public func panModalWillDismiss() {}
    public func panModalDidDismiss() {}

    // MARK: The same for the app's own calls

    public typealias AnimationBlockType = () -> Void
    public typealias AnimationCompletionType = (Bool) -> Void
    public typealias LayoutType = UIViewController & PanModalPresentable

    public func panModalTransition(to state: PanModalPresentationController.PresentationState) {
        presented?.transition(to: state)
    }
    public func panModalSetNeedsLayoutUpdate() { presented?.setNeedsLayoutUpdate() }
    public func panModalPerformUpdates(_ updates: () -> Void) { updates() }
    public func panModalAnimate(
        _ animationBlock: @escaping AnimationBlockType, _ completion: AnimationCompletionType? = nil
    ) {
        animationBlock()
        completion?(true)
    }

    private var presented: PanModalPresentationController? { presentationController as? PanModalPresentationController }
    var topLayoutOffset: CGFloat { (view.window ?? UIApplication.shared.windows.first)?.safeAreaInsets.top ?? 0 }
    var bottomLayoutOffset: CGFloat { (view.window ?? UIApplication.shared.windows.first)?.safeAreaInsets.bottom ?? 0 }
}

@preconcurrency @MainActor public protocol PanModalPresenter: AnyObject {
    var isPanModalPresented: Bool { get }
    func presentPanModal(
        _ viewControllerToPresent: PanModalPresentable & UIViewController, sourceView: UIView?, sourceRect: CGRect,
        completion: (() -> Void)?)
}

extension UIViewController: PanModalPresenter {
    public var isPanModalPresented: Bool {
        (transitioningDelegate as? PanModalPresentationDelegate) != nil
    }

    public func presentPanModal(
        _ viewControllerToPresent: PanModalPresentable & UIViewController, sourceView: UIView? = nil,
        sourceRect: CGRect = .zero, completion: (() -> Void)? = nil
    ) {
        viewControllerToPresent.modalPresentationStyle = .custom
        viewControllerToPresent.modalPresentationCapturesStatusBarAppearance = true
        viewControllerToPresent.transitioningDelegate = PanModalPresentationDelegate.default
        present(viewControllerToPresent, animated: true, completion: completion)
    }
}
