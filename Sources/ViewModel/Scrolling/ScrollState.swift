import Foundation

/// The state of a scroll view. The content offset is the origin of its bounds.
@MainActor final class ScrollState: HiddenState {
    weak var delegate: (any UIScrollViewDelegate)?

    private var pan: UIPanGestureRecognizer?

    /// Made when it is asked for, which few do.
    func panRecognizer(of scrollView: UIScrollView) -> UIPanGestureRecognizer {
        if let pan { return pan }
        let made = UIPanGestureRecognizer()
        made.view = scrollView
        pan = made
        return made
    }

    var contentSize = CGSize.zero
    /// The content size that code set, as opposed to one from constraints.
    var contentSizeSetByCode = CGSize.zero
    var isAdoptingFoundSize = false

    var contentInset = UIEdgeInsets.zero
    var insetAdjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
    /// The content inset plus what the safe area adds to it.
    var adjustedInset = UIEdgeInsets.zero

    var isScrollEnabled = true
    var isPagingEnabled = false
    var isDirectionalLockEnabled = false
    var bounces = true
    var alwaysBouncesVertically = false
    var alwaysBouncesHorizontally = false
    var bouncesVertically = true
    var bouncesHorizontally = true
    var scrollsToTop = true
    var delaysContentTouches = true
    var canCancelContentTouches = true
    var decelerationRate = UIScrollView.DecelerationRate.normal
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic

    var showsVerticalIndicator = true
    var showsHorizontalIndicator = true
    var indicatorStyle = UIScrollView.IndicatorStyle.default
    var adjustsIndicatorInsets = true
    var verticalIndicatorInsets = UIEdgeInsets.zero
    var horizontalIndicatorInsets = UIEdgeInsets.zero

    var refreshControl: UIRefreshControl?
    lazy var edgeEffects = (0..<4).map { _ in UIScrollEdgeEffect() }
    var zoomScale: CGFloat = 1
    var minimumZoomScale: CGFloat = 1
    var maximumZoomScale: CGFloat = 1
    var bouncesZoom = true
}
