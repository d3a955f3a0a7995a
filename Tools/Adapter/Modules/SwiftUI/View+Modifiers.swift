import UIKit

// What changes how a view looks changes nothing here, where no view of SwiftUI is drawn.
extension View {
    /// Nothing is laid out here, so nothing changes.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View { self }
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View { self }

    private nonisolated var same: some View { modifier(EmptyModifier()) }

    public nonisolated func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    { same }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { same }
    public nonisolated func fixedSize() -> some View { same }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { same }
    public nonisolated func layoutPriority(_ value: Double) -> some View { same }
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { same }
    public nonisolated func padding(_ length: CGFloat) -> some View { same }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { same }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { same }
    public nonisolated func offset(_ offset: CGSize) -> some View { same }
    public nonisolated func position(_ point: CGPoint) -> some View { same }
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { same }
    public nonisolated func zIndex(_ value: Double) -> some View { same }
    public nonisolated func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { same }
    public nonisolated func scaledToFit() -> some View { same }
    public nonisolated func scaledToFill() -> some View { same }
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { same }
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { same }
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { same }
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        same
    }
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { same }
    public nonisolated func transition(_ transition: AnyTransition) -> some View { same }
    public nonisolated func compositingGroup() -> some View { same }
    public nonisolated func drawingGroup(opaque: Bool = false) -> some View { same }
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        same
    }

    public nonisolated func foregroundColor(_ color: Color?) -> some View { same }
    public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { same }
    public nonisolated func foregroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle
    ) -> some View { same }
    public nonisolated func foregroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
    ) -> some View { same }
    public nonisolated func accentColor(_ color: Color?) -> some View { same }
    public nonisolated func tint(_ color: Color?) -> some View { same }
    public nonisolated func font(_ font: Font?) -> some View { same }
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { same }
    public nonisolated func lineLimit(_ number: Int?) -> some View { same }
    public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { same }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { same }
    public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    { same }
    @_disfavoredOverload public func background<Style: ShapeStyle>(_ style: Style) -> some View { same }
    public nonisolated func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { same }
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        same
    }
    public nonisolated func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { same }
    public nonisolated func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View { same }
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { same }
    public nonisolated func clipped(antialiased: Bool = false) -> some View { same }
    public nonisolated func clipShape<Clip: Shape>(_ shape: Clip) -> some View { same }
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { same }
    public nonisolated func contentShape<Content: Shape>(_ shape: Content, eoFill: Bool = false) -> some View { same }
    public nonisolated func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
    { same }
    public nonisolated func opacity(_ opacity: Double) -> some View { same }
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { same }
    public nonisolated func hidden() -> some View { same }
    public nonisolated func disabled(_ disabled: Bool) -> some View { same }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { same }
    public nonisolated func animation(_ animation: Animation?) -> some View { same }
    public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { same }

    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { same }
    public nonisolated func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
        -> some View
    { same }
    public nonisolated func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View { same }
    public nonisolated func onReceive<Source: Publisher>(
        _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never { same }
    public nonisolated func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        same
    }
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { same }
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { same }
    public nonisolated func navigationTitle(_ key: LocalizedStringKey) -> some View { same }
    public nonisolated func navigationBarTitle(_ key: LocalizedStringKey) -> some View { same }
    public nonisolated func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        same
    }
    public nonisolated func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable { same }
    public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View { same }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { same }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { same }
}

/// A value that views hand up to those around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The content of a cell as SwiftUI describes it: a placeholder.
@MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration
{
    let content: Content
    public func makeContentView() -> any UIView & UIContentView {
        HostedContentView(HostedContent.make(content, in: UIViewController()), self)
    }
    public func updated(for state: any UIConfigurationState) -> Self { self }
    public func margins(_ edges: Edge.Set = .all, _ insets: CGFloat) -> Self { self }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
    public func background<Content2: View>(
        @ViewBuilder content: () -> Content2
    ) -> UIHostingConfiguration<Content, Content2> { UIHostingConfiguration<Content, Content2>(content: self.content) }
}
extension UIHostingConfiguration where Background == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

private final class HostedContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ content: UIView, _ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }
    required init?(coder: NSCoder) { nil }
}
