import UIKit

/// After the content, in lists that run sideways.
@preconcurrency @MainActor open class MJRefreshTrailer: MJRefreshComponent {
    open var ignoredScrollViewContentInsetRight: CGFloat = 0 { didSet { setNeedsLayout() } }
    private var following: NSKeyValueObservation?

    public convenience init(refreshingBlock: @escaping MJRefreshComponentAction) {
        self.init(frame: .zero)
        self.refreshingBlock = refreshingBlock
    }

    public convenience init(refreshingTarget target: Any, refreshingAction action: Selector) {
        self.init(frame: .zero)
        setRefreshingTarget(target, refreshingAction: action)
    }

    open override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        let list = newSuperview as? UIScrollView
        list?.alwaysBounceHorizontal = true
        list?.alwaysBounceVertical = false
        following = list?.observe(\.contentSize) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.setNeedsLayout() }
        }
    }

    override func place(in scrollView: UIScrollView) {
        let insets = scrollViewOriginalInset
        let screen = scrollView.mj_w - insets.left - insets.right
        let place = max(scrollView.contentSize.width, screen) + ignoredScrollViewContentInsetRight
        let frame = CGRect(x: place, y: mj_y, width: 60, height: scrollView.mj_h)
        if self.frame != frame { self.frame = frame }
    }
}

/// With its words in a column as wide as a letter.
@preconcurrency @MainActor open class MJRefreshStateTrailer: MJRefreshTrailer {
    public let stateLabel: UILabel! = .mj_label()
    private var titles = Words([
        .idle: "Slide to view details", .pulling: "Release to view details", .refreshing: "Release to view details",
    ])

    @discardableResult open func setTitle(_ title: String, for state: MJRefreshState) -> Self {
        titles.own[state] = title
        stateLabel.text = titles.text(of: self.state)
        return self
    }

    open override func prepare() {
        super.prepare()
        stateLabel.numberOfLines = 0
        addSubview(stateLabel)
        stateLabel.text = titles.text(of: state)
    }

    override func stateDidChange(from former: MJRefreshState) { stateLabel.text = titles.text(of: state) }

    open override func placeSubviews() {
        super.placeSubviews()
        stateLabel.bounds.size = CGSize(width: stateLabel.font.pointSize.rounded(.up), height: mj_h)
        stateLabel.center = CGPoint(x: mj_w / 2, y: mj_h / 2)
    }
}

@preconcurrency @MainActor open class MJRefreshNormalTrailer: MJRefreshStateTrailer {
    public let arrowView: UIImageView! = UIImageView(image: UIImage(systemName: "arrow.left"))

    open override func prepare() {
        super.prepare()
        arrowView.tintColor = stateLabel.textColor
        addSubview(arrowView)
    }

    open override func placeSubviews() {
        super.placeSubviews()
        let size = arrowView.image?.size ?? .zero
        arrowView.bounds.size = size
        arrowView.center = CGPoint(x: stateLabel.isHidden ? mj_w / 2 : size.width / 2 + 5, y: mj_h / 2)
        if !arrowView.isHidden { stateLabel.center.x = (mj_w + size.width) / 2 }
    }
}
