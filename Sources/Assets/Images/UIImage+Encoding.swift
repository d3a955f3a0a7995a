import Foundation
import MaquetteDrawing

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
