import Foundation
import Synchronization

extension Headless {
    /// Where names of images and colours lead. Without a word from the app there is nothing to find.
    public struct Resources: Sendable {
        /// Looks a colour up, as an asset catalog does: name, bundle, traits.
        public var color: @Sendable (String, Bundle?, UITraitCollection?) -> UIColor? = { _, _, _ in nil }

        public init() {}
    }

    private static let storedResources = Mutex(Resources())

    public static var resources: Resources {
        get { storedResources.withLock { $0 } }
        set { storedResources.withLock { $0 = newValue } }
    }
}
