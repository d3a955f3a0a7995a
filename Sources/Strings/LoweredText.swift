import Foundation
import MaquetteText

/// An attributed string as values for the typesetter, with the attributes that its runs refer to.
package struct LoweredText {
    package typealias Attributes = [NSAttributedString.Key: Any]

    package var text: StyledText
    /// The attributes of each run of the text; a style's `tag` is a place in here.
    package let attributes: [Attributes]

    /// - Parameters:
    ///   - scale: shrinks every font.
    ///   - keepsPitch: whether text styles keep their distance between lines.
    ///   - paragraph: changes the styles of the paragraphs.
    package init(
        _ string: NSAttributedString, scale: CGFloat = 1, keepsPitch: Bool = true,
        paragraph: (ParagraphValues) -> ParagraphValues = { $0 }
    ) {
        var styles: [StyledText.Span<TextStyle>] = []
        var formats: [StyledText.Span<ParagraphFormat>] = []
        var runs: [Attributes] = []
        let whole = NSRange(location: 0, length: string.length)
        func add(_ attributes: Attributes, length: Int) {
            let style = TextStyle(attributes, scale: scale, keepsPitch: keepsPitch, tag: runs.count)
            styles.append(.init(length: length, style: style))
            let values = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? ParagraphValues()
            formats.append(.init(length: length, style: paragraph(values).format(direction: .natural)))
            runs.append(attributes)
        }
        if string.length == 0 { add([:], length: 0) }
        string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            add(attributes, length: range.length)
        }
        text = StyledText(string.string, styles: styles, formats: formats)
        attributes = runs
    }

    /// Text with the same attributes throughout, without going through an attributed string.
    package init(_ string: String, attributes: Attributes, scale: CGFloat = 1, paragraph: ParagraphValues) {
        let style = TextStyle(attributes, scale: scale, keepsPitch: true, tag: 0)
        text = StyledText(string, style: style, format: paragraph.format(direction: .natural))
        self.attributes = [attributes]
    }

    /// Text with the attributes of another one, which has the same throughout: the two share them.
    package init(_ string: String, like other: LoweredText) {
        let length = string.utf16.count
        text = other.text
        text.string = string
        if text.styles[0].length != length {
            text.styles[0].length = length
            text.formats[0].length = length
        }
        attributes = other.attributes
    }
}

extension TextStyle {
    init(_ attributes: LoweredText.Attributes, scale: CGFloat, keepsPitch: Bool, tag: Int) {
        let font = attributes[.font] as? UIFont ?? .unattributed
        var request = scale == 1 ? font.request : font.request.withSize(font.pointSize * scale)
        if !keepsPitch { request.linePitch = 0 }
        self.init(
            font: request.textFont, kern: CGFloat(anyNumber: attributes[.kern]).map { Double($0 * scale) },
            tracking: Double(CGFloat(anyNumber: attributes[.tracking]) ?? 0),
            baselineOffset: Double(CGFloat(anyNumber: attributes[.baselineOffset]) ?? 0),
            underline: Rule(attributes[.underlineStyle]), strikethrough: Rule(attributes[.strikethroughStyle]),
            obliqueness: Double(CGFloat(anyNumber: attributes[.obliqueness]) ?? 0),
            hasBackground: attributes[.backgroundColor] != nil,
            attachment: (attributes[.attachment] as? NSTextAttachment).map {
                Attachment($0.placement(lineHeight: font.lineHeight))
            },
            tag: tag)
    }
}

extension TextStyle.Attachment {
    init(_ placement: CGRect) {
        self.init(
            width: Double(placement.width), height: Double(placement.height), elevation: Double(placement.minY))
    }
}

extension TextStyle.Rule {
    /// Reads an underline or strikethrough attribute; the low byte is the line style.
    init(_ attribute: Any?) {
        let number =
            (attribute as? NSUnderlineStyle)?.rawValue ?? CGFloat(anyNumber: attribute).map { Int(saturating: $0) } ?? 0
        self =
            switch number & 0x0F {
            case 0: .none
            case NSUnderlineStyle.thick.rawValue: .thick
            case NSUnderlineStyle.double.rawValue: .double
            default: .single
            }
    }
}

extension UIFont {
    /// The font of text without a font attribute: "the string's default font is Helvetica 12-point".
    package static let unattributed = UIFont(FontRequest(shipped: "Helvetica", size: 12) ?? FontRequest(size: 12))
}
