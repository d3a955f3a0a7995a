/// Hands the style of texts, symbols and shapes down.
private struct ForegroundSetting: _PrimitiveModifier {
    let styles: [any ShapeStyle]

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let environment = node.deriving { values in
            let levels = modifier.styles.map { ForegroundLevel($0, in: values) }
            values.foregroundStyle =
                levels.count == 1
                ? levels[0]
                : ForegroundLevel(base: .layered(levels.map { $0._paint(in: values) }), level: 0)
        }
        node.child(0).update(content, in: environment)
    }
}

private struct ForegroundColorSetting: _PrimitiveModifier {
    let color: Color?

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let environment = node.deriving { values in
            values.foregroundStyle = modifier.color.map { ForegroundLevel($0, in: values) }
        }
        node.child(0).update(content, in: environment)
    }
}

private struct TintSetting: _PrimitiveModifier {
    let style: (any ShapeStyle)?

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let environment = node.deriving { values in
            let style = (modifier.style as? AnyShapeStyle)?.hidden ?? modifier.style
            values.tint = style as? Color ?? style.map { Color(uiColor: $0._paint(in: values).color) }
        }
        node.child(0).update(content, in: environment)
    }
}

extension View {
    // Texts have one of their own, which is meant where both could be: the compiler need not try both.
    @_disfavoredOverload public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        modifier(ForegroundSetting(styles: [style]))
    }
    public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
        _ primary: First, _ secondary: Second
    ) -> some View { modifier(ForegroundSetting(styles: [primary, secondary])) }
    public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
        _ primary: First, _ secondary: Second, _ tertiary: Third
    ) -> some View { modifier(ForegroundSetting(styles: [primary, secondary, tertiary])) }
    @_disfavoredOverload public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundColorSetting(color: color))
    }

    // With an optional style in the generic one a chain of twenty takes the compiler a minute.
    public nonisolated func tint<Style: ShapeStyle>(_ tint: Style) -> some View { modifier(TintSetting(style: tint)) }
    @_disfavoredOverload public nonisolated func tint(_ tint: Color?) -> some View {
        modifier(TintSetting(style: tint))
    }
    public nonisolated func accentColor(_ accentColor: Color?) -> some View { environment(\.accent, accentColor) }
    public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
