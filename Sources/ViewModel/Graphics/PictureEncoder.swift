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

extension UIImage {
    /// The file's own bytes where the image came from a PNG, upright and at one pixel a pixel; otherwise a new file.
    public func pngData() -> Data? {
        if let bytes = state.encodedBytes, bytes.starts(with: [0x89, 0x50]), state.addedOrientation == .up {
            return Data(bytes)
        }
        return PictureEncoder.present?.png(picture, Double(scale)).map { Data($0) }
    }

    /// From 0, the smallest file, to 1. Transparent places come out white.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        PictureEncoder.present?.jpeg(picture, Double(scale), Double(compressionQuality)).map { Data($0) }
    }

    /// The image alone on a canvas of its size.
    private var picture: DisplayList {
        var list = DisplayList(size: Size(size))
        draw(into: &list, in: Rect(CGRect(origin: .zero, size: size)), tint: paintingTint(.black, .current))
        return list
    }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
