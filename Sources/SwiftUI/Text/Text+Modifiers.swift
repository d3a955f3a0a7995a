// Modifiers that give a text again, so that it can still be joined with others.

extension Text {
    public func font(_ font: Font?) -> Text { changed(by: .font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { fontChange(weight.map { .weight($0) }) }
    public func fontWidth(_ width: Font.Width?) -> Text { fontChange(width.map { .width($0) }) }
    public func fontDesign(_ design: Font.Design?) -> Text { fontChange(design.map { .design($0) }) }
    public func bold() -> Text { fontChange(.bold) }
    public func bold(_ isActive: Bool) -> Text { fontChange(.bold, isActive) }
    public func italic() -> Text { fontChange(.italic) }
    public func italic(_ isActive: Bool) -> Text { fontChange(.italic, isActive) }
    public func monospaced(_ isActive: Bool = true) -> Text { fontChange(.design(.monospaced), isActive) }
    public func monospacedDigit() -> Text { fontChange(.monospacedDigit) }

    private func fontChange(_ change: Font.Change?, _ isActive: Bool = true) -> Text {
        guard let change else { return self }
        return changed(by: isActive ? .fontChange(change) : .withoutFontChange(change))
    }

    public func foregroundColor(_ color: Color?) -> Text { changed(by: .style(color)) }
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { changed(by: .style(style)) }

    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { changed(by: .underline(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text { changed(by: .strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil)) }
    public func kerning(_ kerning: CGFloat) -> Text { changed(by: .kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { changed(by: .tracking(tracking)) }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(by: .baselineOffset(baselineOffset)) }

    /// How much smaller secondary texts are is not known.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        if isEnabled, scale != .default { Headless.Diagnostics.noteNotDrawn("textScale") }
        return self
    }
    /// Lines are as high as the font's, whatever the language.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
    /// What a renderer finds on a text; none is called.
    public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

public protocol TextAttribute {}
