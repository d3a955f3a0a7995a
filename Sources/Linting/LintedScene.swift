import Maquette
import MaquetteDocuments
import MaquetteExplaining
import MaquetteSyntax

/// A scene laid out in one variant, for rules.
@MainActor struct LintedScene {
    let document: any Document
    let scene: DocumentScene
    let shown: Shown
    /// Warnings from building the views.
    var warnings: [DocumentProblem] { shown.scene?.allWarnings ?? [] }
    /// Whether the scene is laid out as on its canvas, so that recorded frames can be compared.
    let isAsDrawn: Bool
    /// Whether this is the first scene of the document in its first variant, where findings without layout are reported.
    let isFirst: Bool
    let elements: [LintedElement]
    /// What VoiceOver finds, and the colours of texts.
    let speech: SceneSpeech
    /// The places where texts have no room in the usual text size, for a scene in the largest; nil in the usual size.
    let placesWithoutRoom: Set<String>?
    private let numbers: [ObjectIdentifier: Int]
    private let pieces: PiecesSizedByOthers

    init(
        _ shown: Shown, of scene: DocumentScene, in document: any Document, isAsDrawn: Bool, isFirst: Bool,
        placesWithoutRoom: Set<String>? = nil
    ) {
        speech = SceneSpeech(shown)
        self.placesWithoutRoom = placesWithoutRoom
        self.shown = shown
        self.scene = scene
        self.document = document
        self.isAsDrawn = isAsDrawn
        self.isFirst = isFirst
        numbers = Dictionary(shown.elements.enumerated().map { (ObjectIdentifier($1.view), $0) }) { first, _ in first }
        elements = LintedElement.all(of: shown)
        pieces = PiecesSizedByOthers(in: shown)
    }

    func element(of view: UIView) -> LintedElement? { numbers[ObjectIdentifier(view)].map { elements[$0] } }

    /// The element that a view came from, or the nearest one around it.
    func element(around view: UIView?) -> LintedElement? {
        var candidate = view
        while let view = candidate {
            if let element = element(of: view) { return element }
            candidate = view.superview
        }
        return nil
    }

    /// Whether the scene is a whole screen, and not a part for other screens.
    var isScreen: Bool { shown.isWholeScreen }

    /// The cell or root around a view whose size only the app knows.
    func pieceSizedByOthers(around view: UIView) -> UIView? { pieces.around(view) }

    func isSizedByOthers(_ view: UIView) -> Bool { pieces.contains(view) }

    /// The elements that are not hidden or transparent.
    var visibleElements: [LintedElement] { elements.filter(\.isVisible) }
}

/// A view of the document, with its frame.
@MainActor struct LintedElement {
    let built: BuiltElement
    /// The element's frame in the coordinates of the picture.
    let frame: CGRect
    /// Neither hidden nor transparent, nor in a view that is.
    let isVisible: Bool
    /// Whether the element is in the content of a scroll view, which may lie anywhere.
    let isInScrolledContent: Bool
    /// Whether touches reach the element.
    let isReachable: Bool

    var view: UIView { built.view }

    var isInBar: Bool { view.isInBar }

    /// The element's name or its text.
    var label: String? {
        [built.label, built.view.words].lazy.compactMap { $0?.asLabel }.first { !$0.isEmpty }
    }

    /// The element's name in the middle of a sentence: `button "Go" (b1x-2y)`.
    var naming: String { .naming(kind: built.kind, label: label, id: built.id) }

    /// Visits the tree once, instead of all superviews for each of thousands of views.
    static func all(of shown: Shown) -> [LintedElement] {
        var states: [ObjectIdentifier: (isVisible: Bool, isScrolled: Bool, isReachable: Bool)] = [:]
        var waiting: [(view: UIView, isVisible: Bool, isScrolled: Bool, isReachable: Bool)] = [
            (shown.canvas, true, false, true)
        ]
        while let (view, isVisible, isScrolled, isReachable) = waiting.popLast() {
            let isVisible = isVisible && (view === shown.canvas || !view.isHidden && view.alpha > 0.01)
            let isReachable = isReachable && view.isUserInteractionEnabled
            states[ObjectIdentifier(view)] = (isVisible, isScrolled, isReachable)
            let scrolls = isScrolled || view is UIScrollView
            for subview in view.subviews { waiting.append((subview, isVisible, scrolls, isReachable)) }
        }
        return shown.elements.map { element in
            // A view outside of the hierarchy is invisible.
            let state = states[ObjectIdentifier(element.view)] ?? (false, false, false)
            return LintedElement(
                built: element, frame: element.view.convert(element.view.bounds, to: shown.canvas),
                isVisible: state.isVisible, isInScrolledContent: state.isScrolled, isReachable: state.isReachable)
        }
    }
}
