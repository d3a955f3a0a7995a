/// What a view in a container is a part of: the header, the footer or a row of which section.
struct SectionPart {
    enum Kind { case header, row, footer }
    let kind: Kind
    let section: SectionIdentity
    /// The view itself, without what is said of the whole section.
    let inner: Item
}
/// Told apart from other sections by itself.
final class SectionIdentity: @unchecked Sendable {
    /// Whether the section's rows are shown.
    var isExpanded = true
}
enum SectionPartKey: LayoutValueKey { static var defaultValue: SectionPart? { nil } }
