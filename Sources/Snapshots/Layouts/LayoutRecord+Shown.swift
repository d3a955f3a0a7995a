import Maquette
import MaquetteDrawing
import MaquetteSyntax

extension LayoutRecord {
    /// Everything about a layout that is useful in a review.
    ///
    /// - Parameter framesAlone: without looks, and with the names that views were given alone: the record itself is a snapshot of a test.
    @MainActor public init(_ shown: Shown, framesAlone: Bool = false) {
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
                    depth: depth, kind: view.knownClassName,
                    name: (framesAlone ? view.accessibilityIdentifier : names.givenName(of: view)) ?? "",
                    frame: Frame(view.frame), text: Self.text(of: view), notes: notes,
                    looks: framesAlone ? [] : Self.looks(of: view)))
            // Constraints that hold stored frames are none of the document, and the frames are above.
            let own = view.constraints.filter { $0.isActive && !$0.holdsBarGuide && !$0.holdsStoredFrame }
            constraints += own.map { constraint in
                constraint.statement { framesAlone ? Self.givenName(of: $0) : names.name(of: $0) }
            }
            for subview in view.subviews { visit(subview, depth: depth + 1) }
        }
        visit(shown.canvas, depth: 0)
    }

    /// What a change of is seen without a change of frames and texts.
    @MainActor private static func looks(of view: UIView) -> [String] {
        var looks: [String] = []
        func add(_ name: String, _ color: UIColor?) {
            guard let color = color?.drawingColor(with: view.traitCollection), color.alpha > 0 else { return }
            let alpha = color.alpha < 1 ? " at \(Int((color.alpha * 100).rounded())) %" : ""
            looks.append("\(name) \(color.hexWords)\(alpha)")
        }
        func add(_ font: UIFont?) {
            if let font { looks.append("font \(font.fontName) \(Double(font.pointSize).written(decimals: 2))") }
        }
        switch view {
        case let label as UILabel:
            add(label.font)
            add("text", label.textColor)
        case let field as UITextField:
            add(field.font)
            add("text", field.textColor)
        case let text as UITextView:
            add(text.font)
            add("text", text.textColor)
        case let image as UIImageView where image.image != nil: add("tint", image.tintColor)
        default: break
        }
        add("background", view.backgroundColor)
        if view.alpha < 1 { looks.append("opacity \(Int((view.alpha * 100).rounded())) %") }
        if view.layer.cornerRadius > 0 {
            looks.append("corners \(Double(view.layer.cornerRadius).written(decimals: 2))")
        }
        if view.layer.borderWidth > 0 { looks.append("border \(Double(view.layer.borderWidth).written(decimals: 2))") }
        return looks
    }

    /// The item's identifier, or its class.
    @MainActor private static func givenName(of item: AnyObject) -> String {
        if let view = item as? UIView { return view.accessibilityIdentifier ?? view.knownClassName }
        guard let guide = item as? UILayoutGuide else { return String(describing: type(of: item)) }
        let identifier = guide.identifier.isEmpty ? nil : guide.identifier
        return [guide.owningView.map { givenName(of: $0) }, identifier].compactMap { $0 }.joined(separator: ".")
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
