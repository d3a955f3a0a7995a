extension View {
    /// The view as it is: for modifiers that change nothing in a picture.
    nonisolated var unseen: some View { modifier(EmptyModifier()) }

    /// The view as it is: for modifiers that a phone would show. Whoever draws the view is told.
    ///
    /// - Parameter isAsked: whether it is asked for more than what is drawn.
    nonisolated func notDrawn(_ name: String, if isAsked: Bool = true) -> some View {
        modifier(NotDrawn(name: isAsked ? name : nil))
    }
}

private struct NotDrawn: _PrimitiveModifier {
    let name: String?

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        if let name = modifier.name { Headless.Diagnostics.noteNotDrawn(name) }
        node.child(0).update(content, in: node.environment)
    }
}
