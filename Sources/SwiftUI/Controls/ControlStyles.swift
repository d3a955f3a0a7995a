/// The styles of one kind that views around have set. A style's own body is made with those further out, so that it can be built from the
/// control that it gives a look to.
final class StyleList<Style>: Equatable {
    let style: Style
    let outer: StyleList?

    init(_ style: Style, _ outer: StyleList?) { (self.style, self.outer) = (style, outer) }

    static func == (one: StyleList, other: StyleList) -> Bool { one === other }
}

private enum StyleKey<Style>: EnvironmentKey { static var defaultValue: StyleList<Style>? { nil } }

extension EnvironmentValues {
    /// The innermost style of a kind, such as `any ToggleStyle`, with those around it.
    subscript<Style>(styles kind: Style.Type) -> StyleList<Style>? {
        get { self[StyleKey<Style>.self] }
        set { self[StyleKey<Style>.self] = newValue }
    }
}

/// Sets the style of all controls of a kind in the content.
struct StyleSetting<Style>: _PrimitiveModifier {
    nonisolated(unsafe) let style: Style

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let outer = node.environment[styles: Style.self]
        // The same style in the same place is the same list, so that those below see that nothing is different.
        let former = node.kept as? StyleList<Style>
        let isSame = former.map { $0.outer === outer && haveSameValue($0.style, modifier.style) } ?? false
        let list = isSame ? former : StyleList(modifier.style, outer)
        node.kept = list
        node.child(0).update(content, in: node.deriving { $0[styles: Style.self] = list })
    }

    private static func haveSameValue(_ one: Any, _ other: Any) -> Bool {
        func open<Value>(_ one: Value) -> Bool {
            guard let other = other as? Value else { return false }
            if MemoryLayout<Value>.size == 0 { return true }
            if let one = one as? any Equatable { return isEqual(one, other) }
            guard _isPOD(Value.self) else { return false }
            return withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
        }
        func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { other as? Value == one }
        return _openExistential(one, do: open)
    }
}

extension View {
    /// Sets the style of all controls of a kind in the view.
    nonisolated func style<Style>(_ style: Style) -> some View { modifier(StyleSetting<Style>(style: style)) }
}

/// What a style makes of a control. A style may have dynamic properties, as a view may.
struct StyleBody<Style, Content: View>: _PrimitiveView {
    nonisolated(unsafe) let style: Style
    let make: @MainActor (Style) -> Content

    nonisolated init(_ style: Style, _ make: @escaping @MainActor (Style) -> Content) {
        (self.style, self.make) = (style, make)
    }

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        var style = view.style
        DynamicFields.of(Style.self).install(in: &style, of: node)
        let body = node.observing { view.make(style) }
        node.child(0).update(body, in: node.environment)
    }
}

extension _ViewNode {
    /// Puts here what the innermost style of a kind makes of a control, or what the usual one does.
    func showStyle<Style>(_ kind: Style.Type, usual: Style, _ make: (Style) -> AnyView) {
        let list = environment[styles: kind]
        let around = list == nil ? environment : deriving { $0[styles: kind] = list?.outer }
        child(0).update(make(list?.style ?? usual), in: around)
    }
}

/// What stands in a style's configuration for a part of the control.
public protocol _StandIn: _PrimitiveView {
    var _shown: AnyView { get }
}

extension _StandIn {
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { AnyView._make(view._shown, in: node) }
}
