import MaquetteViewModel

extension UIWindow {
    /// The largest scroll view that can be scrolled up and down.
    var largestScrollView: UIScrollView? {
        largestScrollView { scroll in
            let insets = scroll.adjustedContentInset
            return scroll.bounds.height < scroll.contentSize.height + insets.top + insets.bottom
        }
    }

    /// Moves the largest scroll view that has more below, by most of what it shows.
    func scrollOn() -> Bool {
        let hasMore = { (scroll: UIScrollView) in
            scroll.contentOffset.y + scroll.bounds.height - scroll.adjustedContentInset.bottom
                < scroll.contentSize.height - 0.5
        }
        guard let scroll = largestScrollView(where: hasMore) else { return false }
        let last = scroll.contentSize.height - scroll.bounds.height + scroll.adjustedContentInset.bottom
        scroll.contentOffset.y = min(last, scroll.contentOffset.y + scroll.bounds.height * 0.8)
        return true
    }

    private func largestScrollView(where isMeant: (UIScrollView) -> Bool) -> UIScrollView? {
        var waiting: [UIView] = [self]
        var best: UIScrollView?
        while let view = waiting.popLast() {
            guard !view.isHidden else { continue }
            if let scroll = view as? UIScrollView, scroll.isScrollEnabled, isMeant(scroll),
                scroll.bounds.height * scroll.bounds.width > (best?.bounds.height ?? 0) * (best?.bounds.width ?? 0)
            {
                best = scroll
            }
            waiting += view.subviews
        }
        return best
    }
}
