/// A part of a screen, described as a value.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Puts the view into a place of the tree. Views with a body put that there; those without one say what they are.
    ///
    /// This is a requirement and not a cast, since a cast costs more than all that a small view does.
    static func _make(_ view: Self, in node: _ViewNode)
}

extension View {
    public static func _make(_ view: Self, in node: _ViewNode) { node.makeBody(of: view) }
}

extension View {
    /// Says on a phone what made the body run; here that would stand among what the command prints.
    public nonisolated static func _printChanges() {}
    public nonisolated static func _logChanges() {}
}

extension Never: View {
    public var body: Never { fatalError("this view has no body") }
    public static func _make(_ view: Never, in node: _ViewNode) {}
}

/// A view that SwiftUI draws itself.
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
