import Foundation
import MaquetteText

extension FontRequest {
    private static let systemFamilies: [(design: UIFontDescriptor.SystemDesign, family: String, face: String)] = [
        (.default, ".AppleSystemUIFont", ".SFUI"),
        (.rounded, ".AppleSystemUIFontRounded", ".AppleSystemUIFontRounded"),
        (.serif, ".AppleSystemUIFontSerif", ".AppleSystemUIFontSerif"),
        (.monospaced, ".AppleSystemUIFontMonospaced", ".AppleSystemUIFontMonospaced"),
    ]

    /// Finds a face by the name that `fontName` gives: the system's own, a registered one, or one that iOS ships.
    init?(name: String, size: CGFloat) {
        BundleFonts.registerOnce()
        let name = FontLibrary.knows(name, in: ProjectFonts.present) ? name : ShippedFonts.spelled(name)
        if let system = Self.systemFace(name, size: size) {
            self = system
        } else if FontLibrary.knows(name, in: ProjectFonts.present) {
            self.init(face: .named(name), size: size)
        } else {
            self.init(shipped: name, size: size)
        }
    }

    /// One that iOS ships, whatever a project has by that name.
    package init?(shipped name: String, size: CGFloat) {
        guard let shipped = ShippedFonts.font(name) else { return nil }
        self.init(face: .named(name), size: size, weight: shipped.weight)
        isItalic = shipped.isItalic
        line = shipped.line
        typeface = shipped.typeface
    }

    private static func systemFace(_ name: String, size: CGFloat) -> FontRequest? {
        if let family = systemFamilies.first(where: { $0.family == name }) {
            return FontRequest(face: .system(family.design), size: size)
        }
        let parts = name.split(separator: "-", maxSplits: 1)
        guard parts.count == 2, let family = systemFamilies.first(where: { $0.face == parts[0] }) else { return nil }
        let isItalic = parts[1].hasSuffix("Italic")
        let face = isItalic ? String(parts[1].dropLast("Italic".count)) : String(parts[1])
        guard let weight = face.isEmpty ? .regular : UIFont.Weight(faceName: face) else { return nil }
        var request = FontRequest(face: .system(family.design), size: size, weight: weight)
        request.isItalic = isItalic
        return request
    }

    var fontName: String {
        switch face {
        case .named(let name): registeredFace?.postScriptName ?? name
        case .system(let design):
            (Self.systemFamilies.first { $0.design == design }?.face ?? ".SFUI") + "-" + weight.faceName
                + (isItalic ? "Italic" : "")
        }
    }

    var familyName: String {
        switch face {
        case .named(let name): registeredFace?.familyName ?? ShippedFonts.family(name) ?? name
        case .system(let design): Self.systemFamilies.first { $0.design == design }?.family ?? ".AppleSystemUIFont"
        }
    }

    /// The registered face; nil for an unknown name or the system font.
    private var registeredFace: FontLibrary.Face? {
        guard case .named(let name) = face, FontLibrary.knows(name, in: ProjectFonts.present) else { return nil }
        return FontLibrary.face(for: textFont)
    }
}
