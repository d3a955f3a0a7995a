/// What a bar shows: items with a place, and views, which are where a bar puts what has no place.
@MainActor @preconcurrency public protocol ToolbarContent: View {}
/// `ToolbarContent` that the user may rearrange.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: CustomizableToolbarContent {}
extension EmptyView: CustomizableToolbarContent {}
extension AnyView: CustomizableToolbarContent {}
extension Optional: ToolbarContent, CustomizableToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}
extension Group: ToolbarContent where Content: ToolbarContent {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension ForEach: ToolbarContent where Content: ToolbarContent {}
extension Never: CustomizableToolbarContent {}

public struct ToolbarItemPlacement: Hashable, Sendable {
    let name: String
    public init(id: String) { name = id }
    private init(_ name: String) { self.name = name }
    public static let automatic = Self("automatic")
    public static let principal = Self("principal")
    public static let navigation = Self("navigation")
    public static let primaryAction = Self("primaryAction")
    public static let secondaryAction = Self("secondaryAction")
    public static let status = Self("status")
    public static let confirmationAction = Self("confirmationAction")
    public static let cancellationAction = Self("cancellationAction")
    public static let destructiveAction = Self("destructiveAction")
    public static let keyboard = Self("keyboard")
    public static let bottomBar = Self("bottomBar")
    public static let topBarLeading = Self("topBarLeading")
    public static let topBarTrailing = Self("topBarTrailing")
    public static let navigationBarLeading = Self("topBarLeading")
    public static let navigationBarTrailing = Self("topBarTrailing")
    public static let title = Self("title")
    public static let subtitle = Self("subtitle")
    public static let largeTitle = Self("largeTitle")
    public static let largeSubtitle = Self("largeSubtitle")
    public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self("accessoryBar") }
}

/// Something in a bar.
@MainActor final class ToolbarEntry {
    enum Kind { case views, fixedSpace, flexibleSpace }
    let placement: ToolbarItemPlacement
    let kind: Kind
    var hidesGlass = false
    private weak var node: _ViewNode?
    /// The buttons made of its views, one for each.
    private var buttons: [ToolbarButton] = []

    init(_ placement: ToolbarItemPlacement, _ kind: Kind = .views, _ node: _ViewNode?) {
        (self.placement, self.kind, self.node) = (placement, kind, node)
    }

    /// The items of UIKit that stand for it, kept as long as they show the same.
    ///
    /// - Parameter room: of a lower bar, which a view with spacers in it takes if it is alone.
    func items(isProminent: Bool = false, room: CGFloat? = nil) -> [UIBarButtonItem] {
        switch kind {
        case .fixedSpace: return [.fixedSpace(0)]
        case .flexibleSpace: return [.flexibleSpace()]
        case .views: break
        }
        let all = node?.items ?? []
        while buttons.count < all.count { buttons.append(ToolbarButton()) }
        buttons.removeSubrange(all.count...)
        let isLower = placement == .bottomBar || placement == .status
        return zip(buttons, all).map {
            $0.show(
                $1, isProminent: isProminent, hidesGlass: hidesGlass, isLower: isLower,
                room: all.count == 1 ? room : nil)
        }
    }

    /// All of it as one view, for the middle of a bar.
    func view() -> UIView? {
        guard let node, !node.items.isEmpty else { return nil }
        if let host { return host }
        let made = ToolbarHost(node)
        host = made
        return made
    }
    private var host: ToolbarHost?
}

/// A view of SwiftUI in a bar, as large as it wants to be.
final class ToolbarHost: HostView {
    init(_ node: _ViewNode, only number: Int? = nil) {
        super.init(node) { LayoutItem(HStackLayout(), $0, isRightToLeft: $1) }
        self.number = number
        safeRegions = []
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { item.size(.unspecified) }
    override var intrinsicContentSize: CGSize { item.size(.unspecified) }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { item.size(.unspecified) }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority
    ) -> CGSize { item.size(.unspecified) }
}

/// A view of SwiftUI in a container that has its size from the view's ideal one.
private final class ItemHost: UIView, InternalView {
    var item: Item {
        didSet { setNeedsLayout() }
    }
    /// The glass around an item: from iOS 26 on, what is in a bar is on glass, whatever it is.
    var glass: UIVisualEffectView? {
        didSet { if glass !== oldValue { setNeedsLayout() } }
    }
    /// The space beside the content on glass, as beside a button's image.
    static var besideContent: CGFloat { Headless.release.bars.besideImage }

    init(_ item: Item) {
        self.item = item
        super.init(frame: .zero)
    }

    /// Sizes the item.
    func fit(room: CGFloat?, isLower: Bool, hidesGlass: Bool) {
        let bars = Headless.release.bars
        let isOnGlass = bars.hasGlass && !hidesGlass
        let beside = isOnGlass ? 2 * Self.besideContent : 0
        var size = item.size(.unspecified)
        if let room {
            let widest = item.size(ProposedViewSize(width: room - beside, height: nil))
            if widest.width > size.width { size = widest }
        }
        if isOnGlass {
            glass = glass ?? UIVisualEffectView(effect: UIGlassEffect())
            glass?.cornerConfiguration = .capsule()
            let height = isLower ? bars.toolCapsule : 44
            size = CGSize(width: max(height, size.width + beside), height: height)
        } else {
            glass = nil
        }
        if bounds.size != size { frame = CGRect(origin: .zero, size: size) }
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let former = LayoutHost.current
        LayoutHost.current = self
        defer { LayoutHost.current = former }
        glass?.frame = bounds
        let room = bounds.width - (glass == nil ? 0 : 2 * Self.besideContent)
        let isIdeal = item.size(.unspecified) == bounds.size
        let offered =
            isIdeal ? .unspecified : ProposedViewSize(width: room, height: glass == nil ? bounds.height : nil)
        let size = item.size(offered)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        item.place(
            at: CGPoint(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2), offered,
            in: LayoutSpace(bounds: bounds, safe: bounds, isRightToLeft: isRightToLeft))
        var views: [UIView] = []
        item.mount(into: &views)
        show((glass.map { [$0] } ?? []) + views)
    }
}

/// A button of a bar for one view: with a title or an image where the view shows just one of them, so that it looks as the system's.
@MainActor private final class ToolbarButton {
    private enum Look: Equatable {
        case space
        case title(String, UIColor, UIFont?)
        case image(UIImage, UIColor)
        case custom
    }
    private var look: Look?
    private var isProminent = false
    private var item = UIBarButtonItem()
    private var host: ItemHost?
    private var action: @MainActor () -> Void = {}

    func show(
        _ shown: Item, isProminent: Bool, hidesGlass: Bool, isLower: Bool, room: CGFloat?
    ) -> UIBarButtonItem {
        // A spacer is served last of all.
        var views: [UIView] = []
        shown.mount(into: &views)
        let new: Look = shown.priority == -.infinity && views.isEmpty ? .space : Self.look(of: views)
        if new == .custom {
            let host = host ?? ItemHost(shown)
            self.host = host
            if host.item !== shown { host.item = shown }
            host.fit(room: room, isLower: isLower, hidesGlass: hidesGlass)
        }
        if new != look || self.isProminent != isProminent {
            (look, self.isProminent) = (new, isProminent)
            item = make(new, isProminent)
        }
        let meaning = shown.value(ControlMeaningKey.self)
        if let own = meaning?.action { action = own }
        let isEnabled = meaning?.isEnabled ?? true
        if item.isEnabled != isEnabled { item.isEnabled = isEnabled }
        if item.hidesSharedBackground != hidesGlass { item.hidesSharedBackground = hidesGlass }
        if case .image = new {
            let label = views.lazy.compactMap(\.firstAccessibilityLabel).first
            if item.accessibilityLabel != label { item.accessibilityLabel = label }
        }
        return item
    }

    private func make(_ look: Look, _ isProminent: Bool) -> UIBarButtonItem {
        let made: UIBarButtonItem
        switch look {
        case .space: return .flexibleSpace()
        case .title(let title, let color, let font):
            made = UIBarButtonItem(title: title, style: isProminent ? .done : .plain, target: nil, action: nil)
            color.isUsualInBars ? () : (made.tintColor = color)
            if let font { made.setTitleTextAttributes([.font: font], for: .normal) }
        case .image(let image, let color):
            made = UIBarButtonItem(image: image, style: isProminent ? .done : .plain, target: nil, action: nil)
            color.isUsualInBars ? () : (made.tintColor = color)
        case .custom:
            made = UIBarButtonItem()
            made.customView = host
        }
        made.primaryAction = UIAction(title: made.title ?? "", image: made.image) { [weak self] _ in
            self?.action()
        }
        return made
    }

    private static func look(of views: [UIView]) -> Look {
        let leaves = views.flatMap(\.shownLeaves)
        guard leaves.count == 1 else { return .custom }
        if let label = leaves[0] as? UILabel, let text = label.text, !text.isEmpty {
            let isBody = label.font == .preferredFont(forTextStyle: .body) || label.font.pointSize == 17
            return .title(text, label.textColor, isBody ? nil : label.font)
        }
        if let view = leaves[0] as? UIImageView, let image = view.image, image.isSymbolImage {
            return .image(image, view.tintColor)
        }
        return .custom
    }
}

extension UIColor {
    /// Whether a bar chooses the colour itself.
    fileprivate var isUsualInBars: Bool { self == .tintColor || self == .label || self == .systemBlue }
}

extension UIView {
    /// What is seen in the view.
    fileprivate var shownLeaves: [UIView] {
        if isHidden { return [] }
        if self is UILabel || self is UIImageView { return [self] }
        if !subviews.isEmpty, !drawsItself { return subviews.flatMap(\.shownLeaves) }
        let isEmpty = backgroundColor == nil && layer.sublayers?.isEmpty != false && subviews.isEmpty
        return isEmpty && type(of: self) == UIView.self ? [] : [self]
    }
    /// Whether the view is a control of UIKit's, whose subviews are its own affair.
    private var drawsItself: Bool {
        self is UISwitch || self is UISlider || self is UITextField || self is UISegmentedControl || self is UIStepper
            || self is UIDatePicker || self is UIButton || self is UITextView || self is UIActivityIndicatorView
    }
    fileprivate var firstAccessibilityLabel: String? {
        if isAccessibilityElement, let accessibilityLabel { return accessibilityLabel }
        return subviews.lazy.compactMap(\.firstAccessibilityLabel).first
    }
}

enum ToolbarKey: PreferenceKey {
    static var defaultValue: [ToolbarEntry] { [] }
    static func reduce(value: inout [ToolbarEntry], nextValue: () -> [ToolbarEntry]) { value += nextValue() }
}

/// Something in a bar, at a place.
public nonisolated struct ToolbarItem<ID, Content: View>: _PrimitiveView, CustomizableToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        ToolbarEntry.make(view.placement, view.content, in: node)
    }
}
extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
}
extension ToolbarItem where ID == String {
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) { (self.placement, self.content) = (placement, content()) }
}
extension ToolbarItem: Identifiable where ID: Hashable {
    public var id: ID { fatalError("it is not kept") }
}

/// Several things in a bar, at a place.
public nonisolated struct ToolbarItemGroup<Content: View>: _PrimitiveView, CustomizableToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        (self.placement, self.content) = (placement, content())
    }
    public init<Overflow: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Overflow
    ) { (self.placement, self.content) = (placement, content()) }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        ToolbarEntry.make(view.placement, view.content, in: node)
    }
}

/// A gap between the things in a bar, which parts their glass.
public nonisolated struct ToolbarSpacer: _PrimitiveView, CustomizableToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        (self.sizing, self.placement) = (sizing, placement)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let kind: ToolbarEntry.Kind = view.sizing == .fixed ? .fixedSpace : .flexibleSpace
        node.prefer(ToolbarKey.self, [ToolbarEntry(view.placement, kind, nil)])
        node.output = { _ in [] }
    }
}
/// What a finger on the title opens.
public nonisolated struct ToolbarTitleMenu<Content: View>: _PrimitiveView, CustomizableToolbarContent {
    public init() where Content == EmptyView {}
    public init(@ViewBuilder content: () -> Content) {}
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { node.output = { _ in [] } }
}
public struct SpacerSizing: Hashable, Sendable {
    private let name: String
    public static let flexible = Self(name: "flexible")
    public static let fixed = Self(name: "fixed")
}
/// The place of the search field in a bar.
public nonisolated struct DefaultToolbarItem: _PrimitiveView, CustomizableToolbarContent {
    public struct Kind: Hashable, Sendable {
        private let name: String
        public static let search = Self(name: "search")
        public static let title = Self(name: "title")
        public static let sidebarToggle = Self(name: "sidebarToggle")
    }
    public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {}
}
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    public static let sidebarToggle = Self(name: "sidebarToggle")
    public static let title = Self(name: "title")
    public static let search = Self(name: "search")
}

extension ToolbarEntry {
    fileprivate static func make<Content: View>(
        _ placement: ToolbarItemPlacement, _ content: Content, in node: _ViewNode
    ) {
        let entry =
            (node.kept as? ToolbarEntry).flatMap { $0.placement == placement ? $0 : nil }
            ?? ToolbarEntry(placement, .views, node.child(0))
        node.kept = entry
        node.child(0).update(content, in: node.environment)
        node.prefer(ToolbarKey.self, [entry])
        // The content is in a bar, and not where it was written.
        node.output = { _ in [] }
    }
}

extension ToolbarContent {
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        GlassHiding(content: self, isHidden: visibility == .hidden)
    }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent { self }
}
extension CustomizableToolbarContent {
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }
    public func defaultCustomization(_ defaultVisibility: Visibility = .automatic, options: Int = 0)
        -> some CustomizableToolbarContent
    { self }
}
public struct ToolbarCustomizationBehavior: Sendable {
    public static let `default` = Self()
    public static let reorderable = Self()
    public static let disabled = Self()
}

private struct GlassHiding<Content: ToolbarContent>: _PrimitiveView, ToolbarContent {
    nonisolated(unsafe) let content: Content
    let isHidden: Bool

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(view.content, in: node.environment)
        for entry in node.preference(ToolbarKey.self) ?? [] { entry.hidesGlass = view.isHidden }
    }
}

/// Puts things into the bars around the content.
private struct ToolbarSetting<Bars: View>: _PrimitiveModifier {
    nonisolated(unsafe) let bars: Bars

    @MainActor private final class Kept {
        let entry: ToolbarEntry
        init(_ node: _ViewNode) { entry = ToolbarEntry(.automatic, .views, node) }
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let environment = node.deriving {
            $0[StackOrientation.self] = .horizontal
            $0.isInToolbar = true
            $0.isInList = false
            $0.font = nil
            // On glass buttons are of the colour of words, unless they have one of their own.
            if Headless.release.bars.hasGlass, $0.tint == nil { $0.tint = .primary }
            // Bars keep their size whatever the user's text size is; what does not fit is shown large in a HUD.
            $0.dynamicTypeSize = min($0.dynamicTypeSize, .large)
            $0.labelStyle = HiddenLabelStyle(IconOnlyLabelStyle(), nil)
        }
        node.child(1).update(modifier.bars, in: environment)
        // Views that are in no item are an item of their own.
        let kept = node.kept as? Kept ?? Kept(node.child(1))
        node.kept = kept
        node.preferenceTransform = { [weak node] id, value in
            guard id == ObjectIdentifier(ToolbarKey.self), let node, !node.child(1).items.isEmpty else { return value }
            return (value as? [ToolbarEntry] ?? []) + [kept.entry]
        }
        node.output = { children in children.first?.items ?? [] }
    }
}

private enum InToolbarKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    /// Whether what is here is in a bar.
    var isInToolbar: Bool {
        get { self[InToolbarKey.self] }
        set { self[InToolbarKey.self] = newValue }
    }
}

extension View {
    public nonisolated func toolbar<Content: View>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarSetting(bars: content()))
    }
    public nonisolated func toolbar<Content: View>(id: String, @ToolbarContentBuilder content: () -> Content)
        -> some View
    { modifier(ToolbarSetting(bars: content())) }
    /// A phone has none of the items that a window of a Mac or an iPad has by itself.
    public nonisolated func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { modifier(EmptyModifier()) }

    public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }
    public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
    public nonisolated func navigationBarItems<Leading: View, Trailing: View>(leading: Leading, trailing: Trailing)
        -> some View
    {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
}
