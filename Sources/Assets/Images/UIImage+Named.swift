import Foundation

extension UIImage {
    /// Asks ``Headless/Resources/image``, then the asset catalogs, then `ImageFiles`. A name in
    /// ``Headless/Resources/imageSizes`` has a placeholder if nothing is found.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        let found = Self.stateAtHand(name, bundle, traitCollection ?? .current)
        guard let state = found ?? Headless.resources.imageSizes[name].map({ .standIn(for: name, size: $0) }) else {
            _ = Headless.Diagnostics.tell(.image(name))
            return nil
        }
        self.init(state)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// The image of a name where there is one, drawn in the size that a document has recorded of it, else a placeholder. A
    /// size that is declared for the name gives way to the recorded one.
    package convenience init(named name: String, recordedSize size: CGSize?) {
        let found = Self.stateAtHand(name, nil, .current)
        var state = found ?? .standIn(for: name, size: size ?? Headless.resources.imageSizes[name] ?? .zero)
        if found != nil, let size, size.width > 0, size.height > 0, size != state.size { state.recordedSize = size }
        self.init(state)
    }

    private static func stateAtHand(_ name: String, _ bundle: Bundle?, _ traits: UITraitCollection) -> ImageState? {
        if let found = Headless.resources.image(name, bundle, traits) { return found.state }
        if let found = imageSet(named: name, in: bundle)?.image(with: traits) { return found.state }
        let scale = traits.displayScale > 0 ? traits.displayScale : Headless.settings.screenScale
        return ImageFiles.image(named: name, in: bundle, scale: scale, idiom: Headless.settings.device.idiom)
    }

    /// Code that is older than the catalog calls an image by its file: of PNG the ending says nothing.
    private static func imageSet(named name: String, in bundle: Bundle?) -> ImageSet? {
        AssetCatalogs.imageSet(named: name, in: bundle)
            ?? (name.hasSuffix(".png") ? AssetCatalogs.imageSet(named: String(name.dropLast(4)), in: bundle) : nil)
    }
}
