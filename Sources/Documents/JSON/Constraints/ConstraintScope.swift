import MaquetteViewModel

/// What the names in constraints mean in one scene, seen from the view that has the constraint.
struct ConstraintScope {
    /// An item and its attribute, found from their names.
    struct Operand {
        var item: ItemPlan
        /// nil if the attribute is that of the other side.
        var attribute: LayoutAttribute?
        var byte: Int
    }

    /// Names that no view may have.
    static let reservedNames = ["root", "self", "parent"]

    let items: [String: ItemPlan]
    /// The names of `items` for visual formats; made once for each scene.
    let formatNames: VisualFormatOutline.Names
    let metrics: [String: Double]
    /// The views with the guides of scroll views.
    let scrollViews: Set<Int>
    let owner: Int
    /// The owner's superview; nil for the root.
    let parent: Int?

    /// The value of a single word that is the name of a metric.
    func metric(_ term: Equation.Term) -> Double? {
        guard term.words.count == 1, item(term.words[0]) == nil, LayoutAttribute(named: term.words[0]) == nil else {
            return nil
        }
        return metrics[term.words[0]]
    }

    /// `item`, `item.attribute`, `item.guide` or `item.guide.attribute`. Without an item it is the owner.
    func operand(_ term: Equation.Term) throws(EquationError) -> Operand {
        var words = term.words[...]
        if words.first == "parent", parent == nil {
            throw EquationError(message: "the root has no parent", byte: term.byte)
        }
        let first = words[words.startIndex]
        let firstAttribute = LayoutAttribute(named: first)
        var found: ItemPlan?
        // A view may have the name of an attribute: `top.leading` means the view, `top` alone the owner's attribute.
        if words.count > 1 || firstAttribute == nil {
            found = item(first)
            if found != nil { words = words.dropFirst() }
        }
        var item = found ?? .view(owner)
        let isAttributeAlone = found == nil && words.count == 1 && firstAttribute != nil
        if !isAttributeAlone, let guide = words.first.flatMap(SystemGuide.init(rawValue:)) {
            guard case .view(let view) = item else {
                throw EquationError(message: "a guide has no guides of its own", byte: term.byte)
            }
            guard !guide.isOfScrollViews || scrollViews.contains(view) else {
                throw EquationError(message: "only views that scroll have a guide `\(guide.rawValue)`", byte: term.byte)
            }
            item = .system(guide, of: view)
            words = words.dropFirst()
        } else if found == nil, !isAttributeAlone {
            throw unknown(term, first)
        }
        guard let word = words.first else { return Operand(item: item, attribute: nil, byte: term.byte) }
        guard words.count == 1, let attribute = LayoutAttribute(named: word) else {
            let known = LayoutAttribute.names + (found == nil ? [] : SystemGuide.allCases.map(\.rawValue))
            let suggestion = NearestNames.suggestion(for: word, among: known) ?? ""
            throw EquationError(message: "`\(word)` is neither an attribute nor a guide\(suggestion)", byte: term.byte)
        }
        return Operand(item: item, attribute: attribute, byte: term.byte)
    }

    private func item(_ name: String) -> ItemPlan? {
        switch name {
        case "root": .view(0)
        case "self": .view(owner)
        case "parent": parent.map { .view($0) }
        default: items[name]
        }
    }

    private func unknown(_ term: Equation.Term, _ word: String) -> EquationError {
        let known =
            Array(items.keys).sorted() + Self.reservedNames
            + (term.words.count == 1 ? LayoutAttribute.names + metrics.keys.sorted() : [])
        let suggestion = NearestNames.suggestion(for: word, among: known) ?? ""
        return EquationError(message: "there is no view or guide `\(word)` in this scene\(suggestion)", byte: term.byte)
    }
}
