import Maquette

/// Constraints as equations: views are named by text or id, the reported view is left out.
@MainActor package struct ConstraintTerms {
    /// How a view is called within an equation.
    private let naming: (UIView) -> String
    /// The picture and the view that fills it.
    private let shown: Shown
    /// Whose name is left out.
    private let subject: UIView?

    package init(_ shown: Shown, subject: UIView?, naming: @escaping (UIView) -> String) {
        (self.shown, self.subject, self.naming) = (shown, subject, naming)
    }

    /// `leading = view iN0-l3-epB.leadingMargin + 16`
    package func equation(_ constraint: NSLayoutConstraint) -> String {
        let first = constraint.firstItem.map { side($0, constraint.firstAttribute) } ?? ""
        var words = "\(first) \(Self.sign(constraint.relation)) "
        guard let item = constraint.secondItem else { return words + constraint.constant.shortened }
        words += side(item, constraint.secondAttribute)
        if constraint.multiplier != 1 { words += " × \(Self.factor(constraint.multiplier))" }
        let constant = constraint.constant
        if constant != 0 { words += constant < 0 ? " − \((-constant).shortened)" : " + \(constant.shortened)" }
        return words
    }

    /// The frame of a view without constraints.
    package func frame(_ constraint: NSLayoutConstraint) -> String {
        let view = constraint.firstItem as? UIView
        let isScreen = view === shown.view || view === shown.canvas
        let owner = isScreen ? "the screen" : view.map { "the frame of \(name(of: $0))" } ?? "a frame"
        let number = constraint.constant.shortened
        let what =
            switch constraint.firstAttribute {
            case .width: "\(number) wide"
            case .height: "\(number) high"
            case .left: "at x \(number)"
            default: "at y \(number)"
            }
        return "\(owner) (\(what))"
    }

    /// The content size of a view, and its priority.
    package func content(_ constraint: NSLayoutConstraint, _ reason: String) -> String {
        let owner =
            constraint.firstItem === subject
            ? "its content" : "the content of \(constraint.firstItem.map { name(of: $0) } ?? "a view")"
        let side = constraint.firstAttribute == .width ? "wide" : "high"
        return "\(owner) (\(constraint.constant.shortened) \(side), \(reason))"
    }

    package func preference(_ preference: StackPurpose, _ constraint: NSLayoutConstraint) -> String {
        let views = [constraint.firstItem, constraint.secondItem].compactMap { item in
            item as? UIView ?? (item as? UILayoutGuide)?.owningView
        }
        let stack = views.lazy.compactMap { $0 as? UIStackView ?? $0.superview as? UIStackView }.first
        let owner = stack.map { $0 === subject ? "this stack view" : name(of: $0) } ?? "a stack view"
        switch preference {
        case .hiding: return "the hiding of \(views.first.map { name(of: $0) } ?? "a view") in \(owner)"
        case .spacing: return "the spacing of \(owner)"
        case .edges: return "the edges of \(owner)"
        case .alignment: return "the alignment of \(owner)"
        case .distribution: return "the distribution of \(owner)"
        }
    }

    // MARK: Names

    private func side(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> String {
        let name = item === subject ? "" : self.name(of: item) + "."
        return name + attribute.name
    }

    private func name(of item: AnyObject) -> String {
        guard let guide = item as? UILayoutGuide else {
            return (item as? UIView).map(naming) ?? "\(type(of: item))"
        }
        let owner = guide.owningView.map { $0 === subject ? "" : name(of: $0) + "." } ?? ""
        return owner + guide.nameInDocuments
    }

    private static func sign(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .equal: "="
        case .lessThanOrEqual: "≤"
        case .greaterThanOrEqual: "≥"
        @unknown default: "="
        }
    }

    /// Ratios have more decimals than points.
    private static func factor(_ number: CGFloat) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() && Swift.abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

extension UILayoutGuide {
    private static let frameworkNames = [
        "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "margins",
        "UIViewReadableContentGuide": "readableContent", "UIViewKeyboardLayoutGuide": "keyboard",
        "UIScrollView-contentLayoutGuide": "contentLayoutGuide", "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
        "_UIViewControllerTop": "topLayoutGuide", "_UIViewControllerBottom": "bottomLayoutGuide",
    ]

    /// Whether a view created the guide, and not the document.
    package var isOfFramework: Bool { Self.frameworkNames[identifier] != nil }

    /// The guide's name in a document, such as its identifier.
    package var nameInDocuments: String {
        Self.frameworkNames[identifier] ?? (identifier.isEmpty ? "guide" : identifier)
    }
}
