import Foundation

extension UIColor {
    /// Asks ``Headless/Resources/color``; nil where nobody knows the name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        guard let found = Headless.resources.color(name, bundle, traits) else { return nil }
        self.init(source: found.source)
    }
}
