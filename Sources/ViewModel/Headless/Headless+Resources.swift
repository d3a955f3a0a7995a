import Foundation
import Synchronization

extension Headless {
    /// Where names of images and colours lead. Without a word from the app there is nothing to find.
    public struct Resources: Sendable {
        /// Looks a colour up, as an asset catalog does: name, bundle, traits.
        public var color: @Sendable (String, Bundle?, UITraitCollection?) -> UIColor? = { _, _, _ in nil }
        /// Looks an image up before the folders are searched, as an asset catalog does: name, bundle, traits.
        public var image: @Sendable (String, Bundle?, UITraitCollection?) -> UIImage? = { _, _, _ in nil }
        /// Looks up a picture for a system symbol.
        public var symbol: @Sendable (String, UIImage.SymbolConfiguration) -> UIImage? = { _, _ in nil }
        /// Folders in which `UIImage(named:)` looks for files, before the bundle's own.
        public var imageFolders: [URL] = []

        public init() {}
    }

    private static let storedResources = Mutex(Resources())

    public static var resources: Resources {
        get { storedResources.withLock { $0 } }
        set { storedResources.withLock { $0 = newValue } }
    }
}
