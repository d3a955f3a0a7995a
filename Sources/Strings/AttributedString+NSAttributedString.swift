import Foundation

/// The conversion of one attribute between `AttributedString` and `NSAttributedString`.
private struct Passage {
    let read: @Sendable (AttributedString.Runs.Run) -> (NSAttributedString.Key, Any)?
    let write: @Sendable (NSAttributedString.Key, Any, inout AttributeContainer) -> Void

    init<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
        let name = NSAttributedString.Key(K.name)
        read = { run in run[key].map { (name, $0) } }
        write = { other, value, container in
            guard other == name, let value = Self.convert(value, to: K.Value.self) else { return }
            container[key] = value
        }
    }

    /// An option set that is a number in an `NSAttributedString`.
    init<K: AttributedStringKey>(number key: K.Type) where K.Value: OptionSet & Sendable, K.Value.RawValue == UInt {
        let name = NSAttributedString.Key(K.name)
        read = { run in run[key].map { (name, NSNumber(value: $0.rawValue)) } }
        write = { other, value, container in
            guard other == name, let number = CGFloat(anyNumber: value) else { return }
            container[key] = K.Value(rawValue: UInt(max(0, Int(saturating: number))))
        }
    }

    /// Foundation keeps numbers and option sets as numbers of any type.
    private static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let value = value as? Value { return value }
        guard let number = CGFloat(anyNumber: value) else { return nil }
        return number as? Value ?? NSUnderlineStyle(rawValue: Int(saturating: number)) as? Value
    }

    typealias Keys = AttributeScopes.UIKitAttributes
    static let all: [Passage] = [
        Passage(Keys.FontAttribute.self),
        Passage(Keys.ForegroundColorAttribute.self),
        Passage(Keys.BackgroundColorAttribute.self),
        Passage(Keys.ParagraphStyleAttribute.self),
        Passage(Keys.KernAttribute.self),
        Passage(Keys.TrackingAttribute.self),
        Passage(Keys.BaselineOffsetAttribute.self),
        Passage(Keys.UnderlineStyleAttribute.self),
        Passage(Keys.UnderlineColorAttribute.self),
        Passage(Keys.StrikethroughStyleAttribute.self),
        Passage(Keys.StrikethroughColorAttribute.self),
        Passage(Keys.StrokeColorAttribute.self),
        Passage(Keys.StrokeWidthAttribute.self),
        Passage(Keys.ShadowAttribute.self),
        Passage(Keys.ObliquenessAttribute.self),
        Passage(Keys.AttachmentAttribute.self),
        Passage(AttributeScopes.FoundationAttributes.LinkAttribute.self),
        Passage(number: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self),
    ]
}

extension NSAttributedString {
    /// The text of an `AttributedString` with the attributes that UIKit knows.
    public convenience init(_ attributed: AttributedString) {
        let string = NSMutableAttributedString(string: "")
        for run in attributed.runs {
            let attributes = Passage.all.compactMap { $0.read(run) }
            string.append(
                NSAttributedString(
                    string: String(attributed[run.range].characters),
                    attributes: Dictionary(attributes, uniquingKeysWith: { $1 })))
        }
        self.init(attributedString: string)
    }
}

extension AttributedString {
    /// The text of an `NSAttributedString` with the attributes that UIKit knows.
    public init(_ attributed: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: attributed.length)
        attributed.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let text = attributed.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    /// The attributes of a dictionary that UIKit knows.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        for (key, value) in dictionary { Passage.all.forEach { $0.write(key, value, &self) } }
    }
}
