import MaquetteViewModel

/// What the words of constraints stand for in one scene, seen from the view that the constraint stands in.
struct ConstraintScope {
    /// A word or two that were found to mean something.
    struct Operand {
        var item: ItemPlan
        /// Nil where the document leaves it to the other side.
        var attribute: LayoutAttribute?
        var byte: Int
    }

    /// Words that no view may be called.
    static let reservedNames = ["root", "self", "parent"]

    let items: [String: ItemPlan]
    /// The same names, as visual formats ask for them; made once for a scene.
    let formatNames: VisualFormatOutline.Names
    let metrics: [String: Double]
    /// The views that have the guides of scroll views.
    let scrollViews: Set<Int>
    let owner: Int
    /// Of the owner; nil for the root.
    let parent: Int?

    /// A bare word that names a number and nothing else.
    func metric(_ term: Equation.Term) -> Double? {
        guard term.words.count == 1, item(term.words[0]) == nil, LayoutAttribute(named: term.words[0]) == nil else {
            return nil
        }
        return metrics[term.words[0]]
    }

    /// `item`, `item.attribute`, `item.guide`, `item.guide.attribute`; the item may be left out where it is the owner.
    func operand(_ term: Equation.Term) throws(EquationError) -> Operand {
        var words = term.words[...]
        if words.first == "parent", parent == nil {
            throw EquationError(message: "the root has no parent", byte: term.byte)
        }
        var found: ItemPlan?
        // A view may be called like an attribute: `top.leading` is of the view, a lone `top` of the owner.
        if words.count > 1 || LayoutAttribute(named: words[words.startIndex]) == nil {
            found = item(words[words.startIndex])
            if found != nil { words = words.dropFirst() }
        }
        var item = found ?? .view(owner)
        if let guide = words.first.flatMap(SystemGuide.init(rawValue:)) {
            guard case .view(let view) = item else {
                throw EquationError(message: "a guide has no guides of its own", byte: term.byte)
            }
            guard !guide.isOfScrollViews || scrollViews.contains(view) else {
                throw EquationError(message: "only views that scroll have a guide `\(guide.rawValue)`", byte: term.byte)
            }
            item = .system(guide, of: view)
            words = words.dropFirst()
        } else if found == nil, words.count != 1 || LayoutAttribute(named: words[words.startIndex]) == nil {
            throw unknown(term, words[words.startIndex])
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
