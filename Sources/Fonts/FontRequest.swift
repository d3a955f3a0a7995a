import Foundation
import MaquetteReleases
import MaquetteText

/// The description of a font as a plain value, shared by `UIFont`, its descriptors and the typesetter.
package struct FontRequest: Hashable, Sendable {
    package enum Face: Hashable, Sendable {
        case system(UIFontDescriptor.SystemDesign)
        /// A font by its PostScript, full or family name.
        case named(String)
    }

    var face: Face = .system(.default)
    var size: CGFloat
    var weight: UIFont.Weight
    var width: UIFont.Width = .standard
    var isItalic = false
    /// What was chosen among the font's features, in the order of the descriptor.
    var features: [FontFeature] = []
    var textStyle: UIFont.TextStyle?
    /// The distance from baseline to baseline where a text style prescribes it; 0 leaves it to the face.
    package var linePitch: CGFloat = 0
    /// The line metrics of a typeface that is not installed and that this font replaces.
    var line: TextFont.LineExtent?
    /// The typeface whose widths are used while no file of the face is registered.
    var typeface: Typeface?

    var hasMonospacedDigits: Bool {
        get { features.contains(.monospacedDigits) }
        set {
            features.removeAll { $0 == .monospacedDigits }
            if newValue { features.append(.monospacedDigits) }
        }
    }

    /// Sizes that are not positive numbers become UIKit's 12.
    package init(face: Face = .system(.default), size: CGFloat, weight: UIFont.Weight = .regular) {
        self.face = face
        self.size = size > 0 && size.isFinite ? size : 12
        self.weight = weight
    }

    init(textStyle: UIFont.TextStyle, category: UIContentSizeCategory) {
        let metrics = TextStyleMetrics.of(textStyle)
        let step = TextStyleMetrics.step(category)
        let (usual, pitch) = (metrics.pointSizes[step], metrics.leadings[step])
        let size = (step == TextStyleMetrics.defaultStep ? Headless.size(of: textStyle) : nil) ?? usual
        self.init(size: size, weight: UIFont.Weight(metrics.weight))
        self.textStyle = textStyle
        linePitch = metrics.leading(ofSize: size) ?? (pitch * size / usual).rounded()
    }

    /// This font in another size, which is no longer the style's, and so is the distance of its lines.
    package func withSize(_ size: CGFloat) -> FontRequest {
        guard size != self.size else { return self }
        var copy = self
        copy.size = FontRequest(size: size).size
        copy.linePitch = 0
        return copy
    }

    /// This face at the size and pitch that a style has for a category.
    func restyled(_ style: UIFont.TextStyle, category: UIContentSizeCategory) -> FontRequest {
        let fresh = FontRequest(textStyle: style, category: category)
        var copy = self
        copy.size = fresh.size
        copy.linePitch = fresh.linePitch
        return copy
    }

    /// The face of the bold trait: semibold for the system's font and in most text styles, otherwise bold, and never
    /// lighter than before.
    var emboldened: FontRequest {
        let usual: UIFont.Weight = face == .system(.default) ? .semibold : .bold
        let bold = textStyle.map { UIFont.Weight(TextStyleMetrics.of($0).emphasizedWeight) } ?? usual
        var copy = self
        if weight.rawValue < bold.rawValue { copy.weight = bold }
        return copy
    }
}

extension FontRequest {
    /// The request for the typesetter. Rounded and serif designs use the system face, the only one there is.
    package var textFont: TextFont {
        let family: TextFont.Family =
            switch face {
            case .named(let name): .named(name)
            case .system(.monospaced): .monospaced
            case .system: hasMonospacedDigits ? .monospacedDigits : .system
            }
        var font = TextFont(
            family, size: Double(size), weight: FontWeight(rawValue: Double(legibleWeight.rawValue)),
            isItalic: isItalic,
            linePitch: Double(linePitch), line: line, typeface: typeface)
        font.edition = Headless.systemFont
        // The system's font has a family for digits of one width.
        let others = family == .monospacedDigits ? features.filter { $0 != .monospacedDigits } : features
        font.features = others.compactMap(\.openType)
        if case .named = face { font.collection = ProjectFonts.present }
        return font
    }

    /// The font's weight. With Bold Text the system's font is two steps heavier: regular becomes semibold. Apps' own typefaces stay.
    private var legibleWeight: UIFont.Weight {
        guard case .system = face, Headless.hasBoldText else { return weight }
        let steps: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let step = steps.lastIndex { $0.rawValue <= weight.rawValue + 0.001 } ?? 0
        return steps[min(step + 2, steps.count - 1)]
    }

    var metrics: FontMetrics { FontLibrary.metrics(of: textFont) }
}
