/// A view of the model into which what is at a place of the tree is laid out: a hosting view, a page, a row.
class HostView: UIView, InternalView {
    let node: _ViewNode
    /// How several views at the top are arranged.
    private let arrange: ([Item], Bool) -> Item
    private var content: Item?
    /// Which of the views at the top is shown; nil for all.
    var number: Int? { didSet { contentChanged() } }
    /// Which of bars and corners keep the content away.
    var safeRegions = SafeAreaRegions.all { didSet { setNeedsLayout() } }

    init(_ node: _ViewNode, arrange: (([Item], Bool) -> Item)? = nil) {
        self.node = node
        self.arrange = arrange ?? { LayoutItem(VStackLayout(), $0, isRightToLeft: $1) }
        super.init(frame: .zero)
        node.host = self
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    /// What is at the top, made anew when something below is different.
    var item: Item {
        if let content { return content }
        let items = number.map { node.items.indices.contains($0) ? [node.items[$0]] : [] } ?? node.items
        let isRightToLeft = node.environment.layoutDirection == .rightToLeft
        let made = items.count == 1 ? items[0] : arrange(items, isRightToLeft)
        content = made
        return made
    }

    /// What is below is different.
    func contentChanged() {
        content = nil
        setNeedsLayout()
    }

    /// The part of it that bars, corners and the keyboard do not cover.
    var safeBounds: CGRect {
        let safe = boundsBesideBars
        guard safeRegions.contains(.keyboard), let window, window.keyboardHeight > 0 else { return safe }
        let end = convert(CGPoint(x: 0, y: window.bounds.height - window.keyboardHeight), from: window).y
        return safe.to(bottom: min(safe.maxY, max(safe.minY, end)))
    }
    private var boundsBesideBars: CGRect {
        safeRegions.contains(.container) ? bounds.inset(by: safeAreaInsets) : bounds
    }

    override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? sortedElements }
        set { super.accessibilityElements = newValue }
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for pass in 1... {
            ShownChanges.perform(in: layer) {
                node.graph.update()
                layOut()
            }
            guard node.graph.settle() else { break }
            if pass == ViewGraph.mostPasses { return node.graph.reportPasses() }
        }
    }

    /// Puts everything into its place: in the middle of what is safe, unless it fills that.
    private func layOut() {
        let former = LayoutHost.current
        LayoutHost.current = self
        defer { LayoutHost.current = former }
        let (item, room) = (item, safeBounds)
        let isRightToLeft = node.environment.layoutDirection == .rightToLeft
        let space = LayoutSpace(
            bounds: bounds, safe: room, keyboard: max(0, boundsBesideBars.maxY - room.maxY),
            isRightToLeft: isRightToLeft)
        place(item, in: room, space)
        var views: [UIView] = []
        item.mount(into: &views)
        show(views)
    }

    func place(_ item: Item, in room: CGRect, _ space: LayoutSpace) {
        let offered = ProposedViewSize(room.size)
        let size = item.size(offered)
        item.place(at: CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2), offered, in: space)
    }
}

extension UIView {
    /// Makes these its subviews, in this order.
    func show(_ views: [UIView]) {
        guard !subviews.elementsEqual(views, by: ===) else { return }
        let kept = Set(views.map(ObjectIdentifier.init))
        for former in subviews where !kept.contains(ObjectIdentifier(former)) { former.removeFromSuperview() }
        for (index, view) in views.enumerated() where index >= subviews.count || subviews[index] !== view {
            insertSubview(view, at: index)
        }
    }
}

/// Shows a view of SwiftUI in UIKit.
public final class _UIHostingView<Content: View>: UIView {
    var rootView: Content { didSet { updateRoot() } }
    let graph = ViewGraph()
    private let inner: HostView
    /// Which of the views at the top is shown; nil for all, below each other.
    var number: Int? {
        get { inner.number }
        set { inner.number = newValue }
    }
    var safeRegions: SafeAreaRegions {
        get { inner.safeRegions }
        set { inner.safeRegions = newValue }
    }
    /// Whether a screen in the view has asked for an appearance.
    private var overridesStyle = false
    /// Whether there is no picture yet. Apple evaluates all bodies twice before the first one.
    private var isNew = true

    public init(rootView: Content) {
        self.rootView = rootView
        inner = HostView(graph.top)
        super.init(frame: .zero)
        graph.hostView = inner
        addSubview(inner)
        updateRoot()
        // What a screen wants for itself is wanted of the view that shows it.
        graph.watch(graph.top) { [weak self] in
            guard let self else { return }
            let scheme = graph.top.preference(PreferredSchemeKey.self, ofItem: number) ?? nil
            let style = UIUserInterfaceStyle(scheme)
            if style != .unspecified || overridesStyle { overrideUserInterfaceStyle = style }
            overridesStyle = style != .unspecified
        }
    }

    @available(*, unavailable) public required init?(coder: NSCoder) { fatalError("no document has one") }

    private func updateRoot() {
        graph.top.update(rootView, in: EnvironmentValues(traitCollection))
        setNeedsLayout()
        inner.setNeedsLayout()
    }

    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateRoot()
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(offered: size) }
    public override var intrinsicContentSize: CGSize { contentSize(offered: nil) }

    public override func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        graph.update()
        // A length is an offer where it counts more than what the content wants.
        let offered = ProposedViewSize(
            width: horizontal > .fittingSizeLevel ? target.width : nil,
            height: vertical > .fittingSizeLevel ? target.height : nil)
        let size = inner.item.size(offered)
        return CGSize(
            width: horizontal == .required ? target.width : size.width,
            height: vertical == .required ? target.height : size.height)
    }

    func contentSize(for proposal: ProposedViewSize) -> CGSize {
        graph.update()
        return inner.item.size(proposal)
    }

    /// What the view wants; without an offer, its ideal size.
    func contentSize(offered: CGSize?) -> CGSize {
        graph.update()
        guard let offered else { return inner.item.size(.unspecified) }
        func usable(_ length: CGFloat) -> CGFloat { min(length, 1e6) }
        return inner.item.size(ProposedViewSize(width: usable(offered.width), height: usable(offered.height)))
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        if isNew {
            isNew = false
            graph.top.invalidateAll()
            graph.top.evaluateAgain()
        }
        inner.frame = bounds
        inner.layoutIfNeeded()
    }
}

extension UIHostingController: StatusBarAvoiding {}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = Self(rawValue: 1)
    public static let intrinsicContentSize = Self(rawValue: 2)
}

/// A controller whose view shows a view of SwiftUI.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content { didSet { hosted?.rootView = rootView } }
    private var hosted: _UIHostingView<Content>? { viewIfLoaded as? _UIHostingView<Content> }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }
    public required dynamic init?(coder: NSCoder) { return nil }

    /// Which parts of the safe area keep the content away.
    open var safeAreaRegions = SafeAreaRegions.all { didSet { hosted?.safeRegions = usedRegions } }
    /// Not in Apple's documentation, and called by libraries.
    open var _disableSafeArea = false { didSet { hosted?.safeRegions = usedRegions } }
    private var usedRegions: SafeAreaRegions { _disableSafeArea ? [] : safeAreaRegions }
    /// Which sizes of the controller follow the content.
    open var sizingOptions: UIHostingControllerSizingOptions = []

    open override func loadView() {
        let hosted = _UIHostingView(rootView: rootView)
        hosted.backgroundColor = .systemBackground
        hosted.safeRegions = usedRegions
        view = hosted
    }

    open override var prefersStatusBarHidden: Bool {
        hosted?.graph.top.hidesStatusBar(ofItem: hosted?.number) ?? super.prefersStatusBarHidden
    }
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        hosted?.graph.top.statusBarStyle(ofItem: hosted?.number) ?? super.preferredStatusBarStyle
    }
    open override var prefersHomeIndicatorAutoHidden: Bool {
        hosted?.graph.top.hidesOverlays(ofItem: hosted?.number) ?? false
    }

    open func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return hosted?.contentSize(offered: size) ?? .zero
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if sizingOptions.contains(.preferredContentSize), let hosted {
            preferredContentSize = hosted.contentSize(offered: nil)
        }
    }
}
