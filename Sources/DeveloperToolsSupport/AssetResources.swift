import UIKit

/// An image of an asset catalog. Code names it `.cardIcon`, as Xcode does.
public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of an asset catalog.
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

// The project's folders are asked where the app's own bundle would be.
extension UIImage {
    public convenience init(resource: ImageResource) {
        let bundle = resource.bundle == .main ? nil : resource.bundle
        self.init(named: resource.name, in: bundle, compatibleWith: nil)!
    }
}

extension UIColor {
    public convenience init(resource: ColorResource) {
        let bundle = resource.bundle == .main ? nil : resource.bundle
        self.init(named: resource.name, in: bundle, compatibleWith: nil)!
    }
}
