import CCairo
import Glibc

/// The files with the outlines of the system font.
enum SystemFontFiles {
    /// The message when the outlines are not installed.
    static let missing =
        "The font Inter, which the system font is made of, is not installed: install the package fonts-inter."

    /// The file of a weight, nil when it is not installed.
    static func path(weight: FontWeight, isItalic: Bool) -> String? {
        let name = fileName(weight: weight, isItalic: isItalic)
        return folder.map { $0 + "/" + name }.flatMap { access($0, R_OK) == 0 ? $0 : nil }
    }

    private static let folder: String? =
        FontFolders.inter.first { access($0 + "/Inter-Regular.otf", R_OK) == 0 } ?? folderKnownToFontconfig()

    /// Asks the machine's font configuration, which is slow, so only when the usual folders have nothing.
    private static func folderKnownToFontconfig() -> String? {
        guard let configuration = FcInitLoadConfigAndFonts() else { return nil }
        defer { FcConfigDestroy(configuration) }
        guard let pattern = FcNameParse("Inter:style=Regular"), let properties = FcObjectSetCreate() else { return nil }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        FcObjectSetAdd(properties, FC_FILE)
        guard let found = FcFontList(configuration, pattern, properties) else { return nil }
        defer { FcFontSetDestroy(found) }
        for index in 0..<Int(found.pointee.nfont) {
            var file: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(found.pointee.fonts[index], FC_FILE, 0, &file) == FcResultMatch, let file
            else { continue }
            let path = String(cString: file)
            if path.hasSuffix("/Inter-Regular.otf") { return String(path.dropLast("/Inter-Regular.otf".count)) }
        }
        return nil
    }

    private static func fileName(weight: FontWeight, isItalic: Bool) -> String {
        let style =
            switch weight.nearestNamed {
            case .ultraLight: "Thin"
            case .thin: "ExtraLight"
            case .light: "Light"
            case .medium: "Medium"
            case .semibold: "SemiBold"
            case .bold: "Bold"
            case .heavy: "ExtraBold"
            case .black: "Black"
            default: "Regular"
            }
        guard isItalic else { return "Inter-\(style).otf" }
        return style == "Regular" ? "Inter-Italic.otf" : "Inter-\(style)Italic.otf"
    }
}
