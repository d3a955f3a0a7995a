import Maquette
import MaquetteDocuments

/// A scene that is laid out in one way, as rules look at it.
@MainActor struct LintedScene {
    let document: any Document
    let scene: DocumentScene
    let shown: Shown
    /// What was found wrong while the views were built.
    var warnings: [DocumentProblem] { shown.scene?.warnings ?? [] }
    /// What the document's editor assumes; for everything but ambiguity it holds.
    var assumptions: [NSLayoutConstraint] { shown.scene?.canvasHabits.assumptions ?? [] }
    /// Whether the scene is laid out as its document was drawn, so that recorded frames can be held against it.
    let isAsDrawn: Bool
    /// Whether this is the first scene of the document in its first variant: what needs no layout is said there.
    let isFirst: Bool
    let elements: [LintedElement]
    private let numbers: [ObjectIdentifier: Int]

    init(
        _ shown: Shown, of scene: DocumentScene, in document: any Document, isAsDrawn: Bool, isFirst: Bool
    ) {
        self.shown = shown
        self.scene = scene
        self.document = document
        self.isAsDrawn = isAsDrawn
        self.isFirst = isFirst
        numbers = Dictionary(shown.elements.enumerated().map { (ObjectIdentifier($1.view), $0) }) { first, _ in first }
        elements = LintedElement.all(of: shown)
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

    /// Whether it fills a screen, and is not a view of its own that others will put somewhere.
    var isScreen: Bool {
        let size = shown.size
        // The square that screens were drawn on while they had no device.
        return size == shown.stage.settings.screenSize || size == CGSize(width: 600, height: 600)
    }

    /// The cell or root around a view whose size the app decides and the document does not know.
    func pieceSizedByOthers(around view: UIView) -> UIView? {
        var candidate: UIView? = view
        while let view = candidate {
            if isSizedByOthers(view) { return view }
            candidate = view.superview
        }
        return nil
    }

    func isSizedByOthers(_ view: UIView) -> Bool {
        element(of: view)?.built.kind.contains("Cell") == true || view === shown.view && !isScreen
    }

    /// What can be seen, as far as layout decides that.
    var visibleElements: [LintedElement] { elements.filter(\.isVisible) }
}

/// A view that the document describes, with where it came to lie.
@MainActor struct LintedElement {
    let built: BuiltElement
    /// In the coordinates of the picture.
    let frame: CGRect
    /// Neither hidden nor transparent, nor in anything that is.
    let isVisible: Bool
    /// Whether it moves under the finger with the content of a view around it: such content may lie anywhere.
    let isInScrolledContent: Bool
    /// Whether touches reach it.
    let isReachable: Bool

    var view: UIView { built.view }

    /// Bars place their items, and take touches for them as far as they are high.
    var isInBar: Bool {
        sequence(first: view, next: \.superview).contains {
            $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0 is UISearchBar
        }
    }

    /// What people know it by: a name that was given to it, or the words on it.
    var label: String? {
        guard let text = [built.label, built.view.words].compactMap({ $0?.onOneLine }).first(where: { !$0.isEmpty })
        else { return nil }
        return text.count > 40 ? text.prefix(40) + "…" : text
    }

    /// In the middle of a sentence: `button "Go" (b1x-2y)`.
    var naming: String {
        [built.kind, label.map { "\"\($0)\"" }, built.id.map { "(\($0))" }].compactMap { $0 }.joined(separator: " ")
    }

    /// Goes through the tree once, so that thousands of views do not each ask all those above them.
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
            // What is in no hierarchy cannot be seen.
            let state = states[ObjectIdentifier(element.view)] ?? (false, false, false)
            return LintedElement(
                built: element, frame: element.view.convert(element.view.bounds, to: shown.canvas),
                isVisible: state.isVisible, isInScrolledContent: state.isScrolled, isReachable: state.isReachable)
        }
    }
}

extension UIView {
    /// The words on a view, as its author wrote them.
    fileprivate var words: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.title(for: .normal) ?? button.configuration?.title
        case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
        case let view as UITextView: view.text
        case let control as UISegmentedControl: control.numberOfSegments > 0 ? control.titleForSegment(at: 0) : nil
        default: accessibilityLabel ?? accessibilityIdentifier
        }
    }
}
