/// A list of controls.
public nonisolated struct Form<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { List(content: { content }) }
}

public protocol FormStyle {}
public struct AutomaticFormStyle: FormStyle, Sendable { public init() {} }
public struct GroupedFormStyle: FormStyle, Sendable { public init() {} }
public struct ColumnsFormStyle: FormStyle, Sendable { public init() {} }
extension FormStyle where Self == AutomaticFormStyle {
    public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension View {
    /// On a phone a form is grouped by itself.
    public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View {
        notDrawn("formStyle", if: !(style is AutomaticFormStyle || style is GroupedFormStyle))
    }
}
