import Foundation

extension UIColor {
    /// Asks ``Headless/Resources/color``, then the asset catalogs; nil for an unknown name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let found =
            Headless.resources.color(name, bundle, traits)
            ?? AssetCatalogs.colorSet(named: name, in: bundle)?.color
        guard let found else { return nil }
        self.init(source: found.source)
    }
}
