/// A type whose previews a canvas shows.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}

extension Preview {
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.init(name, traits: traits, showing: { Self.shown(body(), modifiedBy: traits) })
    }

    public init<Argument>(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., arguments: [Argument],
        @ViewBuilder body: @escaping @MainActor (Argument) -> any View
    ) {
        self.init(name, traits: traits, arguments: arguments, showing: { Self.shown(body($0), modifiedBy: traits) })
    }

    /// The first modifier is nearest to the view.
    private static func shown<Content: View>(_ content: Content, modifiedBy traits: [PreviewTrait<ViewTraits>])
        -> PreviewBody
    {
        let modifications = traits.compactMap { $0.modification }
        guard !modifications.isEmpty else { return shown(content, traits) }
        let modified = modifications.reduce(AnyView(content)) { view, modification in
            modification(view) as? AnyView ?? view
        }
        return shown(modified, traits)
    }

    /// What a provider shows.
    ///
    /// - Parameter number: which of its previews, from zero. Without it, each has a part of the picture.
    public init<Provider: PreviewProvider>(showing provider: Provider.Type, number: Int? = nil) {
        let all = ShownPreviews(provider.previews)
        if let number, !all.numbers.contains(number) {
            self.init(nil, traits: []) { .obstacle("\(provider) has \(all.numbers.count) previews") }
            return
        }
        let traits = all.traits(of: number)
        self.init(nil, traits: traits, showing: { Self.shown(provider.previews, traits, number) })
    }

    /// What an app shows first: the view of its first group of windows.
    public static func launching<Launched: App>(_ app: Launched.Type) -> Preview {
        Preview(nil, traits: []) {
            guard let view = app.init()._firstView else { return .obstacle("\(app) has no group of windows") }
            return shown(view, [])
        }
    }

    private static func shown<Content: View>(
        _ content: Content, _ traits: [PreviewTrait<ViewTraits>], _ number: Int? = nil
    ) -> PreviewBody {
        let kinds = traits.map(\.kind)
        let isFixed = kinds.contains { if case .fixed = $0 { true } else { false } }
        guard isFixed || kinds.contains(.sizeThatFits) else {
            let controller = UIHostingController(rootView: content)
            (controller.view as? _UIHostingView<Content>)?.number = number
            return .controller(controller)
        }
        let view = _UIHostingView(rootView: content)
        view.number = number
        return .view(view)
    }
}

/// What a provider shows: each view at the top is a preview.
@MainActor private struct ShownPreviews {
    private let items: [Item]

    init<Content: View>(_ content: Content) {
        let graph = ViewGraph()
        graph.top.update(content, in: EnvironmentValues())
        items = graph.top.items
    }

    var numbers: Range<Int> { items.indices }

    func traits(of number: Int?) -> [PreviewTrait<Preview.ViewTraits>] {
        let asked = number.map { [items[$0]] } ?? items
        return asked.compactMap { item in
            switch item.value(PreviewLayoutKey.self) {
            case .device: .defaultLayout
            case .sizeThatFits: .sizeThatFitsLayout
            case .fixed(let width, let height): .fixedLayout(width: width, height: height)
            case nil: nil
            }
        }
    }
}

private enum PreviewLayoutKey: LayoutValueKey { static var defaultValue: PreviewLayout? { nil } }

/// How large the container of a preview is.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
    private let place: Int
    public var id: String { "\(place)" }
    public static let portrait = Self(place: 0)
    public static let portraitUpsideDown = Self(place: 1)
    public static let landscapeLeft = Self(place: 2)
    public static let landscapeRight = Self(place: 3)
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]
}

/// What says something to a canvas: it is read where the preview is found in the source.
public protocol PreviewContextKey: Sendable {
    associatedtype Value
    static var defaultValue: Value { get }
}
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Something that previews have in common, such as a store with samples.
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = _PreviewModifierContent
    @MainActor static func makeSharedContext() async throws -> Context
    @MainActor @ViewBuilder func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void {
    @MainActor public static func makeSharedContext() async throws {}
}
/// The view of a preview that a modifier changes.
public nonisolated struct _PreviewModifierContent: _PrimitiveView {
    let shown: AnyView
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(view.shown, in: node.environment)
    }
}
extension PreviewTrait where T == Preview.ViewTraits {
    public static func modifier(_ modifier: some PreviewModifier) -> Self {
        Self(kind: .device) { view in
            guard let content = view as? AnyView else { return view }
            return AnyView(ModifiedPreview(modifier: modifier, content: content))
        }
    }
}

/// A preview with what a modifier makes of it, once it has made what it needs for that.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let modifier: Modifier
    let content: AnyView
    @State private var context: Result<Modifier.Context, any Error>?

    var body: some View {
        switch context {
        case .success(let context)?: modifier.body(content: _PreviewModifierContent(shown: content), context: context)
        case .failure(let error)?: Text("\(Modifier.self).makeSharedContext(): \(String(describing: error))")
        case nil:
            Color.clear.task {
                do { context = .success(try await Modifier.makeSharedContext()) } catch { context = .failure(error) }
            }
        }
    }
}

/// Which appearance a screen wants.
enum PreferredSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        trait(PreviewLayoutKey.self, value)
    }
    public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(EmptyModifier()) }
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { modifier(EmptyModifier()) }
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredSchemeKey.self, value: colorScheme)
    }
}
