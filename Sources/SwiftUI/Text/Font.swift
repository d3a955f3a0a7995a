/// A typeface in a size, which may depend on how large texts are wanted: it is known where a text is shown.
public struct Font: Hashable, @unchecked Sendable {
    enum Base: Hashable {
        case style(TextStyle, design: Design?, weight: Weight?)
        case system(size: CGFloat, weight: Weight?, design: Design?)
        /// A font by its name. Without a style it has the same size whatever texts are wanted.
        case custom(String, size: CGFloat, style: TextStyle?)
        case platform(UIFont)
    }

    /// What is done to a font, in the order in which it was asked for.
    enum Change: Hashable {
        case weight(Weight)
        case width(Width)
        case design(Design)
        case leading(Leading)
        case bold, italic, monospacedDigit, lowercaseSmallCaps, uppercaseSmallCaps
        case scaled(CGFloat)
    }

    let base: Base
    var changes: [Change] = []

    init(_ base: Base) { self.base = base }
    public init(_ font: UIFont) { self.init(.platform(font)) }

    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public struct Weight: Hashable, Sendable {
        /// The weight as `UIFont.Weight` has it.
        let value: CGFloat
        public static let ultraLight = Weight(.ultraLight)
        public static let thin = Weight(.thin)
        public static let light = Weight(.light)
        public static let regular = Weight(.regular)
        public static let medium = Weight(.medium)
        public static let semibold = Weight(.semibold)
        public static let bold = Weight(.bold)
        public static let heavy = Weight(.heavy)
        public static let black = Weight(.black)

        private init(_ weight: UIFont.Weight) { value = weight.rawValue }
    }

    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(UIFont.Width.compressed.rawValue)
        public static let condensed = Width(UIFont.Width.condensed.rawValue)
        public static let standard = Width(UIFont.Width.standard.rawValue)
        public static let expanded = Width(UIFont.Width.expanded.rawValue)
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public enum Leading: Hashable, Sendable { case standard, tight, loose }
}

extension Font {
    public static let largeTitle = Font.system(.largeTitle)
    public static let title = Font.system(.title)
    public static let title2 = Font.system(.title2)
    public static let title3 = Font.system(.title3)
    public static let headline = Font.system(.headline)
    public static let subheadline = Font.system(.subheadline)
    public static let body = Font.system(.body)
    public static let callout = Font.system(.callout)
    public static let footnote = Font.system(.footnote)
    public static let caption = Font.system(.caption)
    public static let caption2 = Font.system(.caption2)

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design: design, weight: weight))
    }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight: weight, design: design))
    }

    /// A font that grows as body texts do.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size: size, style: .body)) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size: size, style: textStyle))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, style: nil))
    }
}

extension Font {
    func changed(by change: Change) -> Font {
        var copy = self
        copy.changes.append(change)
        return copy
    }

    public func weight(_ weight: Weight) -> Font { changed(by: .weight(weight)) }
    public func width(_ width: Width) -> Font { changed(by: .width(width)) }
    public func leading(_ leading: Leading) -> Font { changed(by: .leading(leading)) }
    public func bold() -> Font { changed(by: .bold) }
    public func italic() -> Font { changed(by: .italic) }
    public func monospaced() -> Font { changed(by: .design(.monospaced)) }
    public func monospacedDigit() -> Font { changed(by: .monospacedDigit) }
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
    public func lowercaseSmallCaps() -> Font { changed(by: .lowercaseSmallCaps) }
    public func uppercaseSmallCaps() -> Font { changed(by: .uppercaseSmallCaps) }
    public func scaled(by factor: CGFloat) -> Font { changed(by: .scaled(factor)) }
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : without(.bold) }
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : without(.italic) }

    private func without(_ change: Change) -> Font {
        var copy = self
        copy.changes.removeAll { $0 == change }
        return copy
    }
}
