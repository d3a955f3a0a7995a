import Foundation

extension UIImage {
    /// Asks ``Headless/Resources/image``, then the asset catalogs, then looks for a file as `ImageFiles` says.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let traits = traitCollection ?? .current
        if let found = Headless.resources.image(name, bundle, traits) {
            self.init(found.state)
            return
        }
        if let found = AssetCatalogs.imageSet(named: name, in: bundle)?.image(with: traits) {
            self.init(found.state)
            return
        }
        let scale = traits.displayScale > 0 ? traits.displayScale : Headless.settings.scale
        guard
            let found = ImageFiles.image(named: name, in: bundle, scale: scale, idiom: Headless.settings.device.idiom)
        else { return nil }
        self.init(found)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }
}
