/// Makes another view of a view.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode)
}

extension ViewModifier {
    @MainActor public static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        var modifier = modifier
        DynamicFields.of(Self.self).install(in: &modifier, of: node)
        let stand = _ViewModifier_Content<Self> { place in place.child(0).update(content, in: place.environment) }
        let body = node.observing { modifier.body(content: stand) }
        node.child(0).update(body, in: node.environment)
    }
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

/// A modifier that is another one in each environment.
@MainActor @preconcurrency public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
extension EnvironmentalModifier {
    @MainActor public static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let resolved = node.observing { modifier.resolve(in: node.environment) }
        node.child(0).update(content.modifier(resolved), in: node.environment)
    }
}

/// A modifier that SwiftUI carries out itself.
protocol _PrimitiveModifier: ViewModifier where Body == Never {}

/// The view that a modifier is applied to, as its body sees it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: _PrimitiveView {
    fileprivate let make: @MainActor (_ViewNode) -> Void

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { view.make(node) }
}

public nonisolated struct EmptyModifier: ViewModifier, Sendable {
    public typealias Body = Never
    public static let identity = EmptyModifier()
    public init() {}
    @MainActor public static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
    }
}

/// A view with what changes it.
public nonisolated struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) { (self.content, self.modifier) = (content, modifier) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { fatalError("a modified view has no body") }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        Modifier._make(view.modifier, view.content, in: node)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    @MainActor public static func _make<Inner: View>(_ modifier: Self, _ content: Inner, in node: _ViewNode) {
        ModifiedContent<ModifiedContent<Inner, Content>, Modifier>._make(
            ModifiedContent<ModifiedContent<Inner, Content>, Modifier>(
                content: ModifiedContent<Inner, Content>(content: content, modifier: modifier.content),
                modifier: modifier.modifier), in: node)
    }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension View {
    public nonisolated func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    public nonisolated func concat<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
