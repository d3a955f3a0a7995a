import UIKit

@preconcurrency @MainActor
public final class PanModalPresentationDelegate: NSObject,
    UIViewControllerTransitioningDelegate
{
    public static let `default` = PanModalPresentationDelegate()

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PanModalPresentationController(presentedViewController: presented, presenting: presenting)
    }
}

/// Lays a controller over the bottom of the screen, as high as it says.
open class PanModalPresentationController: UIPresentationController {
    public enum PresentationState: Sendable {
        case shortForm, longForm
    }

    private let dim = UIView()
    private let handle = UIView()
    private var state = PresentationState.shortForm

    private var presentable: (any PanModalPresentable)? { presentedViewController as? any PanModalPresentable }

    public func transition(to state: PresentationState) {
        guard presentable?.shouldTransition(to: state) ?? true else { return }
        presentable?.willTransition(to: state)
        self.state = state
        setNeedsLayoutUpdate()
    }

    public func setNeedsLayoutUpdate() { containerView?.setNeedsLayout() }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dim.backgroundColor = presentable?.panModalBackgroundColor
        dim.frame = containerView.bounds
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dim, at: 0)
        handle.layer.cornerRadius = 2.5
        containerView.addSubview(handle)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { presentable?.panModalDidDismiss() }
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds
        guard let presentable else { return bounds }
        let height = state == .shortForm ? presentable.shortFormHeight : presentable.longFormHeight
        let y = max(self.y(of: height, in: bounds), presentable.topOffset)
        return CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
    }

    private func y(of height: PanModalHeight, in bounds: CGRect) -> CGFloat {
        let bottom = containerView?.safeAreaInsets.bottom ?? 0
        switch height {
        case .maxHeight: return 0
        case .maxHeightWithTopInset(let inset): return inset
        case .contentHeight(let height): return bounds.height - height - bottom
        case .contentHeightIgnoringSafeArea(let height): return bounds.height - height
        case .intrinsicHeight:
            let most = CGSize(width: bounds.width, height: UIView.layoutFittingCompressedSize.height)
            let height = presentedViewController.view.systemLayoutSizeFitting(
                most, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
            return bounds.height - height - bottom
        }
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let presentedView, let presentable else { return }
        let frame = frameOfPresentedViewInContainerView
        presentedView.frame = frame
        if presentable.shouldRoundTopCorners {
            presentedView.layer.cornerRadius = presentable.cornerRadius
            presentedView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            presentedView.clipsToBounds = true
        }
        handle.isHidden = !presentable.showDragIndicator
        handle.backgroundColor = presentable.dragIndicatorBackgroundColor
        handle.frame = CGRect(x: frame.midX - 18, y: frame.minY - 13, width: 36, height: 5)
        containerView?.bringSubviewToFront(handle)
    }
}
