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
    /// The contents whose length the view's constraints mention.
    private let constrained: Set<String>
    private var leaders: [Place: Place] = [:]
    private static let own = ""

    /// Whether content decides the length of a view.
    static func decidesLength(of view: MarkupElement, along axis: NSLayoutConstraint.Axis) -> Bool {
        var chain = ContentChain(in: view, along: axis)
        for content in view.list("subviews") where chain.hasLength(content) { chain.joinEdges(of: content) }
        for constraint in view.list("constraints") { chain.join(constraint, of: view) }
        let ends = [Edge.start, .middle, .end].map { chain.leader(Place(item: own, edge: $0)) }
        return Set(ends).count < ends.count
    }

    private init(in view: MarkupElement, along axis: NSLayoutConstraint.Axis) {
        self.axis = axis
        let length = Self.length(along: axis)
        constrained = view.list("constraints").reduce(into: []) { ids, constraint in
            for end in ["first", "second"] where constraint["\(end)Attribute"] == length {
                if let id = constraint["\(end)Item"] { ids.insert(id) }
            }
        }
    }

    private static func length(along axis: NSLayoutConstraint.Axis) -> String {
        axis == .horizontal ? "width" : "height"
    }

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

    private func hasLength(_ content: MarkupElement) -> Bool {
        let length = Self.length(along: axis)
        if let id = content.id, constrained.contains(id) { return true }
        if content.list("constraints").contains(where: { $0["firstAttribute"] == length && $0["firstItem"] == nil }) {
            return true
        }
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

    /// Halves the way there, so that long chains stay quick.
    private mutating func leader(_ place: Place) -> Place {
        var place = place
        while let next = leaders[place] {
            guard let afterNext = leaders[next] else { return next }
            leaders[place] = afterNext
            place = afterNext
        }
        return place
    }
}

extension MarkupElement {
    /// Whether a label has a text.
    var hasText: Bool { self["text"]?.isEmpty == false || child(key: "attributedText") != nil }

    /// Whether a label may have more than one line.
    var wraps: Bool { (integer("numberOfLines") ?? 1) != 1 }

    var axesDecidedByContent: Set<NSLayoutConstraint.Axis> {
        Set([.horizontal, .vertical].filter { ContentChain.decidesLength(of: self, along: $0) })
    }
}
