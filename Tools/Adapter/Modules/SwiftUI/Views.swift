import UIKit

// Views that describe something to SwiftUI. None is drawn.

public nonisolated struct Text: View, Equatable {
    let content: String
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        content = (bundle ?? .main).localizedString(forKey: key.key, value: nil, table: tableName)
    }
    @_disfavoredOverload public init(_ content: some StringProtocol) { self.content = String(content) }
    @_disfavoredOverload public init(_ content: AttributedString) { self.content = String(content.characters) }
    public init(verbatim content: String) { self.content = content }
    @MainActor public var body: Never { fatalError("a text has no body") }
    public static func + (left: Text, right: Text) -> Text { Text(verbatim: left.content + right.content) }
    public func font(_ font: Font?) -> Text { self }
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public func foregroundColor(_ color: Color?) -> Text { self }
    public func bold() -> Text { self }
    public func italic() -> Text { self }
    public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }
    public func kerning(_ kerning: CGFloat) -> Text { self }
}

public nonisolated struct Image: View, Equatable {
    let image: UIImage?
    public init(uiImage: UIImage) { image = uiImage }
    public init(_ name: String, bundle: Bundle? = nil) { image = UIImage(named: name, in: bundle, compatibleWith: nil) }
    public init(systemName: String) { image = UIImage(systemName: systemName) }
    @MainActor public var body: Never { fatalError("an image has no body") }
    public enum ResizingMode: Sendable { case tile, stretch }
    public enum TemplateRenderingMode: Sendable { case template, original }
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image { self }
    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}

public nonisolated struct Spacer: View {
    public init(minLength: CGFloat? = nil) {}
    @MainActor public var body: Never { fatalError("a spacer has no body") }
}
public nonisolated struct Divider: View {
    public init() {}
    @MainActor public var body: Never { fatalError("a divider has no body") }
}

public struct HStack<Content: View>: View {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a stack has no body") }
}
public struct VStack<Content: View>: View {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {}
    public var body: Never { fatalError("a stack has no body") }
}
public struct ZStack<Content: View>: View {
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a stack has no body") }
}
public struct LazyHStack<Content: View>: View {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a stack has no body") }
}
public struct LazyVStack<Content: View>: View {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {}
    public var body: Never { fatalError("a stack has no body") }
}
public struct ScrollView<Content: View>: View {
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a scroll view has no body") }
}
public struct List<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a list has no body") }
}
public struct Form<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a form has no body") }
}
public struct NavigationView<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { fatalError("a navigation view has no body") }
}
public struct NavigationLink<Label: View, Destination: View>: View {
    public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public var body: Never { fatalError("a link has no body") }
}
extension NavigationLink where Label == Text {
    public init(_ key: LocalizedStringKey, destination: Destination) {}
    @_disfavoredOverload public init(_ title: some StringProtocol, destination: Destination) {}
}
public struct Section<Parent: View, Content: View, Footer: View>: View {
    public var body: Never { fatalError("a section has no body") }
}
extension Section where Parent == Text, Footer == EmptyView {
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
extension Section where Footer == EmptyView {
    public init(header: Parent, @ViewBuilder content: () -> Content) {}
}
extension Section where Parent == EmptyView, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) {}
}
/// A view for each of some values.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, DescribedForPreviews {
    private let makeParts: @MainActor () -> [any View]

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    { makeParts = { data.map(content) } }
    public var body: Never { fatalError("it is reached through its views") }
    var _parts: [any View] { makeParts() }
    var _traits: [PreviewTrait<Preview.ViewTraits>] { [] }
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data, id: \.id, content: content)
    }
}
extension ForEach where Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data, id: \.self, content: content)
    }
}

public struct GeometryProxy {
    public var size: CGSize { .zero }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
    public func frame(in space: CoordinateSpace) -> CGRect { .zero }
}
public enum CoordinateSpace: Hashable {
    case global, local
    case named(AnyHashable)
}
public struct GeometryReader<Content: View>: View {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
    public var body: Never { fatalError("a reader has no body") }
}

public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = Self(name: "destructive")
    public static let cancel = Self(name: "cancel")
}
public struct Button<Label: View>: View {
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {}
    public var body: Never { fatalError("a button has no body") }
}
extension Button where Label == Text {
    public init(_ key: LocalizedStringKey, action: @escaping () -> Void) {}
    @_disfavoredOverload public init(_ title: some StringProtocol, action: @escaping () -> Void) {}
}
public struct Label<Title: View, Icon: View>: View {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
    public var body: Never { fatalError("a label has no body") }
}
extension Label where Title == Text, Icon == Image {
    public init(_ key: LocalizedStringKey, systemImage: String) {}
    public init(_ key: LocalizedStringKey, image: String) {}
}
public struct Toggle<Label: View>: View {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
    public var body: Never { fatalError("a toggle has no body") }
}
extension Toggle where Label == Text {
    public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {}
    @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Binding<Bool>) {}
}
public struct Slider<Label: View>: View {
    public var body: Never { fatalError("a slider has no body") }
}
extension Slider where Label == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {}
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {}
}
public struct TextField<Label: View>: View {
    public var body: Never { fatalError("a text field has no body") }
}
extension TextField where Label == Text {
    public init(_ key: LocalizedStringKey, text: Binding<String>) {}
    @_disfavoredOverload public init(_ title: some StringProtocol, text: Binding<String>) {}
}
public struct ProgressView<Label: View>: View {
    public var body: Never { fatalError("a progress view has no body") }
}
extension ProgressView where Label == EmptyView {
    public init() {}
    public init(value: Double?, total: Double = 1) {}
}

extension ProgressView {
    public init(_ progress: Progress) where Label == EmptyView { self.init() }
}

extension Text {
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
}
