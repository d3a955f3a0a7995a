import UIKit

public enum ModalSize {
    case `default`, half, full
    case fluid(percentage: Float)
    case sideMargin(value: Float)
    case custom(size: Float)
    case customOrientation(sizePortrait: Float, sizeLandscape: Float)

    func length(in room: CGFloat, isWidth: Bool) -> CGFloat {
        switch self {
        // 30 from each side, and two thirds of the height
        case .default: isWidth ? room - 60 : room * 0.66
        case .half: room / 2
        case .full: room
        case .fluid(let part): room * CGFloat(part)
        case .sideMargin(let margin): room - 2 * CGFloat(margin)
        case .custom(let size): CGFloat(size)
        case .customOrientation(let portrait, _): CGFloat(portrait)
        }
    }
}

public enum ModalCenterPosition {
    case center, topCenter, bottomCenter
    case custom(centerPoint: CGPoint)
    case customOrigin(origin: CGPoint)
}

public enum PresentationType {
    case alert, popup, topHalf, bottomHalf, fullScreen
    case dynamic(center: ModalCenterPosition)
    case custom(width: ModalSize, height: ModalSize, center: ModalCenterPosition)

    /// Nothing where what is presented says how large it is.
    var sizes: (width: ModalSize, height: ModalSize)? {
        switch self {
        case .alert: (.custom(size: 270), .custom(size: 180))
        case .popup: (.default, .default)
        case .topHalf, .bottomHalf: (.full, .half)
        case .fullScreen: (.full, .full)
        case .dynamic: nil
        case .custom(let width, let height, _): (width, height)
        }
    }

    var position: ModalCenterPosition {
        switch self {
        case .alert, .popup, .fullScreen: .center
        case .topHalf: .topCenter
        case .bottomHalf: .bottomCenter
        case .dynamic(let center), .custom(_, _, let center): center
        }
    }

    /// Halves and wholes of the screen keep their corners.
    var hasRoundCorners: Bool {
        switch self {
        case .topHalf, .bottomHalf, .fullScreen: false
        default: true
        }
    }
}

public enum TransitionType {
    case crossDissolve, coverVertical, flipHorizontal, coverVerticalFromTop, coverHorizontalFromRight,
        coverHorizontalFromLeft
    case custom(Any)
}

public enum DismissSwipeDirection: Sendable {
    case `default`, bottom, top
}

public enum PresentrTapAction: Sendable {
    case noAction, dismiss, passthrough
}

public struct PresentrShadow {
    public let shadowColor: UIColor?
    public let shadowOpacity: Float?
    public let shadowOffset: CGSize?
    public let shadowRadius: CGFloat?
    public init(shadowColor: UIColor?, shadowOpacity: Float?, shadowOffset: CGSize?, shadowRadius: CGFloat?) {
        (self.shadowColor, self.shadowOpacity) = (shadowColor, shadowOpacity)
        (self.shadowOffset, self.shadowRadius) = (shadowOffset, shadowRadius)
    }
}

@preconcurrency @MainActor public protocol PresentrDelegate: AnyObject {
    func presentrShouldDismiss(keyboardShowing: Bool) -> Bool
}

extension PresentrDelegate { public func presentrShouldDismiss(keyboardShowing: Bool) -> Bool { true } }

/// Says where a controller is presented, and what lies behind it.
@preconcurrency @MainActor public class Presentr: NSObject, UIViewControllerTransitioningDelegate {
    public var presentationType: PresentationType
    public var transitionType: TransitionType?
    public var dismissTransitionType: TransitionType?
    public var roundCorners: Bool?
    public var cornerRadius: CGFloat = 4
    public var dropShadow: PresentrShadow?
    public var dismissOnTap = true
    public var backgroundTap = PresentrTapAction.dismiss
    public var dismissOnSwipe = false
    public var dismissOnSwipeDirection = DismissSwipeDirection.default
    public var dismissAnimated = true
    public var backgroundColor = UIColor.black
    public var backgroundOpacity: Float = 0.7
    public var blurBackground = false
    public var blurStyle = UIBlurEffect.Style.dark
    public var customBackgroundView: UIView?
    public var keyboardTranslationType = KeyboardTranslationType.none
    public var viewControllerForContext: UIViewController?
    public var outsideContextTap = PresentrTapAction.noAction

    public enum KeyboardTranslationType: Sendable {
        case none, moveUp, compress, stickToTop
    }

    public init(presentationType: PresentationType) { self.presentationType = presentationType }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        PlacedPresentation(self, presented: presented, presenting: presenting)
    }
}

extension UIViewController {
    public func customPresentViewController(
        _ presentr: Presentr, viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        viewController.modalPresentationStyle = .custom
        viewController.transitioningDelegate = presentr
        present(viewController, animated: animated, completion: completion)
    }
}

private final class PlacedPresentation: UIPresentationController {
    private let presentr: Presentr
    private let dim = UIView()

    init(_ presentr: Presentr, presented: UIViewController, presenting: UIViewController?) {
        self.presentr = presentr
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dim.backgroundColor = presentr.backgroundColor.withAlphaComponent(CGFloat(presentr.backgroundOpacity))
        dim.frame = containerView.bounds
        dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.insertSubview(dim, at: 0)
        if presentr.blurBackground {
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: presentr.blurStyle))
            blur.frame = dim.bounds
            dim.addSubview(blur)
        }
        if let own = presentr.customBackgroundView {
            own.frame = dim.bounds
            dim.addSubview(own)
        }
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let room = containerView?.bounds else { return .zero }
        let size: CGSize
        if let sizes = presentr.presentationType.sizes {
            size = CGSize(
                width: sizes.width.length(in: room.width, isWidth: true).rounded(),
                height: sizes.height.length(in: room.height, isWidth: false).rounded())
        } else {
            size = presentedViewController.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        let origin: CGPoint
        switch presentr.presentationType.position {
        case .center: origin = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
        case .topCenter: origin = CGPoint(x: room.midX - size.width / 2, y: 0)
        case .bottomCenter: origin = CGPoint(x: room.midX - size.width / 2, y: room.maxY - size.height)
        case .custom(let center): origin = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
        case .customOrigin(let point): origin = point
        }
        return CGRect(origin: origin, size: size)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let presentedView else { return }
        presentedView.frame = frameOfPresentedViewInContainerView
        if presentr.roundCorners ?? presentr.presentationType.hasRoundCorners {
            presentedView.layer.cornerRadius = presentr.cornerRadius
            presentedView.layer.masksToBounds = true
        }
        if let shadow = presentr.dropShadow {
            presentedView.layer.masksToBounds = false
            presentedView.layer.shadowColor = shadow.shadowColor?.cgColor
            presentedView.layer.shadowOpacity = shadow.shadowOpacity ?? 0
            presentedView.layer.shadowOffset = shadow.shadowOffset ?? .zero
            presentedView.layer.shadowRadius = shadow.shadowRadius ?? 0
        }
    }
}
