import Foundation
import MaquetteViewModel

/// A piece of styled text.
struct TextRun: Sendable {
    var text: String
    var font: DocumentFont?
    var color: UIColor?
    var backgroundColor: UIColor?
    var kern: CGFloat?
    var baselineOffset: CGFloat?
    var underline: NSUnderlineStyle?
    var strikethrough: NSUnderlineStyle?
    var paragraph: DocumentParagraph?

    func attributes(for traits: UITraitCollection) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font?.font(for: traits)
        attributes[.foregroundColor] = color
        attributes[.backgroundColor] = backgroundColor
        attributes[.kern] = kern
        attributes[.baselineOffset] = baselineOffset
        attributes[.underlineStyle] = underline?.rawValue
        attributes[.strikethroughStyle] = strikethrough?.rawValue
        attributes[.paragraphStyle] = paragraph?.style
        return attributes
    }
}

extension [TextRun] {
    func attributedString(for traits: UITraitCollection) -> NSAttributedString {
        map { ($0.text, $0.attributes(for: traits)) }.attributedString
    }
}

/// The style of a paragraph; nil leaves a value to UIKit.
struct DocumentParagraph: Sendable {
    var alignment: NSTextAlignment?
    var lineBreakMode: NSLineBreakMode?
    var lineSpacing: CGFloat?
    var lineHeightMultiple: CGFloat?
    var minimumLineHeight: CGFloat?
    var maximumLineHeight: CGFloat?
    var paragraphSpacing: CGFloat?
    var paragraphSpacingBefore: CGFloat?
    var firstLineHeadIndent: CGFloat?
    var headIndent: CGFloat?
    var tailIndent: CGFloat?

    var style: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment { style.alignment = alignment }
        if let lineBreakMode { style.lineBreakMode = lineBreakMode }
        if let lineSpacing { style.lineSpacing = lineSpacing }
        if let lineHeightMultiple { style.lineHeightMultiple = lineHeightMultiple }
        if let minimumLineHeight { style.minimumLineHeight = minimumLineHeight }
        if let maximumLineHeight { style.maximumLineHeight = maximumLineHeight }
        if let paragraphSpacing { style.paragraphSpacing = paragraphSpacing }
        if let paragraphSpacingBefore { style.paragraphSpacingBefore = paragraphSpacingBefore }
        if let firstLineHeadIndent { style.firstLineHeadIndent = firstLineHeadIndent }
        if let headIndent { style.headIndent = headIndent }
        if let tailIndent { style.tailIndent = tailIndent }
        return style
    }
}

private enum ParagraphFields {
    static let alignment = Field("alignment", Kind<NSTextAlignment>.named, "The alignment of the lines.")
    static let lineBreakMode = Field(
        "lineBreakMode", Kind<NSLineBreakMode>.named, "How lines that are too long are wrapped or cut off.")
    static let lineSpacing = Field("lineSpacing", Kind<CGFloat>.length, "Points between lines.")
    static let lineHeightMultiple = Field("lineHeightMultiple", Kind<CGFloat>.length, "A factor for the lines' height.")
    static let minimumLineHeight = Field("minimumLineHeight", Kind<CGFloat>.length, "In points.")
    static let maximumLineHeight = Field("maximumLineHeight", Kind<CGFloat>.length, "In points; 0 means no limit.")
    static let paragraphSpacing = Field("paragraphSpacing", Kind<CGFloat>.length, "Points after the paragraph.")
    static let paragraphSpacingBefore = Field(
        "paragraphSpacingBefore", Kind<CGFloat>.length, "Points before the paragraph.")
    static let firstLineHeadIndent = Field(
        "firstLineHeadIndent", Kind<CGFloat>.length, "The indent of the first line.")
    static let headIndent = Field("headIndent", Kind<CGFloat>.length, "The indent of the other lines.")
    static let tailIndent = Field(
        "tailIndent", Kind<CGFloat>.points, "Where lines end: from the start, or from the end where negative.")
    static let record = Record(
        "a paragraph style",
        [
            alignment.erased, lineBreakMode.erased, lineSpacing.erased, lineHeightMultiple.erased,
            minimumLineHeight.erased, maximumLineHeight.erased, paragraphSpacing.erased, paragraphSpacingBefore.erased,
            firstLineHeadIndent.erased, headIndent.erased, tailIndent.erased,
        ])
}

extension Kind where Value == DocumentParagraph {
    static let paragraph = Kind.record(ParagraphFields.record) { values in
        typealias Keys = ParagraphFields
        return DocumentParagraph(
            alignment: values[Keys.alignment], lineBreakMode: values[Keys.lineBreakMode],
            lineSpacing: values[Keys.lineSpacing], lineHeightMultiple: values[Keys.lineHeightMultiple],
            minimumLineHeight: values[Keys.minimumLineHeight], maximumLineHeight: values[Keys.maximumLineHeight],
            paragraphSpacing: values[Keys.paragraphSpacing],
            paragraphSpacingBefore: values[Keys.paragraphSpacingBefore],
            firstLineHeadIndent: values[Keys.firstLineHeadIndent], headIndent: values[Keys.headIndent],
            tailIndent: values[Keys.tailIndent])
    }.defined(as: "paragraph")

    static let paragraphDefinition = ParagraphFields.record.schema.with("description", "How a paragraph is set.")
}

private enum RunFields {
    static let text = Field("text", Kind<String>.text, "The characters.", isRequired: true)
    static let font = Field("font", Kind<DocumentFont>.font, "Default: the label's own.")
    static let color = Field("color", Kind<UIColor>.color, "Of the text. Default: the label's own.")
    static let backgroundColor = Field("backgroundColor", Kind<UIColor>.color, "Behind the text.")
    static let kern = Field("kern", Kind<CGFloat>.points, "Points added after each character.")
    static let baselineOffset = Field("baselineOffset", Kind<CGFloat>.points, "Points above the baseline.")
    static let underline = Field("underline", Kind<NSUnderlineStyle>.textLine, "A line under the text.")
    static let strikethrough = Field("strikethrough", Kind<NSUnderlineStyle>.textLine, "A line through the text.")
    static let paragraph = Field("paragraph", Kind<DocumentParagraph>.paragraph, "Of the paragraphs in this run.")
    static let record = Record(
        "a run of text",
        [
            text.erased, font.erased, color.erased, backgroundColor.erased, kern.erased, baselineOffset.erased,
            underline.erased, strikethrough.erased, paragraph.erased,
        ])
}

extension Kind where Value == TextRun {
    static let run = Kind.either(
        "a run of text: a string, or an object with the key text",
        string: Kind<String>.text.map { TextRun(text: $0) },
        object: .record(RunFields.record) { values in
            TextRun(
                text: values[RunFields.text] ?? "", font: values[RunFields.font], color: values[RunFields.color],
                backgroundColor: values[RunFields.backgroundColor], kern: values[RunFields.kern],
                baselineOffset: values[RunFields.baselineOffset], underline: values[RunFields.underline],
                strikethrough: values[RunFields.strikethrough], paragraph: values[RunFields.paragraph])
        })
}

extension Kind where Value == [TextRun] {
    static let runs = Kind.list(of: Kind<TextRun>.run, "a list of runs of text")
}

extension Kind where Value == NSUnderlineStyle {
    static let textLine = Kind.either(
        "a line: true or false, or single, thick, double",
        string: .choice("a line", ["single": .single, "thick": .thick, "double": .double]),
        bool: Kind<Bool>.flag.map { $0 ? NSUnderlineStyle.single : [] })
}
