import Foundation

/// What is known of a system symbol: its name and how it was asked for.
struct ImageSymbol: Hashable {
    let name: String
    let configuration: UIImage.SymbolConfiguration

    /// Symbols are drawings of Apple's that cannot be had here. A square a fifth larger than the text stands in for them:
    /// the size of the common ones within a few points.
    var size: CGSize {
        let scale = Headless.settings.scale
        let side = (configuration.symbolPointSize * 1.2 * scale).rounded() / scale
        return CGSize(width: side, height: side)
    }
}

extension UIImage {
    /// A stand-in of about the symbol's size; ``Headless/Resources/symbol`` may have a picture for it.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let wanted = configuration as? SymbolConfiguration ?? .unspecified
        var state = Headless.resources.symbol(name, wanted)?.state ?? ImageState()
        state.renderingMode = .automatic
        state.symbol = ImageSymbol(name: name, configuration: wanted)
        self.init(state)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let wanted = configuration as? SymbolConfiguration, let symbol = state.symbol else { return self }
        return withSymbol(ImageSymbol(name: symbol.name, configuration: wanted))
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = state.symbol else { return nil }
        return withSymbol(ImageSymbol(name: symbol.name, configuration: symbol.configuration.applying(configuration)))
    }
}
