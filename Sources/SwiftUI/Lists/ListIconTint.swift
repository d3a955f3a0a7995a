/// Tints the icon of a label in a list, unless the label has a style of its own.
struct ListIconTint: _PrimitiveModifier {
    nonisolated init() {}

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let environment = node.environment
        guard environment.isInList, environment.foregroundStyle == nil else {
            return node.child(0).update(content, in: environment)
        }
        let color = environment.listItemTint ?? Color(uiColor: environment.tintColor)
        node.child(0).update(content, in: node.deriving { $0.foregroundStyle = color })
    }
}
