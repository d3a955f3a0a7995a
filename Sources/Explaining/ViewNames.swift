import Maquette
import MaquetteSyntax

/// How the views of a layout are called: by what the document says of them, or else by class and text.
@MainActor package struct ViewNames {
    private let shown: Shown
    private let elements: [ObjectIdentifier: BuiltElement]

    package init(_ shown: Shown) {
        self.shown = shown
        elements = Dictionary(shown.elements.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
    }

    package func element(of view: UIView) -> BuiltElement? { elements[ObjectIdentifier(view)] }

    /// The view's kind as the document writes it, or else its class.
    package func kind(of view: UIView) -> String { element(of: view)?.kind ?? view.knownClassName }

    package func id(of view: UIView) -> String? { element(of: view)?.id ?? view.accessibilityIdentifier }

    /// The view's name in the document, or its text.
    package func label(of view: UIView) -> String? {
        [element(of: view)?.label, view.words].lazy.compactMap { $0?.asLabel }.first { !$0.isEmpty }
    }

    /// The view's name in the middle of a sentence: `label "Title" (a1b-2c)`.
    package func naming(_ view: UIView) -> String {
        .naming(kind: kind(of: view), label: label(of: view), id: id(of: view))
    }

    /// Within an equation: its id if a person has chosen that, or its text, or its kind and id.
    package func short(_ view: UIView) -> String {
        let id = id(of: view)
        if let id, !id.isMadeUpByInterfaceBuilder { return id }
        if let label = label(of: view) { return "\"\(label)\"" }
        return [kind(of: view), id].compactMap { $0 }.joined(separator: " ")
    }

    /// The places among their siblings of the view and of those around it, from below the root: `0.2.1`. The root's is
    /// empty.
    package func path(to view: UIView) -> String {
        var places: [String] = []
        var current = view
        while current !== shown.canvas, let superview = current.superview {
            places.append(String(superview.subviews.firstIndex { $0 === current } ?? 0))
            current = superview
        }
        return places.reversed().joined(separator: ".")
    }

    /// All views, each before those in it.
    package var all: [UIView] {
        var found: [UIView] = []
        var waiting = [shown.canvas]
        while let view = waiting.popLast() {
            found.append(view)
            waiting += view.subviews.reversed()
        }
        return found
    }
}
