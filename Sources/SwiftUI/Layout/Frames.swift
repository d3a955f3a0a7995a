/// A frame with fixed lengths.
private final class FixedFrameItem: BoxItem, @unchecked Sendable {
    private let width, height: CGFloat?
    private let alignment: Alignment

    init(_ inner: Item, _ width: CGFloat?, _ height: CGFloat?, _ alignment: Alignment) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
        super.init(inner)
    }
    override var spacing: ViewSpacing { inner.spacing.framed(vertically: height != nil, horizontally: width != nil) }
    override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
    override func ownSize(_ proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
        CGSize(width: width ?? content.width, height: height ?? content.height)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // Nothing of the content counts.
        if let width, let height { return CGSize(width: width, height: height) }
        return super.measure(proposal)
    }
    override func shift(_ size: CGSize, _ content: ViewDimensions, isRightToLeft: Bool) -> CGPoint {
        alignment.shift(in: size, content, isRightToLeft: isRightToLeft)
    }
}

/// The least, the wanted and the largest length along one axis of a frame.
private struct FlexibleLength {
    let least, ideal, most: CGFloat?

    /// What is out of order is put in order, as SwiftUI does with a warning.
    init(_ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) {
        let least = least.map { max(0, $0) }
        let ideal = ideal.map { max($0, least ?? 0) }
        self.least = least
        self.ideal = ideal
        self.most = most.map { max($0, ideal ?? least ?? 0) }
    }

    var isGiven: Bool { least != nil || ideal != nil || most != nil }
    func limit(_ length: CGFloat) -> CGFloat { max(least ?? -.infinity, min(most ?? .infinity, length)) }
    func offer(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(limit) }

    func own(_ proposed: CGFloat?, _ content: CGFloat) -> CGFloat {
        guard let proposed else { return ideal ?? limit(content) }
        switch (least, most) {
        case (nil, nil): return content
        case (_?, _?): return limit(proposed)
        case (let least?, nil): return max(least, min(proposed, content))
        case (nil, let most?): return min(most, max(proposed, content))
        }
    }
}

/// A frame with lengths that may vary.
private final class FlexibleFrameItem: BoxItem, @unchecked Sendable {
    private let width, height: FlexibleLength
    private let alignment: Alignment

    init(_ inner: Item, _ width: FlexibleLength, _ height: FlexibleLength, _ alignment: Alignment) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
        super.init(inner)
    }
    override var spacing: ViewSpacing {
        inner.spacing.framed(
            vertically: height.least != nil || height.most != nil,
            horizontally: width.least != nil || width.most != nil)
    }
    override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
    }
    override func ownSize(_ proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
        CGSize(
            width: width.own(proposal.width, content.width), height: height.own(proposal.height, content.height))
    }
    override func offerInPlace(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        func offer(_ length: FlexibleLength, _ proposed: CGFloat?, _ own: CGFloat) -> CGFloat? {
            // A content that decided by itself is not bound to what it has become.
            guard length.isGiven else { return proposed }
            let isBetween = own > length.least ?? -.infinity && own < length.most ?? .infinity
            return proposed == nil && length.ideal == nil && isBetween ? nil : own
        }
        return ProposedViewSize(
            width: offer(width, proposal.width, size.width), height: offer(height, proposal.height, size.height))
    }
    override func shift(_ size: CGSize, _ content: ViewDimensions, isRightToLeft: Bool) -> CGPoint {
        alignment.shift(in: size, content, isRightToLeft: isRightToLeft)
    }
}

extension ViewSpacing {
    /// The spacing of a view whose lengths are given: a text in it no longer counts as one.
    fileprivate func framed(vertically: Bool, horizontally: Bool) -> ViewSpacing {
        var framed = self
        if vertically { (framed.top, framed.bottom) = (.usual, .usual) }
        if horizontally { (framed.leading, framed.trailing) = (.usual, .usual) }
        return framed
    }
}

/// An empty border around the content.
private final class PaddingItem: BoxItem, @unchecked Sendable {
    private let insets: EdgeInsets

    init(_ inner: Item, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(inner)
    }
    override var spacing: ViewSpacing {
        var spacing = inner.spacing
        if insets.top != 0 { spacing.top = .usual }
        if insets.leading != 0 { spacing.leading = .usual }
        if insets.bottom != 0 { spacing.bottom = .usual }
        if insets.trailing != 0 { spacing.trailing = .usual }
        return spacing
    }
    override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }
    override func ownSize(_ proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
        CGSize(width: max(0, content.width + insets.horizontal), height: max(0, content.height + insets.vertical))
    }
    override func shift(_ size: CGSize, _ content: ViewDimensions, isRightToLeft: Bool) -> CGPoint {
        CGPoint(x: isRightToLeft ? insets.trailing : insets.leading, y: insets.top)
    }
}

/// The size that the content wants of itself.
private final class FixedSizeItem: BoxItem, @unchecked Sendable {
    private let isHorizontal, isVertical: Bool

    init(_ inner: Item, _ isHorizontal: Bool, _ isVertical: Bool) {
        (self.isHorizontal, self.isVertical) = (isHorizontal, isVertical)
        super.init(inner)
    }
    override var priority: Double { inner.priority }
    override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: isHorizontal ? nil : proposal.width, height: isVertical ? nil : proposal.height)
    }
}

/// The largest or smallest box of a ratio in or around what is offered.
private final class AspectRatioItem: BoxItem, @unchecked Sendable {
    private let ratio: CGFloat?
    private let mode: ContentMode

    init(_ inner: Item, _ ratio: CGFloat?, _ mode: ContentMode) {
        (self.ratio, self.mode) = (ratio, mode)
        super.init(inner)
    }
    override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        let ratio =
            ratio
            ?? {
                let own = inner.size(.unspecified); return own.height > 0 ? own.width / own.height : 0
            }()
        guard ratio > 0, ratio.isFinite else { return proposal }
        // The one side that is known decides, as in a view that scrolls.
        let widths = [proposal.width, proposal.height.map { $0 * ratio }].compactMap(\.self)
        let width = (mode == .fit ? widths.min() : widths.max()) ?? 0
        return ProposedViewSize(width: width, height: width / ratio)
    }
}

/// What is drawn elsewhere than it is laid out.
private final class OffsetItem: WrappingItem, @unchecked Sendable {
    private let x, y: CGFloat

    init(_ inner: Item, x: CGFloat, y: CGFloat) {
        (self.x, self.y) = (x, y)
        super.init(inner)
    }
    override var priority: Double { inner.priority }
    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let x = space.isRightToLeft ? -x : x
        inner.place(at: CGPoint(x: origin.x + x, y: origin.y + y), proposal, in: space)
    }
}

/// All that is offered, with the centre of the content at a point of it.
private final class PositionItem: WrappingItem, @unchecked Sendable {
    private let x, y: CGFloat

    init(_ inner: Item, x: CGFloat, y: CGFloat) {
        (self.x, self.y) = (x, y)
        super.init(inner)
    }
    override var spacing: ViewSpacing { ViewSpacing() }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let width = proposal.width, let height = proposal.height else {
            return proposal.replacingUnspecifiedDimensions(by: inner.size(proposal))
        }
        return CGSize(width: width, height: height)
    }
    override func ownGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? { nil }
    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let own = inner.size(proposal)
        let x = space.isRightToLeft ? size(proposal).width - x : x
        inner.place(
            at: CGPoint(x: origin.x + x - own.width / 2, y: origin.y + y - own.height / 2), proposal, in: space)
    }
}

/// What is served earlier or drawn later than its siblings.
private final class RankedItem: WrappingItem, @unchecked Sendable {
    private let ownPriority, ownZIndex: Double?

    init(_ inner: Item, priority: Double? = nil, zIndex: Double? = nil) {
        (ownPriority, ownZIndex) = (priority, zIndex)
        super.init(inner)
    }
    override var priority: Double { ownPriority ?? inner.priority }
    override var zIndex: Double { ownZIndex ?? inner.zIndex }
}

/// What has a guide of its author's.
private final class GuidedItem: WrappingItem, @unchecked Sendable {
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> CGFloat

    init(_ inner: Item, _ key: AlignmentKey, _ compute: @escaping (ViewDimensions) -> CGFloat) {
        (self.key, self.compute) = (key, compute)
        super.init(inner)
    }
    override var priority: Double { inner.priority }
    override func ownGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        key == self.key ? compute(inner.dimensions(proposal)) : super.ownGuide(key, proposal, size)
    }
}

/// Puts something around each thing of the content.
struct ItemWrapping: _PrimitiveModifier {
    nonisolated(unsafe) private let wrap: (Item, EnvironmentValues) -> Item

    nonisolated init(_ wrap: @escaping (Item, EnvironmentValues) -> Item) { self.wrap = wrap }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let (wrap, environment) = (modifier.wrap, node.environment)
        node.wrapping { wrap($0, environment) }
    }
}

extension View {
    nonisolated func wrapped(_ wrap: @escaping (Item, EnvironmentValues) -> Item) -> some View {
        modifier(ItemWrapping(wrap))
    }

    // MARK: Frames

    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        // Lengths that are none are as if they were not given.
        func usable(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        let (width, height) = (usable(width), usable(height))
        return wrapped { item, _ in FixedFrameItem(item, width, height, alignment) }
    }

    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let width = FlexibleLength(minWidth, idealWidth, maxWidth)
        let height = FlexibleLength(minHeight, idealHeight, maxHeight)
        return wrapped { item, _ in FlexibleFrameItem(item, width, height, alignment) }
    }

    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        wrapped { item, _ in FixedSizeItem(item, horizontal, vertical) }
    }

    // MARK: Padding

    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? DefaultPadding.length))
    }
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        wrapped { item, _ in PaddingItem(item, insets) }
    }

    /// Pads the view as far as UIKit keeps the content of a screen away from its sides.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
        wrapped { item, environment in
            let length = Headless.release.margins.controllers.side(
                inWidth: MainActor.assumeIsolated { min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) },
                isRegular: environment.horizontalSizeClass == .regular)
            return PaddingItem(item, EdgeInsets(edges, length))
        }
    }
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        scenePadding(edges)
    }

    // MARK: Places

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        wrapped { item, _ in OffsetItem(item, x: x, y: y) }
    }
    public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        wrapped { item, _ in PositionItem(item, x: x, y: y) }
    }
    public nonisolated func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    // MARK: Ratios

    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrapped { item, _ in AspectRatioItem(item, aspectRatio, contentMode) }
    }
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    // MARK: Ranks and guides

    public nonisolated func layoutPriority(_ value: Double) -> some View {
        wrapped { item, _ in RankedItem(item, priority: value) }
    }
    public nonisolated func zIndex(_ value: Double) -> some View {
        wrapped { item, _ in RankedItem(item, zIndex: value) }
    }
    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { wrapped { item, _ in GuidedItem(item, guide.key, computeValue) } }
    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { wrapped { item, _ in GuidedItem(item, guide.key, computeValue) } }
}

enum DefaultPadding {
    /// The padding on each edge, at every size of the text. Measured in pictures of iOS 17 to 26.
    static let length: CGFloat = 16
}

/// Which distance from the sides of a screen is meant. On a phone there is one.
public struct ScenePadding: Hashable, Sendable {
    private let name: String
    public static let minimum = Self(name: "minimum")
    public static let navigationBar = Self(name: "navigationBar")
}
