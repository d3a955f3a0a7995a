import UIKit

// Modifiers that hardly any UIKit code reaches. Nothing looks different for them, since no view of SwiftUI is drawn.

public struct SymbolRenderingMode: Sendable {
    public static let monochrome = Self(), multicolor = Self(), hierarchical = Self(), palette = Self()
}
public struct SymbolVariants: Hashable, Sendable {
    let name: String
    public static let none = Self(name: "none"), fill = Self(name: "fill"), circle = Self(name: "circle")
    public static let square = Self(name: "square"), slash = Self(name: "slash")
}
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }
public struct SubmitLabel: Sendable {
    public static let done = Self(), go = Self(), send = Self(), join = Self(), route = Self(), search = Self()
    public static let `return` = Self(), next = Self(), `continue` = Self()
}
public struct TextInputAutocapitalization: Sendable {
    public static let never = Self(), words = Self(), sentences = Self(), characters = Self()
}
public struct PresentationDetent: Hashable, Sendable {
    let part: CGFloat
    public static let medium = Self(part: 0.5), large = Self(part: 1)
    public static func fraction(_ fraction: CGFloat) -> Self { Self(part: fraction) }
    public static func height(_ height: CGFloat) -> Self { Self(part: height) }
}
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String>
    private init(_ name: String) { names = [name] }
    public init() { names = [] }
    public static let isButton = Self("button"), isHeader = Self("header"), isSelected = Self("selected")
    public static let isLink = Self("link"), isImage = Self("image"), isModal = Self("modal")
    public static let isStaticText = Self("text"), isSearchField = Self("search"), isKeyboardKey = Self("key")
    public static let updatesFrequently = Self("updates"), playsSound = Self("sound"), isToggle = Self("toggle")
    public static let startsMediaSession = Self("media"), allowsDirectInteraction = Self("direct")
    public static let causesPageTurn = Self("page"), isSummaryElement = Self("summary")
    private init(names: Set<String>) { self.names = names }
    public typealias Element = AccessibilityTraits
    public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { Self(names: names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { Self(names: names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { Self(names: names.symmetricDifference(other.names)) }
    public mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(member)
        names.formUnion(member.names)
        return (isNew, member)
    }
    public mutating func remove(_ member: Self) -> Self? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }
    public mutating func update(with member: Self) -> Self? {
        let old = contains(member) ? member : nil
        names.formUnion(member.names)
        return old
    }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
}
public struct ListStyleName: Sendable {
    public static let automatic = Self(), plain = Self(), grouped = Self(), insetGrouped = Self(), inset = Self()
    public static let sidebar = Self()
}
public func PlainListStyle() -> ListStyleName { .plain }
public func GroupedListStyle() -> ListStyleName { .grouped }
public func InsetGroupedListStyle() -> ListStyleName { .insetGrouped }
public func InsetListStyle() -> ListStyleName { .inset }
public func SidebarListStyle() -> ListStyleName { .sidebar }
public func DefaultListStyle() -> ListStyleName { .automatic }
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = Self(rawValue: 1)
    public static let privacy = Self(rawValue: 2)
    public static let invalidated = Self(rawValue: 4)
}
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
    case plusLighter
}
public enum ToolbarPlacement: Sendable { case automatic, navigationBar, tabBar, bottomBar }

/// Identifies views of both ends of a transition.
@propertyWrapper public struct Namespace: Sendable {
    public struct ID: Hashable, Sendable {}
    public init() {}
    public var wrappedValue: ID { ID() }
}

/// A value of the user's defaults.
@propertyWrapper public struct AppStorage<Value> {
    private let key: String
    private let unset: Value
    private let store: UserDefaults

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        (self.key, unset, self.store) = (key, wrappedValue, store ?? .standard)
    }
    public var wrappedValue: Value {
        get { store.object(forKey: key) as? Value ?? unset }
        nonmutating set { store.set(newValue, forKey: key) }
    }
    public var projectedValue: Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

extension Image {
    public enum Interpolation: Sendable { case none, low, medium, high }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
extension Text {
    public func tracking(_ tracking: CGFloat) -> Text { self }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
    public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }
    public func monospacedDigit() -> Text { self }
}
extension Path {
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        addPath(
            Path(
                CGPath(
                    roundedRect: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: nil))
        )
    }
    public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    public var isEmpty: Bool { cgPath.isEmpty }
    public var currentPoint: CGPoint? { isEmpty ? nil : cgPath.currentPoint }
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        cgPath.contains(point, using: eoFill ? .evenOdd : .winding)
    }
    public func applying(_ transform: CGAffineTransform) -> Path {
        var transform = transform
        return cgPath.copy(using: &transform).map { Path($0) } ?? self
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(
            cgPath.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin, miterLimit: 10))
    }
}

extension View {
    private nonisolated var same: some View { modifier(EmptyModifier()) }

    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { same }
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { same }
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { same }
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View { same }
    public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { same }
    public nonisolated func textInputAutocapitalization(_ kind: TextInputAutocapitalization?) -> some View { same }
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { same }
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { same }
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { same }
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { same }
    public nonisolated func textContentType(_ type: UITextContentType?) -> some View { same }
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { same }
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { same }
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { same }
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { same }
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { same }
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View { same }
    public nonisolated func accessibility(label: Text) -> some View { same }
    public nonisolated func accessibility(value: Text) -> some View { same }
    public nonisolated func accessibility(hint: Text) -> some View { same }
    public nonisolated func accessibility(sortPriority: Double) -> some View { same }
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { same }
    public nonisolated func accessibility(hidden: Bool) -> some View { same }
    public nonisolated func accessibility(identifier: String) -> some View { same }
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { same }
    public nonisolated func accessibilityAction(_ handler: @escaping () -> Void) -> some View { same }
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { same }
    @_disfavoredOverload public nonisolated func accessibilityLabel(_ label: some StringProtocol) -> some View { same }
    @_disfavoredOverload public nonisolated func accessibilityHint(_ hint: some StringProtocol) -> some View { same }
    @_disfavoredOverload public nonisolated func accessibilityValue(_ value: some StringProtocol) -> some View { same }
    public nonisolated func listStyle(_ style: ListStyleName) -> some View { same }
    public nonisolated func redacted(reason: RedactionReasons) -> some View { same }
    public nonisolated func unredacted() -> some View { same }
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { same }
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { same }
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { same }
    public nonisolated func strikethrough(_ active: Bool = true, color: Color? = nil) -> some View { same }
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { same }
    public nonisolated func truncationMode(_ mode: TruncationMode) -> some View { same }
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { same }
    public nonisolated func textCase(_ textCase: TextCase?) -> some View { same }
    public nonisolated func help(_ key: LocalizedStringKey) -> some View { same }
    public nonisolated func badge(_ count: Int) -> some View { same }
    public nonisolated func tag<Value: Hashable>(_ tag: Value) -> some View { same }
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, isSource: Bool = true
    ) -> some View { same }
    public nonisolated func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        same
    }
    public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View { same }
    public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View { same }
    public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
        leading: Leading, trailing: Trailing
    ) -> some View { same }
    public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
        for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
    ) -> some View { same }
    public nonisolated func navigationDestination<Destination: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) -> some View { same }
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { same }
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        same
    }
    public nonisolated func toolbarBackground<Style: ShapeStyle>(
        _ style: Style, for bars: ToolbarPlacement...
    ) -> some View { same }
    public nonisolated func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        same
    }
    public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { same }
    public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { same }
    public nonisolated func statusBar(hidden: Bool) -> some View { same }
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { same }
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { same }
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { same }
}
public enum TruncationMode: Sendable { case head, middle, tail }
public enum TextCase: Sendable { case uppercase, lowercase }
public enum Prominence: Sendable { case standard, increased }
extension Text {
    public typealias TruncationMode = SwiftUI.TruncationMode
    public typealias Case = TextCase
}
