import MaquetteDrawing
import MaquetteGraphics

extension PictureEncoder {
    /// What gives images made by drawing their bytes: nothing where a picture cannot be painted.
    static let cairo = PictureEncoder(
        png: { try? Bitmap($0, scale: $1).png() }, jpeg: { try? Bitmap($0, scale: $1).jpeg(quality: $2) },
        pdf: { try? DisplayList.pdf(pages: $0) })
}

/// The one place where the renderer makes itself known: UIKit's images find this function where a program is linked with
/// the renderer.
@_cdecl("maquette_give_picture_encoder")
public func givePictureEncoder(_ place: UnsafeMutableRawPointer) {
    place.assumingMemoryBound(to: PictureEncoder?.self).pointee = .cairo
}
