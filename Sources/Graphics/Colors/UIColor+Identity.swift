import Foundation

extension UIColor.Source {
    /// Colours with components are equal by components and space, system colours by name, those of dynamic providers if they have the same
    /// one, as two of one name in an asset catalog do.
    func isSame(as other: UIColor.Source) -> Bool {
        switch (self, other) {
        case (.value(let value), .value(let otherValue)): value == otherValue
        case (.system(let color), .system(let otherColor)): color.name == otherColor.name
        case (.provider(let provider), .provider(let otherProvider)): provider === otherProvider
        case (.translucent(let base, let alpha), .translucent(let otherBase, let otherAlpha)):
            alpha == otherAlpha && base == otherBase
        default: false
        }
    }

    func hashValue(of color: UIColor) -> Int {
        var hasher = Hasher()
        switch self {
        case .value(let value): hasher.combine(value)
        case .system(let system): hasher.combine(system.name)
        case .translucent(let base, let alpha):
            hasher.combine(base)
            hasher.combine(alpha)
        case .provider(let provider): hasher.combine(ObjectIdentifier(provider))
        }
        return hasher.finalize()
    }

    /// The colour in the form that UIKit prints.
    func description(of color: UIColor) -> String {
        let address = "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(color).toOpaque()), radix: 16)
        return switch self {
        case .value(let value): value.description
        case .system(let system): "<UIDynamicSystemColor: \(address); name = \(system.name)>"
        case .provider: "<UIDynamicProviderColor: \(address)>"
        case .translucent(let base, let alpha):
            "<UIDynamicModifiedColor: \(address); alpha component = \(Double(alpha)); baseColor = \(base.description)>"
        }
    }
}

extension UIColor.Source {
    /// Archives hold system colours by name and everything else by its numbers in the traits of that moment.
    func encode(with coder: NSCoder) {
        if case .system(let color) = self {
            coder.encode(color.name as NSString, forKey: "UISystemColorName")
            return
        }
        let value = UIColor(source: self).value(with: .current).withoutPattern
        coder.encode((value.space.name ?? CGColorSpace.extendedSRGB) as NSString, forKey: "UIColorSpaceName")
        for (index, component) in value.components.enumerated() {
            coder.encode(Double(component), forKey: "UIComponent\(index)")
        }
        coder.encode(Double(value.alpha), forKey: "UIAlpha")
    }

    init?(decodedFrom coder: NSCoder) {
        if let name = coder.text(forKey: "UISystemColorName") {
            guard let color = SystemColor.named(name) else { return nil }
            self = .system(color)
            return
        }
        guard let name = coder.text(forKey: "UIColorSpaceName"),
            let space = CGColorSpace(name: name)
        else { return nil }
        let components = (0..<space.numberOfComponents).map {
            CGFloat(coder.decodeDouble(forKey: "UIComponent\($0)"))
        }
        self = .value(ColorValue(space, components, alpha: CGFloat(coder.decodeDouble(forKey: "UIAlpha"))))
    }
}
