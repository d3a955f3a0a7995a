import UIKit

// Modifiers of iOS 15 and later, and those that toolbars, lists and scroll views read. No view of SwiftUI is drawn, so they change nothing.
extension View {
    private nonisolated var same: some View { modifier(EmptyModifier()) }

    // MARK: Scrolling

    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    )
        -> some View
    { same }
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { same }
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { same }
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { same }
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { same }
    public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
        same
    }
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        same
    }
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        same
    }
    public nonisolated func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View { same }
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    )
        -> some View
    { same }
    public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
        -> some View
    {
        same
    }
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View { same }
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        same
    }
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { same }
    public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View { same }
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { same }
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View { same }
    public nonisolated func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil) -> some View { same }

    // MARK: Lists and menus

    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { same }
    public nonisolated func listRowBackground<Content: View>(_ view: Content?) -> some View { same }
    public nonisolated func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
        same
    }
    public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { same }
    public nonisolated func swipeActions<Content: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View { same }

    // MARK: Bars and what is presented

    public nonisolated func toolbar(_ visibility: Visibility) -> some View { same }
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { same }
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { same }
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { same }
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { same }
    public nonisolated func safeAreaInset<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { same }
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { same }
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { same }
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { same }

    // MARK: Looks

    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { same }
    public nonisolated func bold(_ isActive: Bool = true) -> some View { same }
    public nonisolated func italic(_ isActive: Bool = true) -> some View { same }
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { same }
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { same }
    public nonisolated func lineLimit(_ number: Int, reservesSpace: Bool) -> some View { same }
    public nonisolated func textSelection(_ isEnabled: Bool) -> some View { same }
    public nonisolated func brightness(_ amount: Double) -> some View { same }
    public nonisolated func contrast(_ amount: Double) -> some View { same }
    public nonisolated func saturation(_ amount: Double) -> some View { same }
    public nonisolated func grayscale(_ amount: Double) -> some View { same }
    public nonisolated func hueRotation(_ angle: Angle) -> some View { same }
    public nonisolated func colorMultiply(_ color: Color) -> some View { same }
    public nonisolated func colorInvert() -> some View { same }
    public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> some View
    {
        same
    }
    public nonisolated func labelsHidden() -> some View { same }
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { same }
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { same }

    // MARK: What happens

    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { same }
    public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { same }
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { same }
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { same }
    public nonisolated func task<Value: Equatable>(
        id value: Value, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { same }
    public nonisolated func accessibilityHint(_ key: LocalizedStringKey) -> some View { same }
    public nonisolated func accessibilityValue(_ key: LocalizedStringKey) -> some View { same }
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { same }
}

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
public enum HorizontalEdge: Int8, CaseIterable, Sendable { case leading, trailing }
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }

public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let visible = Self(name: "visible")
    public static let hidden = Self(name: "hidden")
    public static let never = Self(name: "never")
}
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let immediately = Self(name: "immediately")
    public static let interactively = Self(name: "interactively")
    public static let never = Self(name: "never")
}
public struct ContentTransition: Equatable, Sendable {
    let name: String
    public static let identity = Self(name: "identity")
    public static let opacity = Self(name: "opacity")
    public static let interpolate = Self(name: "interpolate")
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = Self(name: "ignore")
    public static let contain = Self(name: "contain")
    public static let combine = Self(name: "combine")
}

public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior { public init() {} }
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: Self { Self() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: Self { Self() }
}

/// Where a scroll view is: remembered.
/// What a scroll view shows of its content.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
}

public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}

public struct ScrollPosition: Equatable, @unchecked Sendable {
    private var id: AnyHashable?
    public private(set) var edge: Edge?
    public private(set) var point: CGPoint?

    public init(idType: (some Hashable).Type = Never.self) {}
    public init(id: some Hashable, anchor: UnitPoint? = nil) { self.id = AnyHashable(id) }
    public init(edge: Edge) { self.edge = edge }
    public init(point: CGPoint) { self.point = point }

    public var viewID: (any Hashable)? { id?.base as? any Hashable }
    public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }
    public var isPositionedByUser: Bool { false }
    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) { self = Self(id: id) }
    public mutating func scrollTo(edge: Edge) { self = Self(edge: edge) }
    public mutating func scrollTo(point: CGPoint) { self = Self(point: point) }
}

public struct NamedCoordinateSpace: Equatable, @unchecked Sendable {
    let name: AnyHashable
    public static func named(_ name: some Hashable) -> Self { Self(name: AnyHashable(name)) }
}

/// Scrolls to a view of a scroll view. None is shown.
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
public struct ScrollViewReader<Content: View>: View {
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
    public var body: Never { fatalError("a reader has no body") }
}

extension Color {
    /// As far from one colour to the other as the fraction says, in the components of sRGB.
    public func mix(with other: Color, by fraction: Double) -> Color {
        func parts(_ color: Color) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color.uiColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let share = CGFloat(min(1, max(0, fraction)))
        let mixed = zip(parts(self), parts(other)).map { $0 + ($1 - $0) * share }
        return Color(uiColor: UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3]))
    }
}
