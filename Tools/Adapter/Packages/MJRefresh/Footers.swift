import UIKit

/// Below the content.
@preconcurrency @MainActor open class MJRefreshFooter: MJRefreshComponent {
    open var ignoredScrollViewContentInsetBottom: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var isAutomaticallyHidden = false
    private var following: NSKeyValueObservation?

    public convenience init(refreshingBlock: @escaping MJRefreshComponentAction) {
        self.init(frame: .zero)
        self.refreshingBlock = refreshingBlock
    }

    public convenience init(refreshingTarget target: Any, refreshingAction action: Selector) {
        self.init(frame: .zero)
        setRefreshingTarget(target, refreshingAction: action)
    }

    open override func prepare() {
        super.prepare()
        mj_h = 44
    }

    open func endRefreshingWithNoMoreData() {
        endRefreshing()
        state = .noMoreData
    }

    open func noticeNoMoreData() { endRefreshingWithNoMoreData() }
    open func resetNoMoreData() { state = .idle }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        following = (newSuperview as? UIScrollView)?.observe(\.contentSize) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.setNeedsLayout() }
        }
    }

    override func place(in scrollView: UIScrollView) {
        let place = scrollView.contentSize.height + ignoredScrollViewContentInsetBottom
        if mj_y != place { mj_y = place }
    }
}

/// A part of the content, which reaches down to its end.
@preconcurrency @MainActor open class MJRefreshAutoFooter: MJRefreshFooter {
    open var isAutomaticallyRefresh = true
    open var triggerAutomaticallyRefreshPercent: CGFloat = 1
    open var autoTriggerTimes = 1

    open override var isHidden: Bool {
        didSet { if oldValue != isHidden { makeRoom(isHidden ? -mj_h : mj_h) } }
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        if newSuperview == nil, !isHidden { makeRoom(-mj_h) }
        super.willMove(toSuperview: newSuperview)
        if newSuperview != nil, !isHidden { makeRoom(mj_h) }
    }

    private func makeRoom(_ height: CGFloat) { scrollView?.contentInset.bottom += height }
}

/// Below the content and below the screen.
@preconcurrency @MainActor open class MJRefreshBackFooter: MJRefreshFooter {
    override func place(in scrollView: UIScrollView) {
        let content = scrollView.contentSize.height + ignoredScrollViewContentInsetBottom
        let insets = scrollViewOriginalInset
        let screen = scrollView.bounds.height - insets.top - insets.bottom + ignoredScrollViewContentInsetBottom
        let place = max(content, screen)
        if mj_y != place { mj_y = place }
    }
}

@preconcurrency @MainActor open class MJRefreshAutoStateFooter: MJRefreshAutoFooter {
    open var labelLeftInset: CGFloat = 25
    public let stateLabel: UILabel! = .mj_label()
    open var isRefreshingTitleHidden = false { didSet { showWords() } }
    private var titles = Words([
        .idle: "Tap or pull up to load more", .refreshing: "Loading...", .noMoreData: "No more data",
    ])

    @discardableResult open func setTitle(_ title: String, for state: MJRefreshState) -> Self {
        titles.own[state] = title
        showWords()
        return self
    }

    open override func prepare() {
        super.prepare()
        addSubview(stateLabel)
        showWords()
    }

    override func stateDidChange(from former: MJRefreshState) { showWords() }

    private func showWords() {
        stateLabel.text = isRefreshingTitleHidden && state == .refreshing ? nil : titles.text(of: state)
    }

    open override func placeSubviews() {
        super.placeSubviews()
        stateLabel.frame = bounds
    }
}

@preconcurrency @MainActor open class MJRefreshAutoNormalFooter: MJRefreshAutoStateFooter {
    public let loadingView: UIActivityIndicatorView! = UIActivityIndicatorView(style: .medium)
    open var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
        get { loadingView.style }
        set { loadingView.style = newValue }
    }

    open override func prepare() {
        super.prepare()
        addSubview(loadingView)
    }

    override func stateDidChange(from former: MJRefreshState) {
        super.stateDidChange(from: former)
        if state == .refreshing { loadingView.startAnimating() } else { loadingView.stopAnimating() }
    }

    open override func placeSubviews() {
        super.placeSubviews()
        let width = isRefreshingTitleHidden ? 0 : stateLabel.sizeThatFits(.zero).width / 2 + labelLeftInset
        loadingView.center = CGPoint(x: mj_w / 2 - width, y: mj_h / 2)
    }
}

@preconcurrency @MainActor open class MJRefreshBackStateFooter: MJRefreshBackFooter {
    open var labelLeftInset: CGFloat = 25
    public let stateLabel: UILabel! = .mj_label()
    private var titles = Words([
        .idle: "Pull up to load more", .pulling: "Release to load more", .refreshing: "Loading...",
        .noMoreData: "No more data",
    ])

    @discardableResult open func setTitle(_ title: String, for state: MJRefreshState) -> Self {
        titles.own[state] = title
        stateLabel.text = titles.text(of: self.state)
        return self
    }

    open func title(for state: MJRefreshState) -> String { titles.text(of: state) ?? "" }

    open override func prepare() {
        super.prepare()
        addSubview(stateLabel)
        stateLabel.text = titles.text(of: state)
    }

    override func stateDidChange(from former: MJRefreshState) { stateLabel.text = titles.text(of: state) }

    open override func placeSubviews() {
        super.placeSubviews()
        stateLabel.frame = bounds
    }
}

/// It is below the screen, so its arrow is not drawn.
@preconcurrency @MainActor open class MJRefreshBackNormalFooter: MJRefreshBackStateFooter {
    public let arrowView: UIImageView! = UIImageView()
    public let loadingView: UIActivityIndicatorView! = UIActivityIndicatorView(style: .medium)
}
