import Foundation
import MaquetteText

/// What a paragraph style says.
package struct ParagraphValues: Hashable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var defaultTabInterval: CGFloat = 0
    var tabStops = ParagraphValues.defaultTabStops
    var allowsDefaultTighteningForTruncation = false
    package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

    package init() {}

    private static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
}

extension ParagraphValues {
    /// The values in the typesetter's words; `direction` stands in where the style leaves it to the text.
    func format(direction: ParagraphFormat.Direction) -> ParagraphFormat {
        var format = ParagraphFormat(
            alignment: ParagraphFormat.Alignment(alignment), lineBreak: ParagraphFormat.LineBreak(lineBreakMode),
            direction: baseWritingDirection == .natural
                ? direction : baseWritingDirection == .leftToRight ? .leftToRight : .rightToLeft)
        format.lineSpacing = Double(lineSpacing)
        format.lineHeightMultiple = Double(lineHeightMultiple)
        format.minimumLineHeight = Double(minimumLineHeight)
        format.maximumLineHeight = Double(maximumLineHeight)
        format.paragraphSpacing = Double(paragraphSpacing)
        format.paragraphSpacingBefore = Double(paragraphSpacingBefore)
        format.firstLineHeadIndent = Double(firstLineHeadIndent)
        format.headIndent = Double(headIndent)
        format.tailIndent = Double(tailIndent)
        format.hyphenationFactor = Double(hyphenationFactor)
        format.pushesOut = lineBreakStrategy.contains(.pushOut)
        return format
    }
}

extension ParagraphFormat.Alignment {
    init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension ParagraphFormat.LineBreak {
    init(_ mode: NSLineBreakMode) {
        self =
            switch mode {
            case .byWordWrapping: .wordWrapping
            case .byCharWrapping: .characterWrapping
            case .byClipping: .clipping
            case .byTruncatingHead: .truncatingHead
            case .byTruncatingTail: .truncatingTail
            case .byTruncatingMiddle: .truncatingMiddle
            }
    }
}
