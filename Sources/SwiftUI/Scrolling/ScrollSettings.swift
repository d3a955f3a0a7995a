/// What authors say about the scroll views below.
struct ScrollSettings: Equatable {
    var contentMargins = EdgeInsets()
    /// The edges for which margins were asked for: a list has others of its own.
    var marginEdges: Edge.Set = []
    var showsVerticalIndicators = true
    var showsHorizontalIndicators = true
    var isEnabled = true
    var clips = true
    var pages = false
    var keyboardMode = UIScrollView.KeyboardDismissMode.none
    var anchor: UnitPoint?
    var background = Visibility.automatic
    /// How content fades below bars, where somebody says it.
    var edgeEffects: [Edge: ScrollEdgeEffectStyle] = [:]
    var hiddenEdgeEffects: Edge.Set = []
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
    public var isScrollEnabled: Bool {
        get { scrollSettings.isEnabled }
        set { scrollSettings.isEnabled = newValue }
    }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.showsHorizontalIndicators ? .automatic : .hidden }
        set { scrollSettings.showsHorizontalIndicators = newValue != .hidden && newValue != .never }
    }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { scrollSettings.showsVerticalIndicators ? .automatic : .hidden }
        set { scrollSettings.showsVerticalIndicators = newValue != .hidden && newValue != .never }
    }
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { .automatic }
        set { scrollSettings.keyboardMode = newValue.mode }
    }
}

public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let visible = Self(name: "visible")
    public static let hidden = Self(name: "hidden")
    public static let never = Self(name: "never")
}
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let mode: UIScrollView.KeyboardDismissMode
    public static let automatic = Self(mode: .none)
    public static let immediately = Self(mode: .onDrag)
    public static let interactively = Self(mode: .interactive)
    public static let never = Self(mode: .none)
}
public struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let scrollContent = Self(name: "scrollContent")
    public static let scrollIndicators = Self(name: "scrollIndicators")
}
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let always = Self(name: "always")
    public static let basedOnSize = Self(name: "basedOnSize")
}
public struct ScrollAnchorRole: Hashable, Sendable {
    let name: String
    public static let initialOffset = Self(name: "initialOffset")
    public static let sizeChanges = Self(name: "sizeChanges")
    public static let alignment = Self(name: "alignment")
}
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let hard = Self(name: "hard")
    public static let soft = Self(name: "soft")

    @MainActor var effect: UIScrollEdgeEffect.Style {
        switch self {
        case .hard: .hard
        case .soft: .soft
        default: .automatic
        }
    }
}
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}
public struct ScrollPhaseChangeContext {
    public var geometry: ScrollGeometry
    public var velocity: CGVector? { nil }
}
/// How a scroll view comes to rest.
public protocol ScrollTargetBehavior {
    typealias TargetContext = ScrollTargetBehaviorContext
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}
public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?
}
public struct ScrollTargetBehaviorContext: Sendable {
    public var originalTarget: ScrollTarget
    public var velocity: CGVector
    public var contentSize: CGSize
    public var containerSize: CGSize
    public var axes: Axis.Set
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public init() {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public struct LimitBehavior: Sendable {
        public static let automatic = Self()
        public static let always = Self()
        public static let alwaysByOne = Self()
        public static let alwaysByFew = Self()
        public static let never = Self()
    }
    public init(limitBehavior: LimitBehavior = .automatic) {}
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
        -> ViewAlignedScrollTargetBehavior
    { ViewAlignedScrollTargetBehavior() }
    public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior()
    }
}

/// Where the content of a scroll view is.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    public init(
        contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
    ) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
}

/// A setting of the scroll views below that is changed.
private struct ScrollSetting: _PrimitiveModifier {
    nonisolated(unsafe) let change: (inout ScrollSettings) -> Void

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.deriving { modifier.change(&$0.scrollSettings) })
    }
}

/// Tells of the geometry of the scroll view in the content.
private struct ScrollWatching<Value: Equatable>: _PrimitiveModifier {
    nonisolated(unsafe) let read: (ScrollGeometry) -> Value
    nonisolated(unsafe) let action: (Value, Value) -> Void

    private final class Last {
        var value: Value?
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let last = node.kept as? Last ?? Last()
        node.kept = last
        node.graph.watch(node) { [unowned node] in
            guard let scroll = node.firstScrollView, scroll.bounds.width > 0 else { return }
            let value = modifier.read(ScrollGeometry(scroll, node.environment.layoutDirection))
            let former = last.value
            last.value = value
            if let former, former != value { modifier.action(former, value) }
            if former == nil { modifier.action(value, value) }
        }
    }
}

extension ScrollGeometry {
    @MainActor init(_ scroll: UIScrollView, _ direction: LayoutDirection) {
        let inset = scroll.adjustedContentInset
        let isRightToLeft = direction == .rightToLeft
        self.init(
            contentOffset: CGPoint(x: scroll.contentOffset.x, y: scroll.contentOffset.y),
            contentSize: scroll.contentSize,
            contentInsets: EdgeInsets(
                top: inset.top, leading: isRightToLeft ? inset.right : inset.left, bottom: inset.bottom,
                trailing: isRightToLeft ? inset.left : inset.right), containerSize: scroll.bounds.size)
    }
}

extension _ViewNode {
    /// The outermost scroll view here.
    fileprivate var firstScrollView: UIScrollView? {
        if let scroll = view as? UIScrollView { return scroll }
        for child in children { if let found = child.firstScrollView { return found } }
        return nil
    }
}

extension View {
    private nonisolated func setting(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
        modifier(ScrollSetting(change: change))
    }

    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        setting {
            guard placement != .scrollIndicators else { return }
            $0.marginEdges.formUnion(edges)
            if edges.contains(.top) { $0.contentMargins.top = insets.top }
            if edges.contains(.leading) { $0.contentMargins.leading = insets.leading }
            if edges.contains(.bottom) { $0.contentMargins.bottom = insets.bottom }
            if edges.contains(.trailing) { $0.contentMargins.trailing = insets.trailing }
        }
    }
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { contentMargins(edges, EdgeInsets(.all, length ?? 0), for: placement) }
    public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    { contentMargins(.all, EdgeInsets(.all, length), for: placement) }

    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        setting {
            let shows = visibility != .hidden && visibility != .never
            if axes.contains(Axis.vertical) { $0.showsVerticalIndicators = shows }
            if axes.contains(Axis.horizontal) { $0.showsHorizontalIndicators = shows }
        }
    }
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        setting { $0.isEnabled = $0.isEnabled && !disabled }
    }
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        setting { $0.clips = !disabled }
    }
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        setting { $0.keyboardMode = mode.mode }
    }
    public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        setting { $0.pages = behavior is PagingScrollTargetBehavior }
    }
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        setting { $0.background = visibility }
    }
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { setting { $0.anchor = anchor } }
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        setting { if role != .sizeChanges { $0.anchor = anchor } }
    }

    public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        setting { settings in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { settings.edgeEffects[edge] = style }
        }
    }
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        setting {
            if hidden { $0.hiddenEdgeEffects.formUnion(edges) } else { $0.hiddenEdgeEffects.subtract(edges) }
        }
    }

    public nonisolated func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View { modifier(ScrollWatching(read: transform, action: action)) }

    // MARK: What nobody sees in a picture

    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { unseen }
    public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { unseen }
    public nonisolated func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
        -> some View
    { unseen }
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { unseen }
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { unseen }
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { unseen }
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) ->
            Void
    ) -> some View { unseen }
    public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
        -> some View
    { unseen }
    public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View { unseen }
    public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind)
        -> some View
    { unseen }
}
public struct ScrollInputBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}
public struct ScrollInputKind: Hashable, Sendable {
    private let name: String
    public static let handGestureShortcut = Self(name: "handGestureShortcut")
    public static let lookToScroll = Self(name: "lookToScroll")
}
