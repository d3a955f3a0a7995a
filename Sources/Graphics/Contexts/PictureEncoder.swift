import Foundation
import MaquetteDrawing
import Synchronization

/// Makes files of drawings. The renderer puts it here, for this room does not know the renderer.
package struct PictureEncoder: Sendable {
    package let png: @Sendable (DisplayList, _ scale: Double) -> [UInt8]?
    package let jpeg: @Sendable (DisplayList, _ scale: Double, _ quality: Double) -> [UInt8]?
    package let pdf: @Sendable ([DisplayList]) -> [UInt8]?

    package init(
        png: @escaping @Sendable (DisplayList, _ scale: Double) -> [UInt8]?,
        jpeg: @escaping @Sendable (DisplayList, _ scale: Double, _ quality: Double) -> [UInt8]?,
        pdf: @escaping @Sendable ([DisplayList]) -> [UInt8]?
    ) {
        self.png = png
        self.jpeg = jpeg
        self.pdf = pdf
    }

    private static let stored = Mutex<PictureEncoder?>(nil)

    /// Without a renderer there is none, and images give no bytes but those of the files they came from.
    package static var present: PictureEncoder? {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}
