import UIKit

public enum StyleType: Sendable {
    case normal, highlighted, disabled
}

/// Attributes, of a tag if they have a name, and those of the states of a touch.
public struct Style {
    public let name: String
    public private(set) var attributes: [NSAttributedString.Key: Any] = [:]
    public private(set) var highlightedAttributes: [NSAttributedString.Key: Any] = [:]
    public private(set) var disabledAttributes: [NSAttributedString.Key: Any] = [:]
    private var paragraph: NSMutableParagraphStyle?

    public init(_ name: String = "", style: Style = Style("", [:])) {
        self = style.named(name)
    }
    public init(_ name: String = "", _ attributes: [NSAttributedString.Key: Any], _ type: StyleType = .normal) {
        self.name = name
        set(attributes, type)
    }
    private func named(_ name: String) -> Style {
        var style = Style(name, attributes)
        style.highlightedAttributes = highlightedAttributes
        style.disabledAttributes = disabledAttributes
        return style
    }

    private mutating func set(_ more: [NSAttributedString.Key: Any], _ type: StyleType) {
        switch type {
        case .normal: attributes.merge(more) { $1 }
        case .highlighted: highlightedAttributes.merge(more) { $1 }
        case .disabled: disabledAttributes.merge(more) { $1 }
        }
    }

    public func attributes(_ attributes: [NSAttributedString.Key: Any], _ type: StyleType = .normal) -> Style {
        var style = self
        style.set(attributes, type)
        return style
    }
    private func with(_ key: NSAttributedString.Key, _ value: Any, _ type: StyleType) -> Style {
        attributes([key: value], type)
    }

    public func merged(with style: Style) -> Style {
        var merged = self
        merged.set(style.attributes, .normal)
        merged.set(style.highlightedAttributes, .highlighted)
        merged.set(style.disabledAttributes, .disabled)
        return merged
    }

    public func font(_ value: UIFont, _ type: StyleType = .normal) -> Style { with(.font, value, type) }
    public func paragraphStyle(_ value: NSParagraphStyle, _ type: StyleType = .normal) -> Style {
        with(.paragraphStyle, value, type)
    }
    public func foregroundColor(_ value: UIColor, _ type: StyleType = .normal) -> Style {
        with(.foregroundColor, value, type)
    }
    public func backgroundColor(_ value: UIColor, _ type: StyleType = .normal) -> Style {
        with(.backgroundColor, value, type)
    }
    public func ligature(_ value: Int, _ type: StyleType = .normal) -> Style { with(.ligature, value, type) }
    public func kern(_ value: Float, _ type: StyleType = .normal) -> Style { with(.kern, value, type) }
    public func strikethroughStyle(_ value: NSUnderlineStyle, _ type: StyleType = .normal) -> Style {
        with(.strikethroughStyle, value.rawValue, type)
    }
    public func strikethroughColor(_ value: UIColor, _ type: StyleType = .normal) -> Style {
        with(.strikethroughColor, value, type)
    }
    public func underlineStyle(_ value: NSUnderlineStyle, _ type: StyleType = .normal) -> Style {
        with(.underlineStyle, value.rawValue, type)
    }
    public func underlineColor(_ value: UIColor, _ type: StyleType = .normal) -> Style {
        with(.underlineColor, value, type)
    }
    public func strokeColor(_ value: UIColor, _ type: StyleType = .normal) -> Style { with(.strokeColor, value, type) }
    public func strokeWidth(_ value: Float, _ type: StyleType = .normal) -> Style { with(.strokeWidth, value, type) }
    public func shadow(_ value: NSShadow, _ type: StyleType = .normal) -> Style { with(.shadow, value, type) }
    public func link(_ value: URL, _ type: StyleType = .normal) -> Style { with(.link, value, type) }
    public func link(_ value: String, _ type: StyleType = .normal) -> Style { with(.link, value, type) }
    public func baselineOffset(_ value: Float, _ type: StyleType = .normal) -> Style {
        with(.baselineOffset, value, type)
    }
    public func obliqueness(_ value: Float, _ type: StyleType = .normal) -> Style { with(.obliqueness, value, type) }
    public func expansion(_ value: Float, _ type: StyleType = .normal) -> Style { with(.expansion, value, type) }
    public func writingDirection(_ value: NSWritingDirection, _ type: StyleType = .normal) -> Style { self }

    public static func font(_ value: UIFont, _ type: StyleType = .normal) -> Style { Style("", [:]).font(value, type) }
    public static func paragraphStyle(_ value: NSParagraphStyle, _ type: StyleType = .normal) -> Style {
        Style("", [:]).paragraphStyle(value, type)
    }
    public static func foregroundColor(_ value: UIColor, _ type: StyleType = .normal) -> Style {
        Style("", [:]).foregroundColor(value, type)
    }
    public static func backgroundColor(_ value: UIColor, _ type: StyleType = .normal) -> Style {
        Style("", [:]).backgroundColor(value, type)
    }
    public static func kern(_ value: Float, _ type: StyleType = .normal) -> Style { Style("", [:]).kern(value, type) }
    public static func underlineStyle(_ value: NSUnderlineStyle, _ type: StyleType = .normal) -> Style {
        Style("", [:]).underlineStyle(value, type)
    }
    public static func strikethroughStyle(_ value: NSUnderlineStyle, _ type: StyleType = .normal) -> Style {
        Style("", [:]).strikethroughStyle(value, type)
    }
    public static func baselineOffset(_ value: Float, _ type: StyleType = .normal) -> Style {
        Style("", [:]).baselineOffset(value, type)
    }
}
