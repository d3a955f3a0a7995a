import MaquetteViewModel

/// Whether a chain of constraints leads from an edge of a view, through its content, to the opposite one or to the middle.
///
/// Interface Builder finds that out without laying out. A label that wraps is no link along the vertical axis, and
/// constraints on a layout guide of the view are none on the view.
struct ContentChain {
    private enum Edge: String { case start, middle, end, baseline }
    private struct Place: Hashable {
        let item: String
        let edge: Edge
    }

    private let axis: NSLayoutConstraint.Axis
    private var leaders: [Place: Place] = [:]
    private static let own = ""

    /// Whether content decides the length of a view.
    static func decidesLength(of view: MarkupElement, along axis: NSLayoutConstraint.Axis) -> Bool {
        var chain = ContentChain(axis: axis)
        for content in view.list("subviews") where chain.hasLength(content, in: view) { chain.joinEdges(of: content) }
        for constraint in view.list("constraints") { chain.join(constraint, of: view) }
        let ends = [Edge.start, .middle, .end].map { chain.leader(Place(item: own, edge: $0)) }
        return Set(ends).count < ends.count
    }

    private init(axis: NSLayoutConstraint.Axis) { self.axis = axis }

    // MARK: Links

    private mutating func joinEdges(of content: MarkupElement) {
        guard let id = content.id else { return }
        for edge in [Edge.middle, .end, .baseline] { join(Place(item: id, edge: .start), Place(item: id, edge: edge)) }
    }

    private mutating func join(_ constraint: MarkupElement, of view: MarkupElement) {
        guard constraint["relation"] == nil, let first = edge(constraint["firstAttribute"]),
            let second = edge(constraint["secondAttribute"])
        else { return }
        func place(_ id: String?, _ edge: Edge) -> Place {
            Place(item: id == view.id ? Self.own : id ?? Self.own, edge: edge)
        }
        join(place(constraint["firstItem"], first), place(constraint["secondItem"], second))
    }

    private func edge(_ attribute: String?) -> Edge? {
        switch (axis, attribute) {
        case (.horizontal, "leading"), (.horizontal, "left"), (.horizontal, "leadingMargin"),
            (.horizontal, "leftMargin"), (.vertical, "top"), (.vertical, "topMargin"):
            .start
        case (.horizontal, "trailing"), (.horizontal, "right"), (.horizontal, "trailingMargin"),
            (.horizontal, "rightMargin"), (.vertical, "bottom"), (.vertical, "bottomMargin"):
            .end
        case (.horizontal, "centerX"), (.vertical, "centerY"): .middle
        case (.vertical, "baseline"), (.vertical, "firstBaseline"): .baseline
        default: nil
        }
    }

    // MARK: Lengths

    private func hasLength(_ content: MarkupElement, in view: MarkupElement) -> Bool {
        let length = axis == .horizontal ? "width" : "height"
        let isConstrained =
            content.list("constraints").contains { $0["firstAttribute"] == length && $0["firstItem"] == nil }
            || view.list("constraints").contains {
                $0["firstItem"] == content.id && $0["firstAttribute"] == length
                    || $0["secondItem"] == content.id && $0["secondAttribute"] == length
            }
        if isConstrained { return true }
        switch content.name {
        case "label": return content.hasText && (axis == .horizontal || !content.wraps)
        case "imageView": return content["image"] != nil
        case "view": return Self.decidesLength(of: content, along: axis)
        case "textView", "scrollView", "tableView", "collectionView", "mapView", "webView", "wkWebView",
            "containerView", "visualEffectView":
            return false
        default: return true
        }
    }

    // MARK: What is joined

    private mutating func join(_ one: Place, _ other: Place) {
        let (one, other) = (leader(one), leader(other))
        if one != other { leaders[one] = other }
    }

    private func leader(_ place: Place) -> Place {
        var place = place
        while let next = leaders[place] { place = next }
        return place
    }
}

extension MarkupElement {
    /// Whether a label has a text.
    fileprivate var hasText: Bool { self["text"]?.isEmpty == false || child(key: "attributedText") != nil }

    fileprivate var wraps: Bool { (integer("numberOfLines") ?? 1) != 1 }

    /// The axes along which a view of a stack is as long as another one.
    private func axesSharedWithNeighbours(in stack: MarkupElement) -> Set<NSLayoutConstraint.Axis> {
        let shared = stack.list("constraints").filter {
            $0["secondItem"] != nil && ($0["firstItem"] == id || $0["secondItem"] == id) && $0["relation"] == nil
                && $0["priority"] == nil
        }
        let lengths = Set(shared.compactMap { $0["firstItem"] == id ? $0["firstAttribute"] : $0["secondAttribute"] })
        return Set(lengths.compactMap { $0 == "width" ? .horizontal : $0 == "height" ? .vertical : nil })
    }

    var axesDecidedByContent: Set<NSLayoutConstraint.Axis> {
        Set([.horizontal, .vertical].filter { ContentChain.decidesLength(of: self, along: $0) })
    }

    /// The axes along which the canvas gives a view in a stack a length, since neither its class nor its content has one.
    func lengthlessAxes(in stack: MarkupElement) -> Set<NSLayoutConstraint.Axis> {
        guard self["hidden"] != "YES", !hasPlaceholderSize else { return [] }
        let along: NSLayoutConstraint.Axis = stack["axis"] == "vertical" ? .vertical : .horizontal
        let isFilled = stack["alignment"] == nil || stack["alignment"] == "fill"
        switch name {
        case "label": return hasText ? [] : isFilled ? [along] : [.horizontal, .vertical]
        case "imageView": return self["image"] != nil ? [] : isFilled ? [along] : [along, .vertical]
        case "view":
            let decided = axesDecidedByContent.union(axesSharedWithNeighbours(in: stack))
            // Across a stack, views are as wide as new ones; and those between their content's ends are as high.
            let isFree = !isFilled && (decidedAxes.contains(along) || !decided.contains(along))
            return Set(isFree ? [along, .vertical] : [along]).subtracting(decided)
        default: return []
        }
    }
}
