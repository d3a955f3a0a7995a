import Foundation

/// A place between two characters.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    public override init() { super.init() }
}

/// What lies between two places of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    public override init() { super.init() }

    open var isEmpty: Bool { true }
    open var start: UITextPosition { UITextPosition() }
    open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection, and which of its ends are in it.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    public override init() { super.init() }

    open var rect: CGRect { .zero }
    open var writingDirection: NSWritingDirection { .natural }
    open var containsStart: Bool { false }
    open var containsEnd: Bool { false }
    open var isVertical: Bool { false }
}

/// Places of the text views and fields here: a number of UTF-16 units from the start.
final class TextOffset: UITextPosition {
    let offset: Int

    init(_ offset: Int) {
        self.offset = offset
        super.init()
    }
}

final class TextOffsetRange: UITextRange {
    let range: NSRange

    init(_ range: NSRange) {
        self.range = range
        super.init()
    }

    override var isEmpty: Bool { range.length == 0 }
    override var start: UITextPosition { TextOffset(range.location) }
    override var end: UITextPosition { TextOffset(range.location + range.length) }
}

final class LineSelection: UITextSelectionRect {
    private let place: CGRect
    private let ends: (start: Bool, end: Bool)
    private let direction: NSWritingDirection

    init(_ place: CGRect, start: Bool, end: Bool, _ direction: NSWritingDirection) {
        (self.place, ends, self.direction) = (place, (start, end), direction)
        super.init()
    }

    override var rect: CGRect { place }
    override var writingDirection: NSWritingDirection { direction }
    override var containsStart: Bool { ends.start }
    override var containsEnd: Bool { ends.end }
}

public enum UITextStorageDirection: Int, Hashable, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Hashable, Sendable { case right = 2, left, up, down }
public enum UITextGranularity: Int, Hashable, Sendable { case character, word, sentence, paragraph, line, document }

/// A text that can be edited, with its places, ranges and where they are on the screen.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }
    var textInputView: UIView { get }
    var selectionAffinity: UITextStorageDirection { get set }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

// What an input method asks, which is not here: nobody hears of changes, and no text is marked for long.
extension UITextInput {
    public var inputDelegate: (any UITextInputDelegate)? {
        get { nil }
        set {}
    }
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }
    public var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        if let range = selectedTextRange { replace(range, withText: markedText ?? "") }
    }
    public func unmarkText() {}
    public func position(
        within range: UITextRange, farthestIn direction: UITextLayoutDirection
    ) -> UITextPosition? { UITextDirection.layout(direction).isBackward ? range.start : range.end }
    public func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        self.position(from: position, in: direction, offset: 1).flatMap { textRange(from: position, to: $0) }
    }
    public func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { .natural }
    public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

extension UITextInput where Self: UIView {
    public var textInputView: UIView { self }
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}

/// How characters are stored, which here is all that the places need.
extension UITextInput {
    func clamped(_ offset: Int) -> Int {
        let end = (endOfDocument as? TextOffset)?.offset ?? 0
        return min(max(0, offset), end)
    }

    public var beginningOfDocument: UITextPosition { TextOffset(0) }
    public var markedTextRange: UITextRange? { nil }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = fromPosition as? TextOffset, let to = toPosition as? TextOffset else { return nil }
        let (start, end) = (min(from.offset, to.offset), max(from.offset, to.offset))
        return TextOffsetRange(NSRange(location: start, length: end - start))
    }

    /// nil beyond the ends of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let position = position as? TextOffset else { return nil }
        let (wanted, overflows) = position.offset.addingReportingOverflow(offset)
        return overflows || wanted != clamped(wanted) ? nil : TextOffset(wanted)
    }

    public func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        switch direction {
        case .right: self.position(from: position, offset: offset)
        case .left: self.position(from: position, offset: -offset)
        case .up, .down: lineAway(from: position, direction == .down ? offset : -offset)
        }
    }

    private func lineAway(from position: UITextPosition, _ lines: Int) -> UITextPosition? {
        let caret = caretRect(for: position)
        return closestPosition(
            to: CGPoint(x: caret.midX, y: caret.midY + CGFloat(lines) * (caret.height - TextPlaces.caretOverhang)))
    }

    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        ((toPosition as? TextOffset)?.offset ?? 0) - ((from as? TextOffset)?.offset ?? 0)
    }

    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        position(closestTo: point, within: range)
    }

    func position(closestTo point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let range = range as? TextOffsetRange, let place = closestPosition(to: point) as? TextOffset else {
            return nil
        }
        return TextOffset(min(max(place.offset, range.range.location), range.range.location + range.range.length))
    }
}

/// A view in a keyboard's place.
@preconcurrency @MainActor open class UIInputView: UIView {
    public enum Style: Int, Hashable, Sendable { case `default`, keyboard }

    private let inputState = InputViewState()

    public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        super.init(frame: frame)
        inputState.style = inputViewStyle
    }
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIInputView.self)
    }

    open var inputViewStyle: UIInputView.Style { inputState.style }
    open var allowsSelfSizing: Bool {
        get { inputState.sizesItself }
        set { inputState.sizesItself = newValue }
    }
}

@MainActor private final class InputViewState: HiddenState {
    var style = UIInputView.Style.default
    var sizesItself = false
}
