import Foundation
import MaquetteViewModel

/// The attributed texts of elements.
@MainActor struct DocumentText {
    let colors: DocumentColors

    /// `<attributedString key="attributedText"><fragment content="…"><attributes>…`
    func attributedString(of element: MarkupElement, key: String) -> NSAttributedString? {
        guard let element = element.child(key: key), element.name == "attributedString" else { return nil }
        let fragments = element.children.filter { $0.name == "fragment" }
        return fragments.map { ($0["content"] ?? "", attributes($0.list("attributes"))) }.attributedString
    }

    private func attributes(_ elements: [MarkupElement]) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for element in elements {
            switch (element.name, element.key) {
            case ("font", "NSFont"): attributes[.font] = DocumentFonts.font(element)
            case ("color", "NSColor"): attributes[.foregroundColor] = colors.color(element)
            case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = colors.color(element)
            case ("color", "NSStrokeColor"): attributes[.strokeColor] = colors.color(element)
            case ("color", "NSUnderlineColor"): attributes[.underlineColor] = colors.color(element)
            case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(element)
            case (_, "NSKern"): attributes[.kern] = element.length("value")
            case (_, "NSUnderline"): attributes[.underlineStyle] = element.integer("value")
            case (_, "NSStrikethrough"): attributes[.strikethroughStyle] = element.integer("value")
            case (_, "NSBaselineOffset"): attributes[.baselineOffset] = element.length("value")
            case (_, "NSLigature"): attributes[.ligature] = element.integer("value")
            case (_, "NSStrokeWidth"): attributes[.strokeWidth] = element.length("value")
            default: break
            }
        }
        return attributes
    }

    private func paragraphStyle(_ element: MarkupElement) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        func length(_ name: String, _ set: (CGFloat) -> Void) {
            if let length = element.length(name) { set(length) }
        }
        length("lineSpacing") { style.lineSpacing = $0 }
        length("paragraphSpacing") { style.paragraphSpacing = $0 }
        length("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
        length("lineHeightMultiple") { style.lineHeightMultiple = $0 }
        length("minimumLineHeight") { style.minimumLineHeight = $0 }
        length("maximumLineHeight") { style.maximumLineHeight = $0 }
        length("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
        length("headIndent") { style.headIndent = $0 }
        length("tailIndent") { style.tailIndent = $0 }
        if let alignment = element["alignment"].flatMap(NSTextAlignment.init(named:)) {
            style.alignment = alignment
        }
        if let mode = element["lineBreakMode"].flatMap(NSLineBreakMode.init(documentName:)) {
            style.lineBreakMode = mode
        }
        switch element["baseWritingDirection"] {
        case "leftToRight": style.baseWritingDirection = .leftToRight
        case "rightToLeft": style.baseWritingDirection = .rightToLeft
        default: break
        }
        return style
    }
}

extension NSLineBreakMode {
    init?(documentName name: String) {
        switch name {
        case "wordWrap", "wordWrapping": self = .byWordWrapping
        case "characterWrap", "charWrapping": self = .byCharWrapping
        case "clip", "clipping": self = .byClipping
        case "headTruncation", "truncatingHead": self = .byTruncatingHead
        case "tailTruncation", "truncatingTail": self = .byTruncatingTail
        case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
        default: return nil
        }
    }
}
