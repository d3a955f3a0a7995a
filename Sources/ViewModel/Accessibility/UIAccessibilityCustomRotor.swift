import Foundation

/// A kind of places that an assistive technology can go through one after another.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    public enum Direction: Int, Sendable { case previous, next }

    /// Rotors that have their name from the system, and replace its own.
    public enum SystemRotorType: Int, CaseIterable, Sendable {
        case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
        case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
    }

    private let state: CustomRotorState

    public convenience init(name: String, itemSearch: @escaping Search) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearch)
    }

    public init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
        state = CustomRotorState(attributedName, .none, itemSearch)
        super.init()
    }

    public init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
        state = CustomRotorState(NSAttributedString(string: ""), type, itemSearch)
        super.init()
    }

    open var name: String {
        get { state.name.string }
        set { state.name = NSAttributedString(string: newValue) }
    }
    open var attributedName: NSAttributedString {
        get { state.name }
        set { state.name = newValue }
    }
    open var itemSearchBlock: Search {
        get { state.search }
        set { state.search = newValue }
    }
    open var systemRotorType: SystemRotorType { state.systemType }
}

/// Where a rotor is, and in which direction it looks for the next place.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// One without an element at first.
    open var currentItem: UIAccessibilityCustomRotorItemResult! = UIAccessibilityCustomRotorItemResult()
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

    public override init() { super.init() }
}

/// A place that a rotor leads to: an element, or a part of a text.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    open weak var targetElement: (any NSObjectProtocol)?
    open var targetRange: UITextRange?

    public override init() { super.init() }

    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }
}

@MainActor private final class CustomRotorState: HiddenState {
    var name: NSAttributedString
    let systemType: UIAccessibilityCustomRotor.SystemRotorType
    var search: UIAccessibilityCustomRotor.Search

    init(
        _ name: NSAttributedString, _ systemType: UIAccessibilityCustomRotor.SystemRotorType,
        _ search: @escaping UIAccessibilityCustomRotor.Search
    ) {
        (self.name, self.systemType, self.search) = (name, systemType, search)
    }
}
