import Foundation

/// A way along a text: by its characters, or as it is seen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static func storage(_ direction: UITextStorageDirection) -> Self { Self(rawValue: direction.rawValue) }
    public static func layout(_ direction: UITextLayoutDirection) -> Self { Self(rawValue: direction.rawValue) }

    /// Towards the start, in a text that is read from the left.
    var isBackward: Bool { [1, 3, 4].contains(rawValue) }
}

/// The object that hears about changes of a text: the system with its keyboard.
@preconcurrency @MainActor public protocol UITextInputDelegate: NSObjectProtocol {
    func selectionWillChange(_ textInput: (any UITextInput)?)
    func selectionDidChange(_ textInput: (any UITextInput)?)
    func textWillChange(_ textInput: (any UITextInput)?)
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the words, sentences and paragraphs of a text.
@preconcurrency @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}

/// The tokenizer of every text. Lines are paragraphs to it.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        unit(at: position, granularity, direction).flatMap(range)
    }
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let offset = offset(of: position) else { return false }
        return units(granularity).contains { (direction.isBackward ? $0.location : NSMaxRange($0)) == offset }
    }
    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let offset = offset(of: position) else { return nil }
        let boundaries = units(granularity).flatMap { [$0.location, NSMaxRange($0)] }
        let found = direction.isBackward ? boundaries.last { $0 < offset } : boundaries.first { $0 > offset }
        return found.flatMap(self.position)
    }
    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool { unit(at: position, granularity, direction) != nil }

    /// The unit at a place; at a boundary the one that lies in the direction.
    private func unit(
        at position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> NSRange? {
        guard let offset = offset(of: position) else { return nil }
        return units(granularity).first {
            direction.isBackward
                ? $0.location < offset && offset <= NSMaxRange($0) : $0.location <= offset && offset < NSMaxRange($0)
        }
    }

    private func units(_ granularity: UITextGranularity) -> [NSRange] {
        guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: whole), !text.isEmpty
        else { return [] }
        return switch granularity {
        case .character: text.indices.map { NSRange($0..<text.index(after: $0), in: text) }
        case .word: text.ranges { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "’" || $0 == "'" }
        case .sentence: text.sentences
        case .paragraph, .line: text.ranges { !$0.isNewline }
        case .document: [NSRange(text.startIndex..., in: text)]
        }
    }

    private func offset(of position: UITextPosition) -> Int? {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
    }
    private func position(_ offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }
    private func range(_ found: NSRange) -> UITextRange? {
        guard let start = position(found.location), let end = position(NSMaxRange(found)) else { return nil }
        return input?.textRange(from: start, to: end)
    }
}

extension String {
    /// The longest runs of characters that belong together.
    fileprivate func ranges(of isInside: (Character) -> Bool) -> [NSRange] {
        split(whereSeparator: { !isInside($0) }).map { NSRange($0.startIndex..<$0.endIndex, in: self) }
    }

    /// The sentences with the spaces after them.
    fileprivate var sentences: [NSRange] {
        var found: [NSRange] = []
        var start = startIndex
        var isOver = false
        for index in indices {
            let character = self[index]
            if isOver, !character.isWhitespace, !".!?…".contains(character) {
                found.append(NSRange(start..<index, in: self))
                (start, isOver) = (index, false)
            }
            if ".!?…".contains(character) || character.isNewline {
                isOver = true
            }
        }
        if start < endIndex { found.append(NSRange(start..., in: self)) }
        return found
    }
}
