import UIKit

// Glass, pointers and other names of the last years. Nothing looks different for them, since no view of SwiftUI is drawn.

/// The material of iOS 26.
public struct Glass: Equatable, Sendable {
    private let name: String
    private var color: Color?
    private var isInteractive = false
    private init(_ name: String) { self.name = name }
    public static let regular = Glass("regular"), clear = Glass("clear"), identity = Glass("identity")
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }
    public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
    }
}
/// A capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
public struct GlassEffectContainer<Content: View>: View {
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a container has no body") }
}
public struct GlassEffectTransition: Sendable {
    public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}

public struct HoverEffect: Sendable {
    public static let automatic = Self(), highlight = Self(), lift = Self()
}
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) { (isEOFilled, isAntialiased) = (eoFill, antialiased) }
}
public struct ListSectionSpacing: Sendable {
    public static let `default` = Self(), compact = Self()
    public static func custom(_ spacing: CGFloat) -> Self { Self() }
}

extension View {
    private nonisolated var same: some View { modifier(EmptyModifier()) }

    public nonisolated func glassEffect(_ glass: Glass = .regular) -> some View { same }
    public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View { same }
    public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        same
    }
    public nonisolated func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { same }
    public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { same }
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { same }
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { same }
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { same }
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { same }
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { same }
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { same }
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { same }
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { same }
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { same }
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { same }
    public nonisolated func accessibilityValue(_ value: Text) -> some View { same }
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { same }
    public nonisolated func accessibilityShowsLargeContentViewer(
        @ViewBuilder _ largeContentView: () -> some View
    ) -> some View { same }
}

extension InsettableShape {
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func strokeBorder<Style: ShapeStyle>(
        _ content: Style, style: StrokeStyle, antialiased: Bool = true
    ) -> some View { modifier(EmptyModifier()) }
}

public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }
/// Nothing moves, so that it is over at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}
