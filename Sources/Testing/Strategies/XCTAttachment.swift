#if !MAQUETTE_XCTEST
    import Foundation
    import UIKit

    /// An attachment of a failure. The XCTest of Linux has none, so it is not shown; that of `preview test` has its own.
    public final class XCTAttachment {
        public let data: Data
        public var name: String?

        public init(data: Data, uniformTypeIdentifier: String = "public.data") { self.data = data }
        public convenience init(string: String) { self.init(data: Data(string.utf8)) }
        public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data()) }
    }
#endif
