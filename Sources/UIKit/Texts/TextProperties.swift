import Foundation
import MaquetteViewModel

// Properties of texts that are kept, and for which nothing looks different.

extension UITextField {
    public var inlinePredictionType: UITextInlinePredictionType {
        get { Remembered.value("inlinePredictionType", of: self, .default) }
        set { Remembered.set("inlinePredictionType", of: self, newValue) }
    }
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { Remembered.value("mathExpressionCompletionType", of: self, .default) }
        set { Remembered.set("mathExpressionCompletionType", of: self, newValue) }
    }
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { Remembered.value("writingToolsBehavior", of: self, .default) }
        set { Remembered.set("writingToolsBehavior", of: self, newValue) }
    }
    public var interactionState: Any? {
        get { Remembered.value("interactionState", of: self, nil) }
        set { Remembered.set("interactionState", of: self, newValue) }
    }
    public var textDragInteraction: UIDragInteraction? { nil }
    public var textDropInteraction: UIDropInteraction? { nil }
}

extension UITextView {
    public var inlinePredictionType: UITextInlinePredictionType {
        get { Remembered.value("inlinePredictionType", of: self, .default) }
        set { Remembered.set("inlinePredictionType", of: self, newValue) }
    }
    public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
        get { Remembered.value("mathExpressionCompletionType", of: self, .default) }
        set { Remembered.set("mathExpressionCompletionType", of: self, newValue) }
    }
    public var writingToolsBehavior: UIWritingToolsBehavior {
        get { Remembered.value("writingToolsBehavior", of: self, .default) }
        set { Remembered.set("writingToolsBehavior", of: self, newValue) }
    }
    public var interactionState: Any? {
        get { Remembered.value("interactionState", of: self, nil) }
        set { Remembered.set("interactionState", of: self, newValue) }
    }
    /// Nil where it is not enabled. Nobody searches in a picture.
    public var findInteraction: UIFindInteraction? {
        guard isFindInteractionEnabled else { return nil }
        if let kept: UIFindInteraction = Remembered.value("findInteraction", of: self, nil) { return kept }
        let made = UIFindInteraction(sessionDelegate: NobodySearches.shared)
        Remembered.set("findInteraction", of: self, made)
        return made
    }
    /// Nil as for every text view with a layout manager, which all have here.
    public var textLayoutManager: NSTextLayoutManager? { nil }
    public var usesStandardTextScaling: Bool {
        get { Remembered.value("usesStandardTextScaling", of: self, false) }
        set { Remembered.set("usesStandardTextScaling", of: self, newValue) }
    }
    public var isFindInteractionEnabled: Bool {
        get { Remembered.value("isFindInteractionEnabled", of: self, false) }
        set { Remembered.set("isFindInteractionEnabled", of: self, newValue) }
    }
}

extension UILabel {
    public var preferredVibrancy: UILabelVibrancy {
        get { Remembered.value("preferredVibrancy", of: self, .automatic) }
        set { Remembered.set("preferredVibrancy", of: self, newValue) }
    }
}

public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

public enum UIWritingToolsBehavior: Int, Sendable {
    case none = -1
    case `default` = 0
    case complete, limited
}

public enum UILabelVibrancy: Int, Sendable { case none, automatic }

private final class NobodySearches: UIFindInteractionDelegate {
    static let shared = NobodySearches()
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}
