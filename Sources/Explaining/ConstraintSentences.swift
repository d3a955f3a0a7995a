import Maquette

/// The constraints of an explanation in words. The view that is explained is not named in them.
@MainActor struct ConstraintSentences {
    private let terms: ConstraintTerms
    private let names: ViewNames
    private let view: UIView

    init(_ explainer: Explainer, of view: UIView) {
        self.view = view
        names = explainer.names
        terms = ConstraintTerms(explainer.shown, subject: view) { [names] other in
            other === view.superview ? "superview" : names.short(other)
        }
    }

    func sentence(_ part: LayoutAccount.Part) -> String {
        guard let constraint = part.constraint else { return whole(part) }
        switch part.origin {
        case .constraint:
            if let purpose = StackPurpose(of: constraint) {
                return "\(terms.preference(purpose, constraint)): \(terms.equation(constraint))"
            }
            return terms.equation(constraint) + insets(constraint)
        case .hugging: return terms.content(constraint, "hugging priority \(number(part.priority))")
        case .compressionResistance:
            return terms.content(constraint, "compression resistance \(number(part.priority))")
        case .frame: return terms.frame(constraint)
        case .stackOrder, .wish, .guide, .notNegative: return whole(part)
        }
    }

    /// What has no constraint object that could be written as an equation.
    private func whole(_ part: LayoutAccount.Part) -> String {
        let owner = (part.item as? UIView).map { $0 === view ? "its" : "\(names.short($0))'s" } ?? "a guide's"
        let length = part.axis == .vertical ? "height" : "width"
        return switch part.origin {
        case .stackOrder: "\(owner) place in its stack view decides between equal priorities for the \(length)"
        case .wish: "\(owner) \(length), as it was asked for"
        case .notNegative: "\(owner) \(length) is not negative"
        default: "\(owner) \(length)"
        }
    }

    private func number(_ priority: UILayoutPriority) -> String { CGFloat(priority.rawValue).shortened }

    /// Where guides of the framework are, which equations do not say.
    private func insets(_ constraint: NSLayoutConstraint) -> String {
        var notes: [String] = []
        for (item, attribute) in [
            (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
        ] {
            guard
                let owner = (item as? UILayoutGuide)?.owningView ?? (attribute.isInsideMargins ? item as? UIView : nil)
            else { continue }
            let guide = item as? UILayoutGuide ?? owner.layoutMarginsGuide
            guard guide.isOfFramework, let inset = Self.inset(of: guide, in: owner, attribute), inset != 0 else {
                continue
            }
            notes.append("\(guide.nameInDocuments) \(inset.shortened)")
        }
        return notes.isEmpty ? "" : " [\(notes.joined(separator: ", "))]"
    }

    /// How far a guide's side is from that of its view.
    private static func inset(
        of guide: UILayoutGuide, in owner: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> CGFloat? {
        let (frame, bounds) = (guide.layoutFrame, owner.bounds)
        let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .left, .leftMargin: return frame.minX - bounds.minX
        case .right, .rightMargin: return bounds.maxX - frame.maxX
        case .leading, .leadingMargin: return isMirrored ? bounds.maxX - frame.maxX : frame.minX - bounds.minX
        case .trailing, .trailingMargin: return isMirrored ? frame.minX - bounds.minX : bounds.maxX - frame.maxX
        case .top, .topMargin: return frame.minY - bounds.minY
        case .bottom, .bottomMargin: return bounds.maxY - frame.maxY
        default: return nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isInsideMargins: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}
