import Foundation

/// The size of the content, the visible part of it, and what the safe area adds around it.
extension UIScrollView {
    func setContentSize(_ size: CGSize) {
        let isFound = scrollState.isAdoptingFoundSize
        if !isFound, scrollState.contentSizeSetByCode != size {
            scrollState.contentSizeSetByCode = size
            invalidateSystemGuides()
        }
        guard scrollState.contentSize != size else { return }
        scrollState.contentSize = size
        refreshAdjustedInset()
        if contentOffset != clamped(contentOffset) { contentOffset = clamped(contentOffset) }
        tellBars()
        if !isFound { Followers.shared.look(at: self) }
    }

    /// Bars look different where content runs on below them.
    private func tellBars() {
        var current = superview
        while let view = current {
            (view as? BarContainerView)?.setNeedsLayout()
            current = view.superview
        }
    }

    /// Uses the property's setter, which subclasses override to learn of the size.
    func adoptContentSize(_ size: CGSize) {
        let grid = PixelGrid(scale: layoutScale)
        scrollState.isAdoptingFoundSize = true
        contentSize = CGSize(width: grid.rounded(size.width), height: grid.rounded(size.height))
        scrollState.isAdoptingFoundSize = false
    }

    // MARK: Offset

    func moveContent(to offset: CGPoint) {
        guard bounds.origin != offset else { return }
        bounds.origin = offset
    }

    /// The nearest offset at which only the inset shows beyond the content.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        func clamp(_ value: CGFloat, _ near: CGFloat, _ far: CGFloat, _ content: CGFloat, _ shown: CGFloat) -> CGFloat {
            max(-near, min(value, content + far - shown))
        }
        return CGPoint(
            x: clamp(offset.x, inset.left, inset.right, contentSize.width, bounds.width),
            y: clamp(offset.y, inset.top, inset.bottom, contentSize.height, bounds.height))
    }

    /// Scrolls only as far as needed to show a rectangle of the content between the insets.
    func reveal(_ rect: CGRect, animated: Bool) {
        let shown = bounds.inset(by: adjustedContentInset)
        func step(_ min: CGFloat, _ max: CGFloat, _ shownMin: CGFloat, _ shownMax: CGFloat) -> CGFloat {
            if min >= shownMin && max <= shownMax { return 0 }
            let (toNear, toFar) = (min - shownMin, max - shownMax)
            return abs(toNear) < abs(toFar) ? toNear : toFar
        }
        let target = CGPoint(
            x: contentOffset.x + step(rect.minX, rect.maxX, shown.minX, shown.maxX),
            y: contentOffset.y + step(rect.minY, rect.maxY, shown.minY, shown.maxY))
        setContentOffset(clamped(target), animated: animated)
    }

    /// Constraints from outside, and those of the visible frame, contain numbers that are out of date.
    func contentMoved() {
        tellBars()
        invalidateSystemGuides()
        hierarchyRoot.viewState.engine?.scrolled(self)
        setNeedsFrameComparison()
    }

    // MARK: Insets

    func changeInsets(_ change: (ScrollState) -> Void) {
        change(scrollState)
        refreshAdjustedInset()
    }

    /// Content that is scrolled to its beginning stays there when the inset changes.
    func refreshAdjustedInset() {
        let old = scrollState.adjustedInset
        let new = scrollState.contentInset + safeAreaShare
        guard old != new else { return }
        scrollState.adjustedInset = new
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        moveContent(to: offset)
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The insets that the safe area adds: by default those along the axes that the content can scroll on.
    private var safeAreaShare: UIEdgeInsets {
        let safeArea = safeAreaInsets
        switch scrollState.insetAdjustment {
        case .never: return .zero
        case .always: return safeArea
        case .automatic, .scrollableAxes:
            let scrollsSideways = alwaysBounceHorizontal || contentSize.width > bounds.width
            let scrollsUpright = alwaysBounceVertical || contentSize.height > bounds.height
            let isClearOfBars = scrollsUpright || (scrollState.insetAdjustment == .automatic && isMainViewUnderBars)
            return UIEdgeInsets(
                top: isClearOfBars ? safeArea.top : 0, left: scrollsSideways ? safeArea.left : 0,
                bottom: isClearOfBars ? safeArea.bottom : 0, right: scrollsSideways ? safeArea.right : 0)
        }
    }

    /// The main scroll view of a controller in a navigation controller is kept clear of bars, even if its content is
    /// too short to scroll, unless the controller turns that off.
    private var isMainViewUnderBars: Bool {
        guard let controller = viewState.controller ?? superview?.viewState.controller else { return false }
        return controller.automaticallyAdjustsScrollViewInsets && controller.isUnderNavigationBar
            && controller.viewIfLoaded?.mainScrollView === self
    }

    // MARK: Pulling down

    /// Makes a control the first subview, above the beginning of the content, where a pull brings it into sight.
    func replaceRefreshControl(with control: UIRefreshControl?) {
        scrollState.refreshControl?.removeFromSuperview()
        scrollState.refreshControl = control
        guard let control else { return }
        let height = control.intrinsicContentSize.height
        control.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
        control.autoresizingMask = .flexibleWidth
        insertSubview(control, at: 0)
    }

    var viewsBelowBackground: Int { scrollState.refreshControl?.superview === self ? 1 : 0 }

    // MARK: Zooming

    /// Scales the view that the delegate returns; the content gets the scaled view's size.
    func zoom(to scale: CGFloat) {
        let scale = max(minimumZoomScale, min(scale, maximumZoomScale))
        guard scale != scrollState.zoomScale, let view = delegate?.viewForZooming(in: self) else { return }
        scrollState.zoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        contentSize = view.frame.size
        delegate?.scrollViewDidZoom(self)
    }

    func zoomToShow(_ rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        zoom(to: min(bounds.width / rect.width, bounds.height / rect.height))
        let center = CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
        contentOffset = clamped(CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2))
    }
}

extension UIScrollView {
    /// Along which axes the safe area widens the content's inset.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }

    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }

    /// How fast content that was let go comes to rest: the share of its speed that is left after a millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
