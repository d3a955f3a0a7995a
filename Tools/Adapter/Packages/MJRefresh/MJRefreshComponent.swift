import UIKit

public enum MJRefreshState: Int, Sendable {
    case idle = 1
    case pulling, refreshing, willRefresh, noMoreData
}

public typealias MJRefreshComponentAction = () -> Void
public typealias MJRefreshComponentRefreshingBlock = () -> Void

/// What lies above or below the content of a scroll view, and says that more is coming.
@preconcurrency @MainActor open class MJRefreshComponent: UIView {
    open var refreshingBlock: MJRefreshComponentAction?
    open weak var refreshingTarget: AnyObject?
    open var refreshingAction: Selector?
    open var beginRefreshingCompletionBlock: MJRefreshComponentAction?
    open var endRefreshingAnimateCompletionBlock: MJRefreshComponentAction?
    open var endRefreshingAnimationBeginAction: MJRefreshComponentAction?
    open var endRefreshingCompletionBlock: MJRefreshComponentAction?
    open var fastAnimationDuration: TimeInterval = 0.25
    open var slowAnimationDuration: TimeInterval = 0.4
    /// How far the list is pulled. Nobody pulls it here.
    open var pullingPercent: CGFloat = 0 {
        didSet { if isAutomaticallyChangeAlpha && !isRefreshing { alpha = pullingPercent } }
    }
    open var isAutomaticallyChangeAlpha = false {
        didSet { if !isRefreshing { alpha = isAutomaticallyChangeAlpha ? pullingPercent : 1 } }
    }
    open var isAutoChangeAlpha: Bool {
        get { isAutomaticallyChangeAlpha }
        set { isAutomaticallyChangeAlpha = newValue }
    }
    open internal(set) var scrollViewOriginalInset = UIEdgeInsets.zero
    open internal(set) weak var scrollView: UIScrollView?

    open var state = MJRefreshState.idle {
        didSet {
            if oldValue != state { stateDidChange(from: oldValue) }
            setNeedsLayout()
        }
    }

    /// What the kinds of components do when their state is another. Overrides of `state` see it done.
    func stateDidChange(from former: MJRefreshState) {}

    /// Where it belongs in a scroll view.
    func place(in scrollView: UIScrollView) {}

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        state = .idle
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        state = .idle
    }

    open func prepare() {
        autoresizingMask = .flexibleWidth
        backgroundColor = .clear
    }

    open func placeSubviews() {}
    open func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {}
    open func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {}
    open func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {}
    open func i18nDidChange() {}

    open override func layoutSubviews() {
        if let scrollView { place(in: scrollView) }
        placeSubviews()
        super.layoutSubviews()
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard let scroll = newSuperview as? UIScrollView else { return }
        scrollView = scroll
        scroll.alwaysBounceVertical = true
        scrollViewOriginalInset = scroll.contentInset
        mj_w = scroll.mj_w
        mj_x = -scroll.contentInset.left
    }

    // MARK: Refreshing

    open var isRefreshing: Bool { state == .refreshing || state == .willRefresh }

    open func setRefreshingTarget(_ target: Any, refreshingAction action: Selector) {
        refreshingTarget = target as AnyObject
        refreshingAction = action
    }

    /// The app asks for what is new, and is not answered: there is no network.
    open func executeRefreshingCallback() {
        refreshingBlock?()
        if let refreshingTarget = refreshingTarget as? NSObject, let refreshingAction {
            _ = refreshingTarget.perform(refreshingAction, with: self)
        }
        beginRefreshingCompletionBlock?()
    }

    open func beginRefreshing() {
        alpha = 1
        guard !isRefreshing else { return }
        state = .refreshing
        executeRefreshingCallback()
    }

    open func beginRefreshing(completionBlock: @escaping () -> Void) {
        beginRefreshingCompletionBlock = completionBlock
        beginRefreshing()
    }

    open func endRefreshing() {
        let wasRefreshing = isRefreshing
        state = .idle
        guard wasRefreshing else { return }
        endRefreshingAnimationBeginAction?()
        endRefreshingAnimateCompletionBlock?()
        endRefreshingCompletionBlock?()
    }

    open func endRefreshing(completionBlock: @escaping () -> Void) {
        endRefreshingCompletionBlock = completionBlock
        endRefreshing()
    }

    // MARK: In a chain

    @discardableResult open func setAnimationDisabled() -> Self { self }
    @discardableResult open func autoChangeTransparency(_ isAutoChange: Bool) -> Self {
        isAutomaticallyChangeAlpha = isAutoChange
        return self
    }
    @discardableResult open func afterBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
        beginRefreshingCompletionBlock = action
        return self
    }
    @discardableResult open func endingAnimationBeginningAction(_ action: @escaping MJRefreshComponentAction) -> Self {
        endRefreshingAnimationBeginAction = action
        return self
    }
    @discardableResult open func afterEndingAction(_ action: @escaping MJRefreshComponentAction) -> Self {
        endRefreshingCompletionBlock = action
        return self
    }
    @discardableResult open func link(to scrollView: UIScrollView) -> Self {
        if let footer = self as? MJRefreshFooter { scrollView.mj_footer = footer }
        if let header = self as? MJRefreshHeader { scrollView.mj_header = header }
        if let trailer = self as? MJRefreshTrailer { scrollView.mj_trailer = trailer }
        return self
    }
}
