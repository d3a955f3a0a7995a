import Maquette

extension LayoutRecord {
    /// Everything about a layout that is useful in a review.
    @MainActor public init(_ shown: Shown) {
        self.init()
        shown.canvas.layoutIfNeeded()
        let names = shown.itemNames
        var (ambiguous, truncated): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
        for problem in shown.problems {
            switch problem.kind {
            case .conflict: conflicts.append(problem.message)
            case .ambiguous: if let view = problem.view { ambiguous.insert(ObjectIdentifier(view)) }
            case .truncated: if let view = problem.view { truncated.insert(ObjectIdentifier(view)) }
            }
        }
        func visit(_ view: UIView, depth: Int) {
            var notes: [String] = []
            if view.isHidden { notes.append("hidden") }
            if ambiguous.contains(ObjectIdentifier(view)) { notes.append("ambiguous") }
            if truncated.contains(ObjectIdentifier(view)) { notes.append("cut off") }
            views.append(
                View(
                    depth: depth, kind: view.knownClassName, name: names.givenName(of: view) ?? "",
                    frame: Frame(view.frame), text: Self.text(of: view), notes: notes))
            constraints += view.constraints.filter { $0.isActive && !$0.holdsBarGuide }.map { constraint in
                constraint.statement { names.name(of: $0) }
            }
            for subview in view.subviews { visit(subview, depth: depth + 1) }
        }
        visit(shown.canvas, depth: 0)
    }

    @MainActor private static func text(of view: UIView) -> String? {
        switch view {
        case let label as UILabel: label.text
        case let field as UITextField: field.text ?? field.placeholder
        case let text as UITextView: text.text
        default: nil
        }
    }
}

extension LayoutRecord.Frame {
    fileprivate init(_ rect: CGRect) {
        self.init(x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width), height: Double(rect.height))
    }
}
