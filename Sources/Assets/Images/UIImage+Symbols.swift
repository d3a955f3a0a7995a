import Foundation
import MaquetteDrawing

/// A symbol: its name, its configuration, and its outline.
struct ImageSymbol: Hashable {
    let name: String
    let configuration: UIImage.SymbolConfiguration
    let drawing: SymbolDrawing
    /// Custom symbols are known by their name in the app's catalog.
    let isSystem: Bool
    /// The value of symbols that show one, from 0 to 1; nil shows all of the symbol.
    let value: Double?

    /// A system symbol, drawn with Maquette's own outlines.
    init(systemName name: String, configuration: UIImage.SymbolConfiguration, value: Double? = nil) {
        self.init(name: name, configuration: configuration, drawing: .named(name), isSystem: true, value: value)
    }

    /// One from a catalog; nil shows a neutral frame.
    init(name: String, configuration: UIImage.SymbolConfiguration, drawing: SymbolDrawing?) {
        self.init(
            name: name, configuration: configuration, drawing: drawing ?? .named(name), isSystem: false, value: nil)
    }

    private init(
        name: String, configuration: UIImage.SymbolConfiguration, drawing: SymbolDrawing, isSystem: Bool, value: Double?
    ) {
        (self.name, self.configuration, self.drawing, self.isSystem) = (name, configuration, drawing, isSystem)
        self.value = value
    }

    func with(_ configuration: UIImage.SymbolConfiguration) -> ImageSymbol {
        ImageSymbol(name: name, configuration: configuration, drawing: drawing, isSystem: isSystem, value: value)
    }

    private var pointSize: CGFloat { max(0, configuration.symbolPointSize) }

    var size: CGSize {
        drawing.size(
            pointSize: pointSize, weight: configuration.preferences.weight, screenScale: Headless.settings.scale)
    }

    /// How far the baseline of text beside it is above the lower edge, in whole pixels.
    var baseline: CGFloat {
        let scale = Headless.settings.scale
        let larger = (size.height - CGFloat(drawing.height) / 100 * pointSize) / 2
        return ((CGFloat(drawing.baseline) / 100 * pointSize + larger) * scale).rounded(.down) / scale
    }

    /// Symbols are aligned as the text beside them, from its ascender to its descender, however much of that they fill.
    ///
    /// As UIKit describes them where apps printed it, in 17 points at 2x: `person` (19 by 17.5, baseline 2.5) has −1 and −1.5,
    /// `play.circle.fill` (20 by 19, 3.5) has −0.5 twice, an app's own (21.5 by 16.5, 2) has −1.5 and −2.
    var alignmentInsets: UIEdgeInsets {
        let font = UIFont.systemFont(ofSize: pointSize)
        let scale = Headless.settings.scale
        func pixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        return UIEdgeInsets(
            top: size.height - baseline - pixels(font.ascender), left: 0, bottom: baseline + pixels(font.descender),
            right: 0)
    }

    /// The symbol in the configuration's colours; black if the symbol is a template.
    var source: ImageSource? { source(filling: size) }

    /// Drawn at the size that is needed, because outlines stay sharp at any size.
    func source(filling area: CGSize) -> ImageSource? {
        SymbolPictures.source(
            .init(
                name: name, drawing: drawing, size: area, pointSize: pointSize * stretch(to: area),
                weight: configuration.preferences.weight, ink: ink, scale: Headless.settings.scale))
    }

    private var ink: SymbolInk {
        let preferences = configuration.preferences
        let colors = (ownColors ?? preferences.colors).map { $0.drawingColor(with: .current) }
        return SymbolInk(
            colors: colors.isEmpty ? [.black] : colors,
            isHierarchical: ownColors == nil && preferences.isHierarchical, value: value)
    }

    /// Whether the configuration gives the symbol colours, or asks for its own and it has some.
    var isColored: Bool { ownColors != nil || !configuration.preferences.colors.isEmpty }

    /// The colours of each layer, where they are asked for. They replace those of a palette, as Apple's documentation of
    /// `preferringMulticolor()` says; a symbol without them is a template, or in the palette.
    private var ownColors: [UIColor]? {
        configuration.preferences.prefersMulticolor && isSystem ? Self.multicolor[name] : nil
    }

    /// The one symbol whose colours Apple's documentation tells (`SymbolRenderingMode.multicolor`).
    private static let multicolor: [String: [UIColor]] = ["exclamationmark.triangle.fill": [.white, .systemYellow]]

    private func stretch(to area: CGSize) -> CGFloat {
        let own = size
        return own.width > 0 && own.height > 0 ? min(area.width / own.width, area.height / own.height) : 1
    }
}

extension UIImage {
    /// Our own outline of about the symbol's size, a neutral one for names that are not drawn;
    /// ``Headless/Resources/symbol`` may have another picture for it.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name, configuration: configuration, value: nil)
    }

    private convenience init?(systemName name: String, configuration: Configuration?, value: Double?) {
        guard !name.isEmpty else { return nil }
        let wanted = configuration as? SymbolConfiguration ?? .unspecified
        let supplied = Headless.resources.symbol(name, wanted)?.state
        if supplied == nil, !SymbolDrawing.isDrawn(name) { UnknownSymbols.note(name) }
        var state = supplied ?? ImageState()
        state.renderingMode = .automatic
        state.flipsForRightToLeft = SymbolDirections.turns(name)
        state.symbol = ImageSymbol(systemName: name, configuration: wanted, value: value)
        if state.source == nil { state.scale = Headless.settings.scale }
        self.init(state)
    }

    /// Steps of a symbol such as `wifi` that the value does not reach are pale; symbols without steps ignore it.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
    ) { self.init(systemName: name, configuration: configuration, value: min(max(variableValue, 0), 1)) }
    /// Symbols of catalogs have no steps here.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue: Double,
        configuration: UIImage.Configuration? = nil
    ) { self.init(named: name, in: bundle, with: configuration) }

    // The symbols that the system has without a name. They are templates.
    public class var actions: UIImage { symbol("ellipsis.circle") }
    public class var add: UIImage { symbol("plus.circle.fill") }
    public class var remove: UIImage { symbol("minus.circle.fill") }
    public class var checkmark: UIImage { symbol("checkmark.circle.fill") }
    public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
    private class func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let wanted = configuration as? SymbolConfiguration, let symbol = state.symbol else { return self }
        return withSymbol(symbol.with(wanted))
    }

    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = state.symbol else { return nil }
        return withSymbol(symbol.with(symbol.configuration.applying(configuration)))
    }
}
