import Foundation

/// The view of a container, which places the bars whenever it is laid out.
final class BarContainerView: UIView, InternalView {
    private let arrange: @MainActor () -> Void
    var recognizers: [UIGestureRecognizer] = []

    init(frame: CGRect, arrange: @escaping @MainActor () -> Void) {
        self.arrange = arrange
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    override var _systemRecognizers: [UIGestureRecognizer] { recognizers }
}

/// The bars of a navigation controller: made when first asked for, and placed around the top controller's view.
extension UINavigationController {
    var bar: UINavigationBar {
        if let bar = navigationState.bar { return bar }
        let bar = navigationState.makeBar()
        bar.barState.onChange = { [weak self] in self?.barsChanged() }
        navigationState.bar = bar
        return bar
    }

    var tools: UIToolbar {
        if let toolbar = navigationState.toolbar { return toolbar }
        let toolbar = navigationState.makeToolbar()
        navigationState.toolbar = toolbar
        return toolbar
    }

    func changeBars(_ change: (NavigationControllerState) -> Void) {
        change(navigationState)
        barsChanged()
    }

    /// Called when the top controller, or what it asks of the bars, has changed.
    func navigationStackChanged() {
        if let outer { return outer.navigationStackChanged() }
        bar.show(
            children.flatMap { ($0 as? UINavigationController)?.children.map(\.navigationItem) ?? [$0.navigationItem] })
        if let toolbar = navigationState.toolbar { toolbar.items = topViewController?.toolbarItems }
        tabBarController?.tabsChanged()
        barsChanged()
    }

    private func barsChanged() {
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        topViewController?.viewIfLoaded?.refreshInsets()
    }

    // MARK: Insets

    /// The navigation controller in whose stack this one is, as split views that are collapsed have them. It has one bar for both.
    private var outer: UINavigationController? { parent as? UINavigationController }

    private var showsBar: Bool {
        outer == nil && !navigationState.hidesBar && viewIfLoaded?.isAlone != true
            && !(navigationState.hidesBarsWhenLow && traitCollection.verticalSizeClass == .compact)
    }

    private var heightOfBar: CGFloat { showsBar ? gapAboveBar + bar.naturalHeight : 0 }

    /// Where the safe area keeps nothing free, the bar keeps away from the edge by itself.
    private var gapAboveBar: CGFloat {
        viewIfLoaded?.safeAreaInsets.top ?? 0 > 0 ? 0 : Headless.release.bars.besideBareEdge
    }
    private var heightOfTools: CGFloat { navigationState.hidesToolbar ? 0 : Headless.release.bars.toolbar.onThisDevice }

    /// An opaque bar pushes content down, unless the controller extends its view under opaque bars.
    private func startsBelowBar(_ child: UIViewController) -> Bool {
        guard showsBar else { return false }
        if !child.edgesForExtendedLayout.contains(.top) { return true }
        return bar.resolved { $0.isTranslucent } == false && !child.extendedLayoutIncludesOpaqueBars
    }

    func insetsOfBars(for child: UIViewController) -> UIEdgeInsets {
        UIEdgeInsets(top: startsBelowBar(child) ? 0 : heightOfBar, left: 0, bottom: heightOfTools, right: 0)
    }

    // MARK: Placing

    func layOutBars() {
        guard let view = viewIfLoaded else { return }
        let safeArea = view.safeAreaInsets
        let bounds = view.bounds
        if let child = topViewController, let content = child.viewIfLoaded, content.superview === view {
            let start = startsBelowBar(child) ? safeArea.top + heightOfBar : 0
            content.frame = CGRect(x: 0, y: start, width: bounds.width, height: max(0, bounds.height - start))
            content.refreshInsetsIfOld()
            bar.update(\.coversContent, content.hasScrolledContentAtTop)
            bar.update(\.fade, content.mainScrollView?.fade(atTop: true))
        }
        if bar.superview !== view { view.addSubview(bar) }
        bar.isHidden = !showsBar
        let top = safeArea.top + gapAboveBar
        bar.setReachAbove(top)
        bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: bar.naturalHeight)
        placeTools(safeArea.bottom)
    }

    private func placeTools(_ bottom: CGFloat) {
        guard !navigationState.hidesToolbar else {
            navigationState.toolbar?.isHidden = true
            return
        }
        let toolbar = tools
        if toolbar.superview !== view { view.addSubview(toolbar) }
        toolbar.isHidden = false
        if toolbar.items != topViewController?.toolbarItems { toolbar.items = topViewController?.toolbarItems }
        toolbar.setReachBelow(bottom)
        let content = mainScrollView
        toolbar.setFade(content?.hasMoreContentBelow == true ? content?.fade(atTop: false) : nil)
        let height = Headless.release.bars.toolbar.onThisDevice
        toolbar.frame = CGRect(
            x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
    }
}

extension UIView {
    func refreshInsetsIfOld() {
        if inheritedSafeArea != safeAreaInsets { refreshInsets() }
    }

    /// The main scroll view of a screen: the view itself or its first subview.
    var mainScrollView: UIScrollView? {
        self as? UIScrollView ?? subviews.first { !$0.isHidden } as? UIScrollView
    }

    /// Whether some of the content has scrolled under the upper bar.
    var hasScrolledContentAtTop: Bool {
        guard let scroll = mainScrollView else { return false }
        return scroll.contentOffset.y > -scroll.adjustedContentInset.top
    }
}

extension UIViewController {
    /// The scroll view of the controller that is on the screen, however many containers are around it.
    var mainScrollView: UIScrollView? {
        let shown: UIViewController? =
            switch self {
            case let navigation as UINavigationController: navigation.topViewController
            case let tabs as UITabBarController: tabs.selectedViewController
            default: nil
            }
        return shown.map(\.mainScrollView) ?? viewIfLoaded?.mainScrollView
    }
}

extension UIScrollView {
    /// Whether more content follows beyond the lower edge.
    var hasMoreContentBelow: Bool {
        contentSize.height - contentOffset.y > bounds.height - adjustedContentInset.bottom
    }
}
