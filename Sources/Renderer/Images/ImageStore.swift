import MaquetteDrawing
import Synchronization

/// Decodes each image once, however often one picture shows it, whichever thread paints that part.
final class ImageStore: Sendable {
    private let decoded = Mutex<[ImageSource: PixelImage]>([:])

    func pixels(of source: ImageSource) throws(RenderError) -> PixelImage {
        let result = decoded.withLock { decoded -> Result<PixelImage, RenderError> in
            if let image = decoded[source] { return .success(image) }
            do throws(RenderError) {
                let image = try PixelImage(decoding: source)
                decoded[source] = image
                return .success(image)
            } catch { return .failure(error) }
        }
        return try result.get()
    }
}
