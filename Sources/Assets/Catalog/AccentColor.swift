import Foundation

extension UIColor {
    /// The app's accent colour, which tints all that nothing else tints: the colour of its asset catalogs that Xcode's setting "Global Accent
    /// Color Name" names. Nil without that setting, and where the colour has no value, as in Xcode's templates.
    package static var accentOfApp: UIColor? {
        let name = Headless.resources.settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"]
        guard let name, !name.isEmpty else { return nil }
        return AssetCatalogs.colorSet(named: name, in: nil)?.color
    }
}
