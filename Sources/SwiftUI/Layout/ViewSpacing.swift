/// The distances that a view prefers to what is beside it.
///
/// On each edge there may be a plain number, and terms of categories, which count where the other view has one of the same category: the
/// largest of their sums is the distance, else the larger plain number, else 8.
public struct ViewSpacing: Sendable {
    /// What two edges may have in common.
    enum Category: Hashable, Sendable {
        /// The distance of a text to another.
        case textToText
        /// The distance of a symbol to a text or another symbol.
        case textToSymbol
        /// The distance of an edge that is no text's to a text below it, or above it.
        case edgeAboveText, edgeBelowText

        static let ofTexts: [Category] = [.textToText, .textToSymbol]
    }

    struct Preference: Sendable, Equatable {
        /// The distance without a category.
        var plain: CGFloat?
        var terms: [Category: CGFloat] = [:]

        /// What most views prefer: nothing but what texts ask of them.
        static let usual = Self(terms: [.edgeAboveText: 0, .edgeBelowText: 0])

        mutating func formUnion(_ other: Preference) {
            plain = [plain, other.plain].compactMap(\.self).max()
            terms.merge(other.terms) { max($0, $1) }
        }
    }

    var top = Preference.usual
    var leading = Preference.usual
    var bottom = Preference.usual
    var trailing = Preference.usual

    public init() {}
    /// No distance on any edge.
    public static let zero = ViewSpacing(all: Preference(plain: 0))

    init(all preference: Preference) {
        (top, leading, bottom, trailing) = (preference, preference, preference, preference)
    }

    /// The distance where nobody prefers another one.
    static let usual: CGFloat = 8

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.formUnion(other.top) }
        if edges.contains(.leading) { leading.formUnion(other.leading) }
        if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var union = self
        union.formUnion(other, edges: edges)
        return union
    }

    /// The distance to what comes after the view along an axis.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
        let common = end.terms.compactMap { category, term in start.terms[category].map { term + $0 } }.max()
        // Two edges without a text have a category in common, and nothing to say by it.
        let areBothTexts = Category.ofTexts.contains { end.terms[$0] != nil && start.terms[$0] != nil }
        if let common, common > 0 || areBothTexts { return common }
        return [end.plain, start.plain].compactMap(\.self).max() ?? Self.usual
    }
}
