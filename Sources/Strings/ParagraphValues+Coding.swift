import Foundation

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
