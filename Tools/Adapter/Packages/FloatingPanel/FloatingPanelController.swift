import UIKit

@preconcurrency @MainActor public protocol FloatingPanelControllerDelegate: AnyObject {
    func floatingPanel(_ fpc: FloatingPanelController, layoutFor newCollection: UITraitCollection)
        -> any FloatingPanelLayout
    func floatingPanel(_ fpc: FloatingPanelController, layoutFor size: CGSize) -> any FloatingPanelLayout
    func floatingPanelDidChangeState(_ fpc: FloatingPanelController)
    func floatingPanelDidChangePosition(_ fpc: FloatingPanelController)
    func floatingPanelShouldBeginDragging(_ fpc: FloatingPanelController) -> Bool
    func floatingPanelDidMove(_ fpc: FloatingPanelController)
    func floatingPanelWillBeginDragging(_ fpc: FloatingPanelController)
    func floatingPanelWillEndDragging(
        _ fpc: FloatingPanelController, withVelocity velocity: CGPoint,
        targetState: UnsafeMutablePointer<FloatingPanelState>)
    func floatingPanelDidEndDragging(_ fpc: FloatingPanelController, willAttract attract: Bool)
    func floatingPanelWillBeginAttracting(_ fpc: FloatingPanelController, to state: FloatingPanelState)
    func floatingPanelDidEndAttracting(_ fpc: FloatingPanelController)
    func floatingPanel(
        _ fpc: FloatingPanelController, shouldRemoveAt location: CGPoint, with velocity: CGVector
    ) -> Bool
    func floatingPanelWillRemove(_ fpc: FloatingPanelController)
    func floatingPanelDidRemove(_ fpc: FloatingPanelController)
    func floatingPanel(
        _ fpc: FloatingPanelController, contentOffsetForPinning trackingScrollView: UIScrollView
    ) -> CGPoint
}

extension FloatingPanelControllerDelegate {
    public func floatingPanel(_ fpc: FloatingPanelController, layoutFor newCollection: UITraitCollection)
        -> any FloatingPanelLayout
    { fpc.layout }
    public func floatingPanel(_ fpc: FloatingPanelController, layoutFor size: CGSize) -> any FloatingPanelLayout {
        floatingPanel(fpc, layoutFor: fpc.traitCollection)
    }
    public func floatingPanelDidChangeState(_ fpc: FloatingPanelController) {}
    public func floatingPanelDidChangePosition(_ fpc: FloatingPanelController) {}
    public func floatingPanelShouldBeginDragging(_ fpc: FloatingPanelController) -> Bool { true }
    public func floatingPanelDidMove(_ fpc: FloatingPanelController) {}
    public func floatingPanelWillBeginDragging(_ fpc: FloatingPanelController) {}
    public func floatingPanelWillEndDragging(
        _ fpc: FloatingPanelController, withVelocity velocity: CGPoint,
        targetState: UnsafeMutablePointer<FloatingPanelState>
    ) {}
    public func floatingPanelDidEndDragging(_ fpc: FloatingPanelController, willAttract attract: Bool) {}
    public func floatingPanelWillBeginAttracting(_ fpc: FloatingPanelController, to state: FloatingPanelState) {}
    public func floatingPanelDidEndAttracting(_ fpc: FloatingPanelController) {}
    public func floatingPanel(
        _ fpc: FloatingPanelController, shouldRemoveAt location: CGPoint, with velocity: CGVector
    ) -> Bool { false }
    public func floatingPanelWillRemove(_ fpc: FloatingPanelController) {}
    public func floatingPanelDidRemove(_ fpc: FloatingPanelController) {}
    public func floatingPanel(
        _ fpc: FloatingPanelController, contentOffsetForPinning trackingScrollView: UIScrollView
    ) -> CGPoint { .zero }
}

/// Lets what is beside the panel be touched.
private final class PassingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}

/// A controller on a surface over another, in the place of its state.
open class FloatingPanelController: UIViewController {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case always, never
    }

    public enum ContentMode: Int, Sendable {
        case `static`, fitToBounds
    }

    public weak var delegate: (any FloatingPanelControllerDelegate)? { didSet { askForLayout() } }
    public let surfaceView = SurfaceView()
    public let backdropView = BackdropView()
    public let panGestureRecognizer = UIPanGestureRecognizer()
    public private(set) weak var trackingScrollView: UIScrollView?
    public private(set) var state = FloatingPanelState.hidden
    public var nearbyState: FloatingPanelState { state }
    public var isAttracting: Bool { false }
    public var isRemovalInteractionEnabled = false
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.always
    public var contentMode = ContentMode.static
    public var layout: any FloatingPanelLayout = FloatingPanelBottomLayout() { didSet { prepare() } }
    public var behavior: any FloatingPanelBehavior = FloatingPanelDefaultBehavior()
    private var sides: [NSLayoutConstraint] = []
    private var top, height: NSLayoutConstraint?

    public var contentViewController: UIViewController? {
        didSet { if contentViewController !== oldValue { fill(instead: oldValue) } }
    }

    public init(delegate: (any FloatingPanelControllerDelegate)? = nil) {
        super.init(nibName: nil, bundle: nil)
        self.delegate = delegate
        modalPresentationStyle = .custom
        askForLayout()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func askForLayout() {
        if let delegate { layout = delegate.floatingPanel(self, layoutFor: traitCollection) }
    }

    open override func loadView() {
        view = PassingView(frame: UIScreen.main.bounds)
        backdropView.backgroundColor = .black
        backdropView.alpha = 0
        backdropView.frame = view.bounds
        backdropView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(backdropView)
        surfaceView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(surfaceView)
        let top = surfaceView.topAnchor.constraint(equalTo: view.topAnchor)
        let height = surfaceView.heightAnchor.constraint(equalToConstant: 0)
        (self.top, self.height) = (top, height)
        NSLayoutConstraint.activate([top, height])
        prepare()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    private func prepare() {
        guard isViewLoaded else { return }
        NSLayoutConstraint.deactivate(sides)
        sides = layout.prepareLayout(surfaceView: surfaceView, in: view)
        NSLayoutConstraint.activate(sides)
        if state == .hidden, parent != nil { state = layout.initialState }
        place()
    }

    private func fill(instead former: UIViewController?) {
        former?.willMove(toParent: nil)
        former?.view.removeFromSuperview()
        former?.removeFromParent()
        guard let contentViewController else { return }
        addChild(contentViewController)
        surfaceView.set(contentView: contentViewController.view)
        contentViewController.didMove(toParent: self)
    }

    // MARK: Places

    private func place() {
        guard isViewLoaded else { return }
        let y = surfaceLocation(for: state).y
        top?.constant = layout.position == .top ? 0 : y
        height?.constant = max(layout.position == .top ? y : view.bounds.height - y, 0)
        backdropView.alpha = state == .hidden ? 0 : layout.backdropAlpha(for: state)
        surfaceView.isHidden = state == .hidden
    }

    /// Where the surface's upper edge is, or the lower one of a panel that hangs from the top.
    public func surfaceLocation(for state: FloatingPanelState) -> CGPoint {
        guard isViewLoaded else { return .zero }
        let bounds = view.bounds
        let isAtTop = layout.position == .top
        guard let anchor = layout.anchors[state] else { return CGPoint(x: 0, y: isAtTop ? 0 : bounds.height) }
        let room = anchor.referenceGuide == .safeArea ? bounds.inset(by: view.safeAreaInsets) : bounds
        if let anchor = anchor as? FloatingPanelLayoutAnchor {
            let inset = anchor.isAbsolute ? anchor.inset : anchor.inset * room.height
            return CGPoint(x: 0, y: anchor.referenceEdge == .top ? room.minY + inset : room.maxY - inset)
        }
        var wanted: CGFloat = 0
        if let anchor = anchor as? FloatingPanelIntrinsicLayoutAnchor {
            let size = surfaceView.contentView?.systemLayoutSizeFitting(
                CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let content = size?.height ?? 0
            wanted = anchor.isAbsolute ? content - anchor.offset : content * (1 - anchor.offset)
        } else if let anchor = anchor as? FloatingPanelAdaptiveLayoutAnchor {
            let content = anchor.guide.layoutFrame.height
            wanted = anchor.isAbsolute ? content - anchor.offset : content * (1 - anchor.offset)
        }
        wanted = min(wanted, room.height)
        return CGPoint(x: 0, y: isAtTop ? room.minY + wanted : room.maxY - wanted)
    }

    public var surfaceLocation: CGPoint {
        get { surfaceLocation(for: state) }
        set { top?.constant = newValue.y }
    }

    // MARK: Showing

    public func addPanel(
        toParent parent: UIViewController, at viewIndex: Int = -1, animated: Bool = false,
        completion: (() -> Void)? = nil
    ) {
        guard self.parent !== parent else { return }
        parent.addChild(self)
        view.frame = parent.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if viewIndex < 0 { parent.view.addSubview(view) } else { parent.view.insertSubview(view, at: viewIndex) }
        didMove(toParent: parent)
        show(animated: animated, completion: completion)
    }

    public func removePanelFromParent(animated: Bool, completion: (() -> Void)? = nil) {
        delegate?.floatingPanelWillRemove(self)
        hide(animated: animated)
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
        delegate?.floatingPanelDidRemove(self)
        completion?()
    }

    public func show(animated: Bool = false, completion: (() -> Void)? = nil) {
        move(to: layout.initialState, animated: animated, completion: completion)
    }

    public func hide(animated: Bool = false, completion: (() -> Void)? = nil) {
        move(to: .hidden, animated: animated, completion: completion)
    }

    public func move(to: FloatingPanelState, animated: Bool, completion: (() -> Void)? = nil) {
        let isNew = state != to
        state = to
        place()
        if isNew {
            delegate?.floatingPanelDidChangeState(self)
            delegate?.floatingPanelDidChangePosition(self)
        }
        completion?()
    }

    public func set(contentViewController: UIViewController?) { self.contentViewController = contentViewController }
    public func track(scrollView: UIScrollView) { trackingScrollView = scrollView }
    public func untrack(scrollView: UIScrollView) { trackingScrollView = nil }
    public func invalidateLayout() {
        askForLayout()
        place()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if state == .hidden, presentingViewController != nil { show() }
    }
}
