/// Shows a part of what may be larger than itself.
public nonisolated struct ScrollView<Content: View>: _PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let scroll = node.view(UIScrollView())
        node.environment.dress(scroll)
        let place = node.kept as? ScrollPlace ?? ScrollPlace(scroll)
        node.kept = place
        let isSideways = view.axes == .horizontal
        let environment = node.deriving {
            $0[StackOrientation.self] = isSideways ? .horizontal : .vertical
            $0[LazyWindow.self] = nil
            $0[ScrollPlace.self] = place
            $0[ContainerSize.self] = place.container
        }
        place.take(node.environment, axes: view.axes, showsIndicators: view.showsIndicators)
        node.child(0).update(view.content, in: environment)
        let settings = node.environment.scrollSettings
        let isRightToLeft = node.environment.layoutDirection == .rightToLeft
        node.output = { children in
            let items = children.flatMap(\.items)
            let content: Item =
                items.count == 1
                ? items[0]
                : isSideways
                    ? LayoutItem(HStackLayout(), items, isRightToLeft: isRightToLeft)
                    : LayoutItem(VStackLayout(), items, isRightToLeft: isRightToLeft)
            return [ScrollItem(content, place, view.axes, settings)]
        }
    }
}

/// A scroll view, what was asked of it, and where the things in it are.
@MainActor final class ScrollPlace: NSObject, UIScrollViewDelegate {
    let scroll: UIScrollView
    let container = ContainerSize()
    /// The windows of the lazy stacks and grids in the view.
    private var windows: [LazyWindow] = []
    private weak var reader: ScrollReader?
    /// Where identities were put at the last layout, in the coordinates of the content.
    private(set) var targets: [AnyHashable: CGRect] = [:]
    private var asked: (id: AnyHashable, anchor: UnitPoint?)?
    private var isStarted = false
    private var isRightToLeft = false
    private var axes = Axis.Set.vertical
    private var edge: ScrollPosition?
    private var shownIdentity: AnyHashable?
    var anchor: UnitPoint?

    init(_ scroll: UIScrollView) {
        self.scroll = scroll
        super.init()
        // Its insets are those of the layout, which knows of more than UIKit does.
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delegate = self
    }

    func take(_ environment: EnvironmentValues, axes: Axis.Set, showsIndicators: Bool = true) {
        let settings = environment.scrollSettings
        self.axes = axes
        scroll.showsVerticalScrollIndicator = showsIndicators && settings.showsVerticalIndicators
        scroll.showsHorizontalScrollIndicator = showsIndicators && settings.showsHorizontalIndicators
        scroll.isScrollEnabled = settings.isEnabled
        scroll.clipsToBounds = settings.clips
        scroll.isPagingEnabled = settings.pages
        scroll.keyboardDismissMode = settings.keyboardMode
        anchor = settings.anchor
        for (edge, effect) in [(Edge.top, scroll.topEdgeEffect), (.bottom, scroll.bottomEdgeEffect)] {
            effect.style = settings.edgeEffects[edge]?.effect ?? .automatic
            effect.isHidden = settings.hiddenEdgeEffects.contains(Edge.Set(edge))
        }
        takeRefresh(axes.contains(.vertical) ? environment.refresh : nil)
        reader = environment[ScrollReader.self]
        reader?.add(self)
        if let position = environment[ScrollPositionSetting.self], position != shownPosition {
            shownPosition = position
            if let id = position.position.id {
                asked = (id, position.anchor ?? position.position.anchor)
            } else if position.position.isPositioned {
                edge = position.position
            }
        }
    }
    private var shownPosition: ScrollPositionSetting?

    /// What a pull does, until which the spinner stays.
    private func takeRefresh(_ action: RefreshAction?) {
        refresh = action
        guard (action != nil) != (scroll.refreshControl != nil) else { return }
        guard action != nil else { return scroll.refreshControl = nil }
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let action = self?.refresh else { return }
                Task { @MainActor in
                    await action()
                    control?.endRefreshing()
                }
            }, for: .valueChanged)
        scroll.refreshControl = control
    }
    private var refresh: RefreshAction?

    func add(_ window: LazyWindow) { if !windows.contains(window) { windows.append(window) } }

    var countLeft: Int { windows.reduce(0) { $0 + $1.countLeft } }
    func grow(toAll: Bool = false) { for window in windows { window.grow(toAll: toAll) } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if countLeft > 0 { scroll.superview?.setNeedsLayout() }
    }

    // MARK: Showing a part of the content

    func show(_ id: AnyHashable, _ anchor: UnitPoint?) {
        asked = (id, anchor)
        showWhatIsAsked()
        if asked != nil { scroll.superview?.setNeedsLayout() }
    }

    /// After the content was put into its place.
    func contentPlaced(_ targets: [AnyHashable: CGRect], known: CGFloat? = nil, isRightToLeft: Bool) {
        self.targets = targets
        self.isRightToLeft = isRightToLeft
        if !isStarted, scroll.bounds.width > 0 {
            isStarted = true
            start()
        }
        showWhatIsAsked()
        if asked != nil { grow(toAll: true) }
        // What is lazy ends before what is seen does.
        let visible = scroll.bounds
        let (width, height) = (scroll.contentSize.width, known ?? scroll.contentSize.height)
        if axes.contains(Axis.vertical) && height < visible.maxY || axes == .horizontal && width < visible.maxX {
            grow()
        }
    }

    /// Where a scroll view begins that nobody has scrolled.
    private func start() {
        let inset = scroll.adjustedContentInset
        var offset = CGPoint(x: -inset.left, y: -inset.top)
        let beyond = CGPoint(
            x: scroll.contentSize.width + inset.right - scroll.bounds.width,
            y: scroll.contentSize.height + inset.bottom - scroll.bounds.height)
        let anchor = anchor ?? UnitPoint(x: isRightToLeft && axes.contains(Axis.horizontal) ? 1 : 0, y: 0)
        if beyond.x > offset.x { offset.x += (beyond.x - offset.x) * anchor.x }
        if beyond.y > offset.y { offset.y += (beyond.y - offset.y) * anchor.y }
        scroll.contentOffset = offset
    }

    private func showWhatIsAsked() {
        if let position = edge, scroll.bounds.width > 0 {
            edge = nil
            show(position)
        }
        guard let asked, let target = targets[asked.id], scroll.bounds.width > 0 else { return }
        self.asked = nil
        guard let anchor = asked.anchor else { return scroll.scrollRectToVisible(target, animated: false) }
        let room = scroll.bounds.inset(by: scroll.adjustedContentInset)
        move(
            to: CGPoint(
                x: target.minX + target.width * anchor.x - room.width * anchor.x - scroll.adjustedContentInset.left,
                y: target.minY + target.height * anchor.y - room.height * anchor.y - scroll.adjustedContentInset.top))
    }

    private func show(_ position: ScrollPosition) {
        var offset = scroll.contentOffset
        let far = CGFloat.greatestFiniteMagnitude / 4
        switch position.edge {
        case .top: offset.y = -far
        case .bottom: offset.y = far
        case .leading: offset.x = isRightToLeft ? far : -far
        case .trailing: offset.x = isRightToLeft ? -far : far
        case nil:
            if let x = position.x { offset.x = x - scroll.adjustedContentInset.left }
            if let y = position.y { offset.y = y - scroll.adjustedContentInset.top }
        }
        move(to: offset)
    }

    /// Scrolls as near to an offset as the content allows, along the axes on which the view scrolls.
    private func move(to offset: CGPoint) {
        let inset = scroll.adjustedContentInset
        func limit(_ value: CGFloat, _ near: CGFloat, _ far: CGFloat, _ content: CGFloat, _ shown: CGFloat) -> CGFloat {
            max(-near, min(value, content + far - shown))
        }
        var limited = scroll.contentOffset
        if axes.contains(Axis.horizontal) {
            limited.x = limit(offset.x, inset.left, inset.right, scroll.contentSize.width, scroll.bounds.width)
        }
        if axes.contains(Axis.vertical) {
            limited.y = limit(offset.y, inset.top, inset.bottom, scroll.contentSize.height, scroll.bounds.height)
        }
        scroll.contentOffset = limited
    }
}

extension ScrollPlace: EnvironmentKey {
    nonisolated static var defaultValue: ScrollPlace? { nil }
}

/// What lies in a scroll view, as the scroll view that others lay out.
private final class ScrollItem: Item, @unchecked Sendable {
    private let content: Item
    private let place: ScrollPlace
    private let axes: Axis.Set
    private let settings: ScrollSettings

    init(_ content: Item, _ place: ScrollPlace, _ axes: Axis.Set, _ settings: ScrollSettings) {
        (self.content, self.place, self.axes, self.settings) = (content, place, axes, settings)
    }

    private var margins: EdgeInsets { settings.contentMargins }

    /// What the content is offered: as much as it wants along the axes on which the view scrolls.
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(Axis.horizontal) ? nil : proposal.width.map { max(0, $0 - margins.horizontal) },
            height: axes.contains(Axis.vertical) ? nil : proposal.height.map { max(0, $0 - margins.vertical) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height, axes.contains([.horizontal, .vertical]) {
            return CGSize(width: width, height: height)
        }
        let own = content.size(offer(proposal))
        // A scroll view is as wide as its content, and as high as it is offered.
        return CGSize(
            width: axes.contains(Axis.horizontal)
                ? proposal.width ?? own.width + margins.horizontal : own.width + margins.horizontal,
            height: axes.contains(Axis.vertical)
                ? proposal.height ?? own.height + margins.vertical : own.height + margins.vertical)
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal))
        let outgrowth = space.outgrowth(of: frame)
        let whole = space.grown(frame, by: outgrowth).onPixels(UIScreenScale.present)
        let inner = offer(ProposedViewSize(frame.size))
        assumingMainActor {
            // Across it is as wide as its content, whose width may be a part of what was offered.
            let across = axes.contains(Axis.horizontal) ? frame.width : proposal.width ?? frame.width
            let along = axes.contains(Axis.vertical) ? frame.height : proposal.height ?? frame.height
            place.container.set(
                CGSize(width: max(0, across - margins.horizontal), height: max(0, along - margins.vertical)))
            let scroll = place.scroll
            scroll.setFrameInLayout(whole)
            var own = content.size(inner)
            scroll.contentInset = UIEdgeInsets(outgrowth + margins, isRightToLeft: space.isRightToLeft)
            // What is narrower than the scroll view lies where it is anchored; a column as wide as it does anyway.
            let start = start(own, in: frame.size)
            let targets = ScrollTargets.collecting {
                let former = LayoutHost.current
                LayoutHost.current = scroll
                defer { LayoutHost.current = former }
                let bounds = CGRect(origin: .zero, size: own)
                content.place(
                    at: start, inner, in: LayoutSpace(bounds: bounds, safe: bounds, isRightToLeft: space.isRightToLeft))
            }
            own.width = max(own.width + start.x, start.x > 0 ? frame.width - margins.horizontal : 0)
            own.height = max(own.height + start.y, start.y > 0 ? frame.height - margins.vertical : 0)
            scroll.contentSize = own
            place.contentPlaced(targets, isRightToLeft: space.isRightToLeft)
        }
    }

    /// Where content begins that does not fill the scroll view. What scrolls both ways has it in the middle, as a recorded one of 609 points
    /// in 800 does.
    @MainActor private func start(_ own: CGSize, in size: CGSize) -> CGPoint {
        guard let anchor = place.anchor ?? (axes.contains([.horizontal, .vertical]) ? .center : nil) else {
            return .zero
        }
        let (across, down) = (size.width - margins.horizontal - own.width, size.height - margins.vertical - own.height)
        return CGPoint(
            x: axes.contains(Axis.horizontal) && across > 0 ? across * anchor.x : 0,
            y: axes.contains(Axis.vertical) && down > 0 ? down * anchor.y : 0)
    }

    override func mount(into views: inout [UIView]) {
        views.append(place.scroll)
        var inside: [UIView] = []
        content.mount(into: &inside)
        place.scroll.show(inside)
    }
}

extension EdgeInsets {
    static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: one.top + other.top, leading: one.leading + other.leading, bottom: one.bottom + other.bottom,
            trailing: one.trailing + other.trailing)
    }
}

extension UIEdgeInsets {
    init(_ insets: EdgeInsets, isRightToLeft: Bool) {
        self.init(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }
}
