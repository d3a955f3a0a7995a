import Foundation

/// Shows part of a larger content, moved by the origin of `bounds`.
@preconcurrency @MainActor open class UIScrollView: UIView, DelegatedScrolling {
    let scrollState = ScrollState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
        coder.fill(self, as: UIScrollView.self)
    }

    /// A finger is going to drag the content, and the content has come to rest after it.
    func willFollowFinger() {}
    func hasComeToRest() {}

    // MARK: Content

    open var contentSize: CGSize {
        get { scrollState.contentSize }
        set { setContentSize(newValue) }
    }
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { moveContent(to: newValue) }
    }
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
        if animated { Deferred.run { [self] in delegate?.scrollViewDidEndScrollingAnimation(self) } }
    }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.visibleFrame) }

    // MARK: Insets

    open var contentInset: UIEdgeInsets {
        get { scrollState.contentInset }
        set { changeInsets { $0.contentInset = newValue } }
    }
    open var adjustedContentInset: UIEdgeInsets { scrollState.adjustedInset }
    open func adjustedContentInsetDidChange() {}
    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
        get { scrollState.insetAdjustment }
        set { changeInsets { $0.insetAdjustment = newValue } }
    }
    open var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { scrollState.adjustsIndicatorInsets }
        set { scrollState.adjustsIndicatorInsets = newValue }
    }
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { scrollState.verticalIndicatorInsets }
        set { (scrollState.verticalIndicatorInsets, scrollState.horizontalIndicatorInsets) = (newValue, newValue) }
    }
    open var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { scrollState.verticalIndicatorInsets }
        set { scrollState.verticalIndicatorInsets = newValue }
    }
    open var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { scrollState.horizontalIndicatorInsets }
        set { scrollState.horizontalIndicatorInsets = newValue }
    }

    // MARK: Behaviour

    open var isScrollEnabled: Bool {
        get { scrollState.isScrollEnabled }
        set { scrollState.isScrollEnabled = newValue }
    }
    open var isPagingEnabled: Bool {
        get { scrollState.isPagingEnabled }
        set { scrollState.isPagingEnabled = newValue }
    }
    open var isDirectionalLockEnabled: Bool {
        get { scrollState.isDirectionalLockEnabled }
        set { scrollState.isDirectionalLockEnabled = newValue }
    }
    open var bounces: Bool {
        get { scrollState.bounces }
        set { changeInsets { $0.bounces = newValue } }
    }
    open var alwaysBounceVertical: Bool {
        get { scrollState.alwaysBouncesVertically }
        set { changeInsets { $0.alwaysBouncesVertically = newValue } }
    }
    open var alwaysBounceHorizontal: Bool {
        get { scrollState.alwaysBouncesHorizontally }
        set { changeInsets { $0.alwaysBouncesHorizontally = newValue } }
    }
    open var bouncesVertically: Bool {
        get { scrollState.bouncesVertically }
        set { scrollState.bouncesVertically = newValue }
    }
    open var bouncesHorizontally: Bool {
        get { scrollState.bouncesHorizontally }
        set { scrollState.bouncesHorizontally = newValue }
    }
    open var scrollsToTop: Bool {
        get { scrollState.scrollsToTop }
        set { scrollState.scrollsToTop = newValue }
    }
    open var delaysContentTouches: Bool {
        get { scrollState.delaysContentTouches }
        set { scrollState.delaysContentTouches = newValue }
    }
    open var canCancelContentTouches: Bool {
        get { scrollState.canCancelContentTouches }
        set { scrollState.canCancelContentTouches = newValue }
    }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    open var decelerationRate: UIScrollView.DecelerationRate {
        get { scrollState.decelerationRate }
        set { scrollState.decelerationRate = newValue }
    }
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
        get { scrollState.keyboardDismissMode }
        set { scrollState.keyboardDismissMode = newValue }
    }
    open var refreshControl: UIRefreshControl? {
        get { scrollState.refreshControl }
        set { replaceRefreshControl(with: newValue) }
    }
    open var indexDisplayMode: UIScrollView.IndexDisplayMode {
        get { scrollState.indexDisplayMode }
        set { scrollState.indexDisplayMode = newValue }
    }

    open var isTracking: Bool { scrollState.drag != nil || !(scrollState.pan?.recognition.touches.isEmpty ?? true) }
    open var isDragging: Bool { scrollState.drag != nil }
    open var isDecelerating: Bool { scrollState.isDecelerating }

    open var panGestureRecognizer: UIPanGestureRecognizer { scrollState.panRecognizer(of: self) }
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
    open var directionalPressGestureRecognizer: UIGestureRecognizer { scrollState.panRecognizer(of: self) }

    // MARK: Indicators, which show only during scrolling

    open var showsVerticalScrollIndicator: Bool {
        get { scrollState.showsVerticalIndicator }
        set { scrollState.showsVerticalIndicator = newValue }
    }
    open var showsHorizontalScrollIndicator: Bool {
        get { scrollState.showsHorizontalIndicator }
        set { scrollState.showsHorizontalIndicator = newValue }
    }
    open var indicatorStyle: UIScrollView.IndicatorStyle {
        get { scrollState.indicatorStyle }
        set { scrollState.indicatorStyle = newValue }
    }
    open func flashScrollIndicators() {}

    // MARK: Zooming

    open var zoomScale: CGFloat {
        get { scrollState.zoomScale }
        set { zoom(to: newValue) }
    }
    open var minimumZoomScale: CGFloat {
        get { scrollState.minimumZoomScale }
        set { scrollState.minimumZoomScale = newValue }
    }
    open var maximumZoomScale: CGFloat {
        get { scrollState.maximumZoomScale }
        set { scrollState.maximumZoomScale = newValue }
    }
    open var bouncesZoom: Bool {
        get { scrollState.bouncesZoom }
        set { scrollState.bouncesZoom = newValue }
    }
    open var isZooming: Bool { false }
    open var isZoomBouncing: Bool { false }
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale) }
    open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect) }

    // MARK: Layout

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        refreshAdjustedInset()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        contentMoved()
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != bounds.size { refreshAdjustedInset() }
        if old.origin != bounds.origin {
            contentMoved()
            // Before there is anything to scroll, insets alone move the content. Delegates divide by the width, or expect the constraints of
            // a view that is still being made: ivpn/ios-app, MNasybullin/Anilibria-ios-app, misobuild/MisoWeather-iOS.
            if !bounds.isEmpty { delegate?.scrollViewDidScroll(self) }
        }
    }

    override var _isScrollable: Bool { true }
    override var _systemRecognizers: [UIGestureRecognizer] { isScrollEnabled ? [panGestureRecognizer] : [] }
    override var _words: ViewWords {
        let inset = adjustedContentInset
        return ViewWords(afterLayer: [
            "contentOffset: \(ViewWords.braces(contentOffset.x, contentOffset.y))",
            "contentSize: \(ViewWords.braces(contentSize.width, contentSize.height))",
            "adjustedContentInset: \(ViewWords.braces(inset.top, inset.left, inset.bottom, inset.right))",
        ])
    }
    override var _contentSizeSetByCode: CGSize { scrollState.contentSizeSetByCode }
    override func _contentSizeFound(_ size: CGSize) { adoptContentSize(size) }
}

/// The state of a scroll view. The content offset is the origin of its bounds.
@MainActor final class ScrollState: HiddenState {
    weak var delegate: (any UIScrollViewDelegate)?

    fileprivate(set) var pan: UIPanGestureRecognizer?
    /// While a finger drags the content.
    var drag: ScrollDrag?
    var isDecelerating = false

    /// The pan recognizer, made when it is asked for, which few do.
    func panRecognizer(of scrollView: UIScrollView) -> UIPanGestureRecognizer {
        if let pan { return pan }
        let made = ScrollPan(scrollView)
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

extension ClassTable {
    package static let scrollView = ClassTable(
        of: UIScrollView.self,
        made: .init(
            "scrollView", json: ("scrollView", "A scroll view: UIScrollView. Its guides are `content` and `frame`.")
        ) { UIScrollView() }
    ) { view in
        view.insets(
            "contentInset", \.contentInset,
            json: "The space around the content, which is not mirrored in right-to-left layouts.")
        view.choice(
            "contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior,
            json: "When the safe area is added to the contentInset.", nib: "contentInsetAdjustmentBehavior",
            isAppearance: true)
        view.special("contentSize", json: "As [width, height], for content without constraints.")
        view.special(
            "contentOffset", json: "How far the content is scrolled, as [x, y].", isPrinted: false)
        view.flag(
            "isScrollEnabled", \.isScrollEnabled,
            json: "If false, a text view is as high as its text. Default: true.", nib: "scrollEnabled")
        view.flag(
            "isPagingEnabled", \.isPagingEnabled, json: "Whether scrolling stops at multiples of the size.",
            nib: "pagingEnabled")
        view.flag("bounces", \.bounces, nib: "bounces", isAppearance: true)
        view.flag(
            "alwaysBounceVertical", \.alwaysBounceVertical,
            json: "Whether content that fits can be dragged up and down.", nib: "alwaysBounceVertical")
        view.flag(
            "alwaysBounceHorizontal", \.alwaysBounceHorizontal,
            json: "Whether content that fits can be dragged across.", nib: "alwaysBounceHorizontal")
        view.flag("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, isAppearance: true)
        view.flag("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator)
        view.appearance("keyboardDismissMode", \.keyboardDismissMode)
        view.key("delegate", \.delegate)
        view.key("refreshControl", \.refreshControl)
        view.key("contentOffset", \.contentOffset)
        view.key("contentSize", \.contentSize)
    }
}

extension UIScrollView.ContentInsetAdjustmentBehavior: NamedCases {
    package static let noun = "an adjustment of insets"
    package static var names: KeyValuePairs<String, UIScrollView.ContentInsetAdjustmentBehavior> {
        ["automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always]
    }
}
