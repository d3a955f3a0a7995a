import CCairo

/// The loaded libraries that affect pictures.
public enum LibraryVersions {
    public static let all: [(name: String, version: String)] = [
        ("cairo", String(cString: cairo_version_string())), ("pango", String(cString: pango_version_string())),
        ("harfbuzz", String(cString: hb_version_string())), ("freetype", freeType), ("fontconfig", fontconfig),
    ]

    private static var freeType: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }

    /// The version of fontconfig, whose number is 10,000 times the major one and 100 times the minor one.
    private static var fontconfig: String {
        let number = FcGetVersion()
        return "\(number / 10_000).\(number / 100 % 100).\(number % 100)"
    }
}
