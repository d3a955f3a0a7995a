import Foundation
import Maquette
import MaquetteAccessibility

/// What the rules about accessibility ask of a scene: what VoiceOver finds, the colours of texts, and what code may
/// change. Read once, however many rules ask.
@MainActor final class SceneSpeech {
    private let shown: Shown
    private(set) lazy var reading = AccessibilityReading(shown)
    private(set) lazy var texts = PaintedTexts(shown)?.samples ?? []
    private(set) lazy var code = SceneCode(shown.scene)
    /// The views that VoiceOver stops at, or at parts of which it does.
    private(set) lazy var spoken = Dictionary(
        reading.elements.compactMap { element in element.view.map { ($0, element) } }
    ) { first, _ in first }

    init(_ shown: Shown) { self.shown = shown }
}

extension LintedScene {
    /// The stop of VoiceOver at an element, if it is one.
    func speech(of element: LintedElement) -> SpokenElement? { speech.spoken[ObjectIdentifier(element.view)] }

    /// Whether an outlet leads to it.
    func isInCode(_ element: LintedElement) -> Bool { speech.code.holds(element) }

    /// Whether code may change some of what a rule is about: an outlet leads to it, or it has a class of the app, whose
    /// code does so or is not there to be read.
    func mayBeChanged(_ element: LintedElement, _ aspects: CodeAspects) -> Bool {
        let stack = (element.view.superview as? UIStackView).flatMap { self.element(of: $0) }
        return !speech.code.changes(element, in: stack).isDisjoint(with: aspects)
    }

    /// The innermost element that shows a text at a place; nil for texts of the system's own bars, and for parts of others.
    func textElement(at place: CGRect, saying words: String) -> LintedElement? {
        let middle = CGPoint(x: place.midX, y: place.midY)
        let around = visibleElements.filter { $0.frame.insetBy(dx: -2, dy: -2).contains(middle) }
        func area(_ element: LintedElement) -> CGFloat { element.frame.width * element.frame.height }
        let saying = around.filter {
            $0.view.showsWords && ($0.view.words ?? "").contains(words.trimmingCharacters(in: .whitespaces))
        }
        return saying.min { area($0) < area($1) }
    }
}

extension LintedElement {
    /// Whether a finger can do something with it.
    @MainActor var isTappable: Bool {
        guard isReachable else { return false }
        return switch view {
        case let button as UIButton: button.isEnabled
        case let control as UIControl: control.isEnabled
        default: built.hasGestures
        }
    }
}

extension String {
    /// Interface Builder's own words in what is new: whoever leaves them there gives another text in code.
    private static let placeholders: Set<String> = [
        "Button", "Label", "Item", "Text", "Title", "Subtitle", "Detail", "Cell",
    ]

    var isPlaceholder: Bool { Self.placeholders.contains(trimmingCharacters(in: .whitespacesAndNewlines)) }
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension UIView {
    /// Whether the view's words are painted, and no name or description.
    fileprivate var showsWords: Bool {
        self is UILabel || self is UIButton || self is UITextField || self is UITextView || self is UISegmentedControl
    }
}
