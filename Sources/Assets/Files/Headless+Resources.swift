import Foundation

extension Headless {
    /// Where images and colours are found by name, in addition to the bundle.
    public struct Resources: Sendable {
        /// Looks a colour up, as an asset catalog does: name, bundle, traits.
        public var color: @Sendable (String, Bundle?, UITraitCollection?) -> UIColor? = { _, _, _ in nil }
        /// Looks an image up before the folders are searched, as an asset catalog does: name, bundle, traits.
        public var image: @Sendable (String, Bundle?, UITraitCollection?) -> UIImage? = { _, _, _ in nil }
        /// Looks up a picture for a system symbol.
        public var symbol: @Sendable (String, UIImage.SymbolConfiguration) -> UIImage? = { _, _ in nil }
        /// Asset catalogs (`.xcassets` folders) to look names up in, before those in `imageFolders` and in the bundle.
        public var catalogs: [URL] = []
        /// Folders in which `UIImage(named:)` looks for catalogs and files, before the bundle's own.
        public var imageFolders: [URL] = []
        /// Folders of a project that serve as the bundles of its app: nibs, storyboards, texts, asset catalogs and
        /// other files anywhere below them. Every bundle is looked into first, then these, in their order.
        public var bundleFolders: [URL] = []
        /// The modules whose classes nibs name, where a nib leaves the module out or has another name for it.
        public var modules: [String] = []
        /// Settings of Xcode's by their names, for what the app's `Info.plist` leaves to them: `$(API_URL)`.
        public var settings: [String: String] = [:]
        /// The user's language, such as `de` or `pt-BR`; nil is the app's own.
        public var language: String?
        /// Sizes in points of images that may be missing: for such a name `UIImage(named:)` returns a placeholder of
        /// the size given here, so that the layout is that of the app.
        public var imageSizes: [String: CGSize] = [:]

        public init() {}
    }

    private static let storedResources = LockedState(Resources())

    public static var resources: Resources {
        get { storedResources.withLock { $0 } }
        set { storedResources.withLock { $0 = newValue } }
    }
}
