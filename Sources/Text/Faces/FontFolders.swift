import CCairo
import Glibc

/// Where the files of fonts lie.
package enum FontFolders {
    /// The folders of Inter. A package that brings its own graphics libraries has the fonts beside them, as both decide pixels; then no
    /// others count.
    static let inter =
        packaged.map { [$0] } ?? [
            "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
            "/usr/local/share/fonts/inter", "/usr/share/fonts/opentype/Inter", "/usr/share/fonts/inter-fonts",
        ]

    /// The folder of DejaVu.
    static let dejaVu = packaged ?? "/usr/share/fonts/truetype/dejavu"

    /// The fonts of a package; nil where the libraries are those of the system.
    package static let packaged = fonts(besideLibrariesIn: folderOfLibraries())

    static func fonts(besideLibrariesIn folder: String?) -> String? {
        folder.map { $0 + "/maquette-fonts" }.flatMap { access($0, X_OK) == 0 ? $0 : nil }
    }

    private static func folderOfLibraries() -> String? {
        guard let found = mq_folder_of_libraries(), let folder = realpath(found, nil) else { return nil }
        defer {
            free(found)
            free(folder)
        }
        return String(cString: folder)
    }
}
