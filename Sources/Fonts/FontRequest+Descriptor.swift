import Foundation

extension UIFontDescriptor {
    convenience init(_ request: FontRequest) {
        var attributes: [AttributeName: Any] = [.size: request.size]
        switch request.face {
        case .named(let name): attributes[.name] = name
        case .system(let design): attributes[.design] = design.rawValue
        }
        // Code reads it as a text or as a style, and an object of Foundation's can be had as both.
        attributes[.textStyle] = request.textStyle.map { $0.rawValue as NSString }
        attributes[.linePitch] = request.linePitch == 0 ? nil : request.linePitch
        if !request.features.isEmpty { attributes[.featureSettings] = request.features.map(\.setting) }
        // The name of a face says what it is.
        if !request.isSaidByName { attributes[.traits] = Self.traits(of: request) }
        self.init(fontAttributes: attributes)
    }

    static func traits(of request: FontRequest) -> [TraitKey: Any] {
        var traits: [TraitKey: Any] = [.weight: request.weight.rawValue]
        if request.width != .standard { traits[.width] = request.width.rawValue }
        if request.isItalic { traits[.symbolic] = SymbolicTraits.traitItalic.rawValue }
        return traits
    }
}

extension FontRequest {
    /// Reads the attributes that choose a face. A size of 0 takes the descriptor's.
    init(_ descriptor: UIFontDescriptor, size: CGFloat) {
        let attributes = descriptor.fontAttributes
        let wanted = size > 0 ? size : descriptor.pointSize
        self = Self.face(attributes, size: wanted)
        readTraits(attributes[.traits])
        if let face = attributes[.face] as? String {
            let words = face.split(separator: " ").map(String.init)
            isItalic = words.contains("Italic") || words.contains("Oblique")
            weight = words.lazy.compactMap { UIFont.Weight(faceName: $0) }.first ?? .regular
        }
        if let style = attributes[.textStyle] {
            textStyle = style as? UIFont.TextStyle ?? (style as? String).map { UIFont.TextStyle(rawValue: $0) }
        }
        if wanted == descriptor.pointSize { linePitch = CGFloat(anyNumber: attributes[.linePitch]) ?? 0 }
        features = FontFeature.all(in: attributes[.featureSettings])
    }

    /// Whether it is the font that its name alone stands for.
    fileprivate var isSaidByName: Bool {
        guard case .named(let name) = face, let plain = FontRequest(name: name, size: size) else { return false }
        return plain.weight == weight && plain.width == width && plain.isItalic == isItalic
    }

    private static func face(_ attributes: [UIFontDescriptor.AttributeName: Any], size: CGFloat) -> FontRequest {
        if let name = attributes[.name] as? String {
            return FontRequest(name: name, size: size) ?? FontRequest(face: .named(name), size: size)
        }
        if let family = attributes[.family] as? String {
            return FontRequest(name: family, size: size) ?? FontRequest(face: .named(family), size: size)
        }
        let design = (attributes[.design] as? String).map { UIFontDescriptor.SystemDesign(rawValue: $0) }
        return FontRequest(face: .system(design ?? .default), size: size)
    }

    private mutating func readTraits(_ value: Any?) {
        guard let traits = value as? [UIFontDescriptor.TraitKey: Any] else { return }
        if let number = CGFloat(anyNumber: traits[.weight]) { weight = UIFont.Weight(number) }
        if let number = CGFloat(anyNumber: traits[.width]) { width = UIFont.Width(rawValue: number) }
        if let slant = CGFloat(anyNumber: traits[.slant]), slant > 0 { isItalic = true }
        let symbolic = Self.symbolicTraits(traits[.symbolic])
        if symbolic.contains(.traitItalic) { isItalic = true }
        if symbolic.contains(.traitBold) { self = emboldened }
        if symbolic.contains(.traitMonoSpace), case .system = face { face = .system(.monospaced) }
    }

    private static func symbolicTraits(_ value: Any?) -> UIFontDescriptor.SymbolicTraits {
        switch value {
        case let traits as UIFontDescriptor.SymbolicTraits: traits
        case let number as UInt32: UIFontDescriptor.SymbolicTraits(rawValue: number)
        case let number?:
            UIFontDescriptor.SymbolicTraits(
                rawValue: UInt32(clamping: Int(saturating: CGFloat(anyNumber: number) ?? 0)))
        case nil: []
        }
    }

    /// This face with just these traits.
    func withTraits(_ traits: UIFontDescriptor.SymbolicTraits) -> FontRequest {
        var copy = self
        copy.isItalic = traits.contains(.traitItalic)
        if traits.contains(.traitBold) {
            copy = copy.emboldened
        } else if weight.rawValue >= UIFont.Weight.semibold.rawValue {
            copy.weight = .regular
        }
        if traits.contains(.traitMonoSpace), case .system = face { copy.face = .system(.monospaced) }
        if traits.contains(.traitCondensed) { copy.width = .condensed }
        if traits.contains(.traitExpanded) { copy.width = .expanded }
        return copy
    }
}
