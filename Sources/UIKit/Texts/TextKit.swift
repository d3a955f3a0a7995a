import Foundation
import MaquetteViewModel

// Names of the newer TextKit. Text is laid out without them.

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
