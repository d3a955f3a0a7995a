import UIKit

/// Above the content, out of sight but while it refreshes.
@preconcurrency @MainActor open class MJRefreshHeader: MJRefreshComponent {
    open var lastUpdatedTimeKey = "MJRefreshHeaderLastUpdatedTimeKey"
    open var lastUpdatedTime: Date? { nil }
    open var ignoredScrollViewContentInsetTop: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var isCollectionViewAnimationBug = false

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
        mj_h = 54
    }

    open override func placeSubviews() {
        super.placeSubviews()
        mj_y = -mj_h - ignoredScrollViewContentInsetTop
    }

    /// The content makes room for it.
    override func stateDidChange(from former: MJRefreshState) {
        guard let scrollView else { return }
        if state == .refreshing {
            scrollView.contentInset.top += mj_h
            scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        } else if former == .refreshing {
            scrollView.contentInset.top -= mj_h
            scrollView.contentOffset.y = max(scrollView.contentOffset.y, -scrollView.adjustedContentInset.top)
        }
    }
}

/// With a line for the state, and one for when it was last.
@preconcurrency @MainActor open class MJRefreshStateHeader: MJRefreshHeader {
    open var lastUpdatedTimeText: ((Date?) -> String)? { didSet { showWords() } }
    public let lastUpdatedTimeLabel: UILabel! = .mj_label()
    public let stateLabel: UILabel! = .mj_label()
    open var labelLeftInset: CGFloat = 25
    private var titles = Words([
        .idle: "Pull down to refresh", .pulling: "Release to refresh", .refreshing: "Loading...",
    ])

    @discardableResult open func setTitle(_ title: String, for state: MJRefreshState) -> Self {
        titles.own[state] = title
        showWords()
        return self
    }

    open override func prepare() {
        super.prepare()
        addSubview(stateLabel)
        addSubview(lastUpdatedTimeLabel)
        showWords()
    }

    override func stateDidChange(from former: MJRefreshState) {
        super.stateDidChange(from: former)
        showWords()
    }

    private func showWords() {
        stateLabel.text = titles.text(of: state)
        lastUpdatedTimeLabel.text = lastUpdatedTimeText?(lastUpdatedTime) ?? "Last update: No record"
    }

    open override func placeSubviews() {
        super.placeSubviews()
        guard !lastUpdatedTimeLabel.isHidden else {
            stateLabel.frame = bounds
            return
        }
        let half = CGSize(width: mj_w, height: mj_h / 2)
        stateLabel.frame = CGRect(origin: .zero, size: half)
        lastUpdatedTimeLabel.frame = CGRect(origin: CGPoint(x: 0, y: half.height), size: half)
    }
}

/// With an arrow, or what turns while it refreshes, before the words.
@preconcurrency @MainActor open class MJRefreshNormalHeader: MJRefreshStateHeader {
    public let arrowView: UIImageView! = UIImageView(image: UIImage(systemName: "arrow.down"))
    public let loadingView: UIActivityIndicatorView! = UIActivityIndicatorView(style: .medium)
    open var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
        get { loadingView.style }
        set { loadingView.style = newValue }
    }

    open override func prepare() {
        super.prepare()
        arrowView.tintColor = stateLabel.textColor
        addSubview(arrowView)
        addSubview(loadingView)
    }

    override func stateDidChange(from former: MJRefreshState) {
        super.stateDidChange(from: former)
        arrowView.isHidden = state == .refreshing
        if state == .refreshing { loadingView.startAnimating() } else { loadingView.stopAnimating() }
    }

    open override func placeSubviews() {
        super.placeSubviews()
        let lines = [stateLabel, lastUpdatedTimeLabel].compactMap { $0 }.filter { !$0.isHidden }
        let width = lines.map { $0.sizeThatFits(.zero).width }.max() ?? 0
        let center = CGPoint(x: mj_w / 2 - (width > 0 ? width / 2 + labelLeftInset : 0), y: mj_h / 2)
        arrowView.bounds.size = arrowView.image?.size ?? .zero
        (arrowView.center, loadingView.center) = (center, center)
    }
}

/// The words of the states: an app's own, otherwise the library's in English.
struct Words {
    private let usual: [MJRefreshState: String]
    var own: [MJRefreshState: String] = [:]
    init(_ usual: [MJRefreshState: String]) { self.usual = usual }
    func text(of state: MJRefreshState) -> String? { own[state] ?? usual[state] }
}

extension UILabel {
    public class func mj_label() -> UILabel {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 14)
        label.textColor = UIColor(red: 90 / 255, green: 90 / 255, blue: 90 / 255, alpha: 1)
        label.autoresizingMask = .flexibleWidth
        label.textAlignment = .center
        label.backgroundColor = .clear
        return label
    }
}
