import MaquetteViewModel

/// Which views of a stack the canvas gives a length, since neither their class nor their content has one.
struct ArrangedLengths {
    private let along: NSLayoutConstraint.Axis
    private let isFilled: Bool
    /// The axes along which a view is as long as another one, by the view's id.
    private var shared: [String: Set<NSLayoutConstraint.Axis>] = [:]

    init(in stack: MarkupElement) {
        along = stack["axis"] == "vertical" ? .vertical : .horizontal
        isFilled = stack["alignment"] == nil || stack["alignment"] == "fill"
        for constraint in stack.list("constraints") where constraint["secondItem"] != nil {
            guard constraint["relation"] == nil, constraint["priority"] == nil else { continue }
            for end in ["first", "second"] {
                guard let id = constraint["\(end)Item"], let axis = Self.axis(constraint["\(end)Attribute"]) else {
                    continue
                }
                shared[id, default: []].insert(axis)
            }
        }
    }

    private static func axis(_ attribute: String?) -> NSLayoutConstraint.Axis? {
        switch attribute {
        case "width": .horizontal
        case "height": .vertical
        default: nil
        }
    }

    /// The axes along which the canvas gives a view of the stack a length.
    func missing(_ view: MarkupElement) -> Set<NSLayoutConstraint.Axis> {
        guard view["hidden"] != "YES", !view.hasPlaceholderSize else { return [] }
        switch view.name {
        // A label that wraps is measured, with nothing in it too: recorded by 7 repositories, a count that has no table.
        case "label": return view.hasText || view.wraps ? [] : isFilled ? [along] : [.horizontal, .vertical]
        case "imageView": return view["image"] != nil ? [] : isFilled ? [along] : [along, .vertical]
        case "view":
            let decided = view.axesDecidedByContent.union(view.id.flatMap { shared[$0] } ?? [])
            // Across a stack, views are as wide as new ones; and those between their content's ends are as high.
            let isFree = !isFilled && (view.decidedAxes.contains(along) || !decided.contains(along))
            return Set(isFree ? [along, .vertical] : [along]).subtracting(decided)
        default: return []
        }
    }
}
