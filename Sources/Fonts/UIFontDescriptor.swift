import Foundation

/// A font by its attributes.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let foundationMark = FoundationMark()
    public let fontAttributes: [AttributeName: Any]

    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        fontAttributes = attributes
        super.init()
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Archives hold what can be archived of a descriptor: names, size, style and traits that are numbers.
    public required convenience init?(coder: NSCoder) {
        var attributes: [AttributeName: Any] = [:]
        for name in AttributeName.archivedTexts {
            attributes[name] = coder.text(forKey: name.rawValue)
        }
        attributes[.size] = CGFloat(coder.decodeDouble(forKey: AttributeName.size.rawValue))
        var traits: [TraitKey: Any] = [:]
        for key in [TraitKey.weight, .width, .slant] where coder.containsValue(forKey: key.rawValue) {
            traits[key] = CGFloat(coder.decodeDouble(forKey: key.rawValue))
        }
        traits[.symbolic] = UInt32(truncatingIfNeeded: coder.decodeInt64(forKey: TraitKey.symbolic.rawValue))
        attributes[.traits] = traits
        self.init(fontAttributes: attributes)
    }

    open class var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func encode(with coder: NSCoder) {
        for name in AttributeName.archivedTexts {
            (fontAttributes[name] as? String).map { coder.encode($0 as NSString, forKey: name.rawValue) }
        }
        coder.encode(Double(pointSize), forKey: AttributeName.size.rawValue)
        let traits = fontAttributes[.traits] as? [TraitKey: Any] ?? [:]
        for key in [TraitKey.weight, .width, .slant] {
            number(traits[key]).map { coder.encode(Double($0), forKey: key.rawValue) }
        }
        coder.encode(Int64(symbolicTraits.rawValue), forKey: TraitKey.symbolic.rawValue)
    }

    open var pointSize: CGFloat { number(fontAttributes[.size]) ?? 0 }
    open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }
    /// What glyphs are transformed by; lines are laid out without it.
    open var matrix: CGAffineTransform {
        let value = fontAttributes[.matrix]
        return value as? CGAffineTransform ?? (value as? NSValue)?.cgAffineTransformValue ?? .identity
    }
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        addingAttributes([.matrix: NSValue(cgAffineTransform: matrix)])
    }
    /// An attribute, also one that follows from the others: what a face is called and what its traits are.
    open func object(forKey attribute: AttributeName) -> Any? {
        if let value = fontAttributes[attribute] { return value }
        let request = FontRequest(self, size: 0)
        return switch attribute {
        case .name: request.fontName
        case .family: request.familyName
        case .traits: Self.traits(of: request)
        default: nil
        }
    }

    open var symbolicTraits: SymbolicTraits {
        let request = FontRequest(self, size: 0)
        var traits: SymbolicTraits = []
        if request.isItalic { traits.insert(.traitItalic) }
        if request.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if request.face == .system(.monospaced) || request.typeface?.isFixedPitch == true {
            traits.insert(.traitMonoSpace)
        }
        if request.width.rawValue < 0 { traits.insert(.traitCondensed) }
        if request.width.rawValue > 0 { traits.insert(.traitExpanded) }
        return traits
    }

    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var attributes = fontAttributes
        attributes[.name] = nil
        attributes[.family] = newFamily
        return UIFontDescriptor(fontAttributes: attributes)
    }

    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The distance of a style's lines belongs to its own size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var attributes = fontAttributes
        if newPointSize != pointSize { attributes[.linePitch] = nil }
        attributes[.size] = newPointSize
        return UIFontDescriptor(fontAttributes: attributes)
    }

    /// This family with exactly these traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(FontRequest(self, size: 0).withTraits(symbolicTraits))
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var request = FontRequest(self, size: 0)
        guard case .system = request.face else { return nil }
        request.face = .system(design)
        return UIFontDescriptor(request)
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return UIFontDescriptor(FontRequest(textStyle: style, category: category))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other === self || FontRequest(other, size: 0) == FontRequest(self, size: 0)
    }

    open override var hash: Int { FontRequest(self, size: 0).hashValue }

    private func number(_ value: Any?) -> CGFloat? { CGFloat(anyNumber: value) }
}

extension CGFloat {
    /// The number in a value of any type in which code stores numbers.
    package init?(anyNumber value: Any?) {
        switch value {
        case let number as CGFloat: self = number
        case let number as Double: self = CGFloat(number)
        case let number as Float: self = CGFloat(number)
        case let number as Int: self = CGFloat(number)
        case let number as NSNumber: self = CGFloat(number.doubleValue)
        case let weight as UIFont.Weight: self = weight.rawValue
        case let width as UIFont.Width: self = width.rawValue
        default: return nil
        }
    }
}
