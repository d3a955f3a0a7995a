/// The advances of every glyph of a weight in both masters, and how its characters kern.
final class SystemFontWidths {
    /// The widths of the text master by glyph, in em.
    private let text: [Double]
    private lazy var display = makeDisplay()
    private let makeDisplay: () -> [Double]
    /// What the composed font says, in em, to which shaping adds the kerning of the outlines' own font.
    private let composed: [Double]
    private let kerning: SystemKerning
    /// How wide the outlines' own font has the glyphs when they are as tall as Apple's, in em.
    private let outlines: [Double]
    private lazy var textBearings = bearings(in: text)
    private lazy var displayBearings = bearings(in: display)

    /// - Parameter display: asked for at the first size that has some of it.
    init(
        text: [Double], display: @escaping () -> [Double], composed: [Double], outlines: [Double],
        kerning: SystemKerning
    ) {
        self.text = text
        makeDisplay = display
        self.composed = composed
        self.outlines = outlines
        self.kerning = kerning
    }

    /// Half of the difference between an advance and the outlines' own: the difference is divided between both sides, and tracking is not. So
    /// letters of 14 to 35 points lie within a quarter of a pixel of those that a simulator of iOS 17 recorded for thumbtack/thumbprint-ios
    /// (two fifths in its smallest chip), and pictures of doordash-oss/swiftui-preview-snapshots agree.
    private func bearings(in advances: [Double]) -> [Double] { zip(advances, outlines).map { ($0 - $1) / 2 } }

    func bearings(size: Double) -> SideBearings {
        let mix = SystemFontModel.mix(size)
        return SideBearings(text: textBearings, display: mix > 0 ? displayBearings : [], mix: mix)
    }

    /// The advance in points, for a glyph that shaping gave another advance: what shaping added is kept.
    ///
    /// - Parameters:
    ///   - byte: the first of the character, in UTF-8.
    ///   - next: that of the character after it in the same run of glyphs; 0 where there is none or it is not kerned.
    func advance(
        _ glyph: Int, shaped: Double, byte: UInt8, next: UInt8, size: Double, _ spacing: SystemSpacing
    ) -> Double {
        guard glyph < text.count else { return shaped }
        let own = spacing.mix == 0 ? text[glyph] : (1 - spacing.mix) * text[glyph] + spacing.mix * display[glyph]
        if let left = SystemFontMaster.place(UInt32(byte)), let right = SystemFontMaster.place(UInt32(next)) {
            return size * (own + kerning.units(left, right, mix: spacing.mix) / SystemFontModel.units)
        }
        return size * (own - composed[glyph]) + shaped
    }
}

/// What a size and an edition do to the characters of the system font.
struct SystemSpacing: Sendable {
    /// The share of the display master.
    let mix: Double
    /// Points that are added after every character.
    let tracking: Double
    private let percentSign: Double
    private let apostrophe: Double

    init(_ font: TextFont) {
        let unit = font.size / SystemFontModel.units
        mix = SystemFontModel.mix(font.size, in: font.edition)
        tracking = SystemFontModel.tracking(font.size, in: font.edition) * unit
        percentSign = SystemFontModel.percentSign(addedBy: font.edition) * unit
        apostrophe = SystemFontModel.apostrophe(addedBy: font.edition, mix: mix) * unit
    }

    /// Points that the edition adds to a character of ASCII.
    func added(to byte: UInt8) -> Double {
        switch byte {
        case UInt8(ascii: "%"): percentSign
        case UInt8(ascii: "'"): apostrophe
        default: 0
        }
    }
}
