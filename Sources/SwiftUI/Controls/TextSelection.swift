/// What a user has selected of a text. Nobody has selected anything in a picture.
public struct TextSelection: Hashable, Sendable {
    public enum Indices: Hashable, Sendable {
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }
    public var indices: Indices
    public var affinity = TextSelectionAffinity.automatic
    public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

extension TextField where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) { self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) { self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal) }
}
extension TextEditor {
    public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
}
extension View {
    public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { unseen }
}
