import Foundation
import MaquetteViewModel

// Texts: what they are told of keyboards, suggestions and searches. Each property is kept, and nothing looks different for it.

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

extension UITextField {
    public var textDragInteraction: UIDragInteraction? { nil }
    public var textDropInteraction: UIDropInteraction? { nil }
}

extension UITextView {
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
}

private final class NobodySearches: UIFindInteractionDelegate {
    static let shared = NobodySearches()
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { nil }
}

/// Sets texts since iOS 15. None of the text views here has one.
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {
    open var textContainer: NSTextContainer?
    open weak var textContentManager: NSTextContentManager?
    open var usesFontLeading = true
    open var usageBoundsForTextContainer: CGRect { .zero }
    open func ensureLayout(for bounds: CGRect) {}
}

/// What a text that is set with an ``NSTextLayoutManager`` consists of.
@preconcurrency @MainActor open class NSTextContentManager: NSObject {
    open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.append(textLayoutManager)
        textLayoutManager.textContentManager = self
    }
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        textLayoutManagers.removeAll { $0 === textLayoutManager }
        textLayoutManager.textContentManager = nil
    }
}

@preconcurrency @MainActor open class NSTextContentStorage: NSTextContentManager {
    open var textStorage: NSTextStorage? = NSTextStorage()
    open var attributedString: NSAttributedString? {
        get { textStorage }
        set { textStorage = newValue.map { NSTextStorage(attributedString: $0) } }
    }
}
