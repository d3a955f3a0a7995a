import Foundation

/// The attributed text of a label. Most have the same attributes throughout, and need no attributed string until somebody
/// asks for one: making and reading those costs as much as measuring the text.
enum AttributedContent {
    typealias Attributes = LoweredText.Attributes

    case uniform(String, Attributes)
    case runs(NSAttributedString)

    var string: String {
        switch self {
        case .uniform(let string, _): string
        case .runs(let text): text.string
        }
    }

    var isEmpty: Bool {
        switch self {
        case .uniform(let string, _): string.isEmpty
        case .runs(let text): text.length == 0
        }
    }

    var attributedString: NSAttributedString {
        switch self {
        case .uniform(let string, let attributes): NSAttributedString(string: string, attributes: attributes)
        case .runs(let text): text
        }
    }

    /// The attribute at the start; nil for a text without characters, which have the attributes.
    func attribute(_ key: NSAttributedString.Key) -> Any? {
        guard !isEmpty else { return nil }
        return switch self {
        case .uniform(_, let attributes): attributes[key]
        case .runs(let text): text.attribute(key, at: 0, effectiveRange: nil)
        }
    }

    /// This content with another value throughout.
    func setting(_ key: NSAttributedString.Key, to value: Any) -> AttributedContent {
        switch self {
        case .uniform(let string, var attributes):
            attributes[key] = value
            return .uniform(string, attributes)
        case .runs(let text):
            let changed = NSMutableAttributedString(attributedString: text)
            changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
            return .runs(changed)
        }
    }

    /// This content with values that depend on those before; nil where there was none.
    func changing(_ key: NSAttributedString.Key, _ change: (Any?) -> Any?) -> AttributedContent {
        switch self {
        case .uniform(let string, var attributes):
            if let value = change(attributes[key]) { attributes[key] = value }
            return .uniform(string, attributes)
        case .runs(let text):
            let changed = NSMutableAttributedString(attributedString: text)
            let whole = NSRange(location: 0, length: text.length)
            text.enumerateAttribute(key, in: whole, options: []) { old, range, _ in
                guard let value = change(old) else { return }
                changed.addAttribute(key, value: value, range: range)
            }
            return .runs(changed)
        }
    }

    /// This content with the looks of what Markdown says of its parts, which the system gives them by Apple's documentation of
    /// `inlinePresentationIntent`. Labels and text views do; a text that is drawn by itself has none.
    var showingIntents: AttributedContent {
        switch self {
        case .uniform(let string, let attributes):
            return attributes.showingIntent.map { .uniform(string, $0) } ?? self
        case .runs(let text):
            var changed: NSMutableAttributedString?
            let whole = NSRange(location: 0, length: text.length)
            text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
                guard let shown = attributes.showingIntent else { return }
                let all = changed ?? NSMutableAttributedString(attributedString: text)
                all.setAttributes(shown, range: range)
                changed = all
            }
            return changed.map { .runs($0) } ?? self
        }
    }

    /// A text with attributes of the label's own where it has none.
    init(_ text: NSAttributedString, over own: Attributes) {
        let whole = NSRange(location: 0, length: text.length)
        if whole.length > 0 {
            var range = NSRange()
            let attributes = text.attributes(at: 0, longestEffectiveRange: &range, in: whole)
            if range.length == whole.length {
                self = .uniform(text.string, own.merging(attributes) { $1 })
                return
            }
        }
        let completed = NSMutableAttributedString(string: text.string)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            completed.setAttributes(own.merging(attributes) { $1 }, range: range)
        }
        self = .runs(completed)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// nil where Markdown says nothing that is seen.
    fileprivate var showingIntent: Self? {
        guard let number = CGFloat(anyNumber: self[.inlinePresentationIntent]) else { return nil }
        let intent = InlinePresentationIntent(rawValue: UInt(Swift.max(0, Int(saturating: number))))
        var shown = self
        let font = self[.font] as? UIFont ?? .unattributed
        var traits = font.fontDescriptor.symbolicTraits
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        if intent.contains(.code) { traits.insert(.traitMonoSpace) }
        if traits != font.fontDescriptor.symbolicTraits,
            let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
        {
            shown[.font] = UIFont(descriptor: descriptor, size: 0)
        }
        if intent.contains(.strikethrough), shown[.strikethroughStyle] == nil {
            shown[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        }
        return shown
    }
}
