import Foundation
import Synchronization

/// The variants of an image. The traits of the place where it is shown decide between them.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private struct Registered {
        let image: UIImage
        let traits: UITraitCollection
    }

    private let lookUp: (UITraitCollection) -> ImageState?
    private let registered = Mutex<[Registered]>([])

    public override convenience init() { self.init { _ in nil } }

    init(lookUp: @escaping (UITraitCollection) -> ImageState?) {
        self.lookUp = lookUp
        super.init()
    }

    open func image(with traitCollection: UITraitCollection) -> UIImage {
        guard var state = variant(for: traitCollection) else { return UIImage() }
        state.asset = self
        return UIImage(state)
    }

    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        registered.withLock { registered in
            registered.removeAll { $0.traits.isEqual(traitCollection) }
            registered.append(Registered(image: image, traits: traitCollection))
        }
    }

    open func unregister(with traitCollection: UITraitCollection) {
        registered.withLock { registered in registered.removeAll { $0.traits.isEqual(traitCollection) } }
    }

    func variant(for traits: UITraitCollection) -> ImageState? {
        let best = registered.withLock { registered in registered.best { $0.traits.fit(traits) }?.image.state }
        return best ?? lookUp(traits)
    }
}

extension UITraitCollection {
    /// How many of the specified traits agree with another collection; nil if one differs.
    fileprivate func fit(_ other: UITraitCollection) -> Int? {
        let said = [
            userInterfaceStyle == .unspecified ? nil : userInterfaceStyle == other.userInterfaceStyle,
            displayScale == 0 ? nil : displayScale == other.displayScale,
            accessibilityContrast == .unspecified ? nil : accessibilityContrast == other.accessibilityContrast,
            userInterfaceIdiom == .unspecified ? nil : userInterfaceIdiom == other.userInterfaceIdiom,
            horizontalSizeClass == .unspecified ? nil : horizontalSizeClass == other.horizontalSizeClass,
            verticalSizeClass == .unspecified ? nil : verticalSizeClass == other.verticalSizeClass,
            layoutDirection == .unspecified ? nil : layoutDirection == other.layoutDirection,
        ].compactMap { $0 }
        return said.contains(false) ? nil : said.count
    }
}

extension UIImage {
    /// The variant for the traits, with the changes that code made to the image.
    package func resolved(for traits: UITraitCollection) -> UIImage {
        guard let variant = knownAsset?.variant(for: traits) else { return self }
        var resolved = state
        (resolved.source, resolved.scale, resolved.name) = (variant.source, variant.scale, variant.name)
        return resolved == state ? self : UIImage(resolved)
    }
}
