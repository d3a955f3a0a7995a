import Foundation

/// The spinner above a scroll view that is pulled down. It is invisible until somebody pulls or code starts it.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    private let refreshState = RefreshState()

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIRefreshControl.self)
    }

    open var isRefreshing: Bool { refreshState.isRefreshing }
    open func beginRefreshing() { refreshState.isRefreshing = true }
    open func endRefreshing() { refreshState.isRefreshing = false }
    open var attributedTitle: NSAttributedString? {
        get { refreshState.title }
        set { refreshState.title = newValue }
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 60) }
}

@MainActor private final class RefreshState: HiddenState {
    var isRefreshing = false
    var title: NSAttributedString?
}
