import Maquette

/// Views whose position or size the constraints leave open.
struct AmbiguousRule: Rule {
    nonisolated static let name = "ambiguous"
    nonisolated static let summary = "the position or size of a view is ambiguous"
    /// It takes away what the editor assumes.
    nonisolated static let changesTheScene = true

    private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    /// Without the sizes that Interface Builder assumes for its canvas: an app does not have them.
    func check(_ scene: LintedScene, _ report: inout Report) {
        NSLayoutConstraint.deactivate(scene.assumptions)
        NSLayoutConstraint.activate(scene.elements.flatMap { sizesOfTheApp(of: $0, in: scene) })
        scene.shown.canvas.layoutIfNeeded()
        let ambiguous = scene.visibleElements.filter { $0.view.hasAmbiguousLayout && !isPlacedByOthers($0, in: scene) }
        let strained = strainedPieces(among: ambiguous, in: scene)
        for element in ambiguous {
            let piece = scene.pieceSizedByOthers(around: element.view)
            let parts = Self.axes.flatMap { axis in
                piece.map { strained.contains(Strain(piece: $0, axis: axis)) } == true
                    ? [] : openParts(of: element.view, along: axis)
            }
            guard let last = parts.last else { continue }
            let words = parts.count < 2 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
            report.add("its \(words) \(parts.count == 1 ? "is" : "are") ambiguous", about: element)
        }
    }

    /// The app decides the frame of a root view, and the code of a custom class its intrinsic size.
    /// These sizes have the lowest priority, so that ambiguity of the document's constraints still shows.
    private func sizesOfTheApp(of element: LintedElement, in scene: LintedScene) -> [NSLayoutConstraint] {
        let view = element.view
        guard !view.translatesAutoresizingMaskIntoConstraints else { return [] }
        var preferences: [NSLayoutConstraint] = []
        if view === scene.shown.view, let around = view.superview {
            preferences += [
                view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: view.frame.minX),
                view.topAnchor.constraint(equalTo: around.topAnchor, constant: view.frame.minY),
            ]
        }
        if view === scene.shown.view || element.built.ownClass != nil && type(of: view) == UIView.self {
            preferences += [
                view.widthAnchor.constraint(equalToConstant: view.bounds.width),
                view.heightAnchor.constraint(equalToConstant: view.bounds.height),
            ]
        }
        for preference in preferences { preference.priority = UILayoutPriority(1) }
        return preferences
    }

    /// The position of roots, content views of cells, and items of bars is decided elsewhere.
    private func isPlacedByOthers(_ element: LintedElement, in scene: LintedScene) -> Bool {
        element.view === scene.shown.view || element.built.kind.hasSuffix("CellContentView") || element.isInBar
    }

    /// A part of a screen, and the axis along which its content is stretched or compressed.
    private struct Strain: Hashable {
        let piece: ObjectIdentifier
        let axis: NSLayoutConstraint.Axis

        init(piece: UIView, axis: NSLayoutConstraint.Axis) {
            self.piece = ObjectIdentifier(piece)
            self.axis = axis
        }
    }

    /// Which of two labels yields is ambiguous only while their cell has another size than they need, and that
    /// size is the canvas's.
    private func strainedPieces(among ambiguous: [LintedElement], in scene: LintedScene) -> Set<Strain> {
        var strained: Set<Strain> = []
        for element in ambiguous {
            guard let piece = scene.pieceSizedByOthers(around: element.view) else { continue }
            let own = element.view.intrinsicContentSize
            for axis in Self.axes where (axis == .horizontal ? own.width : own.height) != UIView.noIntrinsicMetric {
                if element.view.openness(along: axis).size { strained.insert(Strain(piece: piece, axis: axis)) }
            }
        }
        return strained
    }

    private func openParts(of view: UIView, along axis: NSLayoutConstraint.Axis) -> [String] {
        var open = view.openness(along: axis)
        // An empty stack view has no size.
        if let stack = view as? UIStackView, stack.arrangedSubviews.allSatisfy(\.isHidden) { open.size = false }
        let isHorizontal = axis == .horizontal
        return (open.place ? [isHorizontal ? "horizontal position" : "vertical position"] : [])
            + (open.size ? [isHorizontal ? "width" : "height"] : [])
    }
}
