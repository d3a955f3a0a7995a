import Foundation

/// The recogniser with which a scroll view follows a finger.
final class ScrollPan: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        view = scrollView
        whenStateChanges { [weak scrollView] in scrollView?.follow($0) }
    }

    override func mayBegin(towards way: CGPoint) -> Bool {
        // Who takes a row by its lines moves the row.
        if recognition.touches.contains(where: { ($0.view as? RowSignControl)?.isGrip == true }) { return false }
        return scrollView?.mayBeDragged(towards: recognition.vector(way, in: scrollView)) ?? false
    }
}

/// A finger that drags content.
struct ScrollDrag {
    /// The offset when it began.
    var offset: CGPoint
    var axes: (horizontal: Bool, vertical: Bool)
}

/// What a finger does with the content. Where a finger lets it go, it comes to rest at once, after all that the delegate hears.
extension UIScrollView {
    private var scrolls: (horizontal: Bool, vertical: Bool) {
        let inset = adjustedContentInset
        return (
            contentSize.width + inset.left + inset.right > bounds.width || alwaysBounceHorizontal && bounces,
            contentSize.height + inset.top + inset.bottom > bounds.height || alwaysBounceVertical && bounces
        )
    }

    var canBeDragged: Bool { isScrollEnabled && (scrolls.horizontal || scrolls.vertical) }

    func mayBeDragged(towards way: CGPoint) -> Bool {
        let isSideways = abs(way.x) > abs(way.y)
        guard isScrollEnabled, isSideways ? scrolls.horizontal : scrolls.vertical else { return false }
        // A sheet goes down with content that is at its beginning.
        let isAtTop = contentOffset.y <= -adjustedContentInset.top
        return !(isAtTop && !isSideways && way.y > 0 && refreshControl == nil && isInSheet)
    }

    private var isInSheet: Bool {
        let container: PresentationContainer? = nearest()
        return container?.presentation is UISheetPresentationController
    }

    func follow(_ pan: UIGestureRecognizer) {
        guard let pan = pan as? UIPanGestureRecognizer else { return }
        switch pan.state {
        case .began:
            willFollowFinger()
            let (horizontal, vertical) = scrolls
            let way = pan.translation(in: self)
            let isSideways = abs(way.x) > abs(way.y)
            let locks = isDirectionalLockEnabled || !(horizontal && vertical)
            scrollState.drag = ScrollDrag(
                offset: contentOffset,
                axes: (horizontal && (!locks || isSideways), vertical && (!locks || !isSideways)))
            if keyboardDismissMode == .onDrag { window?.endEditing(true) }
            delegate?.scrollViewWillBeginDragging(self)
            drag(by: way)
        case .changed: drag(by: pan.translation(in: self))
        case .ended: letGo(pan.velocity(in: self))
        default: letGo(.zero)
        }
    }

    private func drag(by way: CGPoint) {
        guard let drag = scrollState.drag else { return }
        var wanted = drag.offset
        if drag.axes.horizontal { wanted.x -= way.x }
        if drag.axes.vertical { wanted.y -= way.y }
        let free = clamped(wanted)
        contentOffset = CGPoint(
            x: stretched(wanted.x, from: free.x, length: bounds.width, bouncesHorizontally || alwaysBounceHorizontal),
            y: stretched(wanted.y, from: free.y, length: bounds.height, bouncesVertically || alwaysBounceVertical))
    }

    /// Beyond its end content follows a finger less and less: the share of 0.55 is what many have measured of UIKit.
    private func stretched(_ wanted: CGFloat, from end: CGFloat, length: CGFloat, _ mayStretch: Bool) -> CGFloat {
        let way = wanted - end
        guard way != 0, bounces, mayStretch, length > 0 else { return end }
        let stretch = (1 - 1 / (abs(way) * 0.55 / length + 1)) * length
        return end + (way < 0 ? -stretch : stretch)
    }

    private func letGo(_ speed: CGPoint) {
        guard let drag = scrollState.drag else { return }
        // Points a millisecond, as the delegate gets it. Content moves against the finger.
        let velocity = CGPoint(
            x: drag.axes.horizontal ? -speed.x / 1000 : 0, y: drag.axes.vertical ? -speed.y / 1000 : 0)
        refreshIfPulled()
        let own = isPagingEnabled ? page(after: drag, velocity) : clamped(projected(velocity))
        var target = own
        delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
        // UIKit logs "Stop offset can not be modified for paging scroll views".
        if isPagingEnabled { target = own }
        scrollState.drag = nil
        let goesOn = target != contentOffset
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        defer { hasComeToRest() }
        guard goesOn else { return }
        scrollState.isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        contentOffset = clamped(target)
        scrollState.isDecelerating = false
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// Where content comes to rest that loses a share of its speed in each millisecond, as Apple describes it.
    private func projected(_ velocity: CGPoint) -> CGPoint {
        let rate = decelerationRate.rawValue
        let way = rate / (1 - rate)
        return CGPoint(x: contentOffset.x + velocity.x * way, y: contentOffset.y + velocity.y * way)
    }

    /// The page that a finger leads to: a fast one to the next, and a slow one to the nearest.
    private func page(after drag: ScrollDrag, _ velocity: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ start: CGFloat, _ speed: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let here = (start / length).rounded()
            if abs(speed) > 0.3 { return (here + (speed > 0 ? 1 : -1)) * length }
            return max(here - 1, min(here + 1, (offset / length).rounded())) * length
        }
        return clamped(
            CGPoint(
                x: drag.axes.horizontal
                    ? page(contentOffset.x, drag.offset.x, velocity.x, bounds.width) : contentOffset.x,
                y: drag.axes.vertical
                    ? page(contentOffset.y, drag.offset.y, velocity.y, bounds.height) : contentOffset.y))
    }

    /// Pulled so far that the spinner can be seen whole, it begins.
    private func refreshIfPulled() {
        guard let control = refreshControl, !control.isRefreshing,
            contentOffset.y <= -adjustedContentInset.top - control.intrinsicContentSize.height
        else { return }
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
    }
}
