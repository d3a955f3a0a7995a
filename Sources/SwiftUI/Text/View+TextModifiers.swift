// What views around texts ask of them. Where texts have a modifier of the same name, that is meant, and the compiler need not try both: a sum
// of seven texts with one each took it a second and a half.

extension View {
    @_disfavoredOverload public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }
    @_disfavoredOverload public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        fontChange(weight.map { .weight($0) })
    }
    @_disfavoredOverload public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        fontChange(width.map { .width($0) })
    }
    @_disfavoredOverload public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        fontChange(design.map { .design($0) })
    }
    @_disfavoredOverload public nonisolated func bold(_ isActive: Bool = true) -> some View {
        fontChange(.bold, isActive)
    }
    @_disfavoredOverload public nonisolated func italic(_ isActive: Bool = true) -> some View {
        fontChange(.italic, isActive)
    }
    @_disfavoredOverload public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        fontChange(.design(.monospaced), isActive)
    }
    @_disfavoredOverload public nonisolated func monospacedDigit() -> some View { fontChange(.monospacedDigit) }

    /// What is not active takes back what views further out have asked for.
    private nonisolated func fontChange(_ change: Font.Change?, _ isActive: Bool = true) -> some View {
        transformEnvironment(\.fontChanges) { changes in
            guard let change else { return }
            if isActive { changes.append(change) } else { changes.removeAll { $0 == change } }
        }
    }

    @_disfavoredOverload public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.letterLooks.underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
    @_disfavoredOverload public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.letterLooks.strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
    @_disfavoredOverload public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        environment(\.letterLooks.kerning, kerning)
    }
    @_disfavoredOverload public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        environment(\.letterLooks.tracking, tracking)
    }
    @_disfavoredOverload public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.letterLooks.baselineOffset, baselineOffset)
    }
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    // MARK: Lines

    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimits, LineLimits(most: number))
    }
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimits(least: reservesSpace ? limit : 0, most: limit))
    }
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(least: limit.lowerBound))
    }
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimits(most: limit.upperBound))
    }
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: limit.upperBound))
    }
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    // MARK: What no picture shows

    /// Nobody selects anything in a picture.
    public nonisolated func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View
    { modifier(EmptyModifier()) }
    /// Lines are as high as the font's, whatever the language.
    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
    /// How much smaller secondary texts are is not known.
    @_disfavoredOverload public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        notDrawn("textScale", if: isEnabled && scale != .default)
    }
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { modifier(EmptyModifier()) }
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { modifier(EmptyModifier()) }
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { modifier(EmptyModifier()) }
    /// Nothing moves when a text or a symbol is replaced.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        modifier(EmptyModifier())
    }
}

public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}
public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

public struct TypesettingLanguage: Hashable, Sendable {
    private let language: Locale.Language?
    public static let automatic = Self(language: nil)
    public static func explicit(_ language: Locale.Language) -> Self { Self(language: language) }
}

public struct ContentTransition: Equatable, Sendable {
    private let name: String
    public static let identity = Self(name: "identity")
    public static let opacity = Self(name: "opacity")
    public static let interpolate = Self(name: "interpolate")
    public static let symbolEffect = Self(name: "symbolEffect")
    public static func numericText(countsDown: Bool = false) -> Self { Self(name: "numericText") }
    public static func numericText(value: Double) -> Self { Self(name: "numericText") }
    public static func symbolEffect(_ effect: SymbolEffectName, options: SymbolEffectOptions = .default) -> Self {
        Self(name: "symbolEffect")
    }
}
