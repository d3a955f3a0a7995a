import MaquetteDrawing
import MaquetteViewModel

extension PictureEncoder {
    /// Encodes drawn images; nil when a picture cannot be painted.
    package static let cairo = PictureEncoder(
        png: { try? Bitmap($0, scale: $1).png() }, jpeg: { try? Bitmap($0, scale: $1).jpeg(quality: $2) },
        pdf: { try? DisplayList.pdf(pages: $0) })
}
