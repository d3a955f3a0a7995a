import Foundation
import MaquetteText

/// The values of a paragraph style.
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
    /// The values for the typesetter; `direction` applies if the style has none of its own.
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
        format.tabInterval = Double(defaultTabInterval)
        if tabStops != Self.defaultTabStops {
            format.tabStops = tabStops.map { TabStop(location: Double($0.location), alignment: .init($0.alignment)) }
        }
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

extension TabStop.Alignment {
    init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .center: .center
            case .right: .trailing
            case .left, .natural, .justified: .leading
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

extension ParagraphValues {
    private static let lengths: [(key: String, path: WritableKeyPath<ParagraphValues, CGFloat> & Sendable)] = [
        ("NSLineSpacing", \.lineSpacing), ("NSLineHeightMultiple", \.lineHeightMultiple),
        ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight),
        ("NSParagraphSpacing", \.paragraphSpacing), ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
        ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
        ("NSTailIndent", \.tailIndent), ("NSDefaultTabInterval", \.defaultTabInterval),
    ]

    func encode(with coder: NSCoder) {
        for length in Self.lengths { coder.encode(Double(self[keyPath: length.path]), forKey: length.key) }
        coder.encode(Double(hyphenationFactor), forKey: "NSHyphenationFactor")
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    }

    init(decodedFrom coder: NSCoder) {
        self.init()
        for length in Self.lengths { self[keyPath: length.path] = CGFloat(coder.decodeDouble(forKey: length.key)) }
        hyphenationFactor = Float(coder.decodeDouble(forKey: "NSHyphenationFactor"))
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        baseWritingDirection =
            NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
    }
}
