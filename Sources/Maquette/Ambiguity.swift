import MaquetteCanvas
import MaquetteViewModel

/// A view whose constraints leave its place or size open, in an app.
@MainActor package struct OpenView {
    package let element: BuiltElement
    /// `width`, `vertical position`.
    package let parts: [String]
}

/// What is ambiguous in a scene of a document: render, lint and the others all mean this.
extension Shown {
    private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    /// The views that constraints leave open, without the sizes that Interface Builder assumes for its canvas and what it has
    /// stored: an app does not have them. The layout is afterwards what it was.
    package func openViews() -> [OpenView] {
        guard let scene else { return [] }
        guard !scene.canvasHabits.assumptions.isEmpty || canvas.treeIsAmbiguous else { return [] }
        defer { canvas.layoutIfNeeded() }
        return scene.canvasHabits.withoutAssumptions {
            let sizes = elements.flatMap(sizesOfTheApp)
            NSLayoutConstraint.activate(sizes)
            defer { NSLayoutConstraint.deactivate(sizes) }
            canvas.layoutIfNeeded()
            return canvas.treeIsAmbiguous ? openViewsAsTheyAre() : []
        }
    }

    private func openViewsAsTheyAre() -> [OpenView] {
        let ambiguous = elements.filter {
            $0.view.hasAmbiguousLayout && isVisible($0.view) && !isPlacedByOthers($0)
        }
        let pieces = PiecesSizedByOthers(in: self)
        let strained = strainedPieces(among: ambiguous, pieces)
        return ambiguous.compactMap { element in
            let piece = pieces.around(element.view)
            let parts = Self.axes.flatMap { axis in
                piece.map { strained.contains(Strain(piece: $0, axis: axis)) } == true
                    ? [] : openParts(of: element.view, along: axis)
            }
            return parts.isEmpty ? nil : OpenView(element: element, parts: parts)
        }
    }

    /// The app decides the frame of a root view, and the code of a custom class its intrinsic size.
    /// These sizes have the lowest priority, so that ambiguity of the document's constraints still shows.
    private func sizesOfTheApp(of element: BuiltElement) -> [NSLayoutConstraint] {
        let view = element.view
        guard !view.translatesAutoresizingMaskIntoConstraints else { return [] }
        var preferences: [NSLayoutConstraint] = []
        if view === self.view, let around = view.superview {
            preferences += [
                view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: view.frame.minX),
                view.topAnchor.constraint(equalTo: around.topAnchor, constant: view.frame.minY),
            ]
        }
        if view === self.view || element.ownClass != nil && type(of: view) == UIView.self {
            preferences += [
                view.widthAnchor.constraint(equalToConstant: view.bounds.width),
                view.heightAnchor.constraint(equalToConstant: view.bounds.height),
            ]
        }
        for preference in preferences { preference.priority = UILayoutPriority(1) }
        return preferences
    }

    private func isVisible(_ view: UIView) -> Bool {
        for candidate in sequence(first: view, next: \.superview) {
            if candidate === canvas { return true }
            if candidate.isHidden || candidate.alpha <= 0.01 { return false }
        }
        return false
    }

    /// The position of roots, content views of cells, and items of bars is decided elsewhere.
    private func isPlacedByOthers(_ element: BuiltElement) -> Bool {
        element.view === view || element.kind.hasSuffix("CellContentView") || element.view.isInBar
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
    private func strainedPieces(among ambiguous: [BuiltElement], _ pieces: PiecesSizedByOthers) -> Set<Strain> {
        var strained: Set<Strain> = []
        for element in ambiguous {
            guard let piece = pieces.around(element.view) else { continue }
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

    /// Whether the view is a whole screen, and not a part for other screens.
    package var isWholeScreen: Bool {
        // The square canvas of Xcode 6 and 7.
        size == stage.settings.screenSize || size == CGSize(width: 600, height: 600)
    }
}

/// The cells of a scene, and a root that is no whole screen: only the app knows their size.
@MainActor package struct PiecesSizedByOthers {
    private let pieces: Set<ObjectIdentifier>

    package init(in shown: Shown) {
        let cells = shown.elements.filter { $0.isCell }.map(\.view)
        pieces = Set((cells + (shown.isWholeScreen ? [] : [shown.view])).map { ObjectIdentifier($0) })
    }

    package func contains(_ view: UIView) -> Bool { pieces.contains(ObjectIdentifier(view)) }

    /// The piece that a view is in, or is.
    package func around(_ view: UIView) -> UIView? { sequence(first: view, next: \.superview).first(where: contains) }
}

extension UIView {
    /// Bars lay out their items, which take touches in the whole height of the bar.
    package var isInBar: Bool {
        sequence(first: self, next: \.superview).contains {
            $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0 is UISearchBar
        }
    }
}
