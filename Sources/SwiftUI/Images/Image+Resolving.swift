// Which image of UIKit an image is, once its place is known.

extension Image {
    @MainActor func resolved(in environment: EnvironmentValues) -> UIImage? {
        resolved(in: environment, font: environment.resolvedFont)
    }

    @MainActor func resolved(in environment: EnvironmentValues, font: UIFont) -> UIImage? {
        var image: UIImage?
        switch source {
        case .picture(let own):
            // A symbol that was made by UIKit keeps the size that it was made in.
            image = own
        case .named(let name, let bundle):
            image = UIImage(named: name, in: bundle, compatibleWith: environment.traitCollection)
            if image?.isSymbolImage == true {
                image = image?.applyingSymbolConfiguration(environment.symbolConfiguration(font, ownInk))
            }
        case .symbol(let name, let value):
            let name = environment.symbolVariants.name(for: name)
            let configuration = environment.symbolConfiguration(font, ownInk)
            image =
                value.map { UIImage(systemName: name, variableValue: $0, configuration: configuration) }
                ?? UIImage(systemName: name, withConfiguration: configuration)
        case .awaited: image = nil
        }
        switch template {
        case .template: image = image?.withRenderingMode(.alwaysTemplate)
        case .original: image = image?.withRenderingMode(.alwaysOriginal)
        case nil: break
        }
        if let resizing, !resizing.caps.isZero || resizing.mode == .tile {
            let isRightToLeft = environment.layoutDirection == .rightToLeft
            image = image?.resizableImage(
                withCapInsets: UIEdgeInsets(resizing.caps, isRightToLeft: isRightToLeft),
                resizingMode: resizing.mode == .tile ? .tile : .stretch)
        }
        return image
    }

    /// The image in a line of text: a symbol is as large as its letters.
    @MainActor func attachment(_ font: UIFont, _ color: UIColor, in environment: EnvironmentValues) -> NSTextAttachment
    {
        guard let image = resolved(in: environment, font: font) else { return NSTextAttachment() }
        let attachment = NSTextAttachment(
            image: image.isTemplate ? image.withTintColor(color, renderingMode: .alwaysOriginal) : image)
        attachment.bounds = CGRect(
            origin: CGPoint(x: 0, y: -(image.baselineOffsetFromBottom ?? 0)), size: image.size)
        return attachment
    }
}

extension EnvironmentValues {
    /// The look of symbols here.
    func symbolConfiguration(_ font: UIFont, _ ownInk: SymbolRenderingMode?) -> UIImage.SymbolConfiguration {
        let size = UIImage.SymbolConfiguration(
            pointSize: font.pointSize * imageScale.factor, weight: font.symbolWeight, scale: .medium)
        let paints: [UIColor]
        if case .layered(let layers)? = foregroundStyle?._paint(in: self) {
            paints = layers.map(\.color)
        } else {
            paints = []
        }
        switch ownInk ?? symbolRenderingMode {
        case .hierarchical?: return size.applying(.init(hierarchicalColor: foregroundColor))
        case .multicolor?: return size.applying(.preferringMulticolor())
        case .palette? where !paints.isEmpty: return size.applying(.init(paletteColors: paints))
        case nil where paints.count > 1: return size.applying(.init(paletteColors: paints))
        default: return size
        }
    }
}

extension Image.Scale {
    /// The scale as a factor, by the diameter of a dot in a circle, of which the medium one is nearly as large as the font.
    fileprivate var factor: CGFloat {
        switch self {
        case .small: 78.86 / 99.61
        case .medium: 1
        case .large: 127.2 / 99.61
        }
    }
}
