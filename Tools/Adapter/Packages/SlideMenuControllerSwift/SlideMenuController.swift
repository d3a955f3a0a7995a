import UIKit

@preconcurrency @MainActor public protocol SlideMenuControllerDelegate: AnyObject {
    func leftWillOpen()
    func leftDidOpen()
    func leftWillClose()
    func leftDidClose()
    func rightWillOpen()
    func rightDidOpen()
    func rightWillClose()
    func rightDidClose()
}

extension SlideMenuControllerDelegate {
    public func leftWillOpen() {}
    public func leftDidOpen() {}
    public func leftWillClose() {}
    public func leftDidClose() {}
    public func rightWillOpen() {}
    public func rightDidOpen() {}
    public func rightWillClose() {}
    public func rightDidClose() {}
}

@preconcurrency @MainActor public struct SlideMenuOptions {
    public static var leftViewWidth: CGFloat = 270
    public static var leftBezelWidth: CGFloat? = 16
    public static var contentViewScale: CGFloat = 0.96
    public static var contentViewOpacity: CGFloat = 0.5
    public static var contentViewDrag = false
    public static var shadowOpacity: CGFloat = 0
    public static var shadowRadius: CGFloat = 0
    public static var shadowOffset = CGSize.zero
    public static var panFromBezel = true
    public static var animationDuration: CGFloat = 0.4
    public static var animationOptions: UIView.AnimationOptions = []
    public static var rightViewWidth: CGFloat = 270
    public static var rightBezelWidth: CGFloat? = 16
    public static var rightPanFromBezel = true
    public static var hideStatusBar = true
    public static var pointOfNoReturnWidth: CGFloat = 44
    public static var simultaneousGestureRecognizers = true
    public static var opacityViewBackgroundColor = UIColor.black
    public static var panGesturesEnabled = true
    public static var tapGesturesEnabled = true
}

/// A controller between two menus, each of which slides over it when it is opened.
open class SlideMenuController: UIViewController, UIGestureRecognizerDelegate {
    public enum SlideAction: Sendable {
        case open, close
    }

    open weak var delegate: (any SlideMenuControllerDelegate)?
    open var opacityView = UIView()
    open var mainContainerView = UIView()
    open var leftContainerView = UIView()
    open var rightContainerView = UIView()
    open var mainViewController: UIViewController?
    open var leftViewController: UIViewController?
    open var rightViewController: UIViewController?
    open var leftPanGesture, rightPanGesture: UIPanGestureRecognizer?
    open var leftTapGesture, rightTapGesture: UITapGestureRecognizer?
    private var isLeftShown = false, isRightShown = false

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public convenience init(mainViewController: UIViewController, leftMenuViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        (self.mainViewController, leftViewController) = (mainViewController, leftMenuViewController)
        initView()
    }
    public convenience init(mainViewController: UIViewController, rightMenuViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        (self.mainViewController, rightViewController) = (mainViewController, rightMenuViewController)
        initView()
    }
    public convenience init(
        mainViewController: UIViewController, leftMenuViewController: UIViewController,
        rightMenuViewController: UIViewController
    ) {
        self.init(nibName: nil, bundle: nil)
        self.mainViewController = mainViewController
        (leftViewController, rightViewController) = (leftMenuViewController, rightMenuViewController)
        initView()
    }

    open override func awakeFromNib() {
        super.awakeFromNib()
        initView()
    }

    open func initView() {
        guard mainContainerView.superview == nil else { return }
        for container in [mainContainerView, opacityView, leftContainerView, rightContainerView] {
            view.addSubview(container)
        }
        opacityView.backgroundColor = SlideMenuOptions.opacityViewBackgroundColor
        fill(mainContainerView, with: mainViewController)
        fill(leftContainerView, with: leftViewController)
        fill(rightContainerView, with: rightViewController)
        place()
    }

    private func fill(_ container: UIView, with controller: UIViewController?) {
        guard let controller else { return }
        addChild(controller)
        controller.view.frame = container.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(controller.view)
        controller.didMove(toParent: self)
    }

    private func empty(_ controller: UIViewController?) {
        controller?.willMove(toParent: nil)
        controller?.view.removeFromSuperview()
        controller?.removeFromParent()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    private func place() {
        let bounds = view.bounds
        let isOpen = isLeftShown || isRightShown
        mainContainerView.transform = .identity
        mainContainerView.frame = bounds
        if isOpen {
            let scale = SlideMenuOptions.contentViewScale
            mainContainerView.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
        opacityView.frame = bounds
        opacityView.alpha = isOpen ? SlideMenuOptions.contentViewOpacity : 0
        let (left, right) = (SlideMenuOptions.leftViewWidth, SlideMenuOptions.rightViewWidth)
        leftContainerView.frame = CGRect(x: isLeftShown ? 0 : -left, y: 0, width: left, height: bounds.height)
        rightContainerView.frame = CGRect(
            x: isRightShown ? bounds.width - right : bounds.width, y: 0, width: right, height: bounds.height)
        leftContainerView.isHidden = leftViewController == nil
        rightContainerView.isHidden = rightViewController == nil
    }

    // MARK: Opening

    open func openLeft() {
        guard leftViewController != nil, !isLeftShown else { return }
        delegate?.leftWillOpen()
        isLeftShown = true
        place()
        delegate?.leftDidOpen()
    }

    open func openRight() {
        guard rightViewController != nil, !isRightShown else { return }
        delegate?.rightWillOpen()
        isRightShown = true
        place()
        delegate?.rightDidOpen()
    }

    open func closeLeft() {
        guard isLeftShown else { return }
        delegate?.leftWillClose()
        isLeftShown = false
        place()
        delegate?.leftDidClose()
    }

    open func closeRight() {
        guard isRightShown else { return }
        delegate?.rightWillClose()
        isRightShown = false
        place()
        delegate?.rightDidClose()
    }

    open func toggleLeft() { isLeftShown ? closeLeft() : openLeft() }
    open func toggleRight() { isRightShown ? closeRight() : openRight() }
    open func closeLeftNonAnimation() { closeLeft() }
    open func closeRightNonAnimation() { closeRight() }
    open func isLeftOpen() -> Bool { isLeftShown }
    open func isLeftHidden() -> Bool { !isLeftShown }
    open func isRightOpen() -> Bool { isRightShown }
    open func isRightHidden() -> Bool { !isRightShown }
    open func isTagetViewController() -> Bool { true }
    open func addLeftGestures() {}
    open func addRightGestures() {}
    open func removeLeftGestures() {}
    open func removeRightGestures() {}

    // MARK: Changing

    open func changeMainViewController(_ mainViewController: UIViewController, close: Bool) {
        empty(self.mainViewController)
        self.mainViewController = mainViewController
        fill(mainContainerView, with: mainViewController)
        if close {
            closeLeft()
            closeRight()
        }
    }

    open func changeLeftViewController(_ leftViewController: UIViewController, closeLeft: Bool) {
        empty(self.leftViewController)
        self.leftViewController = leftViewController
        fill(leftContainerView, with: leftViewController)
        if closeLeft { self.closeLeft() }
    }

    open func changeRightViewController(_ rightViewController: UIViewController, closeRight: Bool) {
        empty(self.rightViewController)
        self.rightViewController = rightViewController
        fill(rightContainerView, with: rightViewController)
        if closeRight { self.closeRight() }
    }

    open func changeLeftViewWidth(_ width: CGFloat) {
        SlideMenuOptions.leftViewWidth = width
        place()
    }
    open func changeRightViewWidth(_ width: CGFloat) {
        SlideMenuOptions.rightViewWidth = width
        place()
    }
}

extension UIViewController {
    public func slideMenuController() -> SlideMenuController? {
        var controller: UIViewController? = self
        while let current = controller {
            if let menu = current as? SlideMenuController { return menu }
            controller = current.parent
        }
        return nil
    }

    public func addLeftBarButtonWithImage(_ buttonImage: UIImage) {
        navigationItem.leftBarButtonItem = UIBarButtonItem(image: buttonImage, style: .plain, target: nil, action: nil)
    }

    public func addRightBarButtonWithImage(_ buttonImage: UIImage) {
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: buttonImage, style: .plain, target: nil, action: nil)
    }

    public func setNavigationBarItem() {}
    public func addPriorityToMenuGesuture(_ targetScrollView: UIScrollView) {}
}
