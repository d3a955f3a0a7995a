import Maquette
import MaquetteAccessibility

/// What VoiceOver finds in a scene, with the document's elements. Read once, however many rules ask.
@MainActor final class SceneSpeech {
    private let shown: Shown
    private(set) lazy var reading = AccessibilityReading(shown)
    private(set) lazy var texts = PaintedTexts(shown)?.samples ?? []
    /// The views that VoiceOver stops at, or at parts of which it does.
    private(set) lazy var spoken = Dictionary(
        reading.elements.compactMap { element in element.view.map { ($0, element) } }
    ) { first, _ in first }

    init(_ shown: Shown) { self.shown = shown }
}

extension LintedScene {
    /// The stop of VoiceOver at an element, if it is one.
    func speech(of element: LintedElement) -> SpokenElement? { speech.spoken[ObjectIdentifier(element.view)] }

    /// The innermost element that shows a text at a place; nil for texts of the system's own bars, and for parts of others.
    func textElement(at place: CGRect, saying words: String) -> LintedElement? {
        let middle = CGPoint(x: place.midX, y: place.midY)
        let around = visibleElements.filter { $0.frame.insetBy(dx: -2, dy: -2).contains(middle) }
        func area(_ element: LintedElement) -> CGFloat { element.frame.width * element.frame.height }
        let saying = around.filter { ($0.view.words ?? "").contains(words.trimmingCharacters(in: .whitespaces)) }
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
