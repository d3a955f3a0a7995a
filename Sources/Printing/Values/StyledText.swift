import Foundation
import MaquetteViewModel

/// An attributed string as code: statements that append its runs one by one.
@MainActor struct StyledText {
    private let name: String
    private var paragraphs: [(style: NSParagraphStyle, name: String)] = []
    private(set) var statements: [String] = []

    /// The statements leave the string under a name.
    init(_ text: NSAttributedString, named name: String) {
        self.name = name
        var runs: [String] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let part = (text.string as NSString).substring(with: range)
            let list = self.list(attributes)
            runs.append("(string: \(SwiftText.text(part))\(list.isEmpty ? "" : ", attributes: [\(list)]"))")
        }
        if runs.count <= 1 {
            statements.append("let \(name) = NSAttributedString\(runs.first ?? "()")")
        } else {
            statements.append("let \(name) = NSMutableAttributedString()")
            statements += runs.map { "\(name).append(NSAttributedString\($0))" }
        }
    }

    /// The attributes as a dictionary, without paragraph styles; nil when there are none.
    static func dictionary(_ attributes: [NSAttributedString.Key: Any]) -> String? {
        let known = attributes.compactMap { key, value -> (key: String, value: String)? in
            guard let name = names[key], let text = text(of: value) else { return nil }
            return (name, text)
        }
        if known.isEmpty { return nil }
        return "[" + known.sorted { $0.key < $1.key }.map { ".\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
    }

    private mutating func list(_ attributes: [NSAttributedString.Key: Any]) -> String {
        var known: [(key: String, value: String)] = []
        for (key, value) in attributes {
            if key == .paragraphStyle, let style = value as? NSParagraphStyle {
                if let name = paragraph(style) { known.append(("paragraphStyle", name)) }
            } else if let name = Self.names[key], let text = Self.text(of: value) {
                known.append((name, text))
            }
        }
        return known.sorted { $0.key < $1.key }.map { ".\($0.key): \($0.value)" }.joined(separator: ", ")
    }

    private static func text(of value: Any) -> String? {
        switch value {
        case let font as UIFont:
            let text = FontText.font(font)
            return text.hasPrefix(".") ? "UIFont\(text)" : text
        case let color as UIColor: return ColorText.qualified(color)
        case let number as NSNumber: return SwiftText.number(number.doubleValue)
        case let number as CGFloat: return SwiftText.number(number)
        case let number as Int: return "\(number)"
        default: return nil
        }
    }

    private static let names: [NSAttributedString.Key: String] = [
        .font: "font", .foregroundColor: "foregroundColor", .backgroundColor: "backgroundColor", .kern: "kern",
        .tracking: "tracking", .baselineOffset: "baselineOffset", .underlineStyle: "underlineStyle",
        .underlineColor: "underlineColor", .strikethroughStyle: "strikethroughStyle",
        .strikethroughColor: "strikethroughColor", .strokeWidth: "strokeWidth", .strokeColor: "strokeColor",
        .ligature: "ligature", .obliqueness: "obliqueness", .expansion: "expansion",
    ]

    /// The name of a paragraph style, made by statements at its first use; nil for the default one.
    private mutating func paragraph(_ style: NSParagraphStyle) -> String? {
        if let known = paragraphs.first(where: { $0.style == style }) { return known.name }
        let number = paragraphs.isEmpty ? "" : "\(paragraphs.count + 1)"
        let name = "\(name)Paragraph\(number)"
        let settings = Self.settings(of: style, named: name)
        guard !settings.isEmpty else { return nil }
        paragraphs.append((style, name))
        statements += ["let \(name) = NSMutableParagraphStyle()"] + settings
        return name
    }

    private static func settings(of style: NSParagraphStyle, named name: String) -> [String] {
        let plain = NSParagraphStyle.default
        var settings: [String] = []
        func add<Value: Equatable>(_ property: String, _ get: (NSParagraphStyle) -> Value, _ text: (Value) -> String) {
            if get(style) != get(plain) { settings.append("\(name).\(property) = \(text(get(style)))") }
        }
        add("alignment", { $0.alignment }, SwiftText.choice)
        add("lineBreakMode", { $0.lineBreakMode }, SwiftText.choice)
        add("baseWritingDirection", { $0.baseWritingDirection }, SwiftText.choice)
        add("lineSpacing", { $0.lineSpacing }, SwiftText.number)
        add("lineHeightMultiple", { $0.lineHeightMultiple }, SwiftText.number)
        add("minimumLineHeight", { $0.minimumLineHeight }, SwiftText.number)
        add("maximumLineHeight", { $0.maximumLineHeight }, SwiftText.number)
        add("paragraphSpacing", { $0.paragraphSpacing }, SwiftText.number)
        add("paragraphSpacingBefore", { $0.paragraphSpacingBefore }, SwiftText.number)
        add("firstLineHeadIndent", { $0.firstLineHeadIndent }, SwiftText.number)
        add("headIndent", { $0.headIndent }, SwiftText.number)
        add("tailIndent", { $0.tailIndent }, SwiftText.number)
        add("hyphenationFactor", { $0.hyphenationFactor }, SwiftText.number)
        add("lineBreakStrategy", { $0.lineBreakStrategy }, SwiftText.lineBreakStrategy)
        add("allowsDefaultTighteningForTruncation", { $0.allowsDefaultTighteningForTruncation }, SwiftText.flag)
        return settings
    }
}
