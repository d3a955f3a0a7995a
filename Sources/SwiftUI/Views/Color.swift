/// A colour, and a view that is filled with it.
public nonisolated struct Color: ShapeStyle, _PrimitiveView, Hashable, @unchecked Sendable {
    let uiColor: UIColor
    public init(uiColor: UIColor) { self.uiColor = uiColor }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let shown = node.view(UIView())
        node.environment.dress(shown)
        shown.backgroundColor = view.uiColor
        node.leaf(LeafItem.filling(shown))
    }
}

public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
    /// What it paints with in an environment.
    func _paint(in environment: EnvironmentValues) -> _Paint
}
extension ShapeStyle {
    /// A style of an author's paints with what it resolves to.
    public func _paint(in environment: EnvironmentValues) -> _Paint { resolve(in: environment)._paint(in: environment) }
}
extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError("\(Self.self) has no other form") }
}
extension Never: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _Paint { fatalError("there is no such style") }
}
extension Color {
    public func _paint(in environment: EnvironmentValues) -> _Paint { .color(uiColor) }
}
