import Foundation

/// A colour of a catalog, with a value for each combination of appearances.
struct ColorSet: Sendable {
    private struct Entry: @unchecked Sendable {
        let slot: AssetSlot
        let color: UIColor
    }

    /// The colour for all traits, which is the same one whenever it is asked for; nil for a set without a readable colour.
    let color: UIColor?

    init(_ folder: SearchFolder) {
        let entries: [Entry] = AssetContents(ofFolder: folder.url, within: folder.boundary).slots("colors").compactMap {
            json in
            guard let color = (json["color"] as? [String: Any]).flatMap(Self.color) else { return nil }
            return Entry(slot: AssetSlot(json), color: color)
        }
        guard let first = entries.first, entries.count > 1 else {
            color = entries.first?.color
            return
        }
        color = UIColor { traits in
            (entries.best { $0.slot.fit(traits, Headless.settings.device.idiom) } ?? first).color
        }
    }

    private static func color(_ json: [String: Any]) -> UIColor? {
        if let reference = json["reference"] as? String { return UIColor(catalogReference: reference) }
        guard let components = json["components"] as? [String: Any] else { return nil }
        func component(_ name: String) -> CGFloat? { components[name].flatMap(AssetNumber.component) }
        let alpha = components["alpha"].flatMap(AssetNumber.alpha) ?? 1
        let space = json["color-space"] as? String ?? "srgb"
        if let white = component("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        switch space {
        case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case "extended-linear-srgb":
            return UIColor(
                red: ColorValue.encoded(red), green: ColorValue.encoded(green), blue: ColorValue.encoded(blue),
                alpha: alpha)
        default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
    }
}

/// The forms of a component in a catalog: `0.5`, `128`, `0x80`, or a number.
private enum AssetNumber {
    static func component(_ json: Any) -> CGFloat? {
        guard let text = json as? String else {
            return (json as? NSNumber).map {
                $0.doubleValue > 1 ? CGFloat($0.doubleValue / 255) : CGFloat($0.doubleValue)
            }
        }
        if let byte = hexadecimal(text) { return CGFloat(byte) / 255 }
        guard let value = Double(text), value.isFinite else { return nil }
        return CGFloat(text.contains(".") ? value : value / 255)
    }

    /// Alphas are always from 0 to 1, whether they are written with a decimal point or not.
    static func alpha(_ json: Any) -> CGFloat? {
        guard let text = json as? String else { return (json as? NSNumber).map { CGFloat($0.doubleValue) } }
        if let byte = hexadecimal(text) { return CGFloat(byte) / 255 }
        guard let value = Double(text), value.isFinite else { return nil }
        return CGFloat(value > 1 ? value / 255 : value)
    }

    private static func hexadecimal(_ text: String) -> Int? {
        text.lowercased().hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : nil
    }
}

extension UIColor {
    /// Asks ``Headless/Resources/color``, then the asset catalogs; nil for an unknown name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let found =
            Headless.resources.color(name, bundle, traits)
            ?? AssetCatalogs.colorSet(named: name, in: bundle)?.color
        guard let found else {
            _ = Headless.Diagnostics.tell(.color(name))
            return nil
        }
        self.init(sameAs: found)
    }
}
