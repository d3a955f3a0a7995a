import Foundation

extension UIImage {
    /// Asks ``Headless/Resources/image``, then the asset catalogs, then `ImageFiles`. A name in
    /// ``Headless/Resources/imageSizes`` has a placeholder if nothing is found.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let found = Self.stateAtHand(name, bundle, traitCollection ?? .current)
        guard let state = found ?? Headless.resources.imageSizes[name].map({ .standIn(for: name, size: $0) }) else {
            return nil
        }
        self.init(state)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// The image of a name, or else a placeholder. The size given here is preferred to one declared for the name.
    package convenience init(named name: String, orStandInOf size: CGSize?) {
        let size = size ?? Headless.resources.imageSizes[name] ?? .zero
        self.init(Self.stateAtHand(name, nil, .current) ?? .standIn(for: name, size: size))
    }

    private static func stateAtHand(_ name: String, _ bundle: Bundle?, _ traits: UITraitCollection) -> ImageState? {
        if let found = Headless.resources.image(name, bundle, traits) { return found.state }
        if let found = AssetCatalogs.imageSet(named: name, in: bundle)?.image(with: traits) { return found.state }
        let scale = traits.displayScale > 0 ? traits.displayScale : Headless.settings.screenScale
        return ImageFiles.image(named: name, in: bundle, scale: scale, idiom: Headless.settings.device.idiom)
    }
}
